#include "physics/slide_spin.h"

#include <algorithm>
#include <cmath>

namespace physics {

Run startRun(double speed, double rim, double deceleration) {
    return {speed, rim, deceleration, speed * speed / (2 * deceleration), speed / deceleration};
}

double timeAt(const Run& run, double distance) {
    if (distance <= 0) return 0;
    if (distance >= run.stopDistance) return run.stopTime;
    // d = v·t − a·t²/2; this form of the smaller root loses nothing when d is small.
    return 2 * distance /
           (run.speed + std::sqrt(std::max(0.0, run.speed * run.speed - 2 * run.deceleration * distance)));
}

double distanceAt(const Run& run, double time) {
    if (time >= run.stopTime) return run.stopDistance;
    return time * (run.speed - run.deceleration * time / 2);
}

Motion motionAt(const Run& run, double distance) {
    if (distance >= run.stopDistance) return {0, 0};
    if (distance <= 0) return {run.speed, run.rim};
    const double left = std::sqrt(1 - distance / run.stopDistance);
    return {run.speed * left, run.rim * left};
}

int pieces(const Run& run, std::span<Piece, kMaxPieces> out) {
    out[0] = {0, 0, run.speed, run.deceleration};
    return 1;
}

double spinLeft(double rim, double deceleration, double time) {
    return std::max(0.0, rim - 4.0 / 3.0 * deceleration * time);
}

}  // namespace physics
