#include "games/discfootball/text.h"

#include <gtest/gtest.h>

#include "games/discfootball/test_support.h"

namespace discfootball {
namespace {

const char kThrow[] =
    "W=-285000000,30000000;-285000000,-30000000;-60000000,0 B=285000000,30000000;285000000,-30000000;60000000,0 "
    "ball=-41234567,200000000 side=b strikes=0 phase=throw turn=2 idle=0 resets=0 score=0,0 result=-";

std::string problemOf(const std::string& line, const game::KeyValues& options = {}) {
    const auto s = test::gameWith(options).parseState(line);
    if (s) return "";
    std::string text;
    for (const base::Arg& arg : s.fault().args) text += (text.empty() ? "" : " ") + std::get<std::string>(arg.value);
    return text;
}

std::string with(std::string line, const std::string& from, const std::string& to) {
    const std::size_t at = line.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return line.replace(at, from.size(), to);
}

TEST(StateText, RoundTrips) {
    const DiscFootball game = test::gameWith();
    const auto s = game.parseState(kThrow);
    ASSERT_TRUE(s.ok());
    EXPECT_EQ(game.formatState(*s), kThrow);
    EXPECT_EQ(s->phase, Phase::Throw);
}

TEST(StateText, RefusesWhatCannotBe) {
    EXPECT_EQ(problemOf(with(kThrow, "phase=throw", "phase=thrown")), "phase malformed");
    EXPECT_EQ(problemOf(with(kThrow, "ball=-41234567,200000000", "ball=-41234567,200000001")), "ball off_the_field");
    EXPECT_EQ(problemOf(with(kThrow, "ball=-41234567,200000000", "ball=-41234567,199999999")),
              "ball not_the_default_place");
    EXPECT_EQ(problemOf(with(kThrow, "strikes=0", "strikes=1")), "strikes set_piece_first");
    EXPECT_EQ(problemOf(with(kThrow, "phase=throw", "phase=goalkick")), "ball not_the_default_place");
    EXPECT_EQ(problemOf(with(kThrow, "-285000000,-30000000", "-285000000,10000000")), "W overlap");
    EXPECT_EQ(problemOf(with(kThrow, "W=-285000000,30000000", "W=-325000000,30000000")), "W off_the_field");
    EXPECT_EQ(problemOf(with(kThrow, "resets=0", "resets=3")), "resets over");
    EXPECT_EQ(problemOf(with(kThrow, "idle=0", "idle=6")), "idle malformed");
    EXPECT_EQ(problemOf(with(kThrow, "score=0,0", "score=2,0"), {{"goals_to_win", "2"}}), "score over");
    EXPECT_EQ(problemOf(with(kThrow, "turn=2", "turn=5"), {{"max_turns", "4"}}), "turn over");
    EXPECT_EQ(problemOf(with(kThrow, "result=-", "result=draw:time"), {{"minutes", "0"}}), "result not_this_ending");
    EXPECT_EQ(problemOf(with(kThrow, "result=-", "result=white:time")), "result malformed");
    EXPECT_EQ(problemOf(with(kThrow, "result=-", "result=draw:time")), "");
    EXPECT_EQ(problemOf(std::string(kThrow) + " more=1"), "result trailing_text");
    EXPECT_EQ(problemOf("W=1,2"), "W malformed");
}

TEST(ActionText, RoundTrips) {
    const DiscFootball game = test::gameWith();
    for (const char* token :
         {"disc:3:-1,1000000:1300", "ball:0,-1:1", "ball@-300000,12345:3,1:700", "end", "flag", "timeout"}) {
        const auto a = game.parseAction({}, token);
        ASSERT_TRUE(a.ok()) << token;
        EXPECT_EQ(game.formatAction({}, *a), token);
    }
    for (const char* token : {"", "disc", "disc:4:1,0:5", "disc:0:1,0:5", "disc:1:1:5", "disc:1:1,0:5:", "ball:1,0",
                              "ball@1,2", "ball@1,2:3,4:05", "End", "end ", "disc:1:+1,0:5", "disc:1:1,0:99999999999"})
        EXPECT_FALSE(game.parseAction({}, token).ok()) << token;
}

std::string strikeProblem(const State& s, const char* told) {
    const DiscFootball game = test::gameWith();
    const auto strike = parseStrike(told, s, game.table());
    return strike ? "" : std::get<std::string>(strike.fault().args.at(0).value);
}

TEST(StrikeText, TheLastExitCounts) {
    const DiscFootball game = test::gameWith();
    const auto strike =
        parseStrike("w3 ball out=300,61.5 in=300,0 out=-7.5,200 ball=-9,203", test::start(game), game.table());
    ASSERT_TRUE(strike.ok());
    EXPECT_EQ(strike->exit, Line::Upper);
    EXPECT_EQ(strike->exitAt, (Point{-7'500'000, 200'000'000}));
}

TEST(StrikeText, ReadsFacts) {
    const DiscFootball game = test::gameWith();
    const auto strike = parseStrike("w3 ball goal=black b1 w3=205,58.000001", test::start(game), game.table());
    ASSERT_TRUE(strike.ok());
    EXPECT_EQ(strike->struck, 2);
    EXPECT_EQ(strike->goal, 1);
    EXPECT_EQ(strike->touchedBeforeGoal, 1U << kBall);
    EXPECT_EQ(strike->touched, 1U << kBall | 1U << 3);
    EXPECT_EQ(strike->rest[2], (Point{205'000'000, 58'000'001}));
}

TEST(StrikeText, RefusesWhatCannotBe) {
    const DiscFootball game = test::gameWith();
    const State s = test::start(game);
    EXPECT_EQ(strikeProblem(s, "w3"), "");
    EXPECT_EQ(strikeProblem(s, ""), "malformed");
    EXPECT_EQ(strikeProblem(s, "b1"), "struck");
    EXPECT_EQ(strikeProblem(s, "ball"), "struck");
    EXPECT_EQ(strikeProblem(s, "w3=1,1"), "struck");
    EXPECT_EQ(strikeProblem(s, "w3 w3"), "touched");
    EXPECT_EQ(strikeProblem(s, "w3 goal=white ball"), "touched");
    EXPECT_EQ(strikeProblem(s, "w3 ball goal=red"), "goal");
    EXPECT_EQ(strikeProblem(s, "w3 ball goal=black ball=1,1"), "goal");
    EXPECT_EQ(strikeProblem(s, "w3 ball out=299,0 ball=310,0"), "line");
    EXPECT_EQ(strikeProblem(s, "w3 ball ball=310,0"), "ball_out");
    EXPECT_EQ(strikeProblem(s, "w3 ball out=300,0"), "ball_out");
    EXPECT_EQ(strikeProblem(s, "w3 ball in=300,0"), "ball_out");
    EXPECT_EQ(strikeProblem(s, "w3 ball w3=390,0"), "");  // in a goal's pocket, and the ball where it was
    EXPECT_EQ(strikeProblem(s, "w3 ball w3=390,40"), "off_the_table");
    EXPECT_EQ(strikeProblem(s, "w3 ball w3=10,0"), "overlap");
    EXPECT_EQ(strikeProblem(s, "w3 ball w3=1"), "malformed");
    EXPECT_EQ(strikeProblem(s, "w3 ball w3=1,1.1234567"), "malformed");
    EXPECT_EQ(strikeProblem(s, "w3 bull"), "malformed");
}

}  // namespace
}  // namespace discfootball
