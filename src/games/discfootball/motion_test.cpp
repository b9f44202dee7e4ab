#include "games/discfootball/motion.h"

#include <gtest/gtest.h>

#include <cmath>

#include "games/discfootball/random_strikes.h"
#include "games/discfootball/test_support.h"

namespace discfootball {
namespace {

using test::mm;

Action push(int disc, std::int32_t dx, std::int32_t dy, std::int32_t speed) {
    return {Kind::Disc, disc, 0, 0, dx, dy, speed};
}

// Everybody out of the way but White's third disc.
State empty() {
    State s;
    s.at = {mm(-280, 180), mm(-280, -180), mm(0, 0), mm(280, 180), mm(280, -180), mm(240, 180), mm(200, -190)};
    return s;
}

double runOf(const State& s, const Strike& strike, int piece) {
    const Point a = s.at[std::size_t(piece)], b = strike.rest[std::size_t(piece)];
    return std::sqrt(double(game::apart(a, b)));
}

// DF10: at 1300 mm/s a disc runs about 360 mm; a ball hit full about 670 mm (with a rim in between).
TEST(Motion, RunsAsFarAsThePageSays) {
    const Table table{Options{}};
    State s = empty();
    s.at[2] = mm(-250, 0);
    EXPECT_NEAR(runOf(s, strike(table, s, push(2, 1, 0, 1300), See::Ends).strike, 2) / double(kMm), 360, 3);
    // On the largest field there is room for the ball's whole run.
    Options wide;
    wide.fieldLength = 1200;
    const Table large(wide);
    s.at = {mm(-580, 380), mm(-580, -380), mm(-330, 0), mm(580, 380), mm(580, -380), mm(540, 380), mm(-300, 0)};
    const Motion full = strike(large, s, push(2, 1, 0, 1300), See::Ends);
    EXPECT_TRUE(full.strike.touchedBall());
    EXPECT_NEAR(runOf(s, full.strike, kBall) / double(kMm), 670, 20);
}

TEST(Motion, AGoalThatCountsEndsTheStrike) {
    const Table table{Options{}};
    State s = empty();
    s.at[2] = mm(200, 0);
    s.at[kBall] = mm(240, 0);
    const Motion goal = strike(table, s, push(2, 1, 0, 1300), See::Everything);
    EXPECT_EQ(goal.strike.goal, 1);
    EXPECT_TRUE(goal.strike.touchedBall());
    EXPECT_EQ(goal.strike.exit, Line::BlackEnd);
    ASSERT_GE(goal.incidents.size(), 3u);
    EXPECT_EQ(goal.incidents.back().what, Incident::What::Goal);
    // The disc was still running: without a goal it would have come farther.
    EXPECT_LT(goal.trajectory.duration, 200'000);
}

TEST(Motion, AGoalThatDoesNotCountLiftsTheBall) {
    const Table table{Options{}};
    State s = empty();
    s.at[2] = mm(200, 0);
    s.at[4] = mm(230, 0);  // Black's disc passes the push on: the struck one never touches the ball
    s.at[kBall] = mm(260, 0);
    const Motion motion = strike(table, s, push(2, 1, 0, 1300), See::Everything);
    EXPECT_EQ(motion.strike.goal, 1);
    EXPECT_FALSE(motion.strike.touchedBall());
    for (const base::DiscPath& path : motion.trajectory.paths) {
        if (path.disc == kBall) {
            EXPECT_GE(path.gone, 0);
        }
    }
}

TEST(Motion, ThePocketHoldsWhatGoesIn) {
    const Table table{Options{}};
    State s = empty();
    s.at[2] = mm(280, 0);
    const Motion motion = strike(table, s, push(2, 1, 0, 1300), See::Ends);
    EXPECT_GT(motion.strike.rest[2].x, table.rimX());
    EXPECT_LE(motion.strike.rest[2].x, table.rimX() + kPocketDepth - kRadius + kRounding);
}

TEST(Motion, ATouchingDiscCountsOnlyIfItIsPressed) {
    const Table table{Options{}};
    State s = empty();
    s.at[kBall] = mm(-30, 0);
    EXPECT_FALSE(strike(table, s, push(2, 1, 0, 300), See::Ends).strike.touchedBall());
    EXPECT_TRUE(strike(table, s, push(2, -1, 0, 300), See::Ends).strike.touchedBall());
}

TEST(Motion, BothEndsAreAlike) {
    const Table table{Options{}};
    State s = empty();
    State turned = s;
    turned.side = kBlack;
    for (int disc = 0; disc < kDiscs; ++disc) {
        for (const Side side : {kWhite, kBlack}) {
            const Point p = s.at[std::size_t(pieceOf(~side, disc))];
            turned.at[std::size_t(pieceOf(side, disc))] = {-p.x, -p.y};
        }
    }
    turned.at[kBall] = {-s.ball().x, -s.ball().y};
    const Strike a = strike(table, s, push(2, 20, -19, 1300), See::Ends).strike;
    const Strike b = strike(table, turned, push(2, -20, 19, 1300), See::Ends).strike;
    EXPECT_EQ(a.rest[2], (Point{-b.rest[5].x, -b.rest[5].y}));
    EXPECT_EQ(a.rest[kBall], (Point{-b.rest[kBall].x, -b.rest[kBall].y}));
}

TEST(Motion, NothingLeavesTheBoxAndNoGoalIsMissed) {
    test::RandomStrikes standard({}, 1);
    standard.check(70'000);
    EXPECT_GT(standard.goals(), 500);
    Options wild;
    wild.maxSpeed = 2500;
    wild.strip = 80;
    test::RandomStrikes fast(wild, 2);
    fast.check(30'000);
    EXPECT_GT(fast.goals(), 200);
}

}  // namespace
}  // namespace discfootball
