#include "physics/solver.h"

#include <gtest/gtest.h>

#include <cmath>

#include "physics/samples.h"
#include "physics/slide_spin.h"

namespace physics {
namespace {

constexpr double kFriction = 0.12;

// One man and one striker on an empty plane: materials 0 (man), 1 (striker), 2 (cushion).
TableSpec plane(double restitution, double contactFriction) {
    TableSpec spec;
    spec.kinds = {{15'500'000, 5'400'000, kFriction, 0}, {20'650'000, 15'000'000, kFriction, 1}};
    for (int a = 0; a < 3; ++a)
        for (int b = a; b < 3; ++b) spec.surfaces.push_back({a, b, restitution, restitution, 1, contactFriction, 0});
    return spec;
}

double metres(std::int64_t nm) {
    return static_cast<double>(nm) * 1e-9;
}

TEST(Solver, AFreeDiscStopsWhereTheFormulaSays) {
    const Table table = samples::make(plane(0.9, 0));
    const Result r = simulate(table, std::vector<Disc>{{1, {0, 0}}}, std::vector<Impulse>{{0, 3, 4, 2'000'000}});
    const double path = 4 / (2 * kFriction * kGravity);
    EXPECT_NEAR(metres(r.discs[0].at.x), path * 0.6, 1e-9);
    EXPECT_NEAR(metres(r.discs[0].at.y), path * 0.8, 1e-9);
    EXPECT_NEAR(static_cast<double>(r.duration) * 1e-9, 2 / (kFriction * kGravity), 1e-9);
    EXPECT_TRUE(r.contacts.empty());
}

TEST(Solver, HeadOnHitSharesMomentumAsTheClosedFormSays) {
    const double e = 0.88;
    const Table table = samples::make(plane(e, 0));
    const std::int64_t gap = 100'000'000, sum = 36'150'000;
    const Result r = simulate(table, std::vector<Disc>{{1, {0, 0}}, {0, {sum + gap, 0}}},
                              std::vector<Impulse>{{0, 1, 0, 2'000'000}});
    const double a = kFriction * kGravity, v = std::sqrt(4 - 2 * a * metres(gap));
    const double ms = 0.015, mm = 0.0054;
    const double striker = v * (ms - e * mm) / (ms + mm), man = v * (1 + e) * ms / (ms + mm);
    EXPECT_NEAR(metres(r.discs[0].at.x), metres(gap) + striker * striker / (2 * a), 1e-9);
    EXPECT_NEAR(metres(r.discs[1].at.x), metres(gap + sum) + man * man / (2 * a), 1e-9);
    ASSERT_EQ(r.contacts.size(), 1U);
    EXPECT_EQ(r.contacts[0].disc, 0);
    EXPECT_EQ(r.contacts[0].index, 1);
    EXPECT_NEAR(static_cast<double>(r.contacts[0].normal) * 1e-9, mm * man, 1e-9);
    EXPECT_NEAR(static_cast<double>(r.contacts[0].time) * 1e-9, (2 - v) / a, 1e-9);
}

TEST(Solver, AnObliqueHitThrowsByTheFrictionOfTheContact) {
    const double friction = 0.12;
    const Table table = samples::make(plane(0.9, friction));
    // The line of centres at 45 degrees to the path; the striker barely moves before it hits.
    const std::int64_t side = 25'561'910;
    const Result r = simulate(table, std::vector<Disc>{{1, {0, 0}}, {0, {side + 1, side}}},
                              std::vector<Impulse>{{0, 1, 0, 2'000'000}});
    const double dx = metres(r.discs[1].at.x - side), dy = metres(r.discs[1].at.y - side);
    EXPECT_NEAR(std::atan2(dy, dx) * 180 / 3.14159265358979, 45 - std::atan(friction) * 180 / 3.14159265358979, 1e-4);
    ASSERT_EQ(r.contacts.size(), 1U);
    EXPECT_NEAR(static_cast<double>(std::abs(r.contacts[0].tangential)),
                friction * static_cast<double>(r.contacts[0].normal), 2);
}

TEST(Solver, ACushionReturnsASpinningDiscByTheImpulseLaw) {
    TableSpec spec = plane(0.78, 0.12);
    spec.walls = {{{1'000'000'000, 100'000'000}, {-1'000'000'000, 100'000'000}, 2}};
    const Table table = samples::make(spec);
    const std::int64_t y0 = 100'000'000 - 15'500'000;  // touching the wall
    struct Look : Observer {
        BodyState after;
        void onEvent(const Solver& s) override {
            if (s.soFar().contacts.size() == 1 && after.vy == 0) after = s.motion(0);
        }
    } look;
    Solver solver(table);
    const Result& r =
        solver.simulate(std::vector<Disc>{{0, {0, y0}}}, std::vector<Impulse>{{0, 1, 1, 2'000'000}}, Keep::Ends, &look);
    const double v = 2 / std::sqrt(2.0), m = 0.0054, radius = 0.0155;
    const double jn = 1.78 * m * v, jt = std::min(0.12 * jn, m * v / 3);
    EXPECT_NEAR(look.after.vy, -0.78 * v, 1e-12);
    EXPECT_NEAR(look.after.vx, v - jt / m, 1e-12);
    EXPECT_NEAR(std::abs(look.after.spin), 2 * jt / (m * radius), 1e-9);
    // Rolling along the wall with friction backwards at its far side turns the disc anticlockwise.
    EXPECT_GT(look.after.spin, 0);
    ASSERT_GE(r.contacts.size(), 1U);
    EXPECT_EQ(r.contacts[0].thing, Thing::Wall);
}

TEST(Solver, AGripAtTheContactTakesAThirdOfTheSlip) {
    TableSpec spec = plane(0.78, 5);
    spec.walls = {{{1'000'000'000, 100'000'000}, {-1'000'000'000, 100'000'000}, 2}};
    const Table table = samples::make(spec);
    struct Look : Observer {
        BodyState after;
        void onEvent(const Solver& s) override {
            if (s.soFar().contacts.size() == 1 && after.vy == 0) after = s.motion(0);
        }
    } look;
    Solver solver(table);
    solver.simulate(std::vector<Disc>{{0, {0, 84'500'000}}}, std::vector<Impulse>{{0, 1, 2, 2'000'000}}, Keep::Ends,
                    &look);
    const double vx = 2 / std::sqrt(5.0);
    EXPECT_NEAR(look.after.vx, vx * 2 / 3, 1e-12);
    EXPECT_NEAR(look.after.spin * 0.0155, vx * 2 / 3, 1e-12) << "the point of contact stands still";
}

TEST(Solver, AStopDistanceWithSpinIsThatOfTheUniversalCurve) {
    const Table table = samples::make(plane(0.9, 0));
    for (const std::int64_t spin : {-400'000'000L, -100'000'000L, 0L, 30'000'000L, 200'000'000L}) {
        const Result r =
            simulate(table, std::vector<Disc>{{0, {0, 0}}}, std::vector<Impulse>{{0, 1, 0, 1'500'000, spin}});
        const double rim = std::abs(static_cast<double>(spin)) * 1e-6 * 0.0155;
        EXPECT_NEAR(metres(r.discs[0].at.x), startRun(1.5, rim, kFriction * kGravity).stopDistance, 1e-9);
        EXPECT_EQ(r.discs[0].at.y, 0);
    }
}

TEST(Solver, PocketsTakeADiscWhenItsCentreEnters) {
    TableSpec spec = plane(0.9, 0);
    spec.pockets = {{{300'000'000, 0}, 22'250'000}};
    const Table table = samples::make(spec);
    const Result r = simulate(table, std::vector<Disc>{{1, {0, 0}}, {0, {0, 100'000'000}}},
                              std::vector<Impulse>{{0, 1, 0, 2'000'000}});
    ASSERT_EQ(r.falls.size(), 1U);
    EXPECT_EQ(r.falls[0].disc, 0);
    EXPECT_FALSE(r.discs[0].onTable);
    EXPECT_NEAR(metres(r.discs[0].at.x), 0.27775, 1e-9);
    EXPECT_TRUE(r.discs[1].onTable);
    ASSERT_EQ(r.trajectory.paths.size(), 1U);
    EXPECT_EQ(r.trajectory.paths[0].gone, r.falls[0].time / 1000);
}

TEST(Solver, ADiscAtRestWithinAPocketFallsAtOnce) {
    TableSpec spec = plane(0.9, 0);
    spec.pockets = {{{0, 0}, 22'250'000}};
    const Table table = samples::make(spec);
    const Result r =
        simulate(table, std::vector<Disc>{{1, {0, 22'250'000}}, {0, {100'000'000, 0}}}, std::vector<Impulse>{});
    ASSERT_EQ(r.falls.size(), 1U);
    EXPECT_EQ(r.falls[0].time, 0);
    EXPECT_TRUE(r.discs[1].onTable);
}

TableSpec withLine(Reaction reaction, Direction direction) {
    TableSpec spec = plane(0.9, 0);
    spec.lines = {{{200'000'000, 50'000'000}, {200'000'000, -50'000'000}, direction, reaction}};
    return spec;
}

TEST(Solver, ALineReportsEndsOrLifts) {
    const std::vector<Disc> discs = {{1, {100'000'000, 0}}, {0, {400'000'000, 0}}};
    const std::vector<Impulse> shot = {{0, 1, 0, 2'000'000}};
    const Table report = samples::make(withLine(Reaction::Report, Direction::Both));
    const Table end = samples::make(withLine(Reaction::End, Direction::Both));
    const Table lift = samples::make(withLine(Reaction::Lift, Direction::Both));
    // Looking along the line (downwards) the right side is x < 200 mm: the disc comes in.
    const Result a = simulate(report, discs, shot);
    ASSERT_EQ(a.crossings.size(), 1U);
    EXPECT_FALSE(a.crossings[0].out);
    EXPECT_EQ(a.crossings[0].at, (Place{200'000'000, 0}));
    EXPECT_EQ(a.contacts.size(), 1U);
    const Result b = simulate(end, discs, shot);
    EXPECT_EQ(b.endedBy, 0);
    EXPECT_EQ(b.discs[0].at, (Place{200'000'000, 0}));
    EXPECT_TRUE(b.contacts.empty());
    EXPECT_EQ(b.duration, b.crossings[0].time);
    const Result c = simulate(lift, discs, shot);
    EXPECT_FALSE(c.discs[0].onTable);
    EXPECT_TRUE(c.contacts.empty());
    EXPECT_EQ(c.endedBy, -1);
}

TEST(Solver, ALineLooksAtDirectionKindAndEnds) {
    const std::vector<Impulse> shot = {{0, 1, 0, 2'000'000}};
    const Table out = samples::make(withLine(Reaction::End, Direction::Out));
    EXPECT_TRUE(simulate(out, std::vector<Disc>{{1, {100'000'000, 0}}}, shot).crossings.empty());
    const Table in = samples::make(withLine(Reaction::End, Direction::In));
    EXPECT_EQ(simulate(in, std::vector<Disc>{{1, {100'000'000, 50'000'000}}}, shot).crossings.size(), 1U)
        << "its end belongs to it";
    EXPECT_TRUE(simulate(in, std::vector<Disc>{{1, {100'000'000, 50'000'001}}}, shot).crossings.empty());
    EXPECT_TRUE(simulate(in, std::vector<Disc>{{1, {200'000'000, 0}}}, shot).crossings.empty())
        << "on the line is inside";
    TableSpec spec = withLine(Reaction::End, Direction::In);
    spec.lines[0].kinds = 1;
    EXPECT_TRUE(simulate(samples::make(spec), std::vector<Disc>{{1, {100'000'000, 0}}}, shot).crossings.empty());
}

TEST(Solver, AnObserverDecidesWhatACrossingDoes) {
    struct Lifts : Observer {
        Reaction onCrossing(const Solver& s, const Crossing& c, Reaction) override {
            EXPECT_NEAR(s.motion(c.disc).x, 0.2, 1e-12);
            return Reaction::Lift;
        }
    } lifts;
    const Table table = samples::make(withLine(Reaction::End, Direction::In));
    Solver solver(table);
    const Result& r = solver.simulate(std::vector<Disc>{{1, {100'000'000, 0}}},
                                      std::vector<Impulse>{{0, 1, 0, 2'000'000}}, Keep::Ends, &lifts);
    EXPECT_EQ(r.endedBy, -1);
    EXPECT_FALSE(r.discs[0].onTable);
}

TEST(Solver, TouchingDiscsHandTheBlowOnAtOnce) {
    // Three equal discs in a row, e = 1: the last one takes it all.
    TableSpec spec = plane(1, 0);
    const Table table = samples::make(spec);
    const std::int64_t d = 31'000'000;
    const Result r = simulate(table, std::vector<Disc>{{0, {-2 * d, 0}}, {0, {0, 0}}, {0, {d, 0}}, {0, {2 * d, 0}}},
                              std::vector<Impulse>{{0, 1, 0, 1'000'000}});
    const double a = kFriction * kGravity, v = std::sqrt(1 - 2 * a * 0.031);
    EXPECT_NEAR(metres(r.discs[3].at.x) - 0.062, v * v / (2 * a), 2e-6);
    EXPECT_LT(metres(r.discs[2].at.x) - 0.031, 1e-6);
    EXPECT_LT(metres(r.discs[1].at.x), 1e-6);
}

TEST(Solver, NobodyIsShovedByAnOverlapThatRoundingLeft) {
    const Table table = samples::make(plane(0.9, 0.1));
    const std::vector<Disc> discs = {
        {0, {0, 0}}, {0, {31'000'000 - 2, 0}}, {0, {0, 31'000'000 - 1}}, {1, {500'000'000, 0}}};
    ASSERT_FALSE(check(table, discs, {}));
    const Result r = simulate(table, discs, std::vector<Impulse>{{3, 1, 0, 1'000'000}});
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(r.discs[i].at, discs[i].at);
    EXPECT_TRUE(r.contacts.empty());
}

TEST(Solver, ANarrowWedgeWhoseFrictionHoldsTheDiscLetsGo) {
    int shots = 0;
    for (std::int64_t opening = 5'000'000; opening < 400'000'000; opening += 7'000'000) {
        for (const double friction : {0.0, 0.12, 0.6}) {
            TableSpec spec = plane(0.78, friction);
            // Two walls that meet 1 m to the right.
            spec.walls = {{{0, -opening}, {1'000'000'000, 0}, 2}, {{1'000'000'000, 0}, {0, opening}, 2}};
            const Table table = samples::make(spec);
            for (const std::int64_t dy : {0, 3, 40}) {
                const std::vector<Disc> discs = {{0, {-100'000'000, 0}}};
                const std::vector<Impulse> shot = {{0, 100, dy, 3'000'000, 50'000'000}};
                if (check(table, discs, shot)) continue;
                const Result r = simulate(table, discs, shot, Keep::Ends);
                ++shots;
                EXPECT_FALSE(r.capped) << opening << " " << friction << " " << dy;
                EXPECT_LT(r.events, 2000) << opening << " " << friction << " " << dy;
            }
        }
    }
    EXPECT_GT(shots, 300);
}

TEST(Solver, AWithoutTrajectoryRunIsTheSameRun) {
    const Table table = samples::make(samples::carromTable());
    Solver solver(table);
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const samples::Shot shot = samples::scattered(table, 8, seed);
        const Result ends = solver.simulate(shot.discs, shot.impulses, Keep::Ends);
        const Result& paths = solver.simulate(shot.discs, shot.impulses, Keep::Paths);
        EXPECT_EQ(ends.discs, paths.discs);
        EXPECT_EQ(ends.contacts, paths.contacts);
        EXPECT_EQ(ends.falls, paths.falls);
        EXPECT_EQ(ends.duration, paths.duration);
        EXPECT_TRUE(ends.trajectory.paths.empty());
        for (const base::DiscPath& path : paths.trajectory.paths) {
            EXPECT_EQ(path.segments.back().x, paths.discs[static_cast<std::size_t>(path.disc)].at.x);
            EXPECT_EQ(path.segments.back().y, paths.discs[static_cast<std::size_t>(path.disc)].at.y);
        }
    }
}

}  // namespace
}  // namespace physics
