// Tables and random shots that the tests of this layer, the cross-layer tests and the benches share. Tests only.
#pragma once

#include <cstdlib>
#include <vector>

#include "base/rng.h"
#include "physics/solver.h"

namespace physics::test {

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

}  // namespace physics::test
