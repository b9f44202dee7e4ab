// Strikes worth a look.
#pragma once

#include <vector>

#include "ai/discfootball/view.h"
#include "base/rng.h"

namespace ai::discfootball {

// Legal actions, the likeliest first, about `most` of them and at least one: shots at the goal, straight and by a rim,
// touches of the ball from every side and at every strength, ways to begin from a set piece, the end of the turn, and
// some at random.
void addCandidates(const df::DiscFootball& game, const df::State& state, int most, base::Rng& rng,
                   std::vector<df::Action>& out);

}  // namespace ai::discfootball
