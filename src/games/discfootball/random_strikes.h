// Random strikes for the tests of motion, the fast and the long one: nothing leaves the box, no goal is scored from
// behind the line, none is missed.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/rng.h"
#include "games/discfootball/motion.h"
#include "physics/solver.h"

namespace discfootball::test {

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
            Action a{Kind::Disc,
                     int(rng_.below(kDiscs)),
                     0,
                     0,
                     0,
                     1,
                     std::int32_t(1 + rng_.below(std::uint64_t(o_.maxSpeed)))};
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
            // Between the rims a piece that touches a post may be a little farther out.
            const Point post{table_.rimX() + kPostRadius, kHalfGoal + kPostRadius};
            const bool mouth =
                size(p.y) < post.y && size(p.x) <= table_.rimX() &&
                game::apart({size(p.x), size(p.y)}, post) >= game::square(kRadius + kPostRadius - kRounding);
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

}  // namespace discfootball::test
