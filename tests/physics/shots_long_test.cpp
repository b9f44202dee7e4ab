// Ten million sparse shots and a hundred thousand breaks: every one ends, nobody overlaps, nobody leaves, energy never
// grows beyond what the minimum separation speed may add. Minutes, not seconds: ctest -L long.
#include <gtest/gtest.h>

#include "physics/watch.h"

namespace physics {
namespace {

constexpr std::int64_t kHalf = 370'000'000;

void expectSound(const Table& table, const Result& result, const std::string& said, std::uint64_t seed) {
    ASSERT_FALSE(result.capped) << seed;
    ASSERT_EQ(said, "") << seed;
    ASSERT_LE(watch::overlap(table, result), 2.0) << seed;
    for (const Disc& disc : result.discs) {
        if (!disc.onTable) continue;
        const std::int64_t limit = kHalf - table.spec().kinds[static_cast<std::size_t>(disc.kind)].radius + 2;
        ASSERT_LE(std::max({disc.at.x, -disc.at.x, disc.at.y, -disc.at.y}), limit) << seed;
    }
}

TEST(LongShots, TenMillionSparseShots) {
    const Table table = samples::make(samples::carromTable());
    Solver solver(table);
    std::int64_t events = 0;
    for (std::uint64_t seed = 0; seed < 10'000'000; ++seed) {
        const int men = 1 + static_cast<int>(seed % 6);
        const samples::Shot shot = samples::scattered(table, men, seed);
        watch::Watch watch(table, shot.discs);
        // Every tenth shot is watched at each event; all are looked at when they have ended.
        const Result& result =
            solver.simulate(shot.discs, shot.impulses, Keep::Ends, seed % 10 == 0 ? &watch : nullptr);
        expectSound(table, result, watch.said(), seed);
        if (HasFatalFailure()) return;
        events += result.events;
    }
    EXPECT_GT(events, 50'000'000);
}

TEST(LongShots, AHundredThousandBreaks) {
    const Table table = samples::make(samples::carromTable());
    Solver solver(table);
    base::Rng rng(1);
    int most = 0;
    for (std::uint64_t n = 0; n < 100'000; ++n) {
        const auto u = static_cast<std::int64_t>(rng.below(365'100'001)) - 182'550'000;
        const samples::Shot shot =
            samples::rackBreak(u, -u + static_cast<std::int64_t>(rng.below(120'000'001)) - 60'000'000, 252'600'000,
                               1'000'000 + static_cast<std::int64_t>(rng.below(5'000'001)));
        watch::Watch watch(table, shot.discs);
        const Result& result = solver.simulate(shot.discs, shot.impulses, Keep::Ends, &watch);
        expectSound(table, result, watch.said(), n);
        if (HasFatalFailure()) return;
        most = std::max(most, result.events);
    }
    EXPECT_LT(most, Solver::kMaxEvents / 4);
    RecordProperty("most_events", most);
}

}  // namespace
}  // namespace physics
