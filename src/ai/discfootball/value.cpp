#include "ai/discfootball/value.h"

namespace ai::discfootball {

namespace {

constexpr double kWon = 3;          // goals
constexpr double kNextTurn = 0.35;  // how much of what it could do the side that does not act will still find
constexpr double kKickOff = 0.07;   // goals that the first turn from the start position brings (measured)
constexpr double kInHand = 0.9;     // a goal that was scored is worth more than one that can be

// What the side that acts has before it.
double prospect(const df::DiscFootball& game, const df::State& s, df::Side side) {
    const int strikes = s.side == side ? df::kStrikes - s.strikes : df::kStrikes;
    switch (s.side == side ? s.phase : df::Phase::Play) {
        case df::Phase::Play:
            return threat(View(game.table(), game.options(), s, side), strikes);
        case df::Phase::Throw: {
            // Nearer the goal is better.
            const double ahead =
                static_cast<double>(s.ball().x) * df::forward(side) / static_cast<double>(game.table().halfLength());
            return 0.1 + 0.06 * ahead;
        }
        case df::Phase::GoalKick:
            return 0.05;
        case df::Phase::Corner:
            return 0.15;
    }
    return 0;
}

}  // namespace

int valueOf(const df::DiscFootball& game, const df::State& before, const df::State& after) {
    const df::Side side = before.side;
    const auto lead = [&](const df::State& s) { return s.score[side] - s.score[~side]; };
    double goals = lead(after) - lead(before);
    if (after.over()) {
        goals += lead(after) > 0 ? kWon : lead(after) < 0 ? -kWon : 0;
    } else if (goals != 0) {
        goals += after.side == side ? kKickOff : -kKickOff;
    } else {
        const df::Side next = after.side;
        const double now = kInHand * prospect(game, after, next);
        const double then = kInHand * prospect(game, after, ~next);
        const double ahead = (now - (1 - now) * kNextTurn * then) * (1 - kKickOff);
        goals += next == side ? ahead : -ahead;
    }
    return static_cast<int>(goals * 100 + (goals < 0 ? -0.5 : 0.5));
}

}  // namespace ai::discfootball
