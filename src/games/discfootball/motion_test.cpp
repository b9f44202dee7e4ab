#include "games/discfootball/motion.h"

#include <gtest/gtest.h>

#include <cmath>

#include "games/discfootball/test_support.h"
#include "physics/solver.h"

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

// Any places that are free, anybody struck anywhere at up to the highest speed.
class RandomStrikes {
  public:
    RandomStrikes(const Options& o, std::uint64_t seed) : o_(o), table_(o), rng_(seed) {}

    void check(int strikes) {
        physics::TableSpec open = tableSpec(table_);
        for (physics::Line& line : open.lines) line.reaction = physics::Reaction::Report;
        const auto made = physics::Table::make(open);
        ASSERT_TRUE(made.ok());
        physics::Solver reporting(*made);
        for (int i = 0; i < strikes; ++i) {
            State s = anywhere();
            Action a = push(int(rng_.below(kDiscs)), 0, 1, std::int32_t(1 + rng_.below(std::uint64_t(o_.maxSpeed))));
            if (i % 2 == 0) behindTheBall(s, a.disc);
            const Point from = s.at[std::size_t(a.disc)];
            const Point aim{(s.ball().x - from.x) / kUm + coordinate(20'000),
                            (s.ball().y - from.y) / kUm + coordinate(20'000)};
            if (aim.x != 0 || aim.y != 0) {
                a.dx = std::int32_t(aim.x);
                a.dy = std::int32_t(aim.y);
            }
            const Strike told = strike(table_, s, a, See::Ends).strike;
            inTheBox(told);
            if (told.goal == 0) {
                // None was missed: the ball is before the goal lines.
                ASSERT_LE(told.rest[kBall].x, table_.rimX());
                ASSERT_GE(told.rest[kBall].x, -table_.rimX());
            } else {
                againstTheReport(reporting, s, a, told);
                ++goals_;
            }
        }
    }
    int goals() const { return goals_; }

  private:
    std::int64_t coordinate(std::int64_t most) { return std::int64_t(rng_.below(std::uint64_t(2 * most + 1))) - most; }
    State anywhere() {
        State s;
        for (std::size_t i = 0; i < kPieces;) {
            s.at[i] = {coordinate(table_.halfLength()), coordinate(table_.halfWidth())};
            bool free = table_.inField(s.at[i]);
            for (std::size_t k = 0; k < i; ++k) free &= !overlap(s.at[i], s.at[k]);
            if (free) ++i;
        }
        return s;
    }
    // Puts the disc on the line from one of the goals through the ball, if it is free there.
    void behindTheBall(State& s, int disc) {
        const Point goal{(rng_.below(2) == 0 ? 1 : -1) * table_.rimX(), coordinate(kHalfGoal)};
        const double dx = double(s.ball().x - goal.x), dy = double(s.ball().y - goal.y);
        const double away = double(kTwoRadii + std::int64_t(rng_.below(60 * kMm))) / std::sqrt(dx * dx + dy * dy);
        State moved = s;
        moved.at[std::size_t(disc)] = {s.ball().x + std::int64_t(dx * away), s.ball().y + std::int64_t(dy * away)};
        for (int i = 0; i < kPieces; ++i) {
            if (i != disc && overlap(moved.at[std::size_t(i)], moved.at[std::size_t(disc)])) return;
        }
        if (table_.onField(moved.at[std::size_t(disc)])) s = moved;
    }
    void inTheBox(const Strike& told) {
        const auto size = [](std::int64_t v) { return v < 0 ? -v : v; };
        for (std::size_t i = 0; i < kPieces; ++i) {
            if (i == kBall && told.goal != 0) continue;
            const Point p = told.rest[i];
            const bool pocket = size(p.y) <= kHalfGoal - kRadius + kRounding &&
                                size(p.x) <= table_.rimX() + kPocketDepth - kRadius + kRounding;
            const bool box =
                size(p.x) <= table_.rimX() - kRadius + kRounding && size(p.y) <= table_.rimY() - kRadius + kRounding;
            // Beside a post the rim gives way a little.
            const bool mouth = size(p.y) < kHalfGoal && size(p.x) <= table_.rimX();
            ASSERT_TRUE(pocket || box || mouth) << i << " " << p.x << "," << p.y;
        }
    }
    // No goal from behind: in the run where nothing is lifted the ball comes through the mouth from the field's side,
    // once before it can ever come back.
    void againstTheReport(physics::Solver& reporting, const State& s, const Action& a, const Strike& told) {
        std::array<physics::Disc, kPieces> discs;
        for (std::size_t i = 0; i < kPieces; ++i) discs[i] = {i == kBall, {s.at[i].x, s.at[i].y}, true};
        const physics::Impulse impulse{a.disc, a.dx, a.dy, a.speed * std::int64_t{1000}, 0};
        const physics::Result& result = reporting.simulate(discs, {&impulse, 1});
        const auto first = std::find_if(result.crossings.begin(), result.crossings.end(),
                                        [](const physics::Crossing& c) { return c.line >= 4; });
        ASSERT_NE(first, result.crossings.end());
        EXPECT_TRUE(first->out);
        EXPECT_EQ(first->disc, kBall);
        EXPECT_EQ(first->at.x, told.goal * table_.rimX());
        EXPECT_LE(first->at.y < 0 ? -first->at.y : first->at.y, kHalfGoal - kRadius + 4 * kMm);
    }

    Options o_;
    Table table_;
    base::Rng rng_;
    int goals_ = 0;
};

TEST(Motion, NothingLeavesTheBoxAndNoGoalIsMissed) {
    RandomStrikes standard({}, 1);
    standard.check(70'000);
    EXPECT_GT(standard.goals(), 500);
    Options wild;
    wild.maxSpeed = 2500;
    wild.strip = 80;
    RandomStrikes fast(wild, 2);
    fast.check(30'000);
    EXPECT_GT(fast.goals(), 200);
}

}  // namespace
}  // namespace discfootball
