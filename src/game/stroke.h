// What every game in which something is struck agrees on: directions as whole vectors.
#pragma once

#include <cstdint>
#include <numeric>

#include "game/choices.h"

namespace game {

inline constexpr std::int64_t kMaxDirection = 1'000'000;  // of each component

// Each component within the limits and nothing in common: one spelling a direction.
constexpr bool isDirection(std::int64_t dx, std::int64_t dy) {
    const auto within = [](std::int64_t v) { return v >= -kMaxDirection && v <= kMaxDirection; };
    return within(dx) && within(dy) && std::gcd(dx, dy) == 1;
}

// The same direction in its one spelling. Precondition: not both 0.
constexpr Point reduced(std::int64_t dx, std::int64_t dy) {
    const std::int64_t divisor = std::gcd(dx, dy);
    return {dx / divisor, dy / divisor};
}

// Every direction, as Handle::directions says it.
inline constexpr DirectionRange kAllDirections{{1, 0}, {1, 0}};

}  // namespace game
