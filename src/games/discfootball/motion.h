// How the pieces move: one strike through the physics. Materials and their basis are in materials.h.
#pragma once

#include <vector>

#include "base/trajectory.h"
#include "games/discfootball/action.h"
#include "games/discfootball/strike.h"
#include "physics/table.h"

namespace discfootball {

// DF2, DF3 as walls and posts; kinds 0 disc, 1 ball. Lines of the ball: 0 lower side, 1 Black's end, 2 upper side, 3
// White's end (DF13), 4 the line of Black's goal, 5 of White's (DF17).
physics::TableSpec tableSpec(const Table& table);

enum class See : std::uint8_t { Ends, Everything };

// Something that happened on the way, for whoever tells the strike.
struct Incident {
    enum class What : std::uint8_t { Touch, Post, Out, In, Goal } what = What::Touch;
    int piece = 0, other = 0;  // touch: `piece` was met by `other`; goal: other = the sign of x
    Line line = Line::None;    // out, in
    Point at;                  // out, in
};

struct Motion {
    Strike strike;
    // Only for See::Everything.
    std::vector<Incident> incidents;  // in the order of time; of two pieces, their first touch
    base::Trajectory trajectory;
};

// Carries a legal strike out. Fast with See::Ends: table and solver are prepared once a thread, nothing is allocated.
Motion strike(const Table& table, const State& s, const Action& a, See see);

}  // namespace discfootball
