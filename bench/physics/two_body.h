// One sliding disc hits one that rests: what closed formulas say about it, and how far an engine is off.
#pragma once

#include <string>
#include <vector>

#include "scenes.h"
#include "stepped.h"

namespace bench {

// The struck disc: its velocity just after the collision, and where it stops. Metres, seconds.
struct Struck {
    bool hit = false;
    double vx = 0, vy = 0;
    double stopX = 0, stopY = 0;
};

struct Collision {
    Shot shot;  // disc 0 hits disc 1
    Struck exact;
};

// Striker and man of the carrom board without cushions; smooth: contacts without friction, so that nothing spins.
physics::TableSpec openTable(bool smooth);
std::vector<Collision> makeCollisions(const physics::TableSpec& table, int count, std::uint64_t seed);

Struck strikeWithOurs(const physics::TableSpec& table, const Shot& shot);
Struck strike(const SteppedEngine& engine, const physics::TableSpec& table, const Shot& shot);

struct Spread {
    double median = 0, largest = 0;
};
struct Errors {
    std::string engine;
    Spread direction, speed, rest;  // degrees; % of the speed; % of the way; of the hits
    int missed = 0;
};
Errors errorsOf(const std::string& engine, const std::vector<Collision>& collisions, const std::vector<Struck>& struck);

}  // namespace bench
