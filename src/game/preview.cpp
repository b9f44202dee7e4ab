#include "game/preview.h"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

// Of `segment` after `t` − segment.t µs: how far it has run along its velocity, in parts of the velocity (s).
double runOf(const base::Segment& segment, std::int64_t t) {
    const double vx = static_cast<double>(segment.vx), vy = static_cast<double>(segment.vy);
    const double speed = std::sqrt(vx * vx + vy * vy), a = static_cast<double>(segment.deceleration);
    if (speed <= 0) return 0;
    double s = static_cast<double>(t - segment.t) * 1e-6;
    if (a > 0) s = std::min(s, speed / a);
    return s - a * s * s / (2 * speed);
}

Point pointAt(const base::Segment& segment, std::int64_t t) {
    const double run = runOf(segment, t);
    const auto whole = [](double v) { return static_cast<std::int64_t>(v < 0 ? v - 0.5 : v + 0.5); };
    return {segment.x + whole(static_cast<double>(segment.vx) * run),
            segment.y + whole(static_cast<double>(segment.vy) * run)};
}

// The last segment that has begun by then.
const base::Segment& segmentAt(const base::DiscPath& path, std::int64_t t) {
    std::size_t i = 0;
    while (i + 1 < path.segments.size() && path.segments[i + 1].t <= t) ++i;
    return path.segments[i];
}

// Whether the disc was turned aside where the second begins: spin alone makes new segments on the same straight line,
// whose directions agree but for rounding.
bool turnsAside(const base::Segment& before, const base::Segment& after) {
    const double ax = static_cast<double>(before.vx), ay = static_cast<double>(before.vy);
    const double bx = static_cast<double>(after.vx), by = static_cast<double>(after.vy);
    constexpr double kSine = 1e-3;
    const double cross = ax * by - ay * bx, squares = (ax * ax + ay * ay) * (bx * bx + by * by);
    return ax * bx + ay * by < 0 || cross * cross > kSine * kSine * squares;
}

double apart(Point a, Point b) {
    const double dx = static_cast<double>(a.x - b.x), dy = static_cast<double>(a.y - b.y);
    return dx * dx + dy * dy;
}

}  // namespace

Point placeAt(const base::DiscPath& path, std::int64_t t) {
    return pointAt(segmentAt(path, t), path.gone >= 0 ? std::min(t, path.gone) : t);
}

Preview previewOf(const base::Trajectory& trajectory, const std::vector<DiscAt>& discs) {
    Preview preview;
    const auto own = std::find_if(trajectory.paths.begin(), trajectory.paths.end(),
                                  [&](const base::DiscPath& path) { return path.disc == trajectory.struck; });
    if (trajectory.struck < 0 || own == trajectory.paths.end()) return preview;
    preview.struck = trajectory.struck;
    preview.gone = own->gone >= 0;
    preview.stop = placeAt(*own, trajectory.duration);

    // Nothing moves but what was struck, so the first other disc to move is met by it; of several at once the nearest.
    const base::DiscPath* other = nullptr;
    const auto start = [](const base::DiscPath& path) -> const base::Segment& { return path.segments.front(); };
    for (const base::DiscPath& path : trajectory.paths) {
        if (path.disc == trajectory.struck) continue;
        if (other != nullptr) {
            if (start(path).t > start(*other).t) continue;
            const Point at = placeAt(*own, start(path).t);
            if (start(path).t == start(*other).t &&
                apart(at, {start(path).x, start(path).y}) >= apart(at, {start(*other).x, start(*other).y}))
                continue;
        }
        other = &path;
    }
    const std::int64_t end = other != nullptr ? start(*other).t : trajectory.duration;
    for (std::size_t i = 0; i < own->segments.size(); ++i) {
        const base::Segment& segment = own->segments[i];
        if (i > 0 && (segment.t >= end || !turnsAside(own->segments[i - 1], segment))) continue;
        preview.path.push_back({segment.x, segment.y});
    }
    if (other == nullptr) {
        preview.path.push_back(preview.stop);
        return preview;
    }
    const base::Segment& after = segmentAt(*own, end);
    Meeting meeting{other->disc,
                    pointAt(after, end),
                    {start(*other).x, start(*other).y},
                    {after.vx, after.vy},
                    {start(*other).vx, start(*other).vy}};
    for (const DiscAt& disc : discs)
        if (disc.disc == other->disc) meeting.of = disc.at;
    preview.path.push_back(meeting.at);
    preview.meeting = meeting;
    return preview;
}

}  // namespace game
