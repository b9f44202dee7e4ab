// How much less deep a late action is searched: grows with the logarithms of depth and place, in integers.
#pragma once

#include <algorithm>
#include <array>

namespace ai::alphabeta {

namespace detail {

// log2(n) in sixteenths, linear between powers of two.
constexpr int log2Sixteenths(int n) {
    int whole = 0;
    while ((n >> whole) > 1) ++whole;
    return 16 * whole + ((n - (1 << whole)) * 16 >> whole);
}

constexpr auto makeReductions() {
    std::array<std::array<signed char, 64>, 64> table{};
    for (int depth = 1; depth < 64; ++depth) {
        for (int number = 1; number < 64; ++number) {
            // ln(depth)·ln(number)/2.1 + 0.5, in whole plies
            const int plies = (log2Sixteenths(depth) * log2Sixteenths(number) * 23 / 256 + 50) / 100;
            table[static_cast<std::size_t>(depth)][static_cast<std::size_t>(number)] = static_cast<signed char>(plies);
        }
    }
    return table;
}

inline constexpr auto kReductions = makeReductions();

}  // namespace detail

constexpr int lateReduction(int depth, int number) {
    return detail::kReductions[static_cast<std::size_t>(std::min(depth, 63))]
                              [static_cast<std::size_t>(std::min(number, 63))];
}

}  // namespace ai::alphabeta
