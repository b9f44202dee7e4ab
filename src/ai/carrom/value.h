// What a state of carrom is worth, at a glance: hundredths of a point of the board.
#pragma once

#include "ai/carrom/view.h"

namespace ai::carrom {

// For `seat`, whose stroke, placing or pass led from one state to the other.
int valueOf(const ca::Options& options, const ca::State& before, const ca::State& after, game::Seat seat);

}  // namespace ai::carrom
