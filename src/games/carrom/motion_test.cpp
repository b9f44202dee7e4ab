#include "games/carrom/motion.h"

#include <gtest/gtest.h>

#include <cmath>

#include "games/carrom/table.h"
#include "games/carrom/test_support.h"

namespace carrom {
namespace {

State emptyBoard() {
    State s = test::board(1, 0);
    s.men[kWhite].remove(0);
    s.men[kWhite].add({300'000'000, 0});
    s.queenIs = QueenIs::Pending;
    return s;
}

double lengthOf(const base::DiscPath& path) {
    double length = 0;
    for (std::size_t i = 1; i < path.segments.size(); ++i) {
        const double dx = double(path.segments[i].x - path.segments[i - 1].x);
        const double dy = double(path.segments[i].y - path.segments[i - 1].y);
        length += std::sqrt(dx * dx + dy * dy);
    }
    return length;
}

// The federation's test of a board: a straight stroke with full strength makes at least 3.5 runs, and no more than a
// powdered board allows.
TEST(Motion, AFullStrokeMakesItsRuns) {
    const Motion motion = strike(emptyBoard(), {Kind::Shot, 0, 0, 0, 1, 6'000}, 12, See::Everything);
    ASSERT_EQ(motion.trajectory.paths.size(), 1u);
    EXPECT_EQ(motion.trajectory.paths[0].disc, kStrikerDisc);
    const double runs = lengthOf(motion.trajectory.paths[0]) / 740e6;
    EXPECT_GE(runs, 3.5);
    EXPECT_LE(runs, 6);
    EXPECT_NEAR(runs, 4.98, 0.05);
    EXPECT_FALSE(motion.stroke.touched);
}

TEST(Motion, PowderMakesTheBoardFaster) {
    const auto runs = [](int powder) {
        return lengthOf(
            strike(emptyBoard(), {Kind::Shot, 0, 0, 0, 1, 6'000}, powder, See::Everything).trajectory.paths[0]);
    };
    EXPECT_GT(runs(6), runs(12));
    EXPECT_GT(runs(12), runs(30));
}

TEST(Motion, AManRunsIntoThePocketAndIsTold) {
    State s = emptyBoard();
    s.men[kWhite].remove(0);
    s.men[kWhite].add({300'000'000, 300'000'000});
    // From the middle of the base along the line through the man's far side; the pocket lies behind him.
    const Motion motion = strike(s, {Kind::Shot, -182'550, 0, 482'550, 552'600, 3'000}, 12, See::Everything);
    EXPECT_TRUE(motion.stroke.touched);
    ASSERT_GE(motion.incidents.size(), 1u);
    EXPECT_FALSE(motion.incidents[0].fall);
    EXPECT_EQ(motion.incidents[0].disc, 0);
    EXPECT_EQ(motion.incidents[0].other, kStrikerDisc);
}

// CA45: a man at rest nearer than the pocket's radius has fallen; nothing escapes, overlaps or stays in a corner.
TEST(Motion, NothingIsLostInManyStrokes) {
    const Carrom game = test::gameWith({{"variant", "freestyle"}, {"hand_rule", "off"}});
    base::Rng rng(1);
    for (int round = 0; round < 3; ++round) {
        State s = game.initial(static_cast<std::uint64_t>(round));
        for (int i = 0; i < 400 && game.toAct(s); ++i) {
            const Action a = game.sample(s, rng);
            if (a.kind == Kind::Shot) {
                const Motion motion = strike(s, a, 12, See::Ends);
                EXPECT_EQ(motion.rest.menLeft() + motion.stroke.of(Piece::White) + motion.stroke.of(Piece::Black),
                          s.menLeft());
            }
            s = game.apply(s, a, nullptr);
            ASSERT_TRUE(game.parseState(game.formatState(s)).ok()) << game.formatState(s);
        }
    }
}

TEST(Motion, TwoPowdersInOneThreadDoNotMix) {
    const Action shot{Kind::Shot, 1'000, 0, 1, 30, 5'000};
    const State s = test::board();
    const Motion first = strike(s, shot, 12, See::Ends);
    for (const int powder : {6, 30, 12, 20}) (void)strike(s, shot, powder, See::Ends);
    EXPECT_EQ(strike(s, shot, 12, See::Ends).rest, first.rest);
}

}  // namespace
}  // namespace carrom
