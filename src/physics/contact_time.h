// When two moving discs meet. While both decelerate uniformly the square of their distance is a quartic in time; the
// search walks from the left over stretches that are proved free of contact, so it cannot step over one.
// Negating r, v and a, mirroring them or swapping x and y gives the same bits: only their scalar products are used.
#pragma once

#include <algorithm>
#include <limits>

namespace physics {

inline constexpr double kNever = std::numeric_limits<double>::infinity();

// Motion of one disc as seen from another, in metres and seconds: r + v·τ + ½·a·τ².
struct Relative {
    double rx, ry, vx, vy, ax, ay;
};

namespace contact {

// The quartic about one time τ: |position at τ + h|² − sum² = gap + 2·rate·h + bend·h² + third·h³ + fourth·h⁴.
struct Quartic {
    double gap, rate, bend, third, fourth;
};

inline double dot(double ax, double ay, double bx, double by) {
    return ax * bx + ay * by;
}

// The least that third·h + fourth·h² comes to for h in [0, window], or a little less.
inline double leastBend(const Quartic& q, double window) {
    const double third = q.third * window;
    return std::min(0.0, std::min(0.5 * third, third + q.fourth * window * window));
}

// Proves cheaply that there is no contact within the span, or does not know. gap > 0.
inline bool staysApart(const Quartic& q, double span) {
    // The quadratic that lies below the quartic over the span has no root.
    const double bend = q.bend + leastBend(q, span);
    if ((bend >= 0) & ((q.rate >= 0) | (q.rate * q.rate < bend * q.gap))) return true;
    // Bernstein's form over the span has no coefficient ≤ 0 (nor has the quartic then).
    const double c1 = 2 * q.rate * span, c2 = q.bend * span * span, c3 = q.third * span * span * span;
    const double c4 = q.fourth * (span * span) * (span * span);
    return (q.gap + 0.25 * c1 > 0) & (q.gap + 0.5 * c1 + c2 * (1.0 / 6) > 0) &
           (q.gap + 0.75 * c1 + 0.5 * c2 + 0.25 * c3 > 0) & (q.gap + c1 + c2 + c3 + c4 > 0);
}

double search(const Relative& motion, double sum, double span, const Quartic& start);

}  // namespace contact

// The first τ in [0, span] at which |position| − sum is ≤ 0 and falling, or kNever. sum > 0; span ≥ 0 and finite.
// Apart at 0: the first fall through 0; one that turns less than 1e-13 m deep is a graze and does not count.
// Touching or overlapping at 0: 0 if they close faster than 1e-12 m/s; else the first time at which they close again,
// be it still inside (the overlap is then at its smallest) or after having been apart.
// |position(τ)| differs from sum by no more than the rounding of the positions, unless they overlap.
inline double firstContact(const Relative& motion, double sum, double span) {
    const auto [rx, ry, vx, vy, ax, ay] = motion;
    const contact::Quartic start = {contact::dot(rx, ry, rx, ry) - sum * sum, contact::dot(rx, ry, vx, vy),
                                    contact::dot(vx, vy, vx, vy) + contact::dot(rx, ry, ax, ay),
                                    contact::dot(vx, vy, ax, ay), 0.25 * contact::dot(ax, ay, ax, ay)};
    if (start.gap > 0 && contact::staysApart(start, span)) return kNever;
    return contact::search(motion, sum, span, start);
}

}  // namespace physics
