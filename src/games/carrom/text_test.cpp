#include "games/carrom/text.h"

#include <gtest/gtest.h>

#include "games/carrom/test_support.h"

namespace carrom {
namespace {

std::string replaced(std::string line, const std::string& from, const std::string& to) {
    const std::size_t at = line.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return line.replace(at, from.size(), to);
}

std::string problemOf(const Carrom& game, const std::string& line) {
    const auto read = game.parseState(line);
    if (read) return "none";
    return std::get<std::string>(read.fault().args[0].value) + " " + std::get<std::string>(read.fault().args[1].value);
}

TEST(Text, EveryPhaseComesBack) {
    const Carrom game = test::gameWith();
    State s = test::board(7, 9);
    for (const QueenIs queen : {QueenIs::OnTable, QueenIs::Pending, QueenIs::CoveredByBlack}) {
        s.queenIs = queen;
        EXPECT_EQ(*game.parseState(game.formatState(s)), s);
    }
    s.phase = Phase::Place;
    s.act = Seat::Second;
    s.toPlace = {2, 0, 0};
    s.dues = {1, 0};
    EXPECT_EQ(*game.parseState(game.formatState(s)), s);
    EXPECT_NE(game.formatState(s).find(" phase=place:2/0/0 "), std::string::npos);
}

TEST(Text, ImpossibleStatesAreRefused) {
    const Carrom game = test::gameWith();
    const std::string good = game.formatState(test::board());
    EXPECT_EQ(problemOf(game, good), "none");
    EXPECT_EQ(problemOf(game, replaced(good, "W=-160000000,150000000", "W=-160000000,-390000000")), "W malformed");
    EXPECT_EQ(problemOf(game, replaced(good, "W=-160000000,150000000", "W=-365000000,150000000")), "W off_the_table");
    EXPECT_EQ(problemOf(game, replaced(good, "W=-160000000,150000000", "W=-350000000,-350000000")), "W off_the_table");
    EXPECT_EQ(problemOf(game, replaced(good, "W=-160000000,150000000", "W=-121000000,150000000")), "W overlap");
    EXPECT_EQ(problemOf(game, replaced(good, "W=-160000000,150000000;-120000000", "W=-120000000,150000000;-160000000")),
              "W malformed");
    EXPECT_EQ(problemOf(game, replaced(good, "table:0,0", "table:0,150000000")), "Q overlap");
    EXPECT_EQ(problemOf(game, replaced(good, "next=south", "next=north")), "next another_strikes");
    EXPECT_EQ(problemOf(game, replaced(good, "phase=strike", "phase=place:1/0/0")), "B too_many");
    EXPECT_EQ(problemOf(game, replaced(good, "phase=strike", "phase=break:0")), "phase malformed");
    EXPECT_EQ(problemOf(game, replaced(good, "score=0,0", "score=25,0")), "score game_over");
    EXPECT_EQ(problemOf(game, replaced(good, "breaker=south", "breaker=north")), "breaker does_not_alternate");
    EXPECT_EQ(problemOf(game, replaced(good, "opts=-", "opts=powder=13")), "opts other_options");
    EXPECT_EQ(problemOf(game, replaced(good, "scored=-,-", "scored=w,-")), "scored not_in_points");
    EXPECT_EQ(problemOf(game, replaced(good, "result=-", "result=south:points")), "games not_decided");
    EXPECT_EQ(problemOf(game, replaced(good, "dues=0,0", "dues=0,00")), "dues malformed");
    EXPECT_EQ(problemOf(game, good + " "), "result trailing_text");
    EXPECT_EQ(problemOf(game, ""), "W missing");
    EXPECT_EQ(problemOf(game, game.formatState(test::board(0, 9))), "W none_left");
}

TEST(Text, ActionsComeBack) {
    for (const char* token :
         {"shot:-182550:-3,1000000:1", "shot:0:0,1:6000", "place:-1,69500", "forgo", "pass", "timeout"}) {
        const auto action = parseAction(token);
        ASSERT_TRUE(action) << token;
        EXPECT_EQ(formatAction(*action), token);
    }
    for (const char* token : {"", "shot", "shot:", "shot:0:0,1", "shot:0:0:1:1", "shot:00:0,1:5", "shot:0:0,1:5 ",
                              "place:1", "place:1,2,3", "place:-0,1", "Pass", "shot:99999999999:0,1:5"})
        EXPECT_FALSE(parseAction(token)) << token;
}

TEST(Text, WhatWasPocketed) {
    const State s = test::board(3, 2);
    const auto stroke = parsePocketed("w1 b2 q w2 s", s);
    ASSERT_TRUE(stroke);
    EXPECT_EQ(stroke->count, 7);
    EXPECT_EQ(stroke->of(Piece::White), 3);
    EXPECT_EQ(stroke->fallen[0], Piece::White);
    EXPECT_EQ(stroke->fallen[3], Piece::Queen);
    EXPECT_TRUE(parsePocketed("-", s));
    EXPECT_FALSE(parsePocketed("s untouched", s)->touched);
    for (const char* wrong : {"", "w", "w0", "w4", "b1 b2", "q q", "s s", "x1", "w1 untouched", "- w1", "w-1", "w1,b1"})
        EXPECT_FALSE(parsePocketed(wrong, s)) << wrong;
}

}  // namespace
}  // namespace carrom
