// What may be done with the actions that the generator finds: list them, count them, list the forcing ones, or only see
// whether one reaches a certain square.
#pragma once

#include <initializer_list>

#include "games/chessfootball/generator.h"

namespace chessfootball {

// Writes actions into a list; the base of the two listing sinks.
template <bool kOnlyMoves>
struct Writer {
    static constexpr bool kMovesOnly = kOnlyMoves;
    ActionList& list;

    CHESSFOOTBALL_INLINE void piece(Square from, Bitboard targets) {
        while (targets != 0) list.add({from, takeLowest(targets)});
    }
    CHESSFOOTBALL_INLINE void pawns(Bitboard targets, int delta) {
        while (targets != 0) {
            const Square to = takeLowest(targets);
            list.add({to - delta, to});
        }
    }
    CHESSFOOTBALL_INLINE void promotions(Bitboard targets, int delta) {
        while (targets != 0) {
            const Square to = takeLowest(targets);
            for (const PieceType type : {kQueen, kRook, kBishop, kKnight}) {
                list.add(Action::promotion(to - delta, to, type));
            }
        }
    }
    CHESSFOOTBALL_INLINE void enPassant(Square from, Square to) { list.add({from, to, ActionKind::EnPassant}); }
    CHESSFOOTBALL_INLINE void step(Square from, Square to) { list.add({from, to}); }
};

struct ListAll : Writer<false> {
    CHESSFOOTBALL_INLINE static Bitboard wanted() { return kAnySquare; }
    CHESSFOOTBALL_INLINE static Bitboard wantedPromotions() { return kAnySquare; }
    CHESSFOOTBALL_INLINE void castling(Square from, Square to, Square) { list.add({from, to, ActionKind::Castling}); }
    CHESSFOOTBALL_INLINE void shots(Square from, Bitboard) {
        for (unsigned rest = kShotDirections[from]; rest != 0; rest &= rest - 1) {
            list.add(Action::shot(from, static_cast<Direction>(__builtin_ctz(rest))));
        }
    }
    CHESSFOOTBALL_INLINE void passes(Square from, Bitboard targets) {
        while (targets != 0) list.add({from, takeLowest(targets), ActionKind::KnightPass});
    }
};

// Captures, promotions, steals and goals.
struct ListNoisy : Writer<false> {
    const Position& position;
    Bitboard targets;

    CHESSFOOTBALL_INLINE ListNoisy(ActionList& out, const Position& p)
        : Writer<false>{out}, position(p), targets(p.byColor[~p.side] | kOneBit[p.steal]) {}
    CHESSFOOTBALL_INLINE Bitboard wanted() const { return targets; }
    CHESSFOOTBALL_INLINE static Bitboard wantedPromotions() { return kAnySquare; }
    CHESSFOOTBALL_INLINE void castling(Square from, Square to, Square rookTo) {
        if (position.steal == to || position.steal == rookTo) list.add({from, to, ActionKind::Castling});
    }
    CHESSFOOTBALL_INLINE static void step(Square, Square) {}  // onto the en passant square, never a steal
    CHESSFOOTBALL_INLINE void shots(Square from, Bitboard closed) {
        for (unsigned rest = openGoalLanes(position.side, from, closed); rest != 0; rest &= rest - 1) {
            list.add(Action::shot(from, static_cast<Direction>(__builtin_ctz(rest))));
        }
    }
    CHESSFOOTBALL_INLINE static void passes(Square, Bitboard) {}
};

struct Count {
    static constexpr bool kMovesOnly = false;
    int total = 0;

    CHESSFOOTBALL_INLINE static Bitboard wanted() { return kAnySquare; }
    CHESSFOOTBALL_INLINE static Bitboard wantedPromotions() { return kAnySquare; }
    CHESSFOOTBALL_INLINE void piece(Square, Bitboard targets) { total += count(targets); }
    CHESSFOOTBALL_INLINE void pawns(Bitboard targets, int) { total += count(targets); }
    CHESSFOOTBALL_INLINE void promotions(Bitboard targets, int) { total += 4 * count(targets); }
    CHESSFOOTBALL_INLINE void enPassant(Square, Square) { ++total; }
    CHESSFOOTBALL_INLINE void step(Square, Square) { ++total; }
    CHESSFOOTBALL_INLINE void castling(Square, Square, Square) { ++total; }
    CHESSFOOTBALL_INLINE void shots(Square from, Bitboard) { total += __builtin_popcount(kShotDirections[from]); }
    CHESSFOOTBALL_INLINE void passes(Square, Bitboard targets) { total += count(targets); }
};

// Whether any move arrives on one (empty) square.
struct Arrives {
    static constexpr bool kMovesOnly = true;
    Square square;
    Bitboard found = 0;

    CHESSFOOTBALL_INLINE explicit Arrives(Square s) : square(s) {}
    CHESSFOOTBALL_INLINE Bitboard wanted() const { return bit(square); }
    CHESSFOOTBALL_INLINE Bitboard wantedPromotions() const { return bit(square); }
    CHESSFOOTBALL_INLINE void piece(Square, Bitboard targets) { found |= targets; }
    CHESSFOOTBALL_INLINE void pawns(Bitboard targets, int) { found |= targets; }
    CHESSFOOTBALL_INLINE void promotions(Bitboard targets, int) { found |= targets; }
    CHESSFOOTBALL_INLINE void enPassant(Square, Square to) { found |= bit(to) & bit(square); }
    CHESSFOOTBALL_INLINE void step(Square, Square to) { found |= bit(to); }
    // The rook alone could go wherever castling ends: its way is free and it is not pinned.
    CHESSFOOTBALL_INLINE static void castling(Square, Square, Square) {}
};

}  // namespace chessfootball
