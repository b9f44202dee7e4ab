#include "ai/random_bot.h"

#include <gtest/gtest.h>

#include <set>

#include "game/match_of.h"
#include "games/chessfootball/chessfootball.h"

namespace ai {
namespace {

using Match = game::MatchOf<chessfootball::ChessFootball>;

TEST(RandomBot, PlaysLegallyVariouslyAndRepeatably) {
    const Match match(game::OptionValues{1, 0, 0}, 1, nullptr);
    Control control;
    std::set<std::string> actions;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        RandomBot bot(seed);
        const auto first = bot.choose(match, {}, control);
        const auto second = bot.choose(match, {}, control);
        ASSERT_TRUE(first.ok() && second.ok());
        EXPECT_EQ(first->action, second->action);
        EXPECT_FALSE(match.check(first->action));
        actions.insert(first->action);
    }
    EXPECT_GT(actions.size(), 15u);  // of 20
}

TEST(RandomBot, HasNothingToSayWhenTheMatchIsOver) {
    Match match(game::OptionValues{1, 0, 0}, 1, nullptr);
    ASSERT_FALSE(match.apply("resign:white", nullptr));
    RandomBot bot(1);
    Control control;
    const auto decision = bot.choose(match, {}, control);
    ASSERT_FALSE(decision.ok());
    EXPECT_EQ(decision.fault().code, "game_over");
}

}  // namespace
}  // namespace ai
