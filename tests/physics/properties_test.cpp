// Laws of motion on random tables and random shots.
#include <gtest/gtest.h>
// rapidcheck wants gtest first.
#include <rapidcheck/gtest.h>

#include <cmath>

#include "physics/samples.h"
#include "physics/slide_spin.h"
#include "physics/watch.h"

namespace physics {
namespace {

samples::Scene sceneOf(std::uint64_t seed) {
    base::Rng rng(seed);
    return samples::anyScene(rng);
}

RC_GTEST_PROP(Physics, MomentumAndEnergyAtEveryEvent, (std::uint64_t seed)) {
    const samples::Scene scene = sceneOf(seed);
    const Table table = samples::make(scene.spec);
    Solver solver(table);
    watch::Watch watch(table, scene.discs);
    const Result& result = solver.simulate(scene.discs, scene.impulses, Keep::Ends, &watch);
    RC_ASSERT(watch.said() == std::string());
    RC_ASSERT(!result.capped);
}

RC_GTEST_PROP(Physics, NobodyOverlapsOrLeavesAtRest, (std::uint64_t seed)) {
    const samples::Scene scene = sceneOf(seed);
    const Table table = samples::make(scene.spec);
    const Result result = simulate(table, scene.discs, scene.impulses, Keep::Ends);
    RC_ASSERT(result.discs.size() == scene.discs.size());
    RC_ASSERT(watch::overlap(table, result) <= 2.0);
    for (const Disc& disc : result.discs) {
        if (!disc.onTable) continue;
        RC_ASSERT(std::abs(disc.at.x) < 450'000'000 && std::abs(disc.at.y) < 450'000'000);
    }
    // Where they rest is a start that the next shot accepts.
    if (result.endedBy < 0 && !scene.discs.empty()) RC_ASSERT(!check(table, result.discs, {}));
}

RC_GTEST_PROP(Physics, WithAndWithoutPathsAreTheSameShot, (std::uint64_t seed)) {
    const samples::Scene scene = sceneOf(seed);
    const Table table = samples::make(scene.spec);
    Solver solver(table);
    const Result paths = solver.simulate(scene.discs, scene.impulses, Keep::Paths);
    const Result ends = solver.simulate(scene.discs, scene.impulses, Keep::Ends);
    RC_ASSERT(ends.discs == paths.discs);
    RC_ASSERT(ends.contacts == paths.contacts);
    RC_ASSERT(ends.crossings == paths.crossings);
    RC_ASSERT(ends.duration == paths.duration);
    for (const base::DiscPath& path : paths.trajectory.paths) {
        RC_ASSERT(!path.segments.empty());
        for (std::size_t i = 1; i < path.segments.size(); ++i) RC_ASSERT(path.segments[i - 1].t <= path.segments[i].t);
        const Disc& disc = paths.discs[static_cast<std::size_t>(path.disc)];
        RC_ASSERT(path.segments.back().x == disc.at.x && path.segments.back().y == disc.at.y);
        RC_ASSERT(path.segments.back().vx == 0 && path.segments.back().vy == 0);
        RC_ASSERT((path.gone >= 0) == !disc.onTable);
    }
}

RC_GTEST_PROP(Physics, ALineThatOnlyReportsChangesNothing, (std::uint64_t seed)) {
    samples::Scene scene = sceneOf(seed);
    for (Line& line : scene.spec.lines) line.reaction = Reaction::Report;
    const Result with = simulate(samples::make(scene.spec), scene.discs, scene.impulses, Keep::Ends);
    scene.spec.lines.clear();
    const Result without = simulate(samples::make(scene.spec), scene.discs, scene.impulses, Keep::Ends);
    RC_ASSERT(with.discs == without.discs);
    RC_ASSERT(without.crossings.empty());
}

Place turned(const Place& p, int how) {
    switch (how) {
        case 0:
            return {-p.x, p.y};
        case 1:
            return {p.x, -p.y};
        case 2:
            return {p.y, p.x};
        default:
            return {-p.x, -p.y};  // as the second player sees the table
    }
}

RC_GTEST_PROP(Physics, AMirroredOrTurnedShotIsTheSameShot, (std::uint64_t seed)) {
    const samples::Scene scene = sceneOf(seed);
    const Result result = simulate(samples::make(scene.spec), scene.discs, scene.impulses, Keep::Ends);
    for (int how = 0; how < 4; ++how) {
        samples::Scene other = scene;
        const bool flips = how < 3;  // a mirror changes left and right, a half turn does not
        for (Wall& wall : other.spec.walls) {
            wall.from = turned(wall.from, how);
            wall.to = turned(wall.to, how);
            if (flips) std::swap(wall.from, wall.to);
        }
        for (Post& post : other.spec.posts) post.centre = turned(post.centre, how);
        for (Pocket& pocket : other.spec.pockets) pocket.centre = turned(pocket.centre, how);
        for (Line& line : other.spec.lines) {
            line.from = turned(line.from, how);
            line.to = turned(line.to, how);
            if (flips) std::swap(line.from, line.to);
        }
        for (Disc& disc : other.discs) disc.at = turned(disc.at, how);
        for (Impulse& impulse : other.impulses) {
            const Place d = turned({impulse.dx, impulse.dy}, how);
            impulse.dx = d.x;
            impulse.dy = d.y;
            if (flips) impulse.spin = -impulse.spin;
        }
        const Result mirrored = simulate(samples::make(other.spec), other.discs, other.impulses, Keep::Ends);
        RC_ASSERT(mirrored.contacts.size() == result.contacts.size());
        RC_ASSERT(mirrored.duration == result.duration);
        for (std::size_t i = 0; i < result.discs.size(); ++i) {
            RC_ASSERT(mirrored.discs[i].at == turned(result.discs[i].at, how));
            RC_ASSERT(mirrored.discs[i].onTable == result.discs[i].onTable);
        }
    }
}

RC_GTEST_PROP(Physics, TwiceTheSpeedIsFourTimesTheWay, (std::uint64_t seed)) {
    base::Rng rng(seed);
    TableSpec spec;
    spec.kinds = {{15'000'000, 5'000'000, 0.05 + static_cast<double>(rng.below(100)) / 200, 0}};
    spec.surfaces = {{0, 0, 1, 1, 1, 0, 0}};
    const Table table = samples::make(spec);
    const Impulse once{
        0, static_cast<std::int64_t>(rng.below(2001)) - 1000, 1 + static_cast<std::int64_t>(rng.below(1000)),
        1 + static_cast<std::int64_t>(rng.below(1'000'000)), static_cast<std::int64_t>(rng.below(100'000'000))};
    Impulse twice = once;
    twice.speed *= 2;
    twice.spin *= 2;
    const Result a = simulate(table, std::vector<Disc>{{0, {0, 0}}}, std::vector<Impulse>{once}, Keep::Ends);
    const Result b = simulate(table, std::vector<Disc>{{0, {0, 0}}}, std::vector<Impulse>{twice}, Keep::Ends);
    RC_ASSERT(std::abs(b.discs[0].at.x - 4 * a.discs[0].at.x) <= 3);
    RC_ASSERT(std::abs(b.discs[0].at.y - 4 * a.discs[0].at.y) <= 3);
    RC_ASSERT(std::abs(b.duration - 2 * a.duration) <= 3);
}

// Stops the shot at its n-th event and notes how everything moves.
struct Cut : Observer {
    int left;
    std::vector<BodyState> states;
    std::size_t discs;
    Cut(int n, std::size_t count) : left(n), discs(count) {}
    void onEvent(const Solver& solver) override {
        if (--left != 0) return;
        for (std::size_t i = 0; i < discs; ++i) states.push_back(solver.motion(static_cast<int>(i)));
    }
};

RC_GTEST_PROP(Physics, AShotGoneOnWithFromItsMiddleEndsAlike, (std::uint64_t seed)) {
    const Table table = samples::make(samples::carromTable(false));
    const samples::Shot shot = samples::scattered(table, 1, seed);
    Solver solver(table);
    Cut cut(1, 2);
    const Result whole = solver.simulate(shot.discs, shot.impulses, Keep::Ends, &cut);
    if (cut.states.size() != 2) return;
    std::vector<Disc> discs = shot.discs;
    std::vector<Impulse> impulses;
    for (int i = 0; i < 2; ++i) {
        const BodyState& s = cut.states[static_cast<std::size_t>(i)];
        discs[static_cast<std::size_t>(i)].at = {std::llround(s.x * 1e9), std::llround(s.y * 1e9)};
        if (s.vx == 0 && s.vy == 0) continue;
        impulses.push_back({i, std::llround(s.vx * 1e8), std::llround(s.vy * 1e8),
                            std::llround(std::hypot(s.vx, s.vy) * 1e6), std::llround(s.spin * 1e6)});
    }
    RC_PRE(!check(table, discs, impulses));
    const Result rest = solver.simulate(discs, impulses, Keep::Ends);
    // The second part begins with whole µm/s and nm; how much that matters grows with every later impact.
    RC_PRE(whole.contacts.size() <= 4U);
    for (std::size_t i = 0; i < 2; ++i) {
        RC_ASSERT(std::abs(rest.discs[i].at.x - whole.discs[i].at.x) < 200'000);
        RC_ASSERT(std::abs(rest.discs[i].at.y - whole.discs[i].at.y) < 200'000);
    }
}

TEST(Physics, ASymmetricBreakStaysSymmetricToTheLastBit) {
    const Table table = samples::make(samples::carromTable(false));
    Solver solver(table);
    for (const std::int64_t speed : {6'000'000, 4'321'987, 1'500'001}) {
        const samples::Shot shot = samples::rackBreak(0, 0, 1, speed);
        struct Twins : Observer {
            double worst = 0;
            void onEvent(const Solver& s) override {
                // Twins by construction: the rack's places mirror each other in x.
                const int pairs[][2] = {{1, 2}, {3, 4}, {5, 6}, {7, 8}, {9, 10}, {11, 12}, {13, 14}, {15, 16}};
                for (const auto& pair : pairs) {
                    const BodyState a = s.motion(pair[0]), b = s.motion(pair[1]);
                    if (s.now() == lastTime) continue;  // one of the two has just been served
                    worst = std::max({worst, std::abs(a.x + b.x), std::abs(a.y - b.y)});
                }
                lastTime = s.now();
            }
            double lastTime = -1;
        } twins;
        const Result& r = solver.simulate(shot.discs, shot.impulses, Keep::Ends, &twins);
        EXPECT_LE(twins.worst, 1e-12);
        for (const int a : {1, 3, 5, 7, 9, 11, 13, 15}) {
            EXPECT_EQ(r.discs[static_cast<std::size_t>(a)].at.x, -r.discs[static_cast<std::size_t>(a + 1)].at.x);
            EXPECT_EQ(r.discs[static_cast<std::size_t>(a)].at.y, r.discs[static_cast<std::size_t>(a + 1)].at.y);
        }
        EXPECT_GT(r.contacts.size(), 20U);
    }
}

}  // namespace
}  // namespace physics
