#include "ai/discfootball/view.h"

#include <algorithm>

#include "games/discfootball/materials.h"

namespace ai::discfootball {

namespace {

constexpr double kGravity = 9806.65;                    // mm/s²
constexpr double kNm = 1e-6;                            // mm
constexpr double kPost = 27, kPostApart = kRadius + 2;  // DF3
constexpr double kLeastCosine = 0.2;                    // a thinner cut is luck

// A decent hand misses by that much, radians.
constexpr double kError = 0.009;

double likely(double window, double error) {
    if (window <= 0) return 0;
    const double ratio = window / error;
    return ratio * ratio / (1 + ratio * ratio);
}

bool ballClear(const View& view, Vec to, int except) {
    return view.pieces.clear(view.ball(), to, kRadius, View::kBall, except);
}

}  // namespace

View::View(const df::Table& table, const df::Options& options, const df::State& s, df::Side side)
    : rimX(static_cast<double>(table.rimX()) * kNm),
      rimY(static_cast<double>(table.rimY()) * kNm),
      halfLength(static_cast<double>(table.halfLength()) * kNm),
      halfWidth(static_cast<double>(table.halfWidth()) * kNm),
      maxSpeed(options.maxSpeed),
      forward(df::forward(side)) {
    const auto add = [&](int piece) {
        const df::Point p = s.at[static_cast<std::size_t>(piece)];
        pieces.add(Vec{static_cast<double>(p.x) * kNm, static_cast<double>(p.y) * kNm} * forward, kRadius);
    };
    for (int disc = 0; disc < df::kDiscs; ++disc) add(df::pieceOf(side, disc));
    for (int disc = 0; disc < df::kDiscs; ++disc) add(df::pieceOf(~side, disc));
    add(df::kBall);
}

shotsearch::Contact discMeetsBall() {
    return {df::kDiscBall.value, df::kPieceFriction.value};
}
shotsearch::Contact ballMeetsRim() {
    return {df::kRim.value, df::kRimFriction.value};
}
shotsearch::Floor discFloor() {
    return {df::kDiscFriction.value * kGravity};
}
shotsearch::Floor ballFloor() {
    return {df::kBallFriction.value * kGravity};
}
double handedToBall() {
    constexpr double kDisc = df::kDiscMass, kBallMass = df::kBallMass;
    return (1 + df::kDiscBall.value) * kDisc / (kDisc + kBallMass);
}

double window(const View& view, Vec from) {
    const Vec way = view.goal() - from;
    const double distance = length(way);
    if (distance < 1) return 1;
    return (kPost * way.x / distance - kPostApart) / distance;
}

std::optional<GoalShot> goalShot(const View& view, int disc, double y) {
    const Vec ball = view.ball(), from = view.pieces.at(disc);
    const double open = window(view, ball);
    if (open <= 0) return std::nullopt;
    const Vec way = view.goal(y) - ball;
    const double distance = length(way);
    const auto meeting = shotsearch::meeting(from, ball, way * (1 / distance), kApart, discMeetsBall(), kLeastCosine);
    if (!meeting) return std::nullopt;
    GoalShot shot;
    shot.disc = disc;
    shot.meeting = *meeting;
    shot.distance = length(meeting->at - from);
    shot.speed =
        discFloor().speedBefore(ballFloor().speedFor(distance) / handedToBall() / meeting->cosine, shot.distance);
    if (shot.speed > view.maxSpeed) return std::nullopt;
    if (!view.pieces.clear(from, meeting->at, kRadius, disc, View::kBall)) return std::nullopt;
    if (!ballClear(view, view.goal(y), disc)) return std::nullopt;
    shot.chance = likely(open, kError * (0.3 + shot.distance / (kApart * meeting->cosine)));
    return shot;
}

double threat(const View& view, int strikes) {
    double direct = 0, near = 0;
    for (int disc = 0; disc < df::kDiscs; ++disc) {
        if (const auto shot = goalShot(view, disc, 0)) direct = std::max(direct, shot->chance);
        // Whether the disc can come behind the ball.
        const Vec off = view.ball() - view.pieces.at(disc);
        const double distance = length(off);
        if (distance < 1) continue;
        const Vec at = view.ball() - off * (kApart / distance);
        if (!view.pieces.clear(view.pieces.at(disc), at, kRadius, disc, View::kBall)) continue;
        const double behind = 0.6 + 0.4 * off.x / distance;
        near = std::max(near, behind * 150 / (150 + distance));
    }
    if (strikes < 2) return direct;
    // With a strike to spare the ball is moved, or a disc parked behind it.
    const double open = likely(window(view, view.ball()), 2 * kError);
    const double clear = ballClear(view, view.goal(), View::kBall) ? 1 : 0.4;
    const double setUp = near * (0.15 + 0.45 * open * clear);
    const double spare = strikes == 2 ? 0.7 : 1;
    return direct + (1 - direct) * setUp * spare;
}

}  // namespace ai::discfootball
