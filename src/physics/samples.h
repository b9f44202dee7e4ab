// Tables and shots for tests and for the signature: the carrom board, a rack, and tables and shots at random.
#pragma once

#include <cstdlib>
#include <vector>

#include "base/rng.h"
#include "physics/solver.h"

namespace physics::samples {

inline Table make(const TableSpec& spec) {
    auto table = Table::make(spec);
    if (!table) std::abort();
    return std::move(table).value();
}

// The carrom board (rules/carrom.md CA1, CA2, materials): kinds 0 man, 1 striker; materials 0 man, 1 striker, 2
// cushion.
inline TableSpec carromTable(bool pockets = true) {
    constexpr std::int64_t half = 370'000'000, pocket = 347'750'000;
    TableSpec spec;
    spec.kinds = {{15'500'000, 5'400'000, 0.12, 0}, {20'650'000, 15'000'000, 0.12, 1}};
    spec.surfaces = {{0, 0, 0.90, 0.80, 3, 0.10, 0},
                     {0, 1, 0.88, 0.88, 3, 0.10, 0},
                     {1, 1, 0.88, 0.88, 3, 0.10, 0},
                     {0, 2, 0.78, 0.78, 3, 0.12, 0},
                     {1, 2, 0.78, 0.78, 3, 0.12, 0}};
    spec.walls = {{{-half, -half}, {half, -half}, 2},
                  {{half, -half}, {half, half}, 2},
                  {{half, half}, {-half, half}, 2},
                  {{-half, half}, {-half, -half}, 2}};
    if (pockets) {
        for (const std::int64_t x : {-pocket, pocket})
            for (const std::int64_t y : {-pocket, pocket}) spec.pockets.push_back({{x, y}, 22'250'000});
    }
    return spec;
}

struct Shot {
    std::vector<Disc> discs;  // the striker last
    std::vector<Impulse> impulses;
};

// `men` men anywhere without overlap, the striker on South's base line, struck at 1 to 6 m/s towards one of them.
inline Shot scattered(const Table& table, int men, std::uint64_t seed) {
    base::Rng rng(seed);
    const auto coordinate = [&](std::int64_t limit) {
        return static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(2 * limit + 1))) - limit;
    };
    Shot shot;
    const Disc striker{1, {coordinate(182'550'000), -252'600'000}};
    while (static_cast<int>(shot.discs.size()) < men) {
        std::vector<Disc> tried = shot.discs;
        tried.push_back({0, {coordinate(354'500'000), coordinate(354'500'000)}});
        tried.push_back(striker);
        if (check(table, tried, {})) continue;
        tried.pop_back();
        shot.discs = std::move(tried);
    }
    const Place target = shot.discs[rng.below(static_cast<std::uint64_t>(men))].at;
    shot.discs.push_back(striker);
    shot.impulses = {{men, target.x - striker.at.x + coordinate(20'000'000),
                      target.y - striker.at.y + coordinate(20'000'000),
                      1'000'000 + static_cast<std::int64_t>(rng.below(5'000'001))}};
    return shot;
}

// The start position of carrom (CA5): queen, six men at 31 mm, six at 62 mm on the same rays, six at √3·31 between;
// the striker at mid depth, `u` to the right of the middle, struck at `speed` along (dx, dy).
inline Shot rackBreak(std::int64_t u, std::int64_t dx, std::int64_t dy, std::int64_t speed) {
    constexpr std::int64_t d = 31'000'000, half = 15'500'000, h = 26'846'788,
                           h2 = 53'693'575;  // h = d·√3/2, rounded up
    Shot shot;
    for (const Place p : {Place{0, 0},
                          {d, 0},
                          {-d, 0},
                          {half, h},
                          {-half, h},
                          {half, -h},
                          {-half, -h},
                          {2 * d, 0},
                          {-2 * d, 0},
                          {d, h2},
                          {-d, h2},
                          {d, -h2},
                          {-d, -h2},
                          {d + half, h},
                          {-d - half, h},
                          {d + half, -h},
                          {-d - half, -h},
                          {0, h2},
                          {0, -h2}})
        shot.discs.push_back({0, p});
    shot.discs.push_back({1, {u, -252'600'000}});
    shot.impulses = {{19, dx, dy, speed}};
    return shot;
}

struct Scene {
    TableSpec spec;
    std::vector<Disc> discs;
    std::vector<Impulse> impulses;
};

// Any table with discs on it and some of them struck: a closed polygon of walls, posts, pockets and lines within it,
// kinds and materials of all sorts. `source.below(n)` gives a number of 0 … n−1 (a generator, or the bytes of a
// fuzzer). What does not fit is left out, so that the scene is always valid.
template <class Source>
Scene anyScene(Source& source) {
    const auto number = [&](std::int64_t low, std::int64_t high) {
        return low + static_cast<std::int64_t>(source.below(static_cast<std::uint64_t>(high - low + 1)));
    };
    const auto share = [&](double low, double high) {
        return low + (high - low) * static_cast<double>(number(0, 1000)) / 1000;
    };
    constexpr std::int64_t mm = 1'000'000;
    Scene scene;
    TableSpec& spec = scene.spec;
    constexpr int materials = 3;
    for (int a = 0; a < materials; ++a) {
        for (int b = a; b < materials; ++b) {
            const double e = share(0, 1);
            spec.surfaces.push_back({a, b, e, e * share(0, 1), share(0.1, 5), share(0, 0.6), share(0, 0.5)});
        }
    }
    const auto kinds = number(1, 3);
    for (std::int64_t k = 0; k < kinds; ++k)
        spec.kinds.push_back({number(10 * mm, 25 * mm), number(1'000'000, 20'000'000), share(0.05, 0.5),
                              static_cast<int>(number(0, materials - 2))});
    // A polygon about a circle of 250 to 450 mm, its corners anywhere in even sectors, so that it is convex or nearly.
    constexpr std::int64_t cosines[] = {1000, 866, 500, 0, -500, -866, -1000, -866, -500, 0, 500, 866};
    const auto step = number(1, 4);
    std::vector<Place> corners;
    for (std::int64_t k = 0; k < 12; k += step) {
        const std::int64_t r = number(250, 450) * 1000;
        corners.push_back({r * cosines[k], r * cosines[(k + 9) % 12]});
    }
    for (std::size_t k = 0; k < corners.size(); ++k)
        spec.walls.push_back({corners[k], corners[(k + 1) % corners.size()], materials - 1});
    const auto place = [&] { return Place{number(-400 * mm, 400 * mm), number(-400 * mm, 400 * mm)}; };
    for (std::int64_t k = number(0, 3); k > 0; --k) spec.posts.push_back({place(), number(0, 20 * mm), materials - 1});
    for (std::int64_t k = number(0, 2); k > 0; --k) spec.pockets.push_back({place(), number(5 * mm, 30 * mm)});
    for (std::int64_t k = number(0, 3); k > 0; --k) {
        const Line line{place(), place(), static_cast<Direction>(number(0, 2)), static_cast<Reaction>(number(0, 2)),
                        static_cast<std::uint32_t>(number(0, 7))};
        if (line.from != line.to) spec.lines.push_back(line);
    }
    const Table table = make(spec);
    const auto inside = [&](const Place& p) {
        for (const Wall& wall : spec.walls) {
            const auto cross = static_cast<double>(wall.to.x - wall.from.x) * static_cast<double>(p.y - wall.from.y) -
                               static_cast<double>(wall.to.y - wall.from.y) * static_cast<double>(p.x - wall.from.x);
            if (cross < 0) return false;
        }
        return true;
    };
    for (std::int64_t k = number(1, 14); k > 0; --k) {
        Disc disc{static_cast<int>(number(0, kinds - 1)), place(), true};
        // Every other one wants to touch the one before, as well as whole nanometres allow.
        if (!scene.discs.empty() && number(0, 1) == 1) {
            const Disc& last = scene.discs.back();
            const std::int64_t sum = spec.kinds[static_cast<std::size_t>(disc.kind)].radius +
                                     spec.kinds[static_cast<std::size_t>(last.kind)].radius - number(-2, 2);
            const auto side = number(0, 3);
            disc.at = {last.at.x + (side == 0   ? sum
                                    : side == 1 ? -sum
                                                : 0),
                       last.at.y + (side == 2   ? sum
                                    : side == 3 ? -sum
                                                : 0)};
        }
        std::vector<Disc> tried = scene.discs;
        tried.push_back(disc);
        if (inside(disc.at) && !check(table, tried, {})) scene.discs = std::move(tried);
    }
    for (std::size_t k = 0; k < scene.discs.size(); ++k) {
        if (k > 0 && number(0, 2) != 0) continue;
        const Impulse impulse{static_cast<int>(k), number(-1000, 1000), number(-1000, 1000), number(0, 6'000'000),
                              number(-200'000'000, 200'000'000)};
        if (impulse.dx != 0 || impulse.dy != 0) scene.impulses.push_back(impulse);
    }
    return scene;
}

}  // namespace physics::samples
