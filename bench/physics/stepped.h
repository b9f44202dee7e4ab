// Engines that move in time steps, behind one interface, and the shots driven through it.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "scenes.h"

namespace bench {

// Metres, seconds.
struct State {
    double x = 0, y = 0, vx = 0, vy = 0, rim = 0;
};

class SteppedWorld {
  public:
    virtual ~SteppedWorld() = default;
    virtual void step() = 0;
    virtual State state(int disc) const = 0;
    virtual void remove(int disc) = 0;
};

struct SteppedEngine {
    std::string name;
    double stepsPerSecond = 0;
    std::function<std::unique_ptr<SteppedWorld>(const physics::TableSpec&, std::span<const physics::Disc>,
                                                const physics::Impulse&)>
        make;
};

// What is installed; each library once as it comes and once tuned for accuracy.
std::vector<SteppedEngine> box2dEngines();
std::vector<SteppedEngine> chipmunkEngines();

struct SteppedEnd {
    double seconds = 0;  // spent in stepping; building the world is not counted
    int steps = 0;
    std::vector<State> discs;
    std::vector<bool> onTable;
};

// Steps until everything rests (below 1 mm/s), taking discs into pockets after each step.
SteppedEnd shoot(const SteppedEngine& engine, const physics::TableSpec& table, const Shot& shot);

}  // namespace bench
