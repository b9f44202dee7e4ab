// How things moved during one action, in a form that a renderer can evaluate at any time: integers only, so that it is
// the same text on every machine. Part of base because both the solver that makes it and the contract that hands it on
// know it.
#pragma once

#include <cstdint>
#include <vector>

namespace base {

// Uniformly decelerated straight motion from `t` until the next segment of the same disc begins (the last one: until
// rest). Position after s seconds: (x, y) + (vx, vy)·s − ½·deceleration·s²·(direction of v).
struct Segment {
    std::int64_t t = 0;             // µs since the action began
    std::int64_t x = 0, y = 0;      // nm
    std::int64_t vx = 0, vy = 0;    // nm/s
    std::int64_t deceleration = 0;  // nm/s², ≥ 0, against the velocity
    bool operator==(const Segment&) const = default;
};

struct DiscPath {
    int disc = 0;  // the game's number of the disc
    std::vector<Segment> segments;
    std::int64_t gone = -1;  // µs when it left the table (pocketed, lifted), -1 = it is still there at the end
    bool operator==(const DiscPath&) const = default;
};

struct Trajectory {
    std::int64_t duration = 0;  // µs until everything is at rest
    int struck = -1;            // the number of the disc that was struck; -1: none, or several
    std::vector<DiscPath> paths;
    bool operator==(const Trajectory&) const = default;
};

}  // namespace base
