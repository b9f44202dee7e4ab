#include "games/chessfootball/lane.h"

#include <initializer_list>

#include "games/chessfootball/attacks.h"

namespace chessfootball {

namespace {

struct Step {
    int file, rank;
};
constexpr Step kSteps[8] = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

// CF13: among the opponent's pieces that attack the square the least valuable, then the nearest, then the one on the
// lower file, then on the lower rank; kNoSquare if none does.
Square interceptorOf(const Position& p, Square square, Color shooter) {
    const Color opponent = ~shooter;
    const Bitboard occupied = p.occupied();
    const Bitboard attackers[] = {
        kPawnAttacks[shooter][square],
        kKnightAttacks[square],
        bishopAttacks(square, occupied),
        rookAttacks(square, occupied),
        bishopAttacks(square, occupied) | rookAttacks(square, occupied),
        kKingAttacks[square],
    };
    for (const PieceType type : {kPawn, kKnight, kBishop, kRook, kQueen, kKing}) {
        Bitboard rest = attackers[type] & p.pieces(opponent, type);
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
        if (file < 0 || file > 7) {
            lane.end = lane.length == 0 ? LaneEnd::Refused : LaneEnd::Out;
            return lane;
        }
        lane.last = static_cast<std::uint8_t>(squareAt(file, rank));
        lane.path[lane.length++] = lane.last;
        if (!p.isEmpty(lane.last)) {
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

}  // namespace chessfootball
