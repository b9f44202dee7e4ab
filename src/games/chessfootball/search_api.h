// What a search needs of the rules: generators, make, attacks. All of it is thread-safe; none of it knows draws, and
// none but `play` knows the options, so the caller asks Position::decided(rules) before it looks for actions.
//
//     ActionList list;
//     generateLegal(position, list);
//     for (const Action action : list) { const Position next = play(position, action, rules); … }
#pragma once

#include <cstdint>

#include "games/chessfootball/action.h"
#include "games/chessfootball/attacks.h"
#include "games/chessfootball/lane.h"
#include "games/chessfootball/position.h"

namespace chessfootball {

// Appends every legal action once; strictly legal, nothing needs to be tested again.
void generateLegal(const Position& position, ActionList& list);

// Appends the legal actions of quiescence: captures (of the carrier too), en passant, promotions, steals (castling
// included), and shots that score for the side to move. Taking a free ball is not among them. Every action here is one
// of generateLegal's.
void generateNoisy(const Position& position, ActionList& list);

// Number of legal actions, without a list; and whether there is one.
int countLegal(const Position& position);
bool hasLegal(const Position& position);
// Whether a given action, perhaps from a hash table, is legal.
bool isLegal(const Position& position, Action action);

// The position after a legal action, key included; the en passant and steal squares are kept only if usable.
Position play(const Position& position, Action action, const Rules& rules);
// The other side to move, without en passant and steal. Precondition: not in check.
Position playNull(const Position& position);

// Pieces of the opponent that give check to the side to move.
Bitboard checkersOf(const Position& position);
bool inCheck(const Position& position);
// Whether the opponent is in check after a legal action.
bool givesCheck(const Position& position, Action action);

// All pieces of both colours that attack a square if these squares were occupied.
Bitboard attackersTo(const Position& position, Square square, Bitboard occupied);
// The squares that a piece would attack from there.
Bitboard attacksFrom(PieceType type, Color color, Square from, Bitboard occupied);
// Every square that a side attacks in the sense of CF13: pinned pieces and the king too, own pieces' squares included.
Bitboard attackedBy(const Position& position, Color color);

// What an action does, for move ordering.
struct ActionEffect {
    PieceType captured = kNoPiece;  // en passant included
    bool takesBall = false;         // free ball, capture of the carrier, or steal
    bool steals = false;            // CF10
};
ActionEffect effectOf(const Position& position, Action action);

// The same as position.typeAt(square) etc., for symmetry.
inline PieceType pieceAt(const Position& position, Square square) {
    return position.typeAt(square);
}
inline std::uint64_t key(const Position& position) {
    return position.key;
}

}  // namespace chessfootball
