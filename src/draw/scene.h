// A picture of one shot of the physics: the table, the discs before and after it, their paths, and where they touched.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "physics/solver.h"

namespace draw {

struct Shot {
    const physics::TableSpec& table;
    std::span<const physics::Disc> before;
    std::span<const std::string> colours;  // one a disc, "#rrggbb" or empty; may be shorter than the discs
    const physics::Result& result;         // with its trajectory
    std::string_view title;                // any text; for screen readers
};

// SVG on a light ground of its own. Discs at the start are dashed, at the end solid; dots on a path stand at equal
// times apart, which the clock in the lower corner names beside the scale; a ring marks a contact, the larger the
// impulse the larger the ring.
std::string drawScene(const Shot& shot);

}  // namespace draw
