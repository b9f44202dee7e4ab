// Ten thousand games of each table game between random players: all end, every action that is sampled can be played,
// and every state can be read again. In one game of fifty the rest of the contract's laws is watched at every step too.
#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "game/testkit.h"

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::uint64_t kGames = 200;  // the same, many times slower
#else
constexpr std::uint64_t kGames = 10'000;
#endif

constexpr std::uint64_t kAllLaws = 50;
constexpr int kMostSteps = 5'000;

game::testkit::Broken playQuickly(const game::testkit::Factory& make, std::uint64_t seed) {
    base::Rng rng(seed);
    const auto match = *make(seed, std::nullopt);
    for (int ply = 0; ply < kMostSteps; ++ply) {
        if (!match->toAct()) return match->outcome().over() ? std::nullopt : game::testkit::Broken("nobody acts");
        const std::string before = match->stateText();
        const auto action = match->sample(rng);
        if (!action) return "nothing to sample: " + before;
        if (match->apply(*action, nullptr)) return "refused: " + before + " " + *action;
        const auto again = make(seed, match->stateText());
        if (!again || (*again)->stateText() != match->stateText() || (*again)->hash() != match->hash())
            return "does not read back: " + before + " " + *action;
    }
    return "does not end: " + match->stateText();
}

TEST(Endurance, GamesBetweenRandomPlayersEndAndBreakNoLaw) {
    for (const catalog::Entry& entry : catalog::standardCatalog().entries()) {
        if (!entry.info().simulated) continue;
        game::KeyValues options;
        for (const auto& [key, value] : entry.info().lawOptions) options.emplace_back(key, value);
        const game::testkit::Factory make = [&](std::uint64_t seed, std::optional<std::string_view> state) {
            return entry.makeMatch(options, seed, state);
        };
        for (std::uint64_t seed = 0; seed < kGames; ++seed) {
            const auto broken = seed % kAllLaws == 0 ? game::testkit::playOut(make, 1'000 + seed, kMostSteps)
                                                     : playQuickly(make, 1'000 + seed);
            ASSERT_FALSE(broken.has_value()) << entry.info().name << " seed " << seed << ": " << *broken;
        }
    }
}

}  // namespace
