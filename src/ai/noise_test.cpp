#include "ai/noise.h"

#include <gtest/gtest.h>

#include <map>

namespace ai {
namespace {

std::map<std::size_t, int> choices(const Level& level, const std::vector<int>& values) {
    base::Rng rng(7);
    std::map<std::size_t, int> counts;
    for (int i = 0; i < 10'000; ++i) ++counts[noisyChoice(level, values, rng)];
    return counts;
}

TEST(Noise, NoneMeansTheBest) {
    EXPECT_EQ(choices(Level{}, {10, 10, 9}), (std::map<std::size_t, int>{{0, 10'000}}));
}

TEST(Noise, SpreadReachesAsFarAsItSays) {
    Level level;
    level.spreadCp = 50;
    const auto counts = choices(level, {100, 60, -1});
    EXPECT_GT(counts.at(0), counts.at(1));
    EXPECT_GT(counts.at(1), 100);
    EXPECT_FALSE(counts.contains(2)) << "two blurs of 50 never close a gap of 101";
}

TEST(Noise, BlurNeverThrowsAWonGameAway) {
    Level level;
    level.spreadCp = 300;
    EXPECT_EQ(choices(level, {31'999, 900}), (std::map<std::size_t, int>{{0, 10'000}}));
}

TEST(Noise, OversightsTakeEveryLineAlike) {
    Level level;
    level.oversightPerMille = 400;
    const auto counts = choices(level, {5000, 0, 0, -5000});
    for (const std::size_t line : {1u, 2u, 3u}) EXPECT_NEAR(counts.at(line), 1000, 150);
    EXPECT_NEAR(counts.at(0), 7000, 300);
}

}  // namespace
}  // namespace ai
