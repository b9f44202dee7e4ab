#include "ai/noise.h"

namespace ai {

std::size_t noisyChoice(const Level& level, const std::vector<int>& values, base::Rng& rng) {
    if (rng.below(1000) < static_cast<std::uint64_t>(level.oversightPerMille)) {
        return static_cast<std::size_t>(rng.below(values.size()));
    }
    if (level.spreadCp == 0) return 0;
    // The sum of two even draws: small errors are common, large ones rare.
    const auto spread = static_cast<std::uint64_t>(level.spreadCp);
    std::size_t best = 0;
    std::int64_t bestValue = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto blur = static_cast<std::int64_t>(rng.below(spread + 1) + rng.below(spread + 1)) - level.spreadCp;
        const std::int64_t value = values[i] + blur;
        if (i != 0 && value <= bestValue) continue;
        best = i;
        bestValue = value;
    }
    return best;
}

}  // namespace ai
