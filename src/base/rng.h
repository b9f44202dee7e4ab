// The one source of randomness of the core: the same numbers on every machine, from the seed alone.
#pragma once

#include <cstdint>

namespace base {

// SplitMix64 (Steele, Lea, Flood 2014). Passes BigCrush, has 64 bits of state, and any seed is a good seed.
class Rng {
  public:
    explicit constexpr Rng(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15ULL);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }

    // Uniform in 0 … bound-1 without bias (values below 2^64 mod bound are drawn again). Precondition: bound > 0.
    constexpr std::uint64_t below(std::uint64_t bound) {
        const std::uint64_t threshold = (0 - bound) % bound;
        for (;;) {
            const std::uint64_t value = next();
            if (value >= threshold) return value % bound;
        }
    }

  private:
    std::uint64_t state_;
};

}  // namespace base
