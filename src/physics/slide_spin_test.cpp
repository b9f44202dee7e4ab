// The free run against integration of the coupled equations: quadrature of the friction itself, elliptic integrals of
// the standard library, Runge–Kutta. Nothing here is shared with tools/spin_tables, which made the tables.
#include "physics/slide_spin.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "base/rng.h"
#include "physics/slide_spin_tables.h"

namespace physics {
namespace {

using std::numbers::pi;

struct Friction {
    double force, torque;
};

// F and T as in docs/physics.md; cancelling ends by their first terms.
Friction friction(double e) {
    if (e < 1e-3) return {e - e * e * e / 8, 2.0 / 3 * (1 - 3 * e * e / 4)};
    if (e > 50) return {1 - (1 + 1 / (8 * e * e)) / (8 * e * e), (1 + 1 / (12 * e * e)) / (4 * e)};
    if (e == 1) return {8 / (3 * pi), 8 / (9 * pi)};
    const double e2 = e * e, k = std::comp_ellint_1(e < 1 ? e : 1 / e), E = std::comp_ellint_2(e < 1 ? e : 1 / e);
    if (e < 1) {
        return {4 / (3 * pi) * ((e2 + 1) * E + (e2 - 1) * k) / e, 4 / (9 * pi) * ((4 - 2 * e2) * E + (e2 - 1) * k)};
    }
    return {4 / (3 * pi) * ((e2 + 1) * E - (e2 - 1) * k),
            4 * e / (9 * pi) * ((4 - 2 * e2) * E + (2 * e2 - 5 + 3 / e2) * k)};
}

// The mean over the disc of the friction on each of its points, R = ω = 1, sliding along x with speed e.
Friction byQuadrature(double e) {
    constexpr int kRings = 600, kAngles = 1200;
    double force = 0, torque = 0;
    for (int i = 0; i < kRings; ++i) {
        const double r = (i + 0.5) / kRings;
        for (int j = 0; j < kAngles; ++j) {
            const double angle = 2 * pi * (j + 0.5) / kAngles;
            const double vx = e - r * std::sin(angle), vy = r * std::cos(angle), v = std::hypot(vx, vy);
            force += r * vx / v;
            torque += r * (r * std::cos(angle) * vy - r * std::sin(angle) * vx) / v;
        }
    }
    constexpr double kWeight = 2.0 / kRings / kAngles;  // dr·dφ / π
    return {force * kWeight, torque * kWeight};
}

TEST(SlideSpin, TheFormulasAreTheFrictionOfADisc) {
    for (const double e : {0.05, 0.3, 0.5, 0.653, 0.9, 1.1, 2.0, 4.0, 10.0}) {
        EXPECT_NEAR(friction(e).force, byQuadrature(e).force, 2e-5) << e;
        EXPECT_NEAR(friction(e).torque, byQuadrature(e).torque, 2e-5) << e;
    }
    EXPECT_NEAR(friction(0.5).force, 0.4838438, 5e-8);
    EXPECT_NEAR(friction(0.5).torque, 0.5477484, 5e-8);
    EXPECT_NEAR(friction(1).force, 0.848826, 5e-7);
    EXPECT_NEAR(friction(1).torque, 0.282942, 5e-7);
    EXPECT_NEAR(friction(2).force, 0.9676875, 5e-8);
    EXPECT_NEAR(friction(2).torque, 0.1278092, 5e-8);
    EXPECT_NEAR(friction(4).force, 0.9921252, 5e-8);
}

// The coupled equations, μg = 1: v' = −F, w' = −2T; x is the distance gone.
struct State {
    double t = 0, x = 0, v = 0, w = 0;
};

State step(const State& s, double h) {
    const auto rate = [](const State& q) {
        const Friction f = friction(q.v / q.w);
        return State{1, q.v, -f.force, -2 * f.torque};
    };
    const auto moved = [&s](const State& r, double by) {
        return State{s.t + by, s.x + by * r.x, s.v + by * r.v, s.w + by * r.w};
    };
    const State a = rate(s), b = rate(moved(a, h / 2)), c = rate(moved(b, h / 2)), d = rate(moved(c, h));
    return {s.t + h, s.x + h / 6 * (a.x + 2 * b.x + 2 * c.x + d.x), s.v + h / 6 * (a.v + 2 * b.v + 2 * c.v + d.v),
            s.w + h / 6 * (a.w + 2 * b.w + 2 * c.w + d.w)};
}

// All states until (almost) rest. The motion is self-similar, so the step is a constant share of v and w; what is left
// when both are 10⁻⁷ of the start is left out of nothing: the run ends about v·t/2 later.
std::vector<State> integrate(double v, double w, double share = 1.0 / 256) {
    std::vector<State> states = {{0, 0, v, w}};
    while (states.back().v + states.back().w > 1e-7 * (v + w)) {
        const State& s = states.back();
        const Friction f = friction(s.v / s.w);
        states.push_back(step(s, share / std::max(f.force / s.v, 2 * f.torque / s.w)));
    }
    const State& last = states.back();
    const double left = last.v / friction(last.v / last.w).force;
    states.push_back({last.t + left, last.x + last.v * left / 2, 0, 0});
    return states;
}

double uniform(base::Rng& rng) {
    return static_cast<double>(rng.below(1u << 30)) / (1u << 30);
}

constexpr double kLimit = 0.6530017892;  // where v/w tends to

// Starting ratios v/w of every kind.
std::vector<double> ratios() {
    std::vector<double> list = {1e-3, 0.02, 0.1, 0.3, 0.374, 0.376, 0.5, 0.7, 0.999, 1.0, 1.001, 2, 5, 30, 1000};
    for (const double by : {1e-12, 1e-9, 1e-6, 1e-4, 1e-2}) {
        list.push_back(kLimit * (1 - by));
        list.push_back(kLimit * (1 + by));
    }
    list.push_back(kLimit);
    base::Rng rng(7);
    for (int i = 0; i < 60; ++i) list.push_back(std::pow(10.0, 4 * uniform(rng) - 2));
    return list;
}

// δ and θ: stop distance in v²/(2μg), stop time in v/(μg). The distance is exact, the time is the profile's: it
// deviates by at most 0.5 % on the fast side and 1.7 % on the slow one.
TEST(SlideSpin, StopsWhereAndWhenTheTableSays) {
    struct Row {
        double ratio, distance, digit, time;
    };
    const Row rows[] = {{10, 1.00251, 1e-5, 1.00873},    {5, 1.01008, 1e-5, 1.02809},   {3, 1.02830, 1e-5, 1.06446},
                        {2, 1.06471, 1e-5, 1.12169},     {1.5, 1.11720, 1e-5, 1.18822}, {1.2, 1.18690, 1e-5, 1.26160},
                        {1, 1.27479, 1e-5, 1.34030},     {0.8, 1.43081, 1e-5, 1.46772}, {0.7, 1.55140, 1e-5, 1.56515},
                        {0.653, 1.62329, 1e-5, 1.62329}, {0.5, 1.967, 1e-3, 1.903},     {0.3, 3.020, 1e-3, 2.780},
                        {0.1, 8.63, 1e-2, 7.61}};
    for (const Row& row : rows) {
        const auto run = startRun(2, 2 / row.ratio, 0.5);
        EXPECT_NEAR(run.stopDistance / 4, row.distance, 0.51 * row.digit) << row.ratio;
        EXPECT_NEAR(run.stopTime / 4 / row.time, 1, row.ratio > 0.6 ? 0.0048 : 0.0172) << row.ratio;
    }
    const auto still = startRun(2, 0, 0.5);
    EXPECT_EQ(still.stopDistance, 4);
    EXPECT_EQ(still.stopTime, 4);
}

// The largest deviations over all ratios and along the whole path.
struct Deviation {
    double stopDistance = 0, speed = 0, rim = 0;  // relative to the start
    double place = 0, stopTime = 0;               // at a given time / of the stop distance; relative
};

Deviation deviation(double ratio) {
    Deviation d;
    const double v = ratio < 1 ? ratio : 1, w = ratio < 1 ? 1 : 1 / ratio, pace = 1.7, deceleration = 2.3;
    const double time = pace / deceleration, length = pace * time;
    const std::vector<State> states = integrate(v, w);
    const State& end = states.back();
    const auto run = startRun(v * pace, w * pace, deceleration);
    d.stopDistance = std::abs(run.stopDistance / (end.x * length) - 1);
    d.stopTime = std::abs(run.stopTime / (end.t * time) - 1);
    for (std::size_t i = 0; i < states.size(); i += 3) {
        const State& s = states[i];
        if (s.x < 0.999999 * end.x) {  // nearer to rest the integration's own x is not exact enough
            const Motion m = motionAt(run, s.x / end.x * run.stopDistance);
            d.speed = std::max(d.speed, std::abs(m.speed / pace - s.v) / v);
            d.rim = std::max(d.rim, std::abs(m.rim / pace - s.w) / w);
        }
        d.place = std::max(d.place, std::abs(distanceAt(run, s.t * time) / length - s.x) / end.x);
    }
    return d;
}

TEST(SlideSpin, RunsAsTheCoupledEquationsDo) {
    for (const double ratio : ratios()) {
        const Deviation d = deviation(ratio);
        EXPECT_LT(d.stopDistance, 1e-8) << ratio;
        EXPECT_LT(d.speed, 2e-8) << ratio;
        EXPECT_LT(d.rim, 3e-8) << ratio;
        if (ratio >= kLimit) {
            EXPECT_LT(d.place, 0.0024) << ratio;
            EXPECT_LT(d.stopTime, 0.0048) << ratio;
        } else if (ratio >= 0.02) {
            EXPECT_LT(d.place, 0.0086) << ratio;
            EXPECT_LT(d.stopTime, 0.0172) << ratio;
        } else {
            EXPECT_LT(d.place, 0.035) << ratio;
            EXPECT_LT(d.stopTime, 0.15) << ratio;
        }
    }
}

// One point of a universal curve by integration alone: the shape, and the distance left beside that in the middle.
struct CurvePoint {
    double shape, distance;
};

// When v/w has become `ratio`.
State stateAt(const std::vector<State>& states, double ratio) {
    const bool falls = states[0].v / states[0].w > ratio;
    std::size_t i = 0;
    while ((states[i + 1].v / states[i + 1].w > ratio) == falls) ++i;
    double low = 0, high = states[i + 1].t - states[i].t;
    for (int k = 0; k < 60; ++k) {
        const double h = (low + high) / 2;
        const State s = step(states[i], h);
        ((s.v / s.w > ratio) == falls ? low : high) = h;
    }
    return step(states[i], low);
}

CurvePoint curvePoint(bool fast, double p, double middle) {
    const auto start = [fast](double q) { return fast ? integrate(1, q) : integrate(q, 1); };
    const auto ratio = [fast](double q) { return fast ? 1 / q : q; };
    const std::vector<State> fromHere = start(p), fromMiddle = start(middle);
    const double here = fromHere.back().x, there = fromMiddle.back().x;
    // Distances are as the squares of speeds of the same ratio.
    const double scale = p < middle ? fromMiddle[0].v / stateAt(fromHere, ratio(middle)).v
                                    : stateAt(fromMiddle, ratio(p)).v / fromHere[0].v;
    return {fast ? 2 * here : here / p, here / there * scale * scale};
}

TEST(SlideSpin, TheTablesAreTheCurves) {
    for (const bool fast : {true, false}) {
        const spin::Curve& curve = fast ? spin::kFast : spin::kSlow;
        EXPECT_NEAR(fast ? 1 / curve.limit : curve.limit, kLimit, 1e-10);
        const Friction f = friction(kLimit);
        EXPECT_NEAR(f.force, 2 * f.torque * kLimit, 1e-10);
        for (const bool upper : {true, false}) {
            const spin::Side& side = upper ? curve.upper : curve.lower;
            const double exponent = upper ? (fast ? -1.0 / 4 : -1.0 / 7) : 1 / curve.power;
            const auto ratio = [&](double t) {
                return upper ? t * curve.middle : curve.limit - t * (curve.limit - curve.middle);
            };
            for (const int i : {3, 20, 47, 71, 100, 127}) {
                const double x = static_cast<double>(i) / spin::kCells;
                const CurvePoint byVariable = curvePoint(fast, ratio(x), curve.middle);
                EXPECT_NEAR(side.shape[i].value / byVariable.shape, 1, 1e-9);
                EXPECT_NEAR(side.key[i].value * x / std::pow(byVariable.distance, exponent), 1, 1e-8);
                const CurvePoint byKey = curvePoint(fast, ratio(x * side.variable[i].value), curve.middle);
                EXPECT_NEAR(side.shapeByKey[i].value / byKey.shape, 1, 1e-9);
                EXPECT_NEAR(x / std::pow(byKey.distance, exponent), 1, 1e-8);
            }
        }
    }
}

TEST(SlideSpin, TimeAndDistanceAreInverseAndMonotone) {
    base::Rng rng(3);
    std::vector<double> starts = ratios();
    starts.push_back(1e12);
    starts.push_back(1e-12);
    for (const double ratio : starts) {
        const double speed = 3 * uniform(rng) + 1e-3;
        const auto run = startRun(speed, speed / ratio, 1 + uniform(rng));
        EXPECT_EQ(timeAt(run, 0), 0);
        EXPECT_EQ(distanceAt(run, 0), 0);
        EXPECT_EQ(timeAt(run, run.stopDistance), run.stopTime);
        EXPECT_EQ(distanceAt(run, run.stopTime), run.stopDistance);
        EXPECT_EQ(distanceAt(run, 2 * run.stopTime), run.stopDistance);
        double before = 0, timeBefore = 0;
        for (int i = 0; i <= 3000; ++i) {
            const double time = run.stopTime * i / 3000, distance = distanceAt(run, time);
            EXPECT_GE(distance, before - 1e-15 * run.stopDistance) << ratio << " " << i;
            EXPECT_LE(distance, run.stopDistance);
            // A place is rounded to 10⁻¹⁶ of the path; near rest that is much of the time that is left.
            const double slack = 1e-13 + 1e-15 * run.stopTime / std::max(run.stopTime - time, 1e-9 * run.stopTime);
            EXPECT_NEAR(timeAt(run, distance) / run.stopTime, time / run.stopTime, slack) << ratio << " " << i;
            before = distance;
            const double back = timeAt(run, run.stopDistance * i / 3000);
            EXPECT_GE(back, timeBefore) << ratio << " " << i;
            EXPECT_LE(back, run.stopTime);
            EXPECT_NEAR(distanceAt(run, back), run.stopDistance * i / 3000, 1e-13 * run.stopDistance);
            timeBefore = back;
        }
    }
}

TEST(SlideSpin, TwiceAsFastIsFourTimesAsFar) {
    for (const double ratio : ratios()) {
        const auto run = startRun(0.7, 0.7 / ratio, 2.3), twice = startRun(1.4, 1.4 / ratio, 2.3);
        EXPECT_EQ(twice.stopDistance, 4 * run.stopDistance);
        EXPECT_EQ(twice.stopTime, 2 * run.stopTime);
        for (const double part : {0.1, 0.5, 0.9, 0.99}) {
            const Motion one = motionAt(run, part * run.stopDistance), two = motionAt(twice, part * twice.stopDistance);
            EXPECT_EQ(two.speed, 2 * one.speed);
            EXPECT_EQ(two.rim, 2 * one.rim);
            EXPECT_EQ(distanceAt(twice, part * twice.stopTime), 4 * distanceAt(run, part * run.stopTime));
        }
    }
}

// Speed and rim speed only fall, from the very start to rest.
TEST(SlideSpin, MotionOnlyDiesAway) {
    std::vector<double> starts = ratios();
    for (const double extreme : {1e-40, 1e-12, 1e12, 1e40}) starts.push_back(extreme);
    for (const double ratio : starts) {
        const double speed = ratio < 1 ? ratio : 1;
        const auto run = startRun(speed, speed / ratio, 2.3);
        ASSERT_GT(run.stopDistance, 0) << ratio;
        EXPECT_EQ(motionAt(run, 0).speed, run.speed);
        EXPECT_EQ(motionAt(run, 0).rim, run.rim);
        EXPECT_EQ(motionAt(run, run.stopDistance).speed, 0);
        EXPECT_EQ(motionAt(run, run.stopDistance).rim, 0);
        Motion before = {run.speed, run.rim};
        for (int i = 1; i < 3000; ++i) {
            const double part = i < 1500 ? std::pow(2.0, i / 25.0 - 61) : 1 - std::pow(2.0, -1 - (i - 1500) / 30.0);
            const Motion m = motionAt(run, part * run.stopDistance);
            // Between two tables' cells the last digits may differ; at the start nothing may exceed it.
            ASSERT_LE(m.speed, i == 1 ? run.speed : before.speed * (1 + 1e-8)) << ratio << " " << part;
            ASSERT_LE(m.rim, i == 1 ? run.rim : before.rim * (1 + 1e-8)) << ratio << " " << part;
            ASSERT_LE(m.speed, run.speed);
            ASSERT_LE(m.rim, run.rim);
            ASSERT_GE(m.speed, 0);
            ASSERT_GE(m.rim, 0);
            before = m;
        }
    }
}

// A run that is cut and started anew goes on as it would have.
TEST(SlideSpin, ARunInTwoPartsIsTheSameRun) {
    for (const double ratio : ratios()) {
        const double speed = ratio < 1 ? ratio : 1;
        const auto run = startRun(speed, speed / ratio, 2.3);
        for (const double part : {1e-9, 1e-3, 0.2, 0.7, 0.99}) {
            const Motion m = motionAt(run, part * run.stopDistance);
            const auto rest = startRun(m.speed, m.rim, 2.3);
            EXPECT_NEAR(part * run.stopDistance + rest.stopDistance, run.stopDistance, 2e-8 * run.stopDistance)
                << ratio;
            const Motion once = motionAt(run, (1 + part) / 2 * run.stopDistance);
            const Motion twice = motionAt(rest, rest.stopDistance / 2);
            EXPECT_NEAR(twice.speed, once.speed, 5e-8 * speed) << ratio;
            EXPECT_NEAR(twice.rim, once.rim, 5e-8 * speed / ratio) << ratio;
        }
    }
}

TEST(SlideSpin, ThePiecesAreTheProfile) {
    for (const double ratio : ratios()) {
        const auto run = startRun(1.3, 1.3 / ratio, 2.3);
        std::array<Piece, kMaxPieces> list{};
        const int count = pieces(run, list);
        ASSERT_GE(count, 1);
        ASSERT_LE(count, kMaxPieces);
        EXPECT_EQ(list[0].time, 0);
        EXPECT_EQ(list[0].distance, 0);
        EXPECT_EQ(list[0].speed, run.speed);
        for (int i = 0; i < count; ++i) {
            const Piece& piece = list[static_cast<std::size_t>(i)];
            const bool last = i + 1 == count;
            const Piece end =
                last ? Piece{run.stopTime, run.stopDistance, 0, 0} : list[static_cast<std::size_t>(i) + 1];
            const double span = end.time - piece.time;
            EXPECT_GT(span, 0) << ratio;
            EXPECT_GT(piece.deceleration, 0) << ratio;
            EXPECT_NEAR(piece.speed - piece.deceleration * span, end.speed, 1e-11) << ratio;
            EXPECT_NEAR(piece.distance + span * (piece.speed + end.speed) / 2, end.distance, 1e-12 * run.stopDistance);
            EXPECT_NEAR(piece.speed, motionAt(run, piece.distance).speed, 3e-7 * run.speed) << ratio;
            const double middle = piece.time + span / 2;
            EXPECT_NEAR(distanceAt(run, middle),
                        piece.distance + span / 2 * (piece.speed - piece.deceleration * span / 4),
                        1e-12 * run.stopDistance);
        }
    }
    std::array<Piece, kMaxPieces> list{};
    ASSERT_EQ(pieces(startRun(2, 0, 0.5), list), 1);
    EXPECT_EQ(list[0].deceleration, 0.5);
}

TEST(SlideSpin, WithoutSpinItIsUniform) {
    const auto run = startRun(3, 0, 2);
    for (const double part : {0.01, 0.3, 0.8, 0.999}) {
        const double time = part * run.stopTime, distance = 3 * time - time * time;
        EXPECT_DOUBLE_EQ(distanceAt(run, time), distance);
        EXPECT_NEAR(timeAt(run, distance), time, 1e-13);
        EXPECT_NEAR(motionAt(run, distance).speed, 3 - 2 * time, 1e-12);
        EXPECT_EQ(motionAt(run, distance).rim, 0);
    }
    // Hardly any spin is hardly any difference.
    EXPECT_NEAR(startRun(3, 1e-9, 2).stopDistance / run.stopDistance, 1, 1e-12);
}

TEST(SlideSpin, SpinAloneDiesAwayEvenly) {
    EXPECT_EQ(spinLeft(2, 1.5, 0), 2);
    EXPECT_DOUBLE_EQ(spinLeft(2, 1.5, 0.25), 2 - 2 * (2.0 / 3) * 1.5 * 0.25);
    EXPECT_EQ(spinLeft(2, 1.5, 10), 0);
    // The slow curve tends to it: a hardly moving disc's rim speed.
    const std::vector<State> states = integrate(1e-6, 1);
    for (std::size_t i = 0; i < states.size() / 4; i += 10) EXPECT_NEAR(spinLeft(1, 1, states[i].t), states[i].w, 1e-6);
}

}  // namespace
}  // namespace physics
