#include "physics/contact_time.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <sstream>
#include <string>

#include "base/rng.h"
#include "physics/contact_time_oracle.h"

namespace {

using physics::firstContact;
using physics::kNever;
using physics::Relative;
using physics::contact::Case;
using physics::contact::Exact;
using physics::contact::oracle;
using physics::contact::Real;

std::string shown(const Case& c) {
    const Relative& m = c.motion;
    std::ostringstream out;
    out << std::hexfloat << "{{" << m.rx << ", " << m.ry << ", " << m.vx << ", " << m.vy << ", " << m.ax << ", " << m.ay
        << "}, " << c.sum << ", " << c.span << "}";
    return out.str();
}

double firstContact(const Case& c) {
    return firstContact(c.motion, c.sum, c.span);
}

struct Random {
    base::Rng rng;
    double unit() { return static_cast<double>(rng.next() >> 11) * 0x1p-53; }
    double between(double low, double high) { return low + (high - low) * unit(); }
    double signedUnit() { return between(-1, 1); }
    // Evenly spread over the decades 10^-low … 1, with a random sign.
    double small(int low) {
        double value = between(0.1, 1);
        for (auto k = rng.below(static_cast<std::uint64_t>(low)); k > 0; --k) value *= 0.1;
        return rng.below(2) == 0 ? value : -value;
    }
    std::array<double, 2> direction() {
        for (;;) {
            const double x = signedUnit(), y = signedUnit(), square = x * x + y * y;
            if (square > 1 || square < 0.01) continue;
            return {x / std::sqrt(square), y / std::sqrt(square)};
        }
    }
};

struct Tally {
    int cases = 0, hits = 0, skipped = 0, wrong = 0;
    Real worst = 0;  // m, |gap| at a hit from apart
};

void compare(const Case& c, Tally& tally) {
    ++tally.cases;
    const Exact exact(c);
    const double found = firstContact(c);
    const Real size = std::max(exact.scale(found == kNever ? 0 : found), Real{1});
    const std::optional<Real> expected = oracle(c, 1e-12L * size);
    if (!expected) {
        ++tally.skipped;
        return;
    }
    bool right = (found == kNever) == (*expected == kNever);
    if (right && found != kNever) {
        ++tally.hits;
        const Real gap = exact.gap(found);
        const Real speed = std::max(-exact.opening(found), Real{1e-12L});
        right = found >= 0 && found <= c.span && exact.opening(found) < 0 &&
                std::abs(found - *expected) <= 1e-15L * size / speed + 4e-16L * found + 1e-11L * (exact.gap(0) <= 0);
        if (exact.gap(0) > 0) {
            right = right && std::abs(gap) <= 1e-15L * size;
            tally.worst = std::max(tally.worst, std::abs(gap) / size);
        }
    }
    if (!right && tally.wrong++ < 5)
        ADD_FAILURE() << shown(c) << " found " << found << " expected " << static_cast<double>(*expected);
}

// ---- families of random cases ----

constexpr int kEach = 31'000;

struct Mover {
    double vx, vy, ax, ay, stop;
};

Mover mover(Random& random, double fastest = 6) {
    const auto [x, y] = random.direction();
    const double speed = random.between(0, fastest), brake = random.between(0.5, 3);
    return {speed * x, speed * y, -brake * x, -brake * y, speed / brake};
}

Relative relative(double rx, double ry, const Mover& a, const Mover& b) {
    return {rx, ry, b.vx - a.vx, b.vy - a.vy, b.ax - a.ax, b.ay - a.ay};
}

double someSum(Random& random) {
    return random.between(0.03, 0.041);
}

// Puts the start where the discs are low … high sums apart at a time within `late` spans.
void meet(Case& c, Random& random, double low, double high, double late = 1) {
    const auto [x, y] = random.direction();
    const double distance = c.sum * random.between(low, high), time = late * c.span * random.unit();
    Relative& m = c.motion;
    m.rx = distance * x - time * (m.vx + 0.5 * time * m.ax);
    m.ry = distance * y - time * (m.vy + 0.5 * time * m.ay);
}

Case typical(Random& random) {
    const Mover a = mover(random), b = mover(random);
    const double sum = someSum(random), distance = random.between(sum, 0.8);
    const auto [x, y] = random.direction();
    return {relative(distance * x, distance * y, a, b), sum, std::min({a.stop, b.stop, 4.0})};
}

Case aimed(Random& random) {
    Case c = typical(random);
    meet(c, random, 0, 1.2);
    return c;
}

Case nearlyEqual(Random& random) {
    const Mover a = mover(random);
    const double off = random.small(15), ease = random.small(15);
    const auto [x, y] = random.direction();
    const double sum = someSum(random), distance = sum + std::abs(random.small(12));
    const auto [ex, ey] = random.direction();
    return {{distance * x, distance * y, off * ex, off * ey, ease * a.ax, ease * a.ay}, sum, a.stop};
}

Case touching(Random& random) {
    Case c = typical(random);
    const auto [x, y] = random.direction();
    const bool exactly = random.rng.below(4) == 0;
    const double distance = c.sum + (exactly ? 0 : random.between(-2e-9, 2e-9));
    c.motion.rx = distance * x;
    c.motion.ry = distance * y;
    return c;
}

Case caughtUp(Random& random) {
    const double sum = someSum(random), gap = random.between(-2e-9, 0);
    const auto [x, y] = random.direction();
    const double away = std::abs(random.small(10)), pull = random.between(0.1, 4), side = random.small(6);
    return {{(sum + gap) * x, (sum + gap) * y, away * x - side * y, away * y + side * x, -pull * x + side * y,
             -pull * y - side * x},
            sum,
            random.between(0, 4)};
}

Case chase(Random& random) {
    const auto [x, y] = random.direction();
    const double fast = random.between(0, 6), slow = fast * random.between(0.3, 1.1);
    const double brakeFast = random.between(0.5, 3), brakeSlow = random.between(0.5, 3);
    const double sum = someSum(random), ahead = random.between(sum, 0.5), aside = random.signedUnit() * 1.05 * sum;
    return {{ahead * x - aside * y, ahead * y + aside * x, (slow - fast) * x, (slow - fast) * y,
             (brakeFast - brakeSlow) * x, (brakeFast - brakeSlow) * y},
            sum,
            std::min(fast / brakeFast, slow / brakeSlow)};
}

Case vanishing(Random& random) {
    Case c = typical(random);
    const double factor = random.small(18);
    c.motion.ax *= factor;
    c.motion.ay *= factor;
    meet(c, random, 0, 1.2);
    return c;
}

Case coasting(Random& random) {
    Case c = typical(random);
    c.motion.ax = c.motion.ay = 0;
    if (random.rng.below(16) == 0) c.motion.vx = c.motion.vy = 0;
    meet(c, random, 0, 1.2);
    return c;
}

Case brief(Random& random) {
    Case c = typical(random);
    c.span = std::abs(random.small(12));
    meet(c, random, 0.5, 1.01, 2);
    return c;
}

// The root lies far out, or there are two dips with the first a miss.
Case lasting(Random& random) {
    Case c = typical(random);
    const double factor = std::abs(random.small(7));
    c.motion.ax *= factor;
    c.motion.ay *= factor;
    c.span = random.between(1, 50);
    meet(c, random, 0, 1.2);
    c.span *= random.between(1, 1000);
    return c;
}

// The distance at the nearest is the sum ± 1e-5 … 1e-11 m.
Case grazing(Random& random) {
    const Mover a = mover(random), b = mover(random);
    Case c = {relative(0, 0, a, b), someSum(random), std::min({a.stop, b.stop, 4.0})};
    const double time = c.span * random.unit(), distance = c.sum + 1e-4 * random.small(8);
    Relative& m = c.motion;
    const double ux = m.vx + time * m.ax, uy = m.vy + time * m.ay, speed = std::sqrt(ux * ux + uy * uy);
    const double side = random.rng.below(2) == 0 ? 1 : -1;
    m.rx = -side * distance * uy / speed - time * (m.vx + 0.5 * time * m.ax);
    m.ry = side * distance * ux / speed - time * (m.vy + 0.5 * time * m.ay);
    return c;
}

// Accelerations without a cause: two dips, rises and falls in any order.
Case wild(Random& random) {
    Case c;
    c.sum = someSum(random);
    c.span = random.between(0, 4);
    c.motion = {0, 0, random.signedUnit(), random.signedUnit(), random.signedUnit(), random.signedUnit()};
    // Turns back on nearly the same way.
    if (random.rng.below(2) == 0) {
        const double back = random.between(0.2, 2), bend = random.small(3);
        c.motion.ax = -back * c.motion.vx - bend * c.motion.vy;
        c.motion.ay = -back * c.motion.vy + bend * c.motion.vx;
    }
    meet(c, random, 0.8, 1.1);
    return c;
}

Case onAxis(Random& random) {
    const auto step = [&](int n, double size) {
        return (static_cast<double>(random.rng.below(static_cast<std::uint64_t>(2 * n + 1))) - n) * size;
    };
    Case c = {
        {step(16, 0.0625), step(2, 0.015625), step(8, 0.25), step(1, 0.25), step(8, 0.25), step(1, 0.25)}, 0.03125, 4};
    return c;
}

struct Family {
    const char* name;
    Case (*make)(Random&);
    int fewestHits;
};

class FirstContact : public testing::TestWithParam<Family> {};

TEST_P(FirstContact, AgreesWithDenseSampling) {
    Random random{base::Rng(2024)};
    Tally tally;
    for (int i = 0; i < kEach; ++i) compare(GetParam().make(random), tally);
    EXPECT_EQ(tally.wrong, 0);
    EXPECT_GE(tally.hits, GetParam().fewestHits);
    EXPECT_LE(tally.skipped, kEach / 4);
    RecordProperty("hits", tally.hits);
    RecordProperty("skipped", tally.skipped);
    RecordProperty("worst_gap_am", static_cast<int>(tally.worst * 1e18L));
}

INSTANTIATE_TEST_SUITE_P(Families, FirstContact,
                         testing::Values(Family{"Typical", typical, 1000}, Family{"Aimed", aimed, 1000},
                                         Family{"NearlyEqual", nearlyEqual, 1000}, Family{"Touching", touching, 1000},
                                         Family{"CaughtUp", caughtUp, 1000}, Family{"Chase", chase, 1000},
                                         Family{"Vanishing", vanishing, 1000}, Family{"Coasting", coasting, 1000},
                                         Family{"Brief", brief, 1000}, Family{"Lasting", lasting, 1000},
                                         Family{"Grazing", grazing, 1000}, Family{"Wild", wild, 1000},
                                         Family{"OnAxis", onAxis, 1000}),
                         [](const auto& family) { return std::string(family.param.name); });

TEST(FirstContactOf, MirroredOrExchangedDiscsIsTheSameToTheBit) {
    Random random{base::Rng(7)};
    for (const auto make : {typical, aimed, touching, caughtUp, chase, grazing, wild}) {
        for (int i = 0; i < 5'000; ++i) {
            const Case c = make(random);
            const double time = firstContact(c);
            for (int k = 1; k < 8; ++k) {
                const double sx = (k & 1) != 0 ? -1 : 1, sy = (k & 2) != 0 ? -1 : 1;
                Relative m = {sx * c.motion.rx, sy * c.motion.ry, sx * c.motion.vx,
                              sy * c.motion.vy, sx * c.motion.ax, sy * c.motion.ay};
                if ((k & 4) != 0) m = {m.ry, m.rx, m.vy, m.vx, m.ay, m.ax};
                ASSERT_EQ(firstContact(m, c.sum, c.span), time) << shown(c) << " symmetry " << k;
            }
        }
    }
}

TEST(FirstContactOf, StraightLines) {
    EXPECT_EQ(firstContact({1, 0, -1, 0, 0, 0}, 0.5, 4), 0.5);
    EXPECT_EQ(firstContact({1, 0, -1, 0, 0, 0}, 0.5, 0.25), kNever);
    EXPECT_EQ(firstContact({1, 0, 1, 0, 0, 0}, 0.5, 4), kNever);
    EXPECT_NEAR(firstContact({3, 0.3, -1, 0, 0, 0}, 0.5, 4), 2.6, 1e-15);
    // 1 m away, 2 m/s, braking 1.5 m/s² : 0.5 = 2t − 0.75 t²
    EXPECT_NEAR(firstContact({1, 0, -2, 0, 1.5, 0}, 0.5, 4), (2 - std::sqrt(2.5)) / 1.5, 1e-15);
    // Stops 1 mm short, and turns (as no disc does): never.
    EXPECT_EQ(firstContact({1.001, 0, -1, 0, 1, 0}, 0.5, 4), kNever);
}

TEST(FirstContactOf, DiscsThatDoNotMove) {
    EXPECT_EQ(firstContact({1, 0, 0, 0, 0, 0}, 0.5, 4), kNever);
    EXPECT_EQ(firstContact({0.5, 0, 0, 0, 0, 0}, 0.5, 4), kNever);
    EXPECT_EQ(firstContact({0.4, 0, 0, 0, 0, 0}, 0.5, 4), kNever);
    EXPECT_EQ(firstContact({0, 0, 0, 0, 0, 0}, 0.5, 4), kNever);
    EXPECT_EQ(firstContact({0.5, 0, -1, 0, 0, 0}, 0.5, 0), 0);
    EXPECT_EQ(firstContact({1, 0, -1, 0, 0, 0}, 0.5, 0), kNever);
}

TEST(FirstContactOf, TouchingDiscs) {
    EXPECT_EQ(firstContact({0.5, 0, -1, 0, 0, 0}, 0.5, 4), 0);
    EXPECT_EQ(firstContact({0.5, 0, 1, 0, 0, 0}, 0.5, 4), kNever);
    EXPECT_EQ(firstContact({0.5, 0, 0, 1, 0, 0}, 0.5, 4), kNever);      // past each other
    EXPECT_EQ(firstContact({0.5, 0, 1, 0, -1, 0}, 0.5, 4), 2);          // apart and back
    EXPECT_NEAR(firstContact({0.5, 0, 0, 0, -1, 0}, 0.5, 4), 0, 1e-9);  // pulled together
    // Inside all the while: at the least overlap.
    EXPECT_NEAR(firstContact({0.499999998, 0, 1e-5, 0, -1, 0}, 0.5, 4), 1e-5, 1e-9);
    // Inside, out, and back.
    EXPECT_NEAR(firstContact({0.499999998, 0, 1e-3, 0, -1, 0}, 0.5, 4), 1e-3 + std::sqrt(1e-6 - 4e-9), 1e-11);
}

TEST(FirstContactOf, GrazesDoNotCount) {
    EXPECT_EQ(firstContact({1, 0.5, -1, 0, 0, 0}, 0.5, 4), kNever);
    EXPECT_EQ(firstContact({1, 0.5 - 2e-14, -1, 0, 0, 0}, 0.5, 4), kNever);
    EXPECT_NEAR(firstContact({1, 0.5 - 1e-12, -1, 0, 0, 0}, 0.5, 4), 1 - 1e-6, 1e-8);
    // A graze, then straight back into the other: 1e-14 m deep on the way out, a real hit on the way home.
    EXPECT_EQ(firstContact({1, 0.5 - 1e-14, -1, 0, 0, 0}, 0.5, 1), kNever);
}

// Two balls of nearly the same velocity were found to collide at once (pooltool, pull request 354).
TEST(FirstContactOf, NearlyEqualVelocitiesDoNotMeetAtOnce) {
    for (const double off : {1e-3, 1e-6, 1e-9, 1e-12, 1e-15, 1e-18, 0.0}) {
        EXPECT_EQ(firstContact({0.06, 0, off, 0, 0, 0}, 0.05, 4), kNever) << off;
        EXPECT_EQ(firstContact({0.06, 0, 0, off, 0, off}, 0.05, 4), kNever) << off;
        const double time = firstContact({0.06, 0, -off, 0, 0, 0}, 0.05, 20);
        if (off >= 1e-3)
            EXPECT_NEAR(time, 10, 1e-12);
        else
            EXPECT_EQ(time, kNever) << off;
    }
}

}  // namespace
