// The player that plays any legal action, for every game: a yardstick, and an opponent for tests.
#pragma once

#include <cstdint>

#include "ai/bot.h"

namespace ai {

class RandomBot final : public Bot {
  public:
    explicit RandomBot(std::uint64_t seed) : seed_(seed) {}
    base::Result<Decision> choose(const game::Match& match, const Limits& limits, Control& control) override;

  private:
    std::uint64_t seed_;
};

// The random numbers of one choice: from the seed and the situation only, so that a choice can be repeated.
base::Rng choiceRng(std::uint64_t seed, const game::Match& match);

}  // namespace ai
