// The fast generator against the naive one and against published figures: what takes minutes.
#include "oracle/compare.h"

namespace {

TEST(ChessFootballOracleLong, AHundredThousandRandomPositions) {
    for (std::uint64_t seed = 1'000'000; seed < 1'100'000; ++seed) {
        const naive::Options options = oracle::variedOptions(seed);
        const naive::Position position = naive::randomPosition(seed, options);
        ASSERT_NO_FATAL_FAILURE(oracle::compareActions(position, options)) << seed;
        ASSERT_NO_FATAL_FAILURE(oracle::compareMirror(position, options)) << seed;
        ASSERT_NO_FATAL_FAILURE(oracle::compareQueries(position.format(), oracle::gameOf(options))) << seed;
    }
}

TEST(ChessFootballOracleLong, DepthFourOfVariedPositionsAgainstTheNaiveGeneratorItself) {
    int compared = 0;
    for (std::uint64_t seed = 5'000'000; compared < 20; ++seed) {
        const naive::Options options = oracle::variedOptions(seed);
        const naive::Position position = naive::randomPosition(seed, options);
        const std::uint64_t expected = oracle::fastPerft(position.format(), options, 4);
        if (expected < 1000 || expected > 1'500'000) continue;  // over already, or too slow for the other one
        EXPECT_EQ(naive::perft(position, options, 4), expected) << position.format() << " seed " << seed;
        ++compared;
    }
}

TEST(ChessFootballOracleLong, PerftOfOrthodoxChess) {
    for (const auto& entry : oracle::chessPerfts()) {
        for (std::size_t i = 0; i < entry.counts.size(); ++i) {
            EXPECT_EQ(oracle::fastPerft(entry.text, {}, static_cast<int>(i + 1)), entry.counts[i]) << entry.text;
        }
    }
}

}  // namespace
