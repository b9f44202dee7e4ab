// What a person sees of a stroke before it is made: the way of the struck disc to the first disc that it meets, where
// both go from there, and where the struck one comes to rest.
#pragma once

#include <optional>
#include <vector>

#include "base/trajectory.h"
#include "game/choices.h"

namespace game {

struct Meeting {
    int disc = 0;         // the one that is met
    Point at, of;         // nm: where the struck disc is then, where the other lies
    Point struck, other;  // nm/s: how both leave
    bool operator==(const Meeting&) const = default;
};

struct Preview {
    int struck = -1;
    std::vector<Point> path;  // nm: start, every bounce, then the meeting or the end
    std::optional<Meeting> meeting;
    Point stop;         // nm: where the struck disc rests, or where it leaves the table
    bool gone = false;  // it leaves the table
    bool operator==(const Preview&) const = default;
};

// `discs` are those that lie on the table before the stroke. A trajectory without a struck disc gives an empty preview.
Preview previewOf(const base::Trajectory& trajectory, const std::vector<DiscAt>& discs);

// Where a disc is `t` µs after the action began. Precondition: its path has a segment.
Point placeAt(const base::DiscPath& path, std::int64_t t);

}  // namespace game
