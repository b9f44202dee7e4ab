#include "games/chessfootball/test_support.h"

namespace chessfootball {
namespace {

std::string outcomeText(const char* position, int repetitions = 1, const game::KeyValues& options = {}) {
    const game::Outcome outcome = testing::gameWith(options).outcome(testing::at(position), repetitions);
    if (!outcome.over()) return "goes on";
    const std::string who = outcome.result == game::Result::Draw  ? "draw"
                            : outcome.winner == game::Seat::First ? "white"
                                                                  : "black";
    return who + " by " + std::string(outcome.reason) + ' ' + std::string(outcome.rule);
}

TEST(Outcome, GoalsComeFirst) {
    EXPECT_EQ(outcomeText("k7/8/8/8/8/8/8/K7 w - - 0 1 * - 1:0"), "white by goals CF19");
    EXPECT_EQ(outcomeText("k7/8/8/8/8/8/8/K7 w - - 0 1 * - 0:1", 3), "black by goals CF19");
    EXPECT_EQ(outcomeText("k7/8/8/8/8/8/8/K7 w - - 0 1 * - 1:0", 1, {{"goals_to_win", "2"}}), "goes on");
}

TEST(Outcome, MateWhateverTheScore) {
    EXPECT_EQ(outcomeText("RR5k/8/7K/8/8/8/8/8 b - - 100 1 * - 0:3", 3, {{"goals_to_win", "4"}}),
              "white by checkmate CF21");
}

TEST(Outcome, DrawsGoToTheSideWithMoreGoals) {
    const game::KeyValues three = {{"goals_to_win", "3"}};
    EXPECT_EQ(outcomeText("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1"), "draw by stalemate CF22");
    EXPECT_EQ(outcomeText("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1 * - 1:2", 1, three), "black by stalemate CF22");
    // No legal move, but the king can shoot.
    EXPECT_EQ(outcomeText("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1 h8 - 0:0"), "goes on");
    EXPECT_EQ(outcomeText("7k/5K2/8/8/8/8/8/6R1 b - - 0 1 * - 0:0", 3), "draw by threefold CF22");
    EXPECT_EQ(outcomeText("7k/5K2/8/8/8/8/8/6R1 b - - 0 1 * - 0:0", 2), "goes on");
    EXPECT_EQ(outcomeText("7k/5K2/8/8/8/8/8/6R1 b - - 100 1 * - 2:0", 1, three), "white by fifty CF22");
    EXPECT_EQ(outcomeText("7k/5K2/8/8/8/8/8/6R1 b - - 99 1 * - 0:0"), "goes on");
}

TEST(Outcome, DeadPositionsOnlyWithoutABall) {
    EXPECT_EQ(outcomeText("7k/8/8/8/8/8/8/K7 w - - 0 1"), "draw by dead_position CF1");
    EXPECT_EQ(outcomeText("7k/8/8/8/8/8/8/KB6 w - - 0 1"), "draw by dead_position CF1");
    EXPECT_EQ(outcomeText("6nk/8/8/8/8/8/8/K7 w - - 0 1"), "draw by dead_position CF1");
    EXPECT_EQ(outcomeText("7k/8/8/8/8/8/P7/K7 w - - 0 1"), "goes on");
    EXPECT_EQ(outcomeText("6nk/8/8/8/8/8/8/KB6 w - - 0 1"), "goes on");
    EXPECT_EQ(outcomeText("7k/8/8/8/8/8/8/K7 w - - 0 1 * - 0:0"), "goes on");
}

TEST(RepetitionKey, ComparesWhatTheClauseNames) {
    const ChessFootball game = testing::gameWith();
    const auto key = [&](const char* text) { return game.repetitionKey(testing::at(text)); };
    const auto base = key("4k3/8/8/8/3pP3/8/8/R3K3 b Q - 0 1 a1 - 0:0");
    EXPECT_EQ(key("4k3/8/8/8/3pP3/8/8/R3K3 b Q - 40 77 a1 - 0:0"), base);
    EXPECT_NE(key("4k3/8/8/8/3pP3/8/8/R3K3 w Q - 0 1 a1 - 0:0"), base);
    EXPECT_NE(key("4k3/8/8/8/3pP3/8/8/R3K3 b - - 0 1 a1 - 0:0"), base);
    EXPECT_NE(key("4k3/8/8/8/3pP3/8/8/R3K3 b Q e3 0 1 a1 - 0:0"), base);
    EXPECT_NE(key("4k3/8/8/8/3pP3/8/8/R3K3 b Q - 0 1 e1 - 0:0"), base);
    EXPECT_NE(key("4k3/8/8/8/3pP3/8/8/R3K3 b Q - 0 1 * - 0:0"), base);
    EXPECT_NE(key("4k3/8/8/8/3pP3/8/8/R3K3 b Q - 0 1"), base);
    EXPECT_NE(key("4k3/8/8/8/3pP3/8/8/R3K3 b Q - 0 1 a1 - 0:1"), base);
    EXPECT_NE(key("4k3/8/8/8/3pP3/8/8/R3K3 b Q - 0 1 a1 - 1:0"), base);
    // A steal square counts if it can be used, and an unusable en passant square does not.
    EXPECT_NE(key("4k3/8/8/8/8/8/7r/5RK1 b - - 1 1 f1 h1 0:0"), key("4k3/8/8/8/8/8/7r/5RK1 b - - 1 1 f1 - 0:0"));
    EXPECT_EQ(key("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"), key("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"));
}

}  // namespace
}  // namespace chessfootball
