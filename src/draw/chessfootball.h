// A position of chess football as a stand-alone SVG picture: board, pieces, ball, what the last action did, check.
#pragma once

#include <string>

#include "game/match.h"
#include "games/chessfootball/chessfootball.h"

namespace draw {

// `last` may be null; it was played from the position before this one. Its squares are tinted; a ball play is a dashed
// arrow as far as the ball ran, with a second line to the interceptor if there was one (CF13).
std::string chessfootball(const ::chessfootball::ChessFootball& game, const ::chessfootball::Position& position,
                          const ::chessfootball::Action* last, const game::DrawStyle& style);

}  // namespace draw
