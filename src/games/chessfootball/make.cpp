#include "games/chessfootball/make.h"

#include <cassert>

#include "games/chessfootball/initial.h"
#include "games/chessfootball/search_api.h"
#include "games/chessfootball/settle.h"

namespace chessfootball {

namespace {

constexpr std::uint16_t kHighestHalfmove = 9999;
constexpr std::uint32_t kHighestFullmove = 99999;

std::uint64_t placementKey(const Position& p) {
    std::uint64_t key = kZobrist.castling[p.castling];
    for (Bitboard rest = p.occupied(); rest != 0;) {
        const Square s = takeLowest(rest);
        key ^= kZobrist.piece[p.colorAt(s)][p.board[s]][s];
    }
    return key;
}

void setBall(Position& n, int ball) {
    n.key ^= kZobrist.ball[n.ball] ^ kZobrist.ball[ball];
    n.ball = static_cast<std::uint8_t>(ball);
}

// CF20
void score(Position& n, Color scorer, const Rules& rules) {
    assert(n.goals[scorer] < 9);
    n.key ^= kZobrist.goals[scorer][n.goals[scorer]];
    ++n.goals[scorer];
    n.key ^= kZobrist.goals[scorer][n.goals[scorer]];
    n.halfmove = 0;
    if (rules.resetAfterGoal) {
        n.key ^= placementKey(n);
        placeInitially(n);
        n.key ^= placementKey(n);
    }
    setBall(n, returnPlace(n, rules));
}

// The squares from which a pawn of `side` may go to an empty square at all.
Bitboard pawnSources(Color side, Square to) {
    const Bitboard behind = side == kWhite ? bit(to) >> 8 : bit(to) << 8;
    return kPawnAttacks[~side][to] | behind | (side == kWhite ? behind >> 8 : behind << 8);
}

// Cheap and never wrongly false: whether a move of the side to move could arrive on an empty square. (Where castling
// arrives, the rook alone could.)
bool mayArrive(const Position& p, Square to) {
    const Bitboard own = p.byColor[p.side], occupied = p.occupied();
    if (own & ((kKnightAttacks[to] & p.byType[kKnight]) | (kKingAttacks[to] & p.byType[kKing]))) return true;
    if (own & p.byType[kPawn] & pawnSources(p.side, to)) return true;
    if (own & bishopAttacks(to, occupied) & (p.byType[kBishop] | p.byType[kQueen])) return true;
    return (own & rookAttacks(to, occupied) & (p.byType[kRook] | p.byType[kQueen])) != 0;
}

bool enPassantExists(const Position& p) {
    for (Bitboard rest = kPawnAttacks[~p.side][p.ep] & p.pieces(p.side, kPawn); rest != 0;) {
        if (canCaptureEnPassant(p, takeLowest(rest))) return true;
    }
    return false;
}

}  // namespace

bool canCaptureEnPassant(const Position& p, Square from) {
    return p.side == kWhite ? enPassantLegal<AnySliders, kWhite>(p, from) : enPassantLegal<AnySliders, kBlack>(p, from);
}

void settle(Position& n) {
    if (n.ep != kNoSquare && !enPassantExists(n)) n.ep = kNoSquare;
    if (n.steal != kNoSquare && !(mayArrive(n, n.steal) && canArrive(n, n.steal))) n.steal = kNoSquare;
}

void makeBallPlay(Position& n, Action action, const Rules& rules) {
    if (action.kind() == ActionKind::KnightPass) return setBall(n, action.to());
    const Lane lane = laneOf(n, action.from(), action.direction());
    assert(lane.end != LaneEnd::Refused);
    switch (lane.end) {
        case LaneEnd::Goal:
            return score(n, n.side, rules);
        case LaneEnd::OwnGoal:
            return score(n, ~n.side, rules);
        default:
            return setBall(n, lane.rest());
    }
}

Position play(const Position& position, Action action, const Rules& rules) {
    Position next;
    if (position.side == kWhite) {
        make<kWhite, Keyed::Yes>(next, position, action, rules);
    } else {
        make<kBlack, Keyed::Yes>(next, position, action, rules);
    }
    settle(next);
    next.key ^= kZobrist.ep[next.ep] ^ kZobrist.steal[next.steal];
    if (next.halfmove > kHighestHalfmove) next.halfmove = kHighestHalfmove;
    if (next.fullmove > kHighestFullmove) next.fullmove = kHighestFullmove;
    return next;
}

Position playNull(const Position& position) {
    Position next = position;
    next.key ^= kZobrist.ep[next.ep] ^ kZobrist.steal[next.steal] ^ kZobrist.blackToMove;
    next.ep = kNoSquare;
    next.steal = kNoSquare;
    ++next.halfmove;
    next.side = ~position.side;
    return next;
}

}  // namespace chessfootball
