#include "game/stroke.h"

#include <gtest/gtest.h>

namespace game {
namespace {

TEST(Stroke, DirectionOfAVectorIsLegalAndNear) {
    EXPECT_EQ(directionOf(0, -3.5), (Point{0, -1}));
    EXPECT_EQ(directionOf(1e-9, 2e-9), (Point{1, 2}));
    EXPECT_EQ(directionOf(-7e8, 0), (Point{-1, 0}));
    for (int i = 1; i < 500; ++i) {
        const double x = 1.0 - i * 0.004, y = 0.3 + i * 0.001;
        const Point p = directionOf(x, y);
        ASSERT_TRUE(isDirection(p.x, p.y));
        const double cross = x * static_cast<double>(p.y) - y * static_cast<double>(p.x);
        const double dot = x * static_cast<double>(p.x) + y * static_cast<double>(p.y);
        ASSERT_GT(dot, 0);
        ASSERT_LT(cross < 0 ? -cross : cross, 2e-6 * dot);
    }
}

}  // namespace
}  // namespace game
