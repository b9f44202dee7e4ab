// Normal numbers from exact arithmetic, the same on every machine.
#pragma once

#include <cstdint>

#include "base/rng.h"

namespace base {

// A draw with mean 0 and standard deviation 1: twelve even draws of 16 bits added up (Irwin–Hall). Nothing lies beyond
// ±6, and the tails beyond ±3 are a little thin (0.20 % instead of 0.27 %), which does not matter for a shaky hand.
constexpr double gaussian(Rng& rng) {
    constexpr int kWords = 3, kPieces = 4, kBits = 16;
    std::int64_t sum = 0;
    for (int word = 0; word < kWords; ++word) {
        std::uint64_t bits = rng.next();
        for (int piece = 0; piece < kPieces; ++piece, bits >>= kBits) sum += static_cast<std::int64_t>(bits & 0xFFFF);
    }
    // The mean of one piece is 65535/2, its variance (2^32 − 1)/12.
    constexpr std::int64_t kTwelveMeans = 6 * 65'535;
    return static_cast<double>(sum - kTwelveMeans) / 65'536;
}

}  // namespace base
