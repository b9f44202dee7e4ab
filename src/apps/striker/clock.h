// The clock that the program lends to the core.
#pragma once

#include <chrono>
#include <cstdint>

namespace apps {

// µs of a monotonic clock.
inline std::int64_t microseconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::microseconds>(now).count();
}

}  // namespace apps
