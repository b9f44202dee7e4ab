// The fast generator against the naive one and against published figures: what runs in seconds.
#include "oracle/compare.h"

namespace {

constexpr std::uint64_t kPositions = 2500;

// One loop for all three, because finding the positions costs most.
TEST(ChessFootballOracle, RandomPositions) {
    for (std::uint64_t seed = 0; seed < kPositions; ++seed) {
        const naive::Options options = oracle::variedOptions(seed);
        const naive::Position position = naive::randomPosition(seed, options);
        ASSERT_NO_FATAL_FAILURE(oracle::compareActions(position, options)) << seed;
        ASSERT_NO_FATAL_FAILURE(oracle::compareMirror(position, options)) << seed;
        ASSERT_NO_FATAL_FAILURE(oracle::compareQueries(position.format(), oracle::gameOf(options))) << seed;
    }
}

TEST(ChessFootballOracle, PerftOfTheFile) {
    const auto lines = oracle::readPerftFile();
    ASSERT_GE(lines.size(), 20u);
    for (const auto& line : lines) {
        for (std::size_t i = 0; i < line.counts.size(); ++i) {
            EXPECT_EQ(oracle::fastPerft(line.text, line.options, static_cast<int>(i + 1)), line.counts[i]) << line.text;
        }
    }
}

TEST(ChessFootballOracle, PerftOfOrthodoxChess) {
    for (const auto& entry : oracle::chessPerfts()) {
        for (std::size_t i = 0; i < 4; ++i) {
            EXPECT_EQ(oracle::fastPerft(entry.text, {}, static_cast<int>(i + 1)), entry.counts[i]) << entry.text;
        }
    }
}

}  // namespace
