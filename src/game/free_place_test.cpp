#include "game/free_place.h"

#include <gtest/gtest.h>

#include "base/rng.h"

namespace game {
namespace {

constexpr std::int64_t kMm = 1'000'000;

struct Nearer {
    Point target;
    bool operator()(Point a, Point b) const {
        const std::int64_t da = apart(a, target), db = apart(b, target);
        if (da != db) return da < db;
        return a.x != b.x ? a.x > b.x : a.y > b.y;
    }
};

Obstacles obstacles(std::initializer_list<Point> list, std::int64_t distance = 30 * kMm) {
    Obstacles all;
    all.distance = distance;
    for (const Point& p : list) all.add(p);
    return all;
}

const auto kAnywhere = [](Point) { return true; };

TEST(FreePlace, BesideOnePieceOnTheRayThroughTheTarget) {
    const Obstacles one = obstacles({{0, 0}});
    const Point target{3 * kMm, 4 * kMm};
    NearestPlace search(one, kAnywhere, Nearer{target});
    search.offerCircles(target);
    EXPECT_EQ(search.best(), (Point{18 * kMm, 24 * kMm}));
}

TEST(FreePlace, FromTheVeryCentreTheTieDecides) {
    const Obstacles one = obstacles({{0, 0}});
    NearestPlace search(one, kAnywhere, Nearer{{0, 0}});
    search.offerCircles({0, 0});
    EXPECT_EQ(search.best(), (Point{30 * kMm, 0}));
}

TEST(FreePlace, AlongALine) {
    const Obstacles two = obstacles({{0, 24 * kMm}, {30 * kMm, 0}});
    const auto onLine = [](Point p) { return p.y == 0; };
    NearestPlace search(two, onLine, Nearer{{1, 0}});
    search.offerLine({1, 0}, Axis::Y, 0);
    EXPECT_EQ(search.best(), (Point{-18 * kMm, 0}));
}

TEST(FreePlace, NothingWhereEverythingIsTaken) {
    const Obstacles one = obstacles({{0, 0}});
    const auto small = [](Point p) { return p.x * p.x + p.y * p.y <= square(29 * kMm); };
    NearestPlace search(one, small, Nearer{{0, 0}});
    search.offer({0, 0});
    search.offerCircles({0, 0});
    search.offerArc({0, 0}, 29 * kMm);
    EXPECT_EQ(search.best(), std::nullopt);
}

// Against a search of every point of a coarse grid.
TEST(FreePlace, NoPointOfAGridIsNearer) {
    base::Rng rng(7);
    const auto coordinate = [&](std::int64_t most) {
        return static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(2 * most + 1))) - most;
    };
    constexpr std::int64_t half = 60;  // mm
    for (int round = 0; round < 300; ++round) {
        Obstacles all;
        all.distance = 30 * kMm;
        const int count = 1 + static_cast<int>(rng.below(6));
        for (int i = 0; i < count; ++i) all.add({coordinate(half * kMm), coordinate(half * kMm)});
        const Point target{coordinate(half * kMm), coordinate(half * kMm)};
        const bool sector = round % 2 == 0;  // a quarter of a circle, or a square
        const auto allowed = [&](Point p) {
            const auto inside = [](std::int64_t v) { return v >= -half * kMm && v <= half * kMm; };
            if (!inside(p.x) || !inside(p.y)) return false;
            return !sector || apart(p, {-half * kMm, -half * kMm}) <= square(80 * kMm);
        };
        NearestPlace search(all, allowed, Nearer{target});
        search.offer(target);
        search.offerCircles(target);
        for (const std::int64_t edge : {-half * kMm, half * kMm}) {
            search.offerLine(target, Axis::X, edge);
            search.offerLine(target, Axis::Y, edge);
            for (const std::int64_t other : {-half * kMm, half * kMm}) search.offer({edge, other});
        }
        if (sector) search.offerArc({-half * kMm, -half * kMm}, 80 * kMm);
        if (sector && !allowed(target)) continue;  // the arc's own nearest point is no candidate
        for (std::int64_t y = -half; y <= half; ++y) {
            for (std::int64_t x = -half; x <= half; ++x) {
                const Point p{x * kMm, y * kMm};
                if (!allowed(p) || !all.clear(p)) continue;
                ASSERT_TRUE(search.best().has_value()) << "round " << round;
                ASSERT_LE(apart(*search.best(), target), apart(p, target)) << "round " << round;
            }
        }
    }
}

}  // namespace
}  // namespace game
