// What the computer players of chess football must see, and that they can be relied on.
#include "ai/chessfootball/bots.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "game/match_of.h"
#include "games/chessfootball/chessfootball.h"

namespace ai::chessfootball {
namespace {

using ::chessfootball::ChessFootball;
using Match = game::MatchOf<ChessFootball>;

Match matchAt(std::string_view state, const game::KeyValues& options = {}) {
    const auto values = game::readOptions(ChessFootball::info().options, ChessFootball::info().presets, options);
    Match match(*values, 1, nullptr);
    if (!state.empty()) {
        const auto position = match.game().parseState(state);
        EXPECT_TRUE(position.ok()) << state;
        match.begin(*position);
    }
    return match;
}

Decision decide(const game::Match& match, std::uint64_t nodes = 20'000, std::string_view bot = "alphabeta",
                std::uint64_t seed = 1) {
    Limits limits;
    limits.nodes = nodes;
    Control control;
    auto decision = makeBot(bot, seed)->choose(match, limits, control);
    EXPECT_TRUE(decision.ok());
    return *std::move(decision);
}

struct Puzzle {
    const char* name;
    const char* state;
    const char* best;  // empty: several do
    Score score;
};

std::ostream& operator<<(std::ostream& out, const Puzzle& puzzle) {
    return out << puzzle.name;
}

class Puzzles : public testing::TestWithParam<Puzzle> {};

TEST_P(Puzzles, IsSolved) {
    const Decision decision = decide(matchAt(GetParam().state));
    if (*GetParam().best != '\0') {
        EXPECT_EQ(decision.action, GetParam().best);
    }
    EXPECT_EQ(decision.report.score, GetParam().score);
}

constexpr auto kWin = Score::Kind::Win;

INSTANTIATE_TEST_SUITE_P(
    Bots, Puzzles,
    testing::Values(
        Puzzle{"BackRankMate", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", {kWin, 1}},
        Puzzle{"MateInTwo", "6k1/5ppp/3r4/8/8/8/1Q6/3R2K1 w - - 0 1", "b2b8", {kWin, 3}},
        Puzzle{"AnOpenLane", "4k3/8/8/8/3R4/8/8/4K3 w - - 0 1 d4 - 0:0", "", {kWin, 1}},
        Puzzle{"NothingInterceptsFromTheLastRank", "3R4/8/8/8/8/4k3/6p1/K4b1r w - - 0 1 d8 - 0:0", "", {kWin, 1}},
        Puzzle{"TheCarrierIsTakenAndTheBallRunsHome", "3Rk3/8/8/8/8/8/8/K7 b - - 0 1 d8 - 0:0", "e8d8", {kWin, 3}},
        Puzzle{"MateBeforeTheOpponentScores", "6k1/5ppp/8/8/8/3n4/8/R5K1 w - - 0 1 d3 - 0:0", "a1a8", {kWin, 1}}),
    [](const auto& test) { return test.param.name; });

TEST(Bots, SeeThatAShotMustBeStopped) {
    // Black's rook has the ball and three files to shoot along; only a move that closes the lane keeps the game going.
    const Match match = matchAt("4k3/8/8/3r4/8/8/7R/6K1 w - - 0 1 d5 - 0:0");
    const Decision decision = decide(match);
    Match next = match;
    ASSERT_FALSE(next.apply(decision.action, nullptr));
    for (const char* shot : {"d5:s", "d5:se", "d5:sw"}) {
        Match after = next;
        const bool legal = !after.apply(shot, nullptr);
        EXPECT_FALSE(legal && after.outcome().over()) << decision.action << ' ' << shot;
    }
}

TEST(Bots, TheOneWithMoreGoalsWinsByRepetition) {
    // White, a queen down but a goal ahead, has checked from both squares twice: the third time ends the game.
    Match match = matchAt("6k1/5ppp/8/8/8/8/q4PPP/3QR1K1 w - - 0 1 * - 1:0", {{"goals_to_win", "3"}});
    const Decision decision = decide(match);
    EXPECT_EQ(decision.report.score.kind, kWin);
    for (const char* action : {"g1f1", "g8f8", "f1g1", "f8g8", "g1f1", "g8f8", "f1g1"}) {
        ASSERT_FALSE(match.apply(action, nullptr)) << action;
    }
    // Black to move may not go back to g8 a third time.
    EXPECT_NE(decide(match).action, "f8g8");
}

TEST(Bots, ReportsAreConsistent) {
    const Match match = matchAt("");
    Limits limits;
    limits.depth = 6;
    limits.multiPv = 3;
    Control control;
    int lines = 0;
    int lastDepth = 0;
    control.report = [&](const Report& report) {
        ++lines;
        EXPECT_GE(report.depth, lastDepth);
        lastDepth = report.depth;
        EXPECT_GE(report.selDepth, 1);
        EXPECT_GE(report.multiPvIndex, 1);
        EXPECT_LE(report.multiPvIndex, 3);
        // Every line can be played.
        Match play = match;
        for (const std::string& action : report.pv) ASSERT_FALSE(play.apply(action, nullptr)) << action;
    };
    const auto decision = makeBot("alphabeta", 1)->choose(match, limits, control);
    ASSERT_TRUE(decision.ok());
    EXPECT_EQ(lines, 6 * 3);
    EXPECT_EQ(decision->report.pv.front(), decision->action);
    EXPECT_EQ(decision->reply, decision->report.pv.at(1));
}

TEST(Bots, EveryOneIsRepeatableUnderNodes) {
    for (const std::string& name : botNames()) {
        Match match = matchAt("", {{"goals_to_win", "2"}});
        base::Rng rng(3);
        const auto bot = makeBot(name, 9);
        for (int step = 0; step < 6; ++step) {
            Limits limits;
            limits.nodes = 1500;
            Control control;
            const auto used = bot->choose(match, limits, control);
            const auto fresh = makeBot(name, 9)->choose(match, limits, control);
            ASSERT_TRUE(used.ok() && fresh.ok());
            EXPECT_EQ(used->action, fresh->action) << name;
            EXPECT_EQ(used->report.nodes, fresh->report.nodes) << name;
            EXPECT_LE(used->report.nodes, 1500u) << name;
            ASSERT_FALSE(match.check(used->action)) << name;
            ASSERT_FALSE(match.apply(*match.sample(rng), nullptr));
        }
    }
}

TEST(Bots, LevelsSpendMoreAndErrLess) {
    for (int level = 2; level <= kLevels; ++level) {
        EXPECT_GT(levelOf(level).nodes, levelOf(level - 1).nodes);
        EXPECT_LE(levelOf(level).spreadCp, levelOf(level - 1).spreadCp);
        EXPECT_LE(levelOf(level).oversightPerMille, levelOf(level - 1).oversightPerMille);
    }
}

TEST(Bots, LevelsTellTheirNoise) {
    const Match match = matchAt("");
    int losses = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Decision decision = decide(match, 0, "level1", seed);
        EXPECT_LE(decision.report.nodes, levelOf(1).nodes);
        EXPECT_GE(decision.lossCp, 0);
        losses += decision.lossCp > 0 ? 1 : 0;
    }
    EXPECT_GT(losses, 5);
    EXPECT_EQ(decide(match, 2000, "level8").lossCp, 0);
}

TEST(Bots, ConsiderOnlyWhatIsWanted) {
    const Match match = matchAt("");
    Limits limits;
    limits.nodes = 2000;
    limits.actions = {"a2a3", "resign:white", "nonsense"};
    Control control;
    for (const char* name : {"alphabeta", "random", "level1"}) {
        EXPECT_EQ(makeBot(name, 4)->choose(match, limits, control)->action, "a2a3");
    }
}

TEST(Bots, RefuseAFinishedGame) {
    const Match match = matchAt("4k3/8/8/8/8/8/8/4K3 w - - 0 1 * - 1:0");
    Control control;
    for (const std::string& name : botNames()) {
        const auto decision = makeBot(name, 1)->choose(match, {}, control);
        ASSERT_FALSE(decision.ok()) << name;
        EXPECT_EQ(decision.fault().code, "game_over");
    }
}

TEST(Bots, StopWhenTheClockSaysSo) {
    const Match match = matchAt("");
    Limits limits;
    limits.movetimeMs = 5;
    Control control;
    std::int64_t time = 0;
    control.now = [&] { return time += 100; };  // each look at the clock takes 0.1 ms
    const auto decision = makeBot("alphabeta", 1)->choose(match, limits, control);
    ASSERT_TRUE(decision.ok());
    EXPECT_FALSE(match.check(decision->action));
    EXPECT_LE(decision->report.nodes, 51u * 1024u);
}

}  // namespace
}  // namespace ai::chessfootball
