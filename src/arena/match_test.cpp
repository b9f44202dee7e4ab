#include "arena/match.h"

#include <gtest/gtest.h>

namespace arena {
namespace {

Setup quick(const char* first, const char* second, int games) {
    Setup setup;
    setup.entry = catalog::standardCatalog().find("chessfootball");
    setup.first = first;
    setup.second = second;
    setup.games = games;
    setup.limits.nodes = 100;
    setup.maxSteps = 80;
    return setup;
}

std::vector<std::string> stepsOf(const Game& game) {
    std::vector<std::string> steps;
    for (const game::Step& step : game.match->steps()) steps.push_back(step.text);
    return steps;
}

TEST(Match, PairsShareAnOpeningWithSidesSwapped) {
    const auto result = play(quick("level1", "random", 6), Keep::Games, {});
    ASSERT_TRUE(result.ok());
    ASSERT_EQ(result->games.size(), 6u);
    std::vector<std::string> openings;
    for (std::size_t i = 0; i < 6; i += 2) {
        const Game& even = result->games[i];
        const Game& odd = result->games[i + 1];
        EXPECT_EQ(even.players, (std::vector<std::string>{"level1", "random"}));
        EXPECT_EQ(odd.players, (std::vector<std::string>{"random", "level1"}));
        std::string opening;
        for (std::size_t step = 0; step < 4; ++step) {
            EXPECT_EQ(stepsOf(even).at(step), stepsOf(odd).at(step));
            opening += stepsOf(even).at(step) + ' ';
        }
        openings.push_back(opening);
    }
    EXPECT_NE(openings[0], openings[1]);
    EXPECT_EQ(result->tally.games(), 6);
}

TEST(Match, IsRepeatableAndTheSeedMatters) {
    arena::Setup setup = quick("level2", "level1", 4);
    const auto steps = [](const MatchResult& result) {
        std::vector<std::vector<std::string>> all;
        for (const Game& game : result.games) all.push_back(stepsOf(game));
        return all;
    };
    const auto first = play(setup, Keep::Games, {});
    const auto second = play(setup, Keep::Games, {});
    setup.seed = 2;
    const auto other = play(setup, Keep::Games, {});
    EXPECT_EQ(steps(*first), steps(*second));
    EXPECT_NE(steps(*first), steps(*other));
}

TEST(Match, EveryGameEnds) {
    const auto result = play(quick("random", "random", 4), Keep::Games, {});
    for (const Game& game : result->games) EXPECT_TRUE(game.match->outcome().over());
}

TEST(Match, ProgressHearsOfEveryGameAndCanStop) {
    int heard = 0;
    const auto result = play(quick("random", "random", 10), Keep::Nothing, [&](const Game& game, const Tally& tally) {
        EXPECT_EQ(game.number, heard);
        EXPECT_EQ(tally.games(), ++heard);
        return heard < 3;
    });
    EXPECT_EQ(heard, 3);
    EXPECT_EQ(result->tally.games(), 3);
    EXPECT_TRUE(result->games.empty());
}

TEST(Match, WhatDoesNotExistIsAFault) {
    EXPECT_EQ(play(quick("level1", "nobody", 2), Keep::Nothing, {}).fault().code, "unknown_bot");
    arena::Setup setup = quick("random", "random", 2);
    setup.options = {{"goals_to_win", "0"}};
    EXPECT_EQ(play(setup, Keep::Nothing, {}).fault().code, "bad_option");
}

TEST(Tally, EstimatesWithWilsonsInterval) {
    // Values of Wilson's formula for 8 of 10 and 100 of 100, computed by hand.
    const Estimate eight = Tally{8, 0, 2}.estimate();
    EXPECT_NEAR(eight.score, 0.8, 1e-9);
    EXPECT_NEAR(eight.low, 0.490, 0.001);
    EXPECT_NEAR(eight.high, 0.943, 0.001);
    const Estimate all = Tally{100, 0, 0}.estimate();
    EXPECT_NEAR(all.low, 0.963, 0.001);
    EXPECT_EQ(all.high, 1.0);
    const Estimate none = Tally{}.estimate();
    EXPECT_EQ(none.low, 0.0);
    EXPECT_EQ(none.high, 1.0);
    EXPECT_EQ((Tally{1, 2, 1}.estimate().score), 0.5);
}

}  // namespace
}  // namespace arena
