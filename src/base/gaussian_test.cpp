#include "base/gaussian.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/turn.h"

namespace base {
namespace {

TEST(Gaussian, HasTheMomentsAndTheShares) {
    Rng rng(1);
    constexpr int kDraws = 200'000;
    double sum = 0, squares = 0, cubes = 0;
    int within1 = 0, within2 = 0, beyond3 = 0;
    for (int i = 0; i < kDraws; ++i) {
        const double g = gaussian(rng);
        sum += g;
        squares += g * g;
        cubes += g * g * g;
        within1 += std::abs(g) < 1 ? 1 : 0;
        within2 += std::abs(g) < 2 ? 1 : 0;
        beyond3 += std::abs(g) > 3 ? 1 : 0;
    }
    EXPECT_NEAR(sum / kDraws, 0, 0.01);
    EXPECT_NEAR(squares / kDraws, 1, 0.01);
    EXPECT_NEAR(cubes / kDraws, 0, 0.03);
    EXPECT_NEAR(within1 / double(kDraws), 0.6827, 0.01);
    EXPECT_NEAR(within2 / double(kDraws), 0.9545, 0.005);
    EXPECT_NEAR(beyond3 / double(kDraws), 0.0020, 0.0006);
}

TEST(Gaussian, IsTheSameEverywhere) {
    Rng rng(7);
    const double first = gaussian(rng), second = gaussian(rng);
    Rng again(7);
    std::int64_t sum = 0;
    for (int word = 0; word < 3; ++word) {
        const std::uint64_t bits = again.next();
        for (int piece = 0; piece < 4; ++piece) sum += static_cast<std::int64_t>(bits >> (16 * piece) & 0xFFFF);
    }
    EXPECT_EQ(first, static_cast<double>(sum - 393'210) / 65'536);
    EXPECT_NE(first, second);
}

TEST(Turn, AgreesWithTheLibrary) {
    for (double degrees = -725; degrees <= 725; degrees += 0.37) {
        const Turn turn = turnOf(degrees);
        const double angle = degrees * std::acos(-1.0) / 180;
        ASSERT_NEAR(turn.cosine, std::cos(angle), 4e-15 * 4) << degrees;
        ASSERT_NEAR(turn.sine, std::sin(angle), 4e-15 * 4) << degrees;
    }
}

TEST(Turn, QuartersAreExactAndTurnsTurnAnticlockwise) {
    EXPECT_EQ(turnOf(90).x(3, 4), -4);
    EXPECT_EQ(turnOf(90).y(3, 4), 3);
    EXPECT_EQ(turnOf(-90).x(3, 4), 4);
    EXPECT_EQ(turnOf(180).x(3, 4), -3);
    EXPECT_EQ(turnOf(360).y(3, 4), 4);
    EXPECT_GT(turnOf(10).y(1, 0), 0);
}

}  // namespace
}  // namespace base
