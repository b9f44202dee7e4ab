#include "physics/contact_time.h"

#include <algorithm>
#include <cmath>

namespace physics::contact {

namespace {

constexpr double kArrived = 2.5e-16;  // m: a gap below the rounding of the positions
constexpr double kGraze = 1e-13;      // m
constexpr double kClosing = 1e-12;    // m/s
constexpr int kMaxSteps = 1000;       // a bound only: the tests see 103 over a span of hours, far fewer over seconds

Quartic about(const Relative& motion, double sum, double time) {
    const auto [rx, ry, vx, vy, ax, ay] = motion;
    const double px = rx + time * (vx + 0.5 * time * ax), py = ry + time * (vy + 0.5 * time * ay);
    const double ux = vx + time * ax, uy = vy + time * ay;
    return {dot(px, py, px, py) - sum * sum, dot(px, py, ux, uy), dot(ux, uy, ux, uy) + dot(px, py, ax, ay),
            dot(ux, uy, ax, ay), 0.25 * dot(ax, ay, ax, ay)};
}

// How far from here the quartic is surely positive, at most `limit`. gap ≥ 0 here.
// Over a window the part third·h³ + fourth·h⁴ is at least leastBend·h², which leaves a quadratic.
double freeStep(const Quartic& q, double limit) {
    if (q.rate >= 0) {
        const double bend = q.bend + leastBend(q, limit);
        if (bend >= 0) return limit;
        if (q.bend > 0) return -q.bend / q.third;  // up to here the quadratic has no negative part
        return std::min(limit, (q.rate + std::sqrt(q.rate * q.rate - bend * q.gap)) / -bend);
    }
    // A convex quadratic has its first root within this window, if any.
    const double window = std::min(limit, q.gap / -q.rate);
    const double bend = q.bend + leastBend(q, window);
    const double inside = q.rate * q.rate - bend * q.gap;
    if (inside < 0) return window;
    return std::min(window, q.gap / (std::sqrt(inside) - q.rate));
}

// The usual contact, found by guessing: the root of a quadratic close to the quartic, made better by Halley's rule and
// a last step of Newton's. It is the first one if the discs close all the time until then, which Bernstein's form of
// the rate shows. −1 where any of this does not hold; then the walk decides.
double guess(const Relative& motion, double sum, double span, double base, const Quartic& q, double window) {
    const double mean = q.bend + window * (q.third + window * q.fourth);
    double h = q.gap / (std::sqrt(std::max(0.0, q.rate * q.rate - mean * q.gap)) - q.rate);
    for (int step = 0; step < 2; ++step) {
        const double hh = h * h;  // sums in pairs, to keep the chain short
        const double gap = (q.gap + h * (2 * q.rate)) + hh * ((q.bend + h * q.third) + hh * q.fourth);
        const double rate = (q.rate + h * q.bend) + hh * (1.5 * q.third + h * (2 * q.fourth));
        const double bend = (q.bend + h * (3 * q.third)) + hh * (6 * q.fourth);
        h -= 2 * gap * rate / (4 * rate * rate - gap * bend);
    }
    for (int step = 0; step < 3; ++step) {
        const double time = base + h;
        if (!(h > 0 && time < span)) return -1;
        const Quartic here = about(motion, sum, time);
        const double rest = 0.5 * here.gap / here.rate;
        if (std::abs(here.bend) * rest * rest <= kArrived * sum) {
            const bool deep = here.rate * here.rate > 2 * kGraze * sum * here.bend;
            const bool first = here.rate < 0 && q.rate + h * (q.bend * (1.0 / 3)) < 0 &&
                               q.rate + h * (q.bend * (2.0 / 3) + h * (0.5 * q.third)) < 0;
            const double better = time - rest;
            return deep && first && better >= 0 && better <= span ? better : -1;
        }
        h -= rest;
    }
    return -1;
}

// A step out of the rounding of a walk from afar.
double polished(const Quartic& q, double time, double span) {
    return std::clamp(time - 0.5 * q.gap / q.rate, 0.0, span);
}

// The first fall through 0 from `time` on, where the discs are apart or just touch.
double walk(const Relative& motion, double sum, double span, double time, Quartic q) {
    for (int step = 0; step < kMaxSteps; ++step) {
        double h = 0;
        if (q.gap <= 2 * kArrived * sum) {
            if (q.rate < 0) {
                if (q.rate * q.rate > 2 * kGraze * sum * q.bend) return polished(q, time, span);
                h = 2 * -q.rate / q.bend;  // over the bottom of the graze, to the same height
            }
            q.gap = std::max(q.gap, 0.0);
        }
        if (h == 0) h = freeStep(q, span - time);
        if (!(time + h < span)) break;
        if (time + h == time) return time;
        time += h;
        q = about(motion, sum, time);
    }
    return kNever;
}

// The first fall through 0 for discs that are apart: most often one guess after none or one stretch proved free.
double fromApart(const Relative& motion, double sum, double span, Quartic q) {
    double time = 0;
    for (int step = 0; step < 3 && q.rate < 0 && q.gap > 0; ++step) {
        const double window = std::min(span - time, q.gap / -q.rate);
        if (q.rate * q.rate >= (q.bend + leastBend(q, window)) * q.gap) {
            const double found = guess(motion, sum, span, time, q, window);
            if (found >= 0) return found;
            break;
        }
        time += window;
        if (time >= span) return kNever;
        q = about(motion, sum, time);
        if (staysApart(q, span - time)) return kNever;
    }
    return walk(motion, sum, span, time, q);
}

// Overlapping and not closing: the first time at which the discs close again. Their rate is a cubic that rises from
// and to infinity, so it falls through 0 once at most, between its two extremes.
double closesAgain(const Quartic& start, double sum, double span) {
    const double base = start.rate + kClosing * sum;
    const auto rate = [&](double h) {
        return base + h * (start.bend + h * (1.5 * start.third + h * 2 * start.fourth));
    };
    const auto slope = [&](double h) { return start.bend + h * (3 * start.third + h * 6 * start.fourth); };
    const double inside = 9 * start.third * start.third - 24 * start.bend * start.fourth;
    if (inside <= 0) return kNever;
    const double root = std::sqrt(inside);
    double low = 0;
    if (start.bend >= 0) {
        if (start.third >= 0) return kNever;
        low = 2 * start.bend / (root - 3 * start.third);
    }
    double high = span;
    if (12 * start.fourth * span > root - 3 * start.third) high = (root - 3 * start.third) / (12 * start.fourth);
    if (!(low < high) || rate(high) >= 0) return kNever;
    double time = 0.5 * (low + high);
    for (int step = 0; step < kMaxSteps; ++step) {
        const double value = rate(time);
        (value >= 0 ? low : high) = time;
        double next = time - value / slope(time);
        if (!(next > low && next < high)) next = 0.5 * (low + high);
        if (next == time || !(next > low && next < high)) break;
        time = next;
    }
    return high;
}

}  // namespace

double search(const Relative& motion, double sum, double span, const Quartic& start) {
    if (start.gap > 0) return fromApart(motion, sum, span, start);
    if (-start.rate > kClosing * sum) return 0;
    const double again = closesAgain(start, sum, span);
    if (again == kNever) return kNever;
    const Quartic q = about(motion, sum, again);
    return q.gap <= 0 ? again : walk(motion, sum, span, again, q);
}

}  // namespace physics::contact
