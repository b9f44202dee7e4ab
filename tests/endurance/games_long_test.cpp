// Ten thousand games of each table game between random players, every law of the contract watched at every step.
#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "game/testkit.h"

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::uint64_t kGames = 100;  // the same, many times slower
#else
constexpr std::uint64_t kGames = 10'000;
#endif

constexpr int kMostSteps = 5'000;

TEST(Endurance, GamesBetweenRandomPlayersEndAndBreakNoLaw) {
    for (const catalog::Entry& entry : catalog::standardCatalog().entries()) {
        if (!entry.info().simulated) continue;
        game::KeyValues options;
        for (const auto& [key, value] : entry.info().lawOptions) options.emplace_back(key, value);
        const auto make = [&](std::uint64_t seed, std::optional<std::string_view> state) {
            return entry.makeMatch(options, seed, state);
        };
        for (std::uint64_t seed = 1'000; seed < 1'000 + kGames; ++seed) {
            const auto broken = game::testkit::playOut(make, seed, kMostSteps);
            ASSERT_FALSE(broken.has_value()) << entry.info().name << " seed " << seed << ": " << *broken;
        }
    }
}

}  // namespace
