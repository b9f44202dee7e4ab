// The initial position (CF1–CF3) and where the ball returns to (CF20).
#pragma once

#include "games/chessfootball/position.h"

namespace chessfootball {

// Puts all pieces on their initial squares, with full castling rights; touches neither the key nor anything else.
void placeInitially(Position& position);

// Where the ball lies at the start and after a goal: its starting place, or the centre point if that is occupied.
int returnPlace(const Position& position, const Rules& rules);

Position initialPosition(const Rules& rules);

}  // namespace chessfootball
