#include "ai/chessfootball/evaluation.h"

#include <algorithm>

#include "ai/chessfootball/goal_lanes.h"
#include "ai/chessfootball/weights.h"

namespace ai::chessfootball {

namespace {

using cf::Bitboard;
using cf::Color;
using cf::Position;
using cf::Square;

// What one side contributes, gathered in one walk over its pieces.
struct Side {
    Pair material, squares, mobility;
    Bitboard pawnAttacks = 0;
    Bitboard attacks = 0;  // of all pieces, in the sense of CF13
    int phase = 0;
    int zoneAttackers = 0, zoneWeight = 0;
};

constexpr Bitboard filesBeside(Bitboard set) {
    return cf::shift<1>(set) | cf::shift<-1>(set);
}

Bitboard upFrom(Bitboard set) {
    set |= set << 8;
    set |= set << 16;
    return set | set << 32;
}
Bitboard downFrom(Bitboard set) {
    set |= set >> 8;
    set |= set >> 16;
    return set | set >> 32;
}
template <Color Us>
Bitboard ahead(Bitboard set) {  // strictly, on the same files
    return Us == cf::kWhite ? upFrom(set) << 8 : downFrom(set) >> 8;
}
Bitboard filesOf(Bitboard set) {
    return upFrom(set) | downFrom(set);
}

Bitboard attacksOf(int type, Square square, Bitboard occupied) {
    switch (type) {
        case cf::kKnight:
            return cf::kKnightAttacks[square];
        case cf::kBishop:
            return cf::bishopAttacks(square, occupied);
        case cf::kRook:
            return cf::rookAttacks(square, occupied);
        case cf::kQueen:
            return cf::bishopAttacks(square, occupied) | cf::rookAttacks(square, occupied);
        default:
            return cf::kKingAttacks[square];
    }
}

template <Color Us>
void gather(const Position& p, Bitboard enemyPawnAttacks, Side& side) {
    const Bitboard own = p.byColor[Us];
    const Bitboard occupied = p.occupied();
    const Bitboard useful = ~own & ~enemyPawnAttacks;
    const Bitboard zone = cf::kKingAttacks[p.king(~Us)];
    const int flip = Us == cf::kWhite ? 0 : 56;
    const Bitboard ownPawns = p.pieces(Us, cf::kPawn);
    const Bitboard ownFiles = filesOf(ownPawns);
    const Bitboard enemyFiles = filesOf(p.pieces(~Us, cf::kPawn));
    for (Bitboard pawns = ownPawns; pawns != 0;) {
        side.squares += squareValue(cf::kPawn, cf::takeLowest(pawns) ^ flip);
        side.material += kMaterial[cf::kPawn];
    }
    side.attacks = side.pawnAttacks;
    for (int type = cf::kKnight; type <= cf::kKing; ++type) {
        for (Bitboard set = own & p.byType[type]; set != 0;) {
            const Square square = cf::takeLowest(set);
            const Bitboard attacks = attacksOf(type, square, occupied);
            side.attacks |= attacks;
            side.squares += squareValue(type, square ^ flip);
            if (type == cf::kKing) continue;
            side.material += kMaterial[type];
            side.phase += kPhase[type];
            side.mobility += kMobility[type] * (cf::count(attacks & useful) - kUsualMobility[type]);
            if ((attacks & zone) != 0) {
                ++side.zoneAttackers;
                side.zoneWeight += kKingZoneAttack[type];
            }
            if (type == cf::kRook && (cf::bit(square) & ownFiles) == 0) {
                side.squares += (cf::bit(square) & enemyFiles) == 0 ? kRookOpenFile : kRookHalfOpenFile;
            }
        }
    }
    if (cf::several(p.pieces(Us, cf::kBishop))) side.material += kBishopPair;
}

template <Color Us>
Pair pawnStructure(const Position& p) {
    const Bitboard own = p.pieces(Us, cf::kPawn);
    const Bitboard enemy = p.pieces(~Us, cf::kPawn);
    Pair sum = kDoubledPawn * cf::count(own & ahead<Us>(own));
    sum += kIsolatedPawn * cf::count(own & ~filesOf(filesBeside(own)));
    const Bitboard enemyFront = ahead<~Us>(enemy);
    Bitboard passed = own & ~(enemyFront | filesBeside(enemyFront)) & ~ahead<~Us>(own);
    while (passed != 0) {
        const Square square = cf::takeLowest(passed);
        const int rank = Us == cf::kWhite ? cf::rankOf(square) : 7 - cf::rankOf(square);
        sum += kPassedPawn[rank];
    }
    return sum;
}

// Middle-game safety: own pawns before the king, less the enemy's pieces that look at its surroundings.
template <Color Us>
int kingSafety(const Position& p, const Side& enemy) {
    const Bitboard king = cf::bit(p.king(Us));
    const Bitboard front = ahead<Us>(king | filesBeside(king));
    const Bitboard near = Us == cf::kWhite ? (king | filesBeside(king)) << 8 | (king | filesBeside(king)) << 16
                                           : (king | filesBeside(king)) >> 8 | (king | filesBeside(king)) >> 16;
    const int shield = kShieldPawn * cf::count(p.pieces(Us, cf::kPawn) & near & front);
    return shield - enemy.zoneWeight * kKingZonePerMille[std::min(enemy.zoneAttackers, 7)] / 1000;
}

// The carrier of `Us`: how near the goal, how safe.
template <Color Us>
int carrierValue(const Position& p, const Side& own, const Side& enemy) {
    const int ranks = Us == cf::kWhite ? 7 - cf::rankOf(p.ball) : cf::rankOf(p.ball);
    int value = kPossession + kProgress[ranks];
    const Bitboard square = cf::bit(p.ball);
    if (p.side != Us && (enemy.attacks & square) != 0) {
        value -= kCarrierAttacked;
        if ((own.attacks & square) == 0) value -= kCarrierUndefended;
    }
    return value;
}

template <Color Us>
int laneValue(const Position& p, const Side& enemy) {
    const int open = openLanes(p, Us, p.ball, enemy.attacks);
    if (open == 0) return kHalfOpenLane * openLanes(p, Us, p.ball, 0);
    if (p.side == Us) return kOpenLaneToMove;
    return kOpenLaneThreat + (open > 1 ? kSecondLane : 0);
}

// A free ball: who can take it. Pawns reach it by their own steps too (CF8), which the attack map tells for diagonals.
int freeBall(const Position& p, const Side& white, const Side& black) {
    const Bitboard at = p.ball == cf::kBallCentre ? cf::kCentreBits & ~p.occupied() : cf::bit(p.ball);
    const Bitboard targets = at != 0 ? at : cf::kCentreBits;
    const auto reach = [&](const Side& side, Color color, Bitboard pushes) {
        const bool can = ((side.attacks | pushes) & targets) != 0;
        return can ? (p.side == color ? kFreeBallReach : kFreeBallGuard) : 0;
    };
    const Bitboard whitePushes = p.pieces(cf::kWhite, cf::kPawn) << 8;
    const Bitboard blackPushes = p.pieces(cf::kBlack, cf::kPawn) >> 8;
    return reach(white, cf::kWhite, whitePushes) - reach(black, cf::kBlack, blackPushes);
}

int goalsValue(const Position& p, const cf::Rules& rules) {
    const auto of = [&](Color color) {
        const int goals = p.goals[color];
        return goals * kGoal + (rules.goalsToWin > 1 && goals == rules.goalsToWin - 1 ? kLastGoal : 0);
    };
    return of(cf::kWhite) - of(cf::kBlack);
}

}  // namespace

Evaluation evaluate(const Position& p, const cf::Rules& rules) {
    // 1. One walk over the pieces of each side.
    Side white, black;
    white.pawnAttacks = cf::pawnAttacks<cf::kWhite>(p.pieces(cf::kWhite, cf::kPawn));
    black.pawnAttacks = cf::pawnAttacks<cf::kBlack>(p.pieces(cf::kBlack, cf::kPawn));
    gather<cf::kWhite>(p, black.pawnAttacks, white);
    gather<cf::kBlack>(p, white.pawnAttacks, black);
    // 2. Blend by the pieces left.
    const int phase = std::min(white.phase + black.phase, kFullPhase);
    const auto blend = [phase](Pair pair) {
        return (pair.middle * phase + pair.end * (kFullPhase - phase)) / kFullPhase;
    };
    Evaluation e;
    e.material = blend(white.material - black.material);
    e.squares = blend(white.squares - black.squares) + (p.side == cf::kWhite ? kTempo : -kTempo);
    e.mobility = blend(white.mobility - black.mobility);
    e.pawns = blend(pawnStructure<cf::kWhite>(p) - pawnStructure<cf::kBlack>(p));
    e.kings = blend({kingSafety<cf::kWhite>(p, black) - kingSafety<cf::kBlack>(p, white), 0});
    // 3. The ball.
    if (!p.hasBall()) return e;
    e.score = goalsValue(p, rules);
    if (p.carries(cf::kWhite)) {
        e.ball = carrierValue<cf::kWhite>(p, white, black);
        e.lanes = laneValue<cf::kWhite>(p, black);
    } else if (p.carries(cf::kBlack)) {
        e.ball = -carrierValue<cf::kBlack>(p, black, white);
        e.lanes = -laneValue<cf::kBlack>(p, white);
    } else {
        e.ball = freeBall(p, white, black);
    }
    return e;
}

}  // namespace ai::chessfootball
