#include "games/chessfootball/lane.h"

#include <initializer_list>

#include "games/chessfootball/search_api.h"

namespace chessfootball {

namespace {

struct Step {
    int file, rank;
};
constexpr Step kSteps[8] = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

// CF13: among the opponent's pieces that attack the square the least valuable, then the nearest, then the one on the
// lower file, then on the lower rank; kNoSquare if none does.
Square interceptorOf(const Position& p, Square square, Color shooter) {
    const Bitboard attackers = attackersTo(p, square, p.occupied()) & p.byColor[~shooter];
    if (attackers == 0) return kNoSquare;
    for (const PieceType type : {kPawn, kKnight, kBishop, kRook, kQueen, kKing}) {
        Bitboard rest = attackers & p.byType[type];
        if (rest == 0) continue;
        Square best = takeLowest(rest);
        while (rest != 0) {
            const Square other = takeLowest(rest);
            const int nearer = kingDistance(other, square) - kingDistance(best, square);
            // Squares come rank by rank, so of two on one file the lower rank came first.
            if (nearer < 0 || (nearer == 0 && fileOf(other) < fileOf(best))) best = other;
        }
        return best;
    }
    return kNoSquare;
}

}  // namespace

Lane laneOf(const Position& p, Square from, Direction direction) {
    Lane lane;
    const Color shooter = p.colorAt(from);
    const Step step = kSteps[direction];
    const int goalRank = shooter == kWhite ? 8 : -1;
    int file = fileOf(from), rank = rankOf(from);
    lane.last = static_cast<std::uint8_t>(from);
    for (;;) {
        file += step.file;
        rank += step.rank;
        if (rank < 0 || rank > 7) {  // the exact corner included (CF14)
            lane.end = rank == goalRank ? LaneEnd::Goal : LaneEnd::OwnGoal;
            return lane;
        }
        if (file < 0 || file > 7) {  // CF16; no throw-in, no corner: the ball just lies there (CF24)
            lane.end = lane.length == 0 ? LaneEnd::Refused : LaneEnd::Out;
            return lane;
        }
        lane.last = static_cast<std::uint8_t>(squareAt(file, rank));
        lane.path[lane.length++] = lane.last;
        if (!p.isEmpty(lane.last)) {  // CF12: whoever it is, and whoever controls the square
            lane.by = lane.last;
            lane.end = LaneEnd::Received;
            return lane;
        }
        lane.by = static_cast<std::uint8_t>(interceptorOf(p, lane.last, shooter));
        if (lane.by != kNoSquare) {
            lane.end = LaneEnd::Intercepted;
            return lane;
        }
    }
}

namespace {

constexpr ShotDirections makeShotDirections() {
    ShotDirections table{};
    for (Square s = 0; s < 64; ++s) {
        for (int d = 0; d < 8; ++d) {
            const int file = fileOf(s) + kSteps[d].file, rank = rankOf(s) + kSteps[d].rank;
            const bool overSide = rank >= 0 && rank < 8 && (file < 0 || file > 7);
            if (!overSide) table.at[s] = static_cast<std::uint8_t>(table.at[s] | 1 << d);
        }
    }
    return table;
}

}  // namespace

constinit const ShotDirections kShotDirections = makeShotDirections();

namespace {

// The squares on the way over the end line at rank `goalRank`; kNeverOpen if the way leaves over a side. The exact
// corner is the end line (CF14).
constexpr Bitboard squaresToGoal(Square from, Step step, int goalRank) {
    Bitboard squares = 0;
    int file = fileOf(from) + step.file, rank = rankOf(from) + step.rank;
    for (; rank != goalRank; file += step.file, rank += step.rank) {
        if (!onBoard(file, rank)) return kNeverOpen;
        squares |= bit(squareAt(file, rank));
    }
    return squares;
}

constexpr GoalLanes makeGoalLanes() {
    GoalLanes lanes{};
    for (Square s = 0; s < 64; ++s) {
        for (int i = 0; i < 3; ++i) {
            lanes.at[kWhite][s][i] = squaresToGoal(s, kSteps[kGoalDirections[kWhite][i]], 8);
            lanes.at[kBlack][s][i] = squaresToGoal(s, kSteps[kGoalDirections[kBlack][i]], -1);
        }
    }
    return lanes;
}

}  // namespace

constinit const GoalLanes kGoalLanes = makeGoalLanes();

unsigned scoringShots(const Position& p, Square from) {
    const Color shooter = p.colorAt(from);
    unsigned open = openGoalLanes(shooter, from, p.occupied());
    // The attack map is dear, and most lanes are blocked.
    if (open != 0) open &= openGoalLanes(shooter, from, attackedBy(p, ~shooter));
    return open;
}

}  // namespace chessfootball
