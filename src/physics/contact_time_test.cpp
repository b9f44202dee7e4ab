#include "physics/contact_time.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <ostream>
#include <string>

#include "base/rng.h"

namespace {

using physics::firstContact;
using physics::kNever;
using physics::Relative;

struct Case {
    Relative motion;
    double sum, span;
};

std::ostream& operator<<(std::ostream& out, const Case& c) {
    const Relative& m = c.motion;
    out << std::hexfloat << "{{" << m.rx << ", " << m.ry << ", " << m.vx << ", " << m.vy << ", " << m.ax << ", " << m.ay
        << "}, " << c.sum << ", " << c.span << "}" << std::defaultfloat;
    return out;
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

// ---- the oracle: dense samples in long double, every minimum among them refined ----

using Real = long double;

struct Exact {
    Real rx, ry, vx, vy, ax, ay, sum;
    explicit Exact(const Case& c)
        : rx(c.motion.rx),
          ry(c.motion.ry),
          vx(c.motion.vx),
          vy(c.motion.vy),
          ax(c.motion.ax),
          ay(c.motion.ay),
          sum(c.sum) {}
    Real px(Real t) const { return rx + t * (vx + t * ax / 2); }
    Real py(Real t) const { return ry + t * (vy + t * ay / 2); }
    // Metres; the square makes the test of small gaps exact.
    Real gap(Real t) const {
        const Real x = px(t), y = py(t);
        return (x * x + y * y - sum * sum) / (2 * sum);
    }
    // m/s, scaled like gap: its derivative.
    Real opening(Real t) const { return (px(t) * (vx + t * ax) + py(t) * (vy + t * ay)) / sum; }
    Real turn() const { return -(vx * ax + vy * ay) / std::max(ax * ax + ay * ay, Real{1e-300L}); }
    Real scale(Real t) const {
        return std::abs(rx) + std::abs(ry) + t * (std::abs(vx) + std::abs(vy)) +
               t * t * (std::abs(ax) + std::abs(ay)) / 2;
    }
};

struct Fall {
    Real time = kNever;
    Real nearest = kNever;  // the smallest |value| at the minima before that and the one behind it
};

constexpr int kSamples = 32;

// The lowest place of `value` in [low, high], by golden section.
template <class Value>
Real lowestPlace(const Value& value, Real low, Real high) {
    constexpr Real kGolden = 0.6180339887498948482L;
    Real a = high - kGolden * (high - low), b = low + kGolden * (high - low), atA = value(a), atB = value(b);
    while (high - low > 1e-11L) {
        if (atA < atB) {
            high = b;
            b = a;
            atB = atA;
            atA = value(a = high - kGolden * (high - low));
        } else {
            low = a;
            a = b;
            atA = atB;
            atB = value(b = low + kGolden * (high - low));
        }
    }
    return (low + high) / 2;
}

// Samples `value`, which is ≥ 0 at `from`. It may have one minimum in [from, to], and another place that is lowest only
// because the interval ends there.
template <class Value>
bool falls(const Value& value, Real from, Real to, Fall& fall, bool again = true) {
    const auto timeAt = [&](int i) {
        return from + (to - from) * static_cast<Real>(std::clamp(i, 0, kSamples)) / static_cast<Real>(kSamples);
    };
    const auto between = [&](Real above, Real below, Real end) {
        fall.nearest = std::min(fall.nearest, -value(lowestPlace(value, above, end)));
        for (int k = 0; k < 60; ++k) {
            const Real middle = (above + below) / 2;
            (value(middle) >= 0 ? above : below) = middle;
        }
        fall.time = below;
        return true;
    };
    // Beyond both ends the value counts as higher.
    Real first = kNever, second = std::max(value(from), Real{0});
    for (int i = 1; i <= kSamples + 1; ++i) {
        const Real third = i <= kSamples ? value(timeAt(i)) : Real{kNever};
        if (third < 0) {
            int j = i;
            while (j < kSamples && value(timeAt(j + 1)) < value(timeAt(j))) ++j;
            // A dip may hide just before the fall.
            if (again) return falls(value, timeAt(i - 2), timeAt(j + 1), fall, false);
            return between(timeAt(i - 1), timeAt(i), timeAt(j + 1));
        }
        if (second <= first && second < third) {
            const Real lowest = lowestPlace(value, timeAt(i - 2), timeAt(i));
            if (value(lowest) < 0) return between(timeAt(i - 2), lowest, timeAt(i));
            if (lowest > 1e-11L) fall.nearest = std::min(fall.nearest, value(lowest));
        }
        first = second;
        second = third;
    }
    return false;
}

// The third derivative of the squared distance is 0 at `turn`, which therefore lies between its two minima.
template <class Value>
Fall firstFall(const Value& value, Real from, Real span, Real turn) {
    Fall fall;
    if (turn > from && turn < span) {
        if (!falls(value, from, turn, fall)) falls(value, turn, span, fall);
    } else {
        falls(value, from, span, fall);
    }
    return fall;
}

// The first contact, or nothing when it hangs on less than `blur` metres.
std::optional<Real> oracle(const Case& c, Real blur) {
    const Exact exact(c);
    const auto gap = [&](Real t) { return exact.gap(t); };
    const Real span = c.span;
    Real from = 0;
    if (exact.gap(0) <= 0) {
        if (-exact.opening(0) > 1e-12L) return 0;
        const Fall closes = firstFall([&](Real t) { return exact.opening(t) + 1e-12L; }, 0, span, exact.turn());
        if (closes.nearest < 1e-11L) return std::nullopt;
        if (closes.time >= span) return kNever;
        if (exact.gap(closes.time) <= 0) return closes.time;
        from = closes.time;
    }
    const Fall fall = firstFall(gap, from, span, exact.turn());
    if (fall.nearest < blur) return std::nullopt;
    return fall.time;
}

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
        ADD_FAILURE() << c << " found " << found << " expected " << static_cast<double>(*expected);
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

// Puts the start where the discs are `distance` apart at `time`.
void meet(Relative& motion, Random& random, double distance, double time) {
    const auto [x, y] = random.direction();
    motion.rx = distance * x - time * (motion.vx + 0.5 * time * motion.ax);
    motion.ry = distance * y - time * (motion.vy + 0.5 * time * motion.ay);
}

Case typical(Random& random) {
    const Mover a = mover(random), b = mover(random);
    const double sum = someSum(random), distance = random.between(sum, 0.8);
    const auto [x, y] = random.direction();
    return {relative(distance * x, distance * y, a, b), sum, std::min({a.stop, b.stop, 4.0})};
}

Case aimed(Random& random) {
    Case c = typical(random);
    meet(c.motion, random, c.sum * random.between(0, 1.2), c.span * random.unit());
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
    const double distance = c.sum + random.between(-2e-9, 2e-9) * (random.rng.below(4) == 0 ? 0 : 1);
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
    meet(c.motion, random, c.sum * random.between(0, 1.2), c.span * random.unit());
    return c;
}

Case coasting(Random& random) {
    Case c = typical(random);
    c.motion.ax = c.motion.ay = 0;
    if (random.rng.below(16) == 0) c.motion.vx = c.motion.vy = 0;
    meet(c.motion, random, c.sum * random.between(0, 1.2), c.span * random.unit());
    return c;
}

Case brief(Random& random) {
    Case c = typical(random);
    c.span = std::abs(random.small(12));
    meet(c.motion, random, c.sum * random.between(0.5, 1.01), 2 * c.span * random.unit());
    return c;
}

// The root lies far out, or there are two dips with the first a miss.
Case lasting(Random& random) {
    Case c = typical(random);
    const double factor = std::abs(random.small(7));
    c.motion.ax *= factor;
    c.motion.ay *= factor;
    c.span = random.between(1, 50);
    meet(c.motion, random, c.sum * random.between(0, 1.2), c.span * random.unit());
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
    meet(c.motion, random, c.sum * random.between(0.8, 1.1), c.span * random.unit());
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
                ASSERT_EQ(firstContact(m, c.sum, c.span), time) << c << " symmetry " << k;
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
