// Levels: a budget and an honest amount of carelessness. What a level does wrong is random, repeatable from the seed,
// and reported (Decision::lossCp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/rng.h"

namespace ai {

struct Level {
    std::uint64_t nodes = 0;    // budget of one choice; 0 = whatever the limits say
    int lines = 1;              // how many of the best actions are known well enough to be chosen
    int spreadCp = 0;           // the value of each line is blurred by up to this much, up or down (triangular)
    int oversightPerMille = 0;  // how often a line is chosen without regard to its value
    std::size_t hashBytes = std::size_t{16} << 20;
};

// Which of the lines is played: `values` are those of the best lines, best first, at least one. A won game is not
// thrown away by blur, only by oversight.
std::size_t noisyChoice(const Level& level, const std::vector<int>& values, base::Rng& rng);

}  // namespace ai
