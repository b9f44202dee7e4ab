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

// The direction of a vector as exactly as whole numbers allow, in its one spelling. Precondition: not both 0.
constexpr Point directionOf(double x, double y) {
    const double ax = x < 0 ? -x : x, ay = y < 0 ? -y : y;
    const double scale = static_cast<double>(kMaxDirection) / (ax > ay ? ax : ay);
    const auto whole = [scale](double v) {
        const double scaled = v * scale;
        return static_cast<std::int64_t>(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
    };
    return reduced(whole(x), whole(y));
}

// Every direction, as Handle::directions says it.
inline constexpr DirectionRange kAllDirections{{1, 0}, {1, 0}};

}  // namespace game
