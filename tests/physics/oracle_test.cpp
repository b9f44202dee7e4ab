// The solver against independent, slower ways to the same answer: small steps of the coupled equations of motion, and
// dense sampling for the time of impact.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <optional>

#include "physics/samples.h"

namespace physics {
namespace {

// Friction of a turning disc by the integral itself: the mean over the disc of the direction of each point's velocity.
struct Friction {
    double force, torque;  // as parts of μ m g and μ m g R, against v and ω
};
Friction friction(double v, double w) {
    if (w == 0) return {1, 0};
    constexpr int kRadii = 16, kAngles = 32;
    Friction sum{0, 0};
    for (int i = 0; i < kRadii; ++i) {
        const double rho = std::sqrt((i + 0.5) / kRadii);  // equal areas
        for (int k = 0; k < kAngles; ++k) {
            const double phi = 2 * std::numbers::pi * (k + 0.5) / kAngles;
            const double x = v - w * rho * std::sin(phi), y = w * rho * std::cos(phi);
            const double size = std::hypot(x, y);
            if (size == 0) continue;
            sum.force += x / size;
            sum.torque += rho * (std::cos(phi) * y - std::sin(phi) * x) / size;
        }
    }
    constexpr double kPoints = kRadii * kAngles;
    return {sum.force / kPoints, sum.torque / kPoints};
}

struct Path {
    double distance, time;
};
// The whole run by Runge–Kutta with steps that shrink with the speed left.
Path wholeRun(double v, double w, double a) {
    Path path{0, 0};
    const double start = std::max(v, w);
    while (std::max(v, w) > 1e-5 * start) {
        const double h = 0.01 * std::max(v, w) / a;
        const auto slope = [&](double sv, double sw) {
            const Friction f = friction(sv, sw);
            return std::pair{-a * f.force, -2 * a * f.torque};
        };
        const auto [v1, w1] = slope(v, w);
        const auto [v2, w2] = slope(v + h / 2 * v1, w + h / 2 * w1);
        const auto [v3, w3] = slope(v + h / 2 * v2, w + h / 2 * w2);
        const auto [v4, w4] = slope(v + h * v3, w + h * w3);
        path.distance += h * (v + h / 6 * (v1 + v2 + v3));
        path.time += h;
        v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4);
        w += h / 6 * (w1 + 2 * w2 + 2 * w3 + w4);
    }
    return path;
}

TEST(Oracle, ASlidingAndSpinningDiscRunsAsTheIntegralSays) {
    const Table table = samples::make(samples::carromTable(false));
    const double a = 0.12 * kGravity, radius = 0.0155;
    for (const auto& [speed, spin] :
         {std::pair{600'000L, 20'000'000L}, {500'000L, 60'000'000L}, {300'000L, -90'000'000L}}) {
        const Result r = simulate(table, std::vector<Disc>{{0, {-300'000'000, 0}}},
                                  std::vector<Impulse>{{0, 1, 0, speed, spin}}, Keep::Ends);
        const Path path =
            wholeRun(static_cast<double>(speed) * 1e-6, std::abs(static_cast<double>(spin)) * 1e-6 * radius, a);
        const double went = static_cast<double>(r.discs[0].at.x + 300'000'000) * 1e-9;
        // As good as this oracle's own quadrature of the friction; slide_spin_test compares to 1e-8.
        EXPECT_NEAR(went, path.distance, 3e-3 * path.distance) << speed << " " << spin;
        EXPECT_NEAR(static_cast<double>(r.duration) * 1e-9, path.time, 0.02 * path.time);
    }
}

// The first time at which two sliding discs without spin touch, by sampling.
std::optional<double> firstTouch(const Disc& a, const Impulse& ia, const Disc& b, const Impulse& ib, double sum,
                                 double decel) {
    const auto at = [&](const Disc& disc, const Impulse& impulse, double t) {
        const double v = static_cast<double>(impulse.speed) * 1e-6,
                     d = std::hypot(static_cast<double>(impulse.dx), static_cast<double>(impulse.dy));
        const double stop = v / decel, s = t < stop ? v * t - decel * t * t / 2 : v * v / (2 * decel);
        return std::pair{static_cast<double>(disc.at.x) * 1e-9 + s * static_cast<double>(impulse.dx) / d,
                         static_cast<double>(disc.at.y) * 1e-9 + s * static_cast<double>(impulse.dy) / d};
    };
    const auto gap = [&](double t) {
        const auto [ax, ay] = at(a, ia, t);
        const auto [bx, by] = at(b, ib, t);
        return std::hypot(bx - ax, by - ay) - sum;
    };
    const double step = 2e-5;
    for (double t = 0; t < 2.5; t += step) {
        if (gap(t + step) > 0) continue;
        double low = t, high = t + step;
        for (int n = 0; n < 60; ++n) (gap((low + high) / 2) > 0 ? low : high) = (low + high) / 2;
        return high;
    }
    return std::nullopt;
}

TEST(Oracle, TwoMovingDiscsMeetWhenDenseSamplingSaysSo) {
    TableSpec spec = samples::carromTable(false);
    spec.walls.clear();
    const Table table = samples::make(spec);
    Solver solver(table);
    base::Rng rng(7);
    const auto number = [&](std::int64_t limit) {
        return static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(2 * limit + 1))) - limit;
    };
    int met = 0, apart = 0;
    for (int n = 0; n < 300; ++n) {
        const std::vector<Disc> discs = {{0, {number(200'000'000), number(200'000'000)}},
                                         {1, {number(200'000'000), number(200'000'000)}}};
        // Both aim near one common point, so that many meet.
        const Place point{number(150'000'000), number(150'000'000)};
        std::vector<Impulse> impulses;
        for (int i = 0; i < 2; ++i)
            impulses.push_back({i, point.x - discs[static_cast<std::size_t>(i)].at.x + number(20'000'000) + 1,
                                point.y - discs[static_cast<std::size_t>(i)].at.y + number(20'000'000),
                                500'000 + std::abs(number(2'000'000))});
        if (check(table, discs, impulses)) continue;
        const Result& r = solver.simulate(discs, impulses);
        const auto touch = firstTouch(discs[0], impulses[0], discs[1], impulses[1], 0.03615, 0.12 * kGravity);
        if (!touch) {
            ++apart;
            // Sampling may miss a graze that lasts less than a step.
            if (!r.contacts.empty()) {
                EXPECT_LT(r.contacts[0].normal, 200'000) << n;
            }
            continue;
        }
        ++met;
        ASSERT_FALSE(r.contacts.empty()) << n;
        EXPECT_NEAR(static_cast<double>(r.contacts[0].time) * 1e-9, *touch, 2e-9) << n;
    }
    EXPECT_GT(met, 60);
    EXPECT_GT(apart, 60);
}

// Where a striker is when it first touches anything, by walking along its line in small steps.
TEST(Oracle, TheFirstTouchOfAStrikerIsTheFirstAlongItsLine) {
    const Table table = samples::make(samples::carromTable(false));
    Solver solver(table);
    int hits = 0;
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        const samples::Shot shot = samples::scattered(table, 6, seed);
        const Result& r = solver.simulate(shot.discs, shot.impulses);
        const Impulse& impulse = shot.impulses[0];
        const double length = std::hypot(static_cast<double>(impulse.dx), static_cast<double>(impulse.dy));
        const double ux = static_cast<double>(impulse.dx) / length, uy = static_cast<double>(impulse.dy) / length;
        const Disc& striker = shot.discs.back();
        const auto touches = [&](double s) {
            const double x = static_cast<double>(striker.at.x) * 1e-9 + ux * s,
                         y = static_cast<double>(striker.at.y) * 1e-9 + uy * s;
            if (std::max(std::abs(x), std::abs(y)) >= 0.37 - 0.02065) return true;
            for (std::size_t i = 0; i + 1 < shot.discs.size(); ++i) {
                if (std::hypot(static_cast<double>(shot.discs[i].at.x) * 1e-9 - x,
                               static_cast<double>(shot.discs[i].at.y) * 1e-9 - y) <= 0.03615)
                    return true;
            }
            return false;
        };
        const double v = static_cast<double>(impulse.speed) * 1e-6, most = v * v / (2 * 0.12 * kGravity);
        double s = 0;
        while (s < most && !touches(s)) s += 1e-5;
        const bool found = s < most;
        while (found && s > 0 && touches(s - 1e-8)) s -= 1e-8;
        ASSERT_EQ(found, !r.contacts.empty()) << seed;
        if (!found) continue;
        ++hits;
        const double time = static_cast<double>(r.contacts[0].time) * 1e-9,
                     ran = v * time - 0.12 * kGravity * time * time / 2;
        EXPECT_NEAR(ran, s, 2e-8) << seed;
    }
    EXPECT_GT(hits, 100);
}

// Velocities after a collision of two discs with spin and friction, by the impulse law written out once more.
TEST(Oracle, TwoBodyCollisionsObeyTheImpulseLaw) {
    struct Look : Observer {
        std::vector<BodyState> before, after;
        void beforeEvent(const Solver& s) override {
            if (s.soFar().contacts.empty()) before = {s.motion(0), s.motion(1)};
        }
        void onEvent(const Solver& s) override {
            if (s.soFar().contacts.size() == 1 && after.empty()) after = {s.motion(0), s.motion(1)};
        }
    };
    base::Rng rng(11);
    const auto number = [&](std::int64_t low, std::int64_t high) {
        return low + static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(high - low + 1)));
    };
    int seen = 0;
    for (int n = 0; n < 2000; ++n) {
        TableSpec spec = samples::carromTable(false);
        spec.walls.clear();
        const double e = static_cast<double>(number(30, 100)) / 100, mu = static_cast<double>(number(0, 60)) / 100,
                     beta = static_cast<double>(number(0, 50)) / 100;
        spec.surfaces = {{0, 0, e, e, 1, mu, beta}, {0, 1, e, e, 1, mu, beta}, {1, 1, e, e, 1, mu, beta}};
        const Table table = samples::make(spec);
        const std::vector<Disc> discs = {{0, {0, 0}},
                                         {1, {number(60'000'000, 150'000'000), number(-30'000'000, 30'000'000)}}};
        const std::vector<Impulse> impulses = {
            {0, 1, 0, number(1'000'000, 3'000'000), number(-100'000'000, 100'000'000)},
            {1, -10, number(-10, 10), number(0, 1'000'000), number(-100'000'000, 100'000'000)}};
        Solver solver(table);
        Look look;
        solver.simulate(discs, impulses, Keep::Ends, &look);
        if (look.after.empty()) continue;
        ++seen;
        const double ma = 0.0054, mb = 0.015, ra = 0.0155, rb = 0.02065, m = 1 / (1 / ma + 1 / mb);
        const BodyState &a = look.before[0], &b = look.before[1];
        const double dist = std::hypot(b.x - a.x, b.y - a.y), nx = (b.x - a.x) / dist, ny = (b.y - a.y) / dist,
                     tx = -ny, ty = nx;
        const double vn = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny;
        const double vt = (a.vx - b.vx) * tx + (a.vy - b.vy) * ty + ra * a.spin + rb * b.spin;
        const double jn = m * (vn + std::max(e * vn, Solver::kMinimumSeparation));
        const double jt = std::clamp((1 + beta) * m * vt / 3, -mu * jn, mu * jn);
        EXPECT_NEAR(look.after[0].vx, a.vx - (jn * nx + jt * tx) / ma, 1e-11);
        EXPECT_NEAR(look.after[0].vy, a.vy - (jn * ny + jt * ty) / ma, 1e-11);
        EXPECT_NEAR(look.after[1].vx, b.vx + (jn * nx + jt * tx) / mb, 1e-11);
        EXPECT_NEAR(look.after[1].vy, b.vy + (jn * ny + jt * ty) / mb, 1e-11);
        EXPECT_NEAR(ra * look.after[0].spin, ra * a.spin - 2 * jt / ma, 1e-11);
        EXPECT_NEAR(rb * look.after[1].spin, rb * b.spin - 2 * jt / mb, 1e-11);
    }
    EXPECT_GT(seen, 1000);
}

}  // namespace
}  // namespace physics
