// A position of disc football as a stand-alone SVG picture: the wooden board with its goals, discs, ball, and what is
// to be done at a set piece.
#pragma once

#include <string>

#include "game/match.h"
#include "games/discfootball/discfootball.h"

namespace draw {

// Millimetres of the picture are those of the table. The side of `style.bottom` attacks to the right. The piece that
// the last action struck is ringed.
std::string discfootball(const ::discfootball::DiscFootball& game, const ::discfootball::State& state,
                         const ::discfootball::Action* last, const game::DrawStyle& style);

}  // namespace draw
