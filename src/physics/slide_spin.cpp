#include "physics/slide_spin.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>

#include "physics/slide_spin_tables.h"

namespace physics {
namespace {

using spin::Curve;
using spin::Knot;
using spin::Side;
using spin::Stage;

// Smaller ratios than this are taken for it: their curve distance is still a double.
constexpr double kLeastRatio = 1e-30;

// log₂ of a normal number > 0, to about 1e-14.
double log2Of(double x) {
    std::uint64_t bits = 0;
    std::memcpy(&bits, &x, sizeof bits);
    const int exponent = static_cast<int>(bits >> 52) - 1023;
    const spin::Logarithm& part = spin::kLogarithms[(bits >> 47) & 31];
    bits = (bits & 0x000fffffffffffffULL) | 0x3ff0000000000000ULL;
    double mantissa = 0;
    std::memcpy(&mantissa, &bits, sizeof bits);
    const double r = mantissa * part.reciprocal - 1;  // |r| < 1/63
    const double r2 = r * r;
    const double series = (1 - r / 2) + r2 * ((1.0 / 3 - r / 4) + r2 * ((1.0 / 5 - r / 6) + r2 * (1.0 / 7)));
    constexpr double kLog2E = 1.4426950408889634;
    return exponent + (part.log + kLog2E * r * series);
}

// 2^x for |x| < 1000, to about 1e-13.
double exp2Of(double x) {
    const double scaled = x * 16;
    const std::int64_t steps = static_cast<std::int64_t>(scaled + (scaled < 0 ? -0.5 : 0.5));
    const double f = (scaled - static_cast<double>(steps)) * (0.6931471805599453 / 16);  // |f| < 0.0217
    const double f2 = f * f;
    const double series = (1 + f) + f2 * ((1.0 / 2 + f / 6) + f2 * ((1.0 / 24 + f / 120) + f2 * (1.0 / 720)));
    const std::uint64_t bits = static_cast<std::uint64_t>((steps >> 4) + 1023) << 52;
    double power = 0;
    std::memcpy(&power, &bits, sizeof power);
    return power * spin::kPowers[steps & 15] * series;
}

// Where in a table x in 0 … 1 stands.
struct Cell {
    int index;
    double t;
};

Cell cellOf(double x) {
    const double scaled = x * spin::kCells;
    const int index = std::min(static_cast<int>(scaled), spin::kCells - 1);
    return {index, scaled - index};
}

inline double at(const Knot* table, Cell cell) {
    const Knot &a = table[cell.index], &b = table[cell.index + 1];
    const double rise = b.value - a.value, bend = a.slope + b.slope - 2 * rise;
    return a.value + cell.t * (a.slope + cell.t * ((rise - a.slope - bend) + cell.t * bend));
}

struct Point {
    double ratio, shape, distance;
};

// The point of the curve with this ratio.
Point pointByRatio(const Curve& curve, double ratio) {
    const bool fast = &curve == &spin::kFast;
    if (ratio <= curve.middle) {
        ratio = std::max(ratio, kLeastRatio);
        const double t = ratio * curve.perMiddle;
        const Cell cell = cellOf(t);
        const double z = t * at(curve.upper.key, cell), z2 = z * z;
        return {ratio, at(curve.upper.shape, cell), 1 / (fast ? z2 * z2 : z2 * z2 * z2 * z)};
    }
    // A ratio that rounding put on the limit or beyond is as near to it as no double can tell.
    const double t = std::max((curve.limit - ratio) * curve.perSpan, 1e-17);
    const Cell cell = cellOf(t);
    const double z = t * at(curve.lower.key, cell);
    return {ratio, at(curve.lower.shape, cell), exp2Of(curve.power * log2Of(z))};
}

// The key z of the point with this distance left is a power of it; most often the fast curve's fourth root is asked
// for.
double keyByDistance(const Curve& curve, double distance) {
    const bool fast = &curve == &spin::kFast;
    if (distance < 1) return exp2Of(1 / curve.power * log2Of(distance));
    return fast ? 1 / std::sqrt(std::sqrt(distance)) : exp2Of(-1.0 / 7 * log2Of(distance));
}

// The point with this distance left.
Point pointByDistance(const Curve& curve, double distance) {
    const bool upper = distance >= 1;
    const double z = std::min(keyByDistance(curve, distance), 1.0);
    const Side& side = upper ? curve.upper : curve.lower;
    const Cell cell = cellOf(z);
    const double t = z * at(side.variable, cell);
    return {upper ? t * curve.middle : curve.limit - t * (curve.limit - curve.middle), at(side.shapeByKey, cell),
            distance};
}

// How the curve's units become metres.
double lengthUnit(const Run& run) {
    return run.stopDistance / run.curveDistance;
}

// One piece of the profile, in the curve's units, with the time left at its beginning.
struct Stretch {
    double distance, speed, timeLeft, deceleration;
    const Stage* end;
};

Stretch first(const Run& run) {
    const Stage* end = &run.curve->stages[run.stage];
    return {run.curveDistance, run.curveSpeed, run.firstTime + end->time, run.firstDeceleration, end};
}

Stretch next(const Stretch& stretch) {
    const Stage& stage = *stretch.end;
    return {stage.distance, stage.speed, stage.time, stage.deceleration, &stage + 1};
}

// The places where stages join are the curve's own; whoever starts within 10⁻⁴ of one goes straight to the next, so
// that no piece is too short for its speeds to be told apart.
void startProfile(Run& run) {
    const Stage* stages = run.curve->stages;
    while (stages[run.stage].distance >= run.curveDistance * 0.9999) ++run.stage;
    const Stage& end = stages[run.stage];
    const double length = run.curveDistance - end.distance, speeds = run.curveSpeed + end.speed;
    run.firstTime = 2 * length / speeds;
    run.firstDeceleration = (run.curveSpeed - end.speed) * speeds / (2 * length);
    run.stopTime = (run.firstTime + end.time) * run.timeUnit;
}

}  // namespace

void spin::start(Run& run, double speed, double rim, double deceleration) {
    run.speed = speed;
    run.rim = rim;
    run.deceleration = deceleration;
    const bool fast = rim <= speed * spin::kFast.limit;
    run.curve = fast ? &spin::kFast : &spin::kSlow;
    const Point point = pointByRatio(*run.curve, fast ? rim / speed : speed / rim);
    run.ratio = point.ratio;
    run.shape = point.shape;
    run.curveDistance = point.distance;
    run.curveSpeed = std::sqrt(point.distance * ((fast ? 2 : point.ratio) / point.shape));
    run.stopDistance = point.shape * speed * (fast ? speed / 2 : rim) / deceleration;
    run.perMetre = point.distance / run.stopDistance;
    run.timeUnit = speed / (run.curveSpeed * deceleration);
    run.stage = 0;
    startProfile(run);
}

double spin::timeAt(const Run& run, double distance) {
    const double gone = distance * run.perMetre, left = run.curveDistance - gone;
    Stretch stretch = first(run);
    if (left >= stretch.end->distance) {
        const double speed2 = stretch.speed * stretch.speed - 2 * stretch.deceleration * gone;
        return 2 * gone / (stretch.speed + std::sqrt(std::max(speed2, 0.0))) * run.timeUnit;
    }
    while (left < stretch.end->distance) stretch = next(stretch);
    // From the end of the piece: a sum of positive numbers, exact also close to rest.
    const double rest = left - stretch.end->distance;
    const double speed = std::sqrt(stretch.end->speed * stretch.end->speed + 2 * stretch.deceleration * rest);
    const double timeLeft = stretch.end->time + (rest > 0 ? 2 * rest / (speed + stretch.end->speed) : 0);
    return std::max(run.stopTime - timeLeft * run.timeUnit, run.firstTime * run.timeUnit);
}

double spin::distanceAt(const Run& run, double time) {
    Stretch stretch = first(run);
    const double gone = time / run.timeUnit;
    if (gone <= run.firstTime) {
        const double length = gone * (stretch.speed - stretch.deceleration * gone / 2);
        return std::min(std::min(length, run.curveDistance - stretch.end->distance) * lengthUnit(run),
                        run.stopDistance);
    }
    const double timeLeft = (run.stopTime - time) / run.timeUnit;
    do stretch = next(stretch);
    while (timeLeft < stretch.end->time);
    const double rest = timeLeft - stretch.end->time;
    const double left = stretch.end->distance + rest * (stretch.end->speed + stretch.deceleration * rest / 2);
    return run.stopDistance - std::min(left, stretch.distance) * lengthUnit(run);
}

Motion spin::motionAt(const Run& run, double distance) {
    const double curveLeft = run.curveDistance - distance * run.perMetre;
    if (!(curveLeft > 0)) return {0, 0};
    const Point point = pointByDistance(*run.curve, curveLeft);
    const double left = curveLeft / run.curveDistance;
    const bool fast = run.curve == &spin::kFast;
    const double slower =
        fast ? left * run.shape / point.shape : left * run.shape * point.ratio / (point.shape * run.ratio);
    const double speed = run.speed * std::sqrt(std::min(slower, 1.0));
    return {speed, std::min(fast ? speed * point.ratio : speed / point.ratio, run.rim)};
}

int pieces(const Run& run, std::span<Piece, kMaxPieces> out, double until) {
    out[0] = {0, 0, run.speed, run.deceleration};
    if (run.curve == nullptr) return 1;
    out[0].deceleration = run.firstDeceleration * run.deceleration;
    if (run.firstTime * run.timeUnit >= until) return 1;
    const double length = lengthUnit(run), pace = run.timeUnit * run.deceleration;  // m, m/s
    std::size_t count = 1;
    for (Stretch stretch = first(run); stretch.end->distance > 0; ++count) {
        stretch = next(stretch);
        out[count] = {run.stopTime - stretch.timeLeft * run.timeUnit, run.stopDistance - stretch.distance * length,
                      stretch.speed * pace, stretch.deceleration * run.deceleration};
        if (out[count].time >= until) break;
    }
    return static_cast<int>(count);
}

}  // namespace physics
