#include "stepped.h"

#include <chrono>

namespace bench {

namespace {

constexpr double kMetre = 1e-9;      // m per nm
constexpr double kRest = 1e-3;       // m/s
constexpr double kLongestShot = 20;  // s; a sliding disc at 6 m/s rests after 5.1 s

bool inPocket(const physics::TableSpec& table, const State& state) {
    for (const physics::Pocket& pocket : table.pockets) {
        const double dx = state.x - static_cast<double>(pocket.centre.x) * kMetre;
        const double dy = state.y - static_cast<double>(pocket.centre.y) * kMetre;
        const double radius = static_cast<double>(pocket.radius) * kMetre;
        if (dx * dx + dy * dy <= radius * radius) return true;
    }
    return false;
}

// Takes away what fell; true while something moves.
bool lookAround(SteppedWorld& world, const physics::TableSpec& table, SteppedEnd& end) {
    bool moving = false;
    for (std::size_t i = 0; i < end.discs.size(); ++i) {
        if (!end.onTable[i]) continue;
        State& state = end.discs[i];
        state = world.state(static_cast<int>(i));
        if (inPocket(table, state)) {
            world.remove(static_cast<int>(i));
            end.onTable[i] = false;
            continue;
        }
        moving = moving || state.vx * state.vx + state.vy * state.vy > kRest * kRest || state.rim > kRest ||
                 state.rim < -kRest;
    }
    return moving;
}

}  // namespace

SteppedEnd shoot(const SteppedEngine& engine, const physics::TableSpec& table, const Shot& shot) {
    const auto world = engine.make(table, shot.discs, shot.impulse);
    SteppedEnd end;
    end.discs.resize(shot.discs.size());
    end.onTable.assign(shot.discs.size(), true);
    const int longest = static_cast<int>(kLongestShot * engine.stepsPerSecond);
    const auto start = std::chrono::steady_clock::now();
    do {
        world->step();
        ++end.steps;
    } while (lookAround(*world, table, end) && end.steps < longest);
    end.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return end;
}

}  // namespace bench
