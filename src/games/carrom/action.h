// One action: a stroke, a man put back, or a word.
#pragma once

#include <cstdint>

namespace carrom {

enum class Kind : std::uint8_t { Shot, Place, Forgo, Pass, Timeout };

inline constexpr std::int64_t kMaxSpeed = 6'000;  // mm/s, CA8

// Everything as the acting player sees the table; members that a kind does not use are 0.
struct Action {
    Kind kind = Kind::Pass;
    std::int32_t x = 0, y = 0;    // µm: x = place along the base for a shot; both for a place
    std::int32_t dx = 0, dy = 0;  // direction of a shot, gcd 1
    std::int32_t speed = 0;       // mm/s
    bool operator==(const Action&) const = default;
};

}  // namespace carrom
