// A position of carrom as a stand-alone SVG picture: frame, pockets, base lines, arrows, centre, men, queen; the
// striker in outline where it might be put, or the ring while men are placed.
#pragma once

#include <string>

#include "game/match.h"
#include "games/carrom/carrom.h"

namespace draw {

// Millimetres of the picture are those of the table; it is seen from the chair of `style.bottom`. The last action is
// not marked: what a stroke did is in the places of the pieces.
std::string carrom(const ::carrom::Carrom& game, const ::carrom::State& state, const ::carrom::Action* last,
                   const game::DrawStyle& style);

}  // namespace draw
