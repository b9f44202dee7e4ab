// The table of disc football as the side sees it that strikes: it attacks towards larger x. Millimetres; what aiming
// and judging at a glance need.
#pragma once

#include "ai/shotsearch/geometry.h"
#include "games/discfootball/discfootball.h"

namespace ai::discfootball {

namespace df = ::discfootball;
using shotsearch::Vec;

inline constexpr double kRadius = 15, kApart = 2 * kRadius;

struct View {
    View(const df::Table& table, const df::Options& options, const df::State& state, df::Side side);

    // Numbers of pieces: own discs 0 … 2, the other side's 3 … 5, the ball 6.
    shotsearch::Pieces pieces;
    static constexpr int kTheirs = 3, kBall = 6;
    Vec ball() const { return pieces.at(kBall); }
    Vec goal(double y = 0) const { return {rimX, y}; }

    double rimX, rimY, halfLength, halfWidth;
    double maxSpeed;  // mm/s
    double forward;   // 1 or −1: table = view · forward
};

shotsearch::Contact discMeetsBall();
shotsearch::Contact ballMeetsRim();
shotsearch::Floor discFloor();
shotsearch::Floor ballFloor();
// How fast the ball is when a disc met it full with speed 1, and a disc that the ball met so.
double handedToBall();

// By how much, in radians, a ball at `from` may miss the way to the middle of the goal; 0 or less: posts close it.
double window(const View& view, Vec from);

// A shot of the ball at the goal by one of the own discs, straight.
struct GoalShot {
    int disc = 0;
    shotsearch::Meeting meeting{};
    double distance = 0;  // of the disc before it meets the ball, mm
    double speed = 0;     // of the disc, so that the ball just arrives, mm/s
    double chance = 0;    // 0 … 1, about, for a decent hand
};
std::optional<GoalShot> goalShot(const View& view, int disc, double y);

// How likely the side that sees this scores in the strikes that it has before the turn passes: 0 … 1, about.
double threat(const View& view, int strikes);

}  // namespace ai::discfootball
