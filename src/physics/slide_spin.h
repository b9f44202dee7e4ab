// One free run of a disc that slides and spins on a uniform floor, from now until rest. Friction couples the two: with
// ε = v/(R·|ω|) the force is μ m g F(ε) and the torque μ m g R T(ε) (Farkas, Bartels, Unger, Wolf, PRL 90, 248302).
//
// The motion scales, so tables of two universal curves hold all of it. By distance (stopDistance, motionAt) it is exact
// to 3e-8 of the values at the start. By time it is a profile of pieces of constant deceleration, exact in distance and
// speed where they join. A place at a given time is off by at most
//   0.24 % of the stop distance for ε > 0.653,   0.86 % for 0.02 < ε < 0.653,   3.5 % for smaller ε,
// the stop time by at most 0.48 %, 1.7 % and 15 %. Without spin nothing is off.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace physics {

namespace spin {
struct Curve;
}

// Metres, seconds, m/s, m/s². `rim` is the speed of the edge in the disc's own turning, R·|ω|.
struct Run {
    double speed = 0, rim = 0;
    double deceleration = 0;  // μ·g
    double stopDistance = 0, stopTime = 0;

    // Where on which universal curve it began (slide_spin_tables.h), in the curve's units; none without spin.
    const spin::Curve* curve = nullptr;
    double ratio = 0, shape = 0;                  // p and S there
    double curveDistance = 0, curveSpeed = 0;     // D and V
    double perMetre = 0;                          // the curve's units of distance in one
    double timeUnit = 0;                          // s for one of the curve's
    double firstTime = 0, firstDeceleration = 0;  // the first piece, to `stage`, in the curve's units
    int stage = 0;
};

struct Motion {
    double speed, rim;
};

// The same functions for runs with spin.
namespace spin {
void start(Run& run, double speed, double rim, double deceleration);
double timeAt(const Run& run, double distance);
double distanceAt(const Run& run, double time);
Motion motionAt(const Run& run, double distance);
}  // namespace spin

// Preconditions: speed > 0, rim ≥ 0, deceleration > 0.
inline void startRun(Run& run, double speed, double rim, double deceleration) {
    if (rim > 0) {
        spin::start(run, speed, rim, deceleration);
        return;
    }
    run.speed = speed;
    run.rim = 0;
    run.deceleration = deceleration;
    run.stopTime = speed / deceleration;
    run.stopDistance = speed * run.stopTime / 2;
    run.curve = nullptr;
}

inline Run startRun(double speed, double rim, double deceleration) {
    Run run;
    startRun(run, speed, rim, deceleration);
    return run;
}

// When the disc has gone `distance`, 0 ≤ distance ≤ stopDistance, by the profile.
inline double timeAt(const Run& run, double distance) {
    if (distance <= 0) return 0;
    if (distance >= run.stopDistance) return run.stopTime;
    if (run.curve != nullptr) return spin::timeAt(run, distance);
    // d = v·t − a·t²/2; this form of the smaller root loses nothing when d is small.
    const double left = std::sqrt(std::max(run.speed * run.speed - 2 * run.deceleration * distance, 0.0));
    return std::min(2 * distance / (run.speed + left), run.stopTime);
}

// How far it has gone after `time` ≥ 0: the inverse of timeAt. From stopTime on exactly stopDistance.
inline double distanceAt(const Run& run, double time) {
    if (time <= 0) return 0;
    if (time >= run.stopTime) return run.stopDistance;
    if (run.curve != nullptr) return spin::distanceAt(run, time);
    return std::min(time * (run.speed - run.deceleration * time / 2), run.stopDistance);
}

// Speed and rim speed after `distance`, from the exact curve, never more than at the start.
inline Motion motionAt(const Run& run, double distance) {
    if (distance >= run.stopDistance) return {0, 0};
    if (distance <= 0) return {run.speed, run.rim};
    if (run.curve != nullptr) return spin::motionAt(run, distance);
    return {std::sqrt(std::max(run.speed * run.speed - 2 * run.deceleration * distance, 0.0)), 0};
}

// One stretch of the profile; holds until the next piece or stopTime.
struct Piece {
    double time, distance;  // since the run began
    double speed;           // at its beginning
    double deceleration;
};
constexpr int kMaxPieces = 16;

// Writes the profile's pieces in order, as many as begin before `until` (s since the run began), and says how many.
int pieces(const Run& run, std::span<Piece, kMaxPieces> out, double until = std::numeric_limits<double>::infinity());

// The rim speed of a disc that only spins (v = 0), after `time`: it falls by 2·T(0)·μg, T(0) = 2/3.
inline double spinLeft(double rim, double deceleration, double time) {
    return std::max(rim - 4.0 / 3.0 * deceleration * time, 0.0);
}

}  // namespace physics
