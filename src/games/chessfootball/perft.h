// Counting leaves: the measure of a generator.
#pragma once

#include <cstdint>

#include "games/chessfootball/position.h"

namespace chessfootball {

// Number of action sequences of exactly `depth` half-moves (≥ 0). A decided game has no successors; draws are ignored.
std::uint64_t perft(const Position& position, const Rules& rules, int depth);

// The same with a given back end, for tests and comparisons.
std::uint64_t perftMagic(const Position& position, const Rules& rules, int depth);

}  // namespace chessfootball
