// How the discs move: one stroke through the physics. Materials and their basis are in materials.h.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "base/trajectory.h"
#include "games/carrom/action.h"
#include "games/carrom/referee.h"
#include "games/carrom/state.h"

namespace carrom {

enum class See : std::uint8_t { Ends, Everything };

// A piece met or pocketed, in the order of time, for whoever tells the stroke.
struct Incident {
    bool fall = false;
    int disc = 0;   // number in the state before
    int other = 0;  // by which disc it was touched first, or the pocket: 0 SW, 1 NW, 2 SE, 3 NE
};

struct Motion {
    Stroke stroke;
    // Men and queen where they came to rest; everything else as in the state before.
    State rest;
    // Only for See::Everything.
    std::vector<Incident> incidents;
    base::Trajectory trajectory;
};

// Carries a legal shot out, on a table with this much friction (Options::powder). The state's men keep their numbers
// in incidents and trajectory; in `rest` they are sorted anew.
// Fast with See::Ends: table and solver are prepared once a thread, nothing is allocated.
Motion strike(const State& s, const Action& shot, int powder, See see);

}  // namespace carrom
