#include "games/carrom/table.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "games/carrom/test_support.h"

namespace carrom {
namespace {

double distance(Point a, Point b) {
    return std::sqrt(static_cast<double>(apart(a, b)));
}

// CA1–CA4 figure for figure, as the laws print them: diameters and distances in tenths of millimetres.
TEST(Table, TheFiguresOfTheLaws) {
    const auto tenths = [](std::int64_t nm) { return double(nm) / 1e5; };
    EXPECT_EQ(tenths(2 * kHalf), 7400);  // CA1
    EXPECT_EQ(tenths(2 * kPocketRadius), 445);
    EXPECT_EQ(tenths(kPocketAt), 3477.5);
    EXPECT_EQ(kPocketAt + kPocketRadius, kHalf);  // tangent to both frames
    EXPECT_EQ(kMen, 9);                           // CA2
    EXPECT_EQ(tenths(2 * kManRadius), 310);
    EXPECT_EQ(tenths(2 * kStrikerRadius), 413);
    EXPECT_EQ(kManMass, 5'400'000);
    EXPECT_EQ(kStrikerMass, 15'000'000);
    EXPECT_EQ(tenths(kBaseLength), 4700);  // CA3
    EXPECT_EQ(tenths(kBaseFromFrame), 1015);
    EXPECT_EQ(tenths(kBaseWidth), 318);
    EXPECT_EQ(tenths(2 * kBaseCircleRadius), 318);
    EXPECT_EQ(tenths(kBaseCircleAt), 2191);
    EXPECT_EQ(tenths(kMidDepth), 2526);
    EXPECT_EQ(tenths(kArrowGap), 500);  // CA4
    EXPECT_EQ(tenths(kArrowLength), 2670);
    EXPECT_EQ(tenths(kArrowWidth), 15);
    EXPECT_EQ(tenths(2 * kCentreCircleRadius), 318);
    EXPECT_EQ(tenths(2 * kOuterCircleRadius), 1700);
    EXPECT_EQ(kRingInner, 31'400'000);  // a man between both circles
    EXPECT_EQ(kRingOuter, 69'500'000);
}

// CA5: ring 1 at one diameter, every 60°; ring 2 white at two diameters on the same rays, black at √3 halfway between.
TEST(Table, TheRingsAreWhereTheLawsHaveThem) {
    constexpr double d = 31e6, kTurn = 6.283185307179586;
    for (const int angle : {45, 90}) {
        const Rack& rack = rackAt(angle);
        std::array<int, 2> inner{}, outer{};
        for (const Color c : {kWhite, kBlack}) {
            for (const Point p : c == kWhite ? rack.white : rack.black) {
                const double r = distance(p, {});
                if (r < 40e6) {
                    ++inner[c];
                    EXPECT_NEAR(r, d, 1);
                } else {
                    ++outer[c];
                    EXPECT_NEAR(r, c == kWhite ? 2 * d : std::sqrt(3.0) * d, 2);
                }
                // In twelfths of a turn from the arm of the Y, which a white man marks.
                const double twelfths = std::atan2(double(p.y), double(p.x)) / kTurn * 12 - angle / 30.0;
                EXPECT_NEAR(twelfths, std::round(twelfths), 1e-6);
                const bool onRay = std::lround(twelfths) % 2 == 0;
                EXPECT_EQ(onRay, r < 40e6 || c == kWhite);
                if (c == kWhite && r < 40e6) {
                    EXPECT_EQ(std::lround(twelfths) % 4, 0);
                }
            }
        }
        EXPECT_EQ(inner[kWhite], 3);
        EXPECT_EQ(inner[kBlack], 3);
        EXPECT_EQ(outer[kWhite], 6);
        EXPECT_EQ(outer[kBlack], 6);
    }
    const State start = test::gameWith().initial(0);
    EXPECT_EQ(start.queenIs, QueenIs::OnTable);
    EXPECT_EQ(start.queen, (Point{0, 0}));
}

// CA5 word for word: six men touch the queen, colours alternating; twelve around them, alternating; each white of the
// first ring has a white straight behind it.
TEST(Table, TheStartRingIsTheLaws) {
    for (const int angle : {45, 90}) {
        const Rack& rack = rackAt(angle);
        std::vector<std::pair<double, Color>> inner, outer;
        for (const Color c : {kWhite, kBlack}) {
            for (const Point p : c == kWhite ? rack.white : rack.black) {
                const double r = distance(p, {}), turn = std::atan2(double(p.y), double(p.x));
                (r < 40e6 ? inner : outer).emplace_back(turn, c);
                if (r < 40e6) {
                    EXPECT_NEAR(r, 31e6, 1);
                }
            }
        }
        ASSERT_EQ(inner.size(), 6u);
        ASSERT_EQ(outer.size(), 12u);
        for (auto* ring : {&inner, &outer}) {
            std::sort(ring->begin(), ring->end());
            for (std::size_t i = 0; i < ring->size(); ++i)
                EXPECT_NE((*ring)[i].second, (*ring)[(i + 1) % ring->size()].second);
        }
        int behind = 0;
        for (const Point a : rack.white) {
            for (const Point b : rack.white) {
                if (std::abs(b.x - 2 * a.x) <= 2 && std::abs(b.y - 2 * a.y) <= 2) ++behind;
            }
        }
        EXPECT_EQ(behind, 3);
    }
}

TEST(Table, NeighboursInTheRingTouchWithinANanometre) {
    for (const int angle : {45, 90}) {
        std::vector<Point> all{{0, 0}};
        for (const Point p : rackAt(angle).white) all.push_back(p);
        for (const Point p : rackAt(angle).black) all.push_back(p);
        int touching = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (std::size_t k = 0; k < i; ++k) {
                const double gap = distance(all[i], all[k]) - 31e6;
                EXPECT_GT(gap, -1.0);
                if (gap < 1000) {
                    EXPECT_LE(gap, 1.0);
                    ++touching;
                }
            }
        }
        EXPECT_EQ(touching, 42);
    }
}

TEST(Table, AnArmOfTheYPointsAtThePocketOnTheFarRight) {
    for (const Seat breaker : {Seat::First, Seat::Second}) {
        State s;
        s.breaker = breaker;
        setUp(s, 45);
        const std::int64_t side = breaker == Seat::First ? 1 : -1;
        int onTheDiagonal = 0;
        for (const Point p : s.men[kWhite].at) onTheDiagonal += p.x * side > 0 && std::abs(p.x - p.y) <= 2 ? 1 : 0;
        EXPECT_EQ(onTheDiagonal, 2);
    }
}

TEST(Table, TheStrikersPlaces) {
    const auto& places = basePlaces();
    EXPECT_EQ(places[0], (Interval{-222'335, -214'350}));
    EXPECT_EQ(places[1], (Interval{-182'550, 182'550}));
    EXPECT_EQ(places[2], (Interval{214'350, 222'335}));
}

TEST(Table, APieceTakesItsPlaceOnTheBaseLine) {
    State s = test::board();
    s.men[kBlack].remove(0);
    s.men[kBlack].add({0, -kMidDepth});
    // Sum of the radii to either side, the touching place included.
    const Places places = strikerPlaces(s, Seat::First);
    ASSERT_EQ(places.count, 4);
    EXPECT_EQ(places.list[1], (Interval{-182'550, -36'150}));
    EXPECT_EQ(places.list[2], (Interval{36'150, 182'550}));
    EXPECT_FALSE(checkStrikerPlace(s, Seat::First, 36'150));
    EXPECT_EQ(checkStrikerPlace(s, Seat::First, 36'149)->code, "striker_blocked");
    EXPECT_EQ(strikerPlaces(s, Seat::Second).count, 3);
}

// The intervals and the check of a single place are two ways to say the same.
TEST(Table, IntervalsAgreeWithTheCheck) {
    base::Rng rng(2);
    for (int round = 0; round < 200; ++round) {
        State s;
        for (int i = 0; i < 6; ++i) {
            const auto x = static_cast<std::int64_t>(rng.below(500'000'000)) - 250'000'000;
            const auto y = -kMidDepth + static_cast<std::int64_t>(rng.below(80'000'000)) - 40'000'000;
            if (pieceNearer(s, {x, y}, kManApart) < 0) s.men[kWhite].add({x, y});
        }
        const Places places = strikerPlaces(s, Seat::First);
        const auto listed = [&](std::int64_t u) {
            return std::any_of(places.begin(), places.end(),
                               [&](const Interval& i) { return i.from <= u && u <= i.to; });
        };
        for (const Interval& i : places) {
            for (const std::int64_t u : {i.from - 1, i.from, i.to, i.to + 1})
                EXPECT_EQ(listed(u), !checkStrikerPlace(s, Seat::First, u)) << u;
        }
        for (int k = 0; k < 50; ++k) {
            const auto u = static_cast<std::int64_t>(rng.below(450'000)) - 225'000;
            EXPECT_EQ(listed(u), !checkStrikerPlace(s, Seat::First, u)) << u;
        }
    }
}

TEST(Table, TheHandStaysInThePlayersSector) {
    EXPECT_TRUE(handInside(0, 0, 1));
    EXPECT_TRUE(handInside(0, 0, -1));
    EXPECT_TRUE(handInside(182'550, -1, -1));
    EXPECT_FALSE(handInside(222'335, -1, -1));
    EXPECT_FALSE(handInside(-222'335, 1, -1));
    EXPECT_TRUE(handInside(222'335, -1, 1));
}

TEST(Table, MenArePlacedInTheRingOnly) {
    State s = test::board(0, 0);
    s.queenIs = QueenIs::Pending;
    EXPECT_FALSE(checkManPlace(s, {0, 31'400'001}));
    EXPECT_EQ(checkManPlace(s, {0, 31'400'000})->code, "place_on_centre");
    EXPECT_FALSE(checkManPlace(s, {69'500'000, 0}));
    EXPECT_EQ(checkManPlace(s, {69'500'001, 0})->code, "place_outside");
    s.men[kWhite].add({50'000'000, 0});
    EXPECT_EQ(checkManPlace(s, {50'000'000, 31'000'000})->code, "place_touches");
    EXPECT_FALSE(checkManPlace(s, {50'000'000, 31'000'001}));
}

TEST(Table, TheGridIsSortedAsThePlacerSeesIt) {
    State s = test::board(0, 0);
    s.queenIs = QueenIs::Pending;
    // 32 mm from the centre is the nearest whole distance beyond 31.4; the nearest grid points are (±4, ±31) and
    // (±31, ±4), 31.26 mm: too near; then (±5, ±31): 31.40.
    EXPECT_EQ(firstGridPlace(s, Seat::First), (Point{-5'000'000, -31'000'000}));
    EXPECT_EQ(firstGridPlace(s, Seat::Second), (Point{5'000'000, 31'000'000}));
}

TEST(Table, NoRoomInTheRing) {
    State s = test::board(0, 0);
    for (int i = 0; i < 9; ++i) {
        const double turn = i * 0.6981317;  // 40 degrees
        s.men[kWhite].add({std::int64_t(50e6 * std::cos(turn)), std::int64_t(50e6 * std::sin(turn))});
    }
    EXPECT_FALSE(firstGridPlace(s, Seat::First).has_value());
    const Point outside = nearestGridPlace(s, Seat::First);
    EXPECT_LT(pieceNearer(s, outside, kManApart + 1), 0);
}

TEST(Table, TheQueenReturnsToTheNearestFreePlace) {
    State s = test::board();
    s.queenIs = QueenIs::Pending;
    EXPECT_EQ(queenReturn(s, Seat::First), (Point{0, 0}));
    s.men[kWhite].remove(0);
    s.men[kWhite].add({0, 1'000'000});
    // One man: straight away from him.
    EXPECT_EQ(queenReturn(s, Seat::First), (Point{0, -30'000'000}));
    s.men[kWhite].remove(0);
    s.men[kWhite].add({0, -30'000'000});
    // Two men: the crossing of their circles, the left one of two.
    const Point between = queenReturn(s, Seat::First);
    EXPECT_LT(between.x, 0);
    EXPECT_GE(apart(between, {0, -30'000'000}), square(kManApart));
    EXPECT_GE(apart(between, {0, 1'000'000}), square(kManApart));
    EXPECT_EQ(queenReturn(s, Seat::Second).x, -between.x);
}

// Against a search over the whole neighbourhood.
TEST(Table, TheQueenReturnsNoFartherThanNecessary) {
    base::Rng rng(8);
    for (int round = 0; round < 60; ++round) {
        State s;
        s.queenIs = QueenIs::Pending;
        for (int i = 0; i < 40 && s.men[kWhite].count < kMen; ++i) {
            const auto at = [&] { return static_cast<std::int64_t>(rng.below(120'000'000)) - 60'000'000; };
            const Point p{at(), at()};
            if (pieceNearer(s, p, kManApart) < 0) s.men[kWhite].add(p);
        }
        const Point found = queenReturn(s, Seat::First);
        ASSERT_LT(pieceNearer(s, found, kManApart - kRounding), 0);
        for (std::int64_t y = -100; y <= 100; ++y) {
            for (std::int64_t x = -100; x <= 100; ++x) {
                const Point p{x * kMm, y * kMm};
                if (norm(p) < norm(found)) {
                    EXPECT_GE(pieceNearer(s, p, kManApart), 0) << x << "," << y;
                }
            }
        }
    }
}

TEST(Table, Roots) {
    for (const std::int64_t v : {0LL, 1LL, 2LL, 3LL, 4LL, 999'999'999'999LL, 1'306'822'500'000'000LL}) {
        const std::int64_t r = rootFloor(v);
        EXPECT_LE(r * r, v);
        EXPECT_GT((r + 1) * (r + 1), v);
    }
}

}  // namespace
}  // namespace carrom
