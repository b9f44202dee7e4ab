// What a position is worth to who acted, in hundredths of a goal.
#pragma once

#include "ai/discfootball/view.h"

namespace ai::discfootball {

int valueOf(const df::DiscFootball& game, const df::State& before, const df::State& after);

}  // namespace ai::discfootball
