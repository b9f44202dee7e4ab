// The part of a move that asks whether a right can be used: the en passant and the steal square stay in a position only
// if a legal capture, a legal steal exists (rules page, text forms).
#pragma once

#include "games/chessfootball/position.h"

namespace chessfootball {

// Drops an en passant square and a steal square that nobody can use. The key is left alone.
void settle(Position& position);

// Whether the pawn of the side to move on `from`, next to the pawn that made the double step, may capture it.
bool canCaptureEnPassant(const Position& position, Square from);

// Whether a legal move of the side to move ends on this empty square.
bool canArrive(const Position& position, Square square);

}  // namespace chessfootball
