// The answer to firstContact by brute force, for its tests: dense samples in long double, every minimum among them
// refined.
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>

#include "physics/contact_time.h"

namespace physics::contact {

struct Case {
    Relative motion;
    double sum, span;
};

using Real = long double;

struct Exact {
    Real rx, ry, vx, vy, ax, ay, sum;
    explicit Exact(const Case& c)
        : rx(c.motion.rx),
          ry(c.motion.ry),
          vx(c.motion.vx),
          vy(c.motion.vy),
          ax(c.motion.ax),
          ay(c.motion.ay),
          sum(c.sum) {}
    Real px(Real t) const { return rx + t * (vx + t * ax / 2); }
    Real py(Real t) const { return ry + t * (vy + t * ay / 2); }
    // Metres; the square makes the test of small gaps exact.
    Real gap(Real t) const {
        const Real x = px(t), y = py(t);
        return (x * x + y * y - sum * sum) / (2 * sum);
    }
    // m/s, scaled like gap: its derivative.
    Real opening(Real t) const { return (px(t) * (vx + t * ax) + py(t) * (vy + t * ay)) / sum; }
    Real turn() const { return -(vx * ax + vy * ay) / std::max(ax * ax + ay * ay, Real{1e-300L}); }
    Real scale(Real t) const {
        return std::abs(rx) + std::abs(ry) + t * (std::abs(vx) + std::abs(vy)) +
               t * t * (std::abs(ax) + std::abs(ay)) / 2;
    }
};

struct Fall {
    Real time = kNever;
    Real nearest = kNever;  // the smallest |value| at the minima before that and the one behind it
};

inline constexpr int kSamples = 32;

// The lowest place of `value` in [low, high], by golden section.
template <class Value>
Real lowestPlace(const Value& value, Real low, Real high) {
    constexpr Real kGolden = 0.6180339887498948482L;
    Real a = high - kGolden * (high - low), b = low + kGolden * (high - low), atA = value(a), atB = value(b);
    while (high - low > 1e-11L) {
        if (atA < atB) {
            high = b;
            b = a;
            atB = atA;
            atA = value(a = high - kGolden * (high - low));
        } else {
            low = a;
            a = b;
            atA = atB;
            atB = value(b = low + kGolden * (high - low));
        }
    }
    return (low + high) / 2;
}

// Samples `value`, which is ≥ 0 at `from`. It may have one minimum in [from, to], and another place that is lowest only
// because the interval ends there.
template <class Value>
bool falls(const Value& value, Real from, Real to, Fall& fall, bool again = true) {
    const auto timeAt = [&](int i) {
        return from + (to - from) * static_cast<Real>(std::clamp(i, 0, kSamples)) / static_cast<Real>(kSamples);
    };
    const auto between = [&](Real above, Real below, Real end) {
        fall.nearest = std::min(fall.nearest, -value(lowestPlace(value, above, end)));
        for (int k = 0; k < 60; ++k) {
            const Real middle = (above + below) / 2;
            (value(middle) >= 0 ? above : below) = middle;
        }
        fall.time = below;
        return true;
    };
    // Beyond both ends the value counts as higher.
    Real first = kNever, second = std::max(value(from), Real{0});
    for (int i = 1; i <= kSamples + 1; ++i) {
        const Real third = i <= kSamples ? value(timeAt(i)) : Real{kNever};
        if (third < 0) {
            int j = i;
            while (j < kSamples && value(timeAt(j + 1)) < value(timeAt(j))) ++j;
            // A dip may hide just before the fall.
            if (again) return falls(value, timeAt(i - 2), timeAt(j + 1), fall, false);
            return between(timeAt(i - 1), timeAt(i), timeAt(j + 1));
        }
        if (second <= first && second < third) {
            const Real lowest = lowestPlace(value, timeAt(i - 2), timeAt(i));
            if (value(lowest) < 0) return between(timeAt(i - 2), lowest, timeAt(i));
            if (lowest > 1e-11L) fall.nearest = std::min(fall.nearest, value(lowest));
        }
        first = second;
        second = third;
    }
    return false;
}

// The third derivative of the squared distance is 0 at `turn`, which therefore lies between its two minima.
template <class Value>
Fall firstFall(const Value& value, Real from, Real span, Real turn) {
    Fall fall;
    if (turn > from && turn < span) {
        if (!falls(value, from, turn, fall)) falls(value, turn, span, fall);
    } else {
        falls(value, from, span, fall);
    }
    return fall;
}

// The first contact, or nothing when it hangs on less than `blur` metres.
inline std::optional<Real> oracle(const Case& c, Real blur) {
    const Exact exact(c);
    const auto gap = [&](Real t) { return exact.gap(t); };
    const Real span = c.span;
    Real from = 0;
    if (exact.gap(0) <= 0) {
        if (-exact.opening(0) > 1e-12L) return 0;
        const Fall closes = firstFall([&](Real t) { return exact.opening(t) + 1e-12L; }, 0, span, exact.turn());
        if (closes.nearest < 1e-11L) return std::nullopt;
        if (closes.time >= span) return kNever;
        if (exact.gap(closes.time) <= 0) return closes.time;
        from = closes.time;
    }
    const Fall fall = firstFall(gap, from, span, exact.turn());
    if (fall.nearest < blur) return std::nullopt;
    return fall.time;
}

}  // namespace physics::contact
