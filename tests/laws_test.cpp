// The laws of the contract on every registered game and on the two tiny ones.
#include <gtest/gtest.h>

#include "game/testkit.h"
#include "tests/tiny/catalog.h"

namespace {

std::vector<const catalog::Entry*> allGames() {
    static const catalog::Catalog tinyGames = tiny::catalog();
    std::vector<const catalog::Entry*> games;
    for (const catalog::Entry& entry : catalog::standardCatalog().entries()) games.push_back(&entry);
    for (const catalog::Entry& entry : tinyGames.entries()) games.push_back(&entry);
    return games;
}

game::testkit::Factory factoryOf(const catalog::Entry& entry) {
    game::KeyValues options;
    for (const auto& [key, value] : entry.info().lawOptions) options.emplace_back(key, value);
    return [&entry, options](std::uint64_t seed, std::optional<std::string_view> state) {
        return entry.makeMatch(options, seed, state);
    };
}

TEST(Laws, HoldInRandomGames) {
    for (const catalog::Entry* entry : allGames()) {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto broken = game::testkit::playOut(factoryOf(*entry), seed, 5000);
            ASSERT_FALSE(broken.has_value()) << entry->info().name << " seed " << seed << ": " << *broken;
        }
    }
}

TEST(Laws, EveryOptionValueIsReadAndWrittenBack) {
    for (const catalog::Entry* entry : allGames()) {
        for (const game::OptionSpec& spec : entry->info().options) {
            std::vector<std::string> values(spec.words.begin(), spec.words.end());
            if (values.empty())
                values = {std::to_string(spec.min), std::to_string(spec.max), std::to_string(spec.byDefault)};
            for (const std::string& value : values) {
                const auto match = entry->makeMatch({{std::string(spec.key), value}}, 1);
                ASSERT_TRUE(match.ok()) << spec.key << "=" << value;
                const game::KeyValues all = (*match)->allOptions();
                EXPECT_NE(std::find(all.begin(), all.end(), std::pair{std::string(spec.key), value}), all.end());
                const auto again = entry->makeMatch((*match)->options(), 1);
                ASSERT_TRUE(again.ok());
                EXPECT_EQ((*again)->allOptions(), all);
            }
            const auto bad = entry->makeMatch({{std::string(spec.key), "nonsense"}}, 1);
            ASSERT_FALSE(bad.ok());
            EXPECT_EQ(bad.fault().code, "bad_option");
        }
        EXPECT_EQ(entry->makeMatch({{"no_such", "1"}}, 1).fault().code, "unknown_option");
    }
}

TEST(Laws, TheSameSeedGivesTheSameGame) {
    for (const catalog::Entry* entry : allGames()) {
        EXPECT_EQ((*entry->makeMatch({}, 7))->stateText(), (*entry->makeMatch({}, 7))->stateText());
    }
}

TEST(Laws, AdjudicationsEndAMatchAndCanBeTakenBack) {
    for (const catalog::Entry* entry : allGames()) {
        const auto seats = entry->info().seats;
        const auto match = *entry->makeMatch({}, 3);
        EXPECT_FALSE(match->apply("resign:" + std::string(seats[0]), nullptr).has_value());
        EXPECT_EQ(match->outcome(),
                  (game::Outcome{game::Result::Win, game::Seat::Second, "resign", entry->info().adjudicationRule}));
        EXPECT_EQ(match->toAct(), std::nullopt);
        EXPECT_EQ(match->apply("draw", nullptr)->code, "game_over");
        EXPECT_TRUE(match->undo());
        EXPECT_FALSE(match->outcome().over());
        EXPECT_FALSE(match->undo());
        EXPECT_EQ(match->apply("resign:nobody", nullptr)->code, "bad_adjudication");
    }
}

TEST(Laws, UndoableGamesUndo) {
    const tiny::Nim nim(game::OptionValues{9});
    base::Rng rng(5);
    for (int i = 0; i < 200; ++i) {
        const auto state = nim.initial(rng.next());
        const auto broken = game::testkit::undoes(nim, state, nim.sample(state, rng));
        ASSERT_FALSE(broken.has_value()) << *broken;
    }
}

TEST(Laws, SimulatedGamesEndAsTheyApply) {
    const tiny::Slide slide(game::OptionValues{2});
    base::Rng rng(6);
    for (int i = 0; i < 200; ++i) {
        auto state = slide.initial(0);
        while (slide.toAct(state)) {
            const auto action = slide.sample(state, rng);
            const auto broken = game::testkit::simulateEndsAsApply(slide, state, action);
            ASSERT_FALSE(broken.has_value()) << *broken;
            state = slide.apply(state, action, nullptr);
        }
    }
}

// The laws must be able to fail: a game whose second side moves without telling the text of its state.
class ForgetfulNim : public tiny::Nim {
  public:
    using Nim::Nim;
    std::string formatState(const State& s) const { return Nim::formatState({s.heaps, game::Seat::First}); }
    std::uint64_t hash(const State& s) const { return base::hashText(formatState(s)); }
};

TEST(Laws, CatchAStateTextThatForgets) {
    const catalog::Entry entry(ForgetfulNim::info(), catalog::matchMaker<ForgetfulNim>(&tiny::drawing<ForgetfulNim>),
                               {}, {});
    bool caught = false;
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        caught |= game::testkit::playOut(factoryOf(entry), seed, 100).has_value();
    EXPECT_TRUE(caught);
}

}  // namespace
