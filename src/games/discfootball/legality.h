// What may be done: places and directions of strikes (DF10, DF20–DF24, DF27).
#pragma once

#include <optional>
#include <vector>

#include "games/discfootball/action.h"
#include "games/discfootball/options.h"
#include "games/discfootball/table.h"

namespace discfootball {

// Why the ball may not lie at `p` (nm) for this goal kick or corner, or nothing.
std::optional<game::Fault> checkPlace(const Table& table, const State& s, Point p);

// DF10, DF24: whether the piece may be struck that way from `from`.
bool isForward(const Options& o, const State& s, Point from, std::int64_t dx, std::int64_t dy);

// The same as ranges; for a corner `from` must be known.
game::DirectionRange forwardRange(const Options& o, const State& s, Point from);

// Why the action is not legal, or nothing. Precondition: the state is not over.
std::optional<game::Fault> checkAction(const Table& table, const Options& o, const State& s, const Action& a);

}  // namespace discfootball
