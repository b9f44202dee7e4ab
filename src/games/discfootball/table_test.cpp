#include "games/discfootball/table.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "games/discfootball/test_support.h"

namespace discfootball {
namespace {

using test::mm;

const Table kTable{Options{}};

game::Obstacles others(std::initializer_list<Point> list) {
    game::Obstacles all;
    all.distance = kTwoRadii;
    for (const Point& p : list) all.add(p);
    return all;
}

TEST(Table, HasTheSizesOfThePage) {
    EXPECT_EQ(kTable.halfLength(), 300 * kMm);
    EXPECT_EQ(kTable.halfWidth(), 200 * kMm);
    EXPECT_EQ(kTable.rimX(), 390 * kMm);
    EXPECT_EQ(kTable.rimY(), 290 * kMm);
    Options big;
    big.fieldLength = 700;
    big.strip = 80;
    EXPECT_EQ(Table(big).halfLength(), 350 * kMm);
    EXPECT_EQ(Table(big).halfWidth(), 233'333'000);
    EXPECT_EQ(Table(big).rimX(), 430 * kMm);
}

// DF6: Black's men mirrored in x, marks scaled with the field.
TEST(Table, Formations) {
    EXPECT_EQ(kTable.start()[0], mm(-285, 30));
    EXPECT_EQ(kTable.start()[2], mm(-60, 0));
    EXPECT_EQ(kTable.start()[4], mm(285, -30));
    EXPECT_EQ(kTable.start()[kBall], mm(0, 0));
    Options o;
    o.formation = Formation::InLine;
    o.fieldLength = 1200;
    EXPECT_EQ(Table(o).start()[1], mm(-320, 120));
    EXPECT_EQ(Table(o).start()[5], mm(160, -120));
    for (const Formation f : {Formation::TwoOne, Formation::OneTwo, Formation::InLine}) {
        o.formation = f;
        for (const int length : {600, 777, 1200}) {
            o.fieldLength = length;
            const auto start = Table(o).start();
            for (std::size_t i = 0; i < kPieces; ++i) {
                for (std::size_t k = 0; k < i; ++k) EXPECT_FALSE(overlap(start[i], start[k]));
            }
        }
    }
}

TEST(Table, LinesBelongToTheField) {
    EXPECT_TRUE(kTable.inField(mm(300, 200)));
    EXPECT_FALSE(kTable.inField({300 * kMm + 1, 0}));
    EXPECT_EQ(kTable.lineAt(mm(300, 200)), Line::BlackEnd);
    EXPECT_EQ(kTable.lineAt(mm(-300, 17)), Line::WhiteEnd);
    EXPECT_EQ(kTable.lineAt(mm(0, 200)), Line::Upper);
    EXPECT_EQ(kTable.lineAt(mm(0, -200)), Line::Lower);
    EXPECT_EQ(kTable.lineAt(mm(0, 0)), Line::None);
    EXPECT_EQ(kTable.lineAt(mm(301, 0)), Line::None);
}

TEST(Table, ADiscIsOutWhenItTouchesTheFieldNoMore) {
    EXPECT_TRUE(kTable.onField(mm(315, 0)));
    EXPECT_FALSE(kTable.onField({315 * kMm + 1, 0}));
    EXPECT_TRUE(kTable.onField(mm(309, 212)));
    EXPECT_FALSE(kTable.onField(mm(309, 213)));
}

TEST(Table, PulledBackByTheShortestWay) {
    EXPECT_EQ(pulledBack(kTable, others({}), mm(350, 40)), mm(315, 40));
    EXPECT_EQ(pulledBack(kTable, others({}), mm(-20, -260)), mm(-20, -215));
    EXPECT_EQ(pulledBack(kTable, others({}), mm(410, 5)), mm(315, 5));  // in a goal's pocket
    EXPECT_EQ(pulledBack(kTable, others({}), mm(330, 240)), mm(309, 212));
    EXPECT_EQ(pulledBack(kTable, others({}), mm(-330, -240)), mm(-309, -212));
}

TEST(Table, PulledBackBesideWhoLiesThere) {
    EXPECT_EQ(pulledBack(kTable, others({mm(315, 40)}), mm(350, 45)), mm(315, 70));
    // Both ways are as far: nearer the centre spot.
    EXPECT_EQ(pulledBack(kTable, others({mm(315, 40)}), mm(350, 40)), mm(315, 10));
    // On the axis the centre does not decide: larger x, then larger y.
    EXPECT_EQ(pulledBack(kTable, others({mm(315, 0)}), mm(350, 0)), mm(315, 30));
    EXPECT_EQ(pulledBack(kTable, others({mm(0, 215)}), mm(0, 250)), mm(30, 215));
    // Not beyond the end of the line.
    EXPECT_EQ(pulledBack(kTable, others({mm(290, 215)}), mm(295, 250)), mm(260, 215));
}

TEST(Table, PulledBackAtACornerAlongBothLines) {
    const Point p = pulledBack(kTable, others({mm(309, 212)}), mm(330, 240));
    EXPECT_TRUE(p.x == 315 * kMm || p.y == 215 * kMm);
    EXPECT_FALSE(overlap(p, mm(309, 212)));
    EXPECT_GE(game::apart(p, mm(309, 212)), game::square(kTwoRadii));
    EXPECT_TRUE(kTable.onField(p));
}

TEST(Table, PulledBackTouchesAndIsFree) {
    base::Rng rng(3);
    const auto coordinate = [&](std::int64_t most) {
        return static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(2 * most + 1))) - most;
    };
    for (int i = 0; i < 20'000; ++i) {
        const Point from{coordinate(375 * kMm), coordinate(275 * kMm)};
        if (kTable.onField(from)) continue;
        game::Obstacles all = others({});
        const Point straight = pulledBack(kTable, all, from);
        ASSERT_TRUE(kTable.onField(straight));
        ASSERT_GE(game::apart(straight, kTable.clamped(straight)), game::square(kRadius - 3));
        for (int n = 0; n < 6; ++n) all.add({straight.x + coordinate(60 * kMm), straight.y + coordinate(60 * kMm)});
        const Point beside = pulledBack(kTable, all, from);
        ASSERT_TRUE(kTable.onField(beside));
        ASSERT_TRUE(all.clear(beside));
        ASSERT_GE(game::apart(beside, kTable.clamped(beside)), game::square(kRadius - 3));
    }
}

TEST(Table, BesideStaysInside) {
    // The ball at the end line, pressed outwards: it stays in the field.
    const Point ball = besideForBall(kTable, others({mm(290, 0)}), mm(300, 0));
    EXPECT_EQ(ball.x, 300 * kMm);
    EXPECT_EQ(ball.y, 28'284'272);  // √800 mm, the larger y
    EXPECT_EQ(besideForDisc(kTable, others({mm(290, 0)}), mm(300, 0)), mm(320, 0));
    // At one and the same place: towards the centre spot.
    EXPECT_EQ(besideForDisc(kTable, others({mm(60, 80)}), mm(60, 80)), mm(42, 56));
    EXPECT_EQ(besideForBall(kTable, others({mm(0, 0)}), mm(0, 0)), mm(30, 0));
}

TEST(Table, SetPiecesLieFree) {
    EXPECT_EQ(throwPlace(kTable, others({}), mm(12, 200)), mm(12, 200));
    EXPECT_EQ(throwPlace(kTable, others({mm(12, 200)}), mm(12, 200)), mm(-18, 200));
    EXPECT_EQ(goalKickPlace(kTable, others({}), -1), mm(-300, 0));
    EXPECT_EQ(goalKickPlace(kTable, others({mm(-300, 5)}), -1), mm(-300, -25));
    EXPECT_EQ(cornerPlace(kTable, others({}), 1, -1), mm(300, -200));
    // A disc on the very corner: every way is as far, so nearer the centre spot; in whole µm.
    const Point p = cornerPlace(kTable, others({mm(300, 200)}), 1, 1);
    EXPECT_NEAR(double(p.x), 275'038'000, 2'000);
    EXPECT_NEAR(double(p.y), 183'359'000, 2'000);
    EXPECT_EQ(p.x % kUm, 0);
}

// Three discs cover a sector; if both are covered the ball lies in the field beside them.
TEST(Table, CornersWithoutAFreePoint) {
    const std::initializer_list<Point> six = {mm(275, 184),  mm(300, 155),  mm(266, 158),
                                              mm(275, -184), mm(300, -155), mm(266, -158)};
    game::Obstacles three = others({mm(275, 184), mm(300, 155), mm(266, 158)});
    EXPECT_TRUE(kTable.inSector(cornerPlace(kTable, three, 1, 1), 1));
    const Point p = cornerPlace(kTable, others(six), 1, 1);
    EXPECT_TRUE(kTable.inField(p));
    EXPECT_TRUE(others(six).clear(p));
    EXPECT_EQ(p.x % kUm, 0);
}

}  // namespace
}  // namespace discfootball
