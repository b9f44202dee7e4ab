// The two universal curves of a disc that slides and spins, as tables; slide_spin.cpp reads them.
//
// Units: μg = 1. p is w/v on the fast curve (v ahead of the limit ratio) and v/w on the slow one; both tend to `limit`.
// D is the distance left, 1 where p = middle. Each curve has two sides, either with a variable t and a key z, both 0 …
// 1:
//   upper (p ≤ middle): t = p / middle,                      z = D^(−1/root), root = 4 (fast), 7 (slow)
//   lower (p ≥ middle): t = (limit − p) / (limit − middle),  z = D^(1/power)
// so that z/t, as a function of t or z, and the shape are smooth up to both ends. Shape: 2D/v² (fast), D/(v·w) (slow).
#pragma once

namespace physics::spin {

constexpr int kCells = 128;

struct Knot {
    double value, slope;  // slope by cells
};

struct Side {
    Knot shape[kCells + 1];       // by t
    Knot key[kCells + 1];         // z/t by t
    Knot variable[kCells + 1];    // t/z by z
    Knot shapeByKey[kCells + 1];  // shape by z
};

// Where the profile changes its deceleration. The last one is the point of rest.
struct Stage {
    double distance, speed, time;  // time: left until rest, by the profile
    double deceleration;           // until the next stage
};
constexpr int kMaxStages = 16;

struct Curve {
    double limit, middle, power;
    double perMiddle, perSpan;  // 1 / middle, 1 / (limit − middle)
    Side upper, lower;
    Stage stages[kMaxStages];
};

extern const Curve kFast, kSlow;

// For powers: reciprocals of 1 … 2 in 32 steps with their −log₂, and 2^(i/16).
struct Logarithm {
    double reciprocal, log;
};
extern const Logarithm kLogarithms[32];
extern const double kPowers[16];

}  // namespace physics::spin
