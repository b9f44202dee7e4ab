// Open scoring lanes: can the carrier, as things stand, put the ball over the opponent's end line (CF14)?
#pragma once

#include "games/chessfootball/search_api.h"

namespace ai::chessfootball {

namespace cf = ::chessfootball;

// The lanes of a shooter on one square that leave over the opponent's end line: straight ahead and on the diagonals
// that reach the last rank. Each is the set of squares that the ball enters; from the last rank these are empty.
struct GoalLanes {
    cf::Bitboard lanes[3] = {};
    int count = 0;
};
struct GoalLaneTable {
    GoalLanes from[2][64];  // by colour of the shooter, square
};
extern const GoalLaneTable kGoalLanes;

// How many of the three lanes of a `color` shooter on `from` are open if the other side attacks `guarded`.
inline int openLanes(const cf::Position& position, cf::Color color, cf::Square from, cf::Bitboard guarded) {
    const GoalLanes& goal = kGoalLanes.from[color][from];
    const cf::Bitboard closed = guarded | position.occupied();
    int open = 0;
    for (int i = 0; i < goal.count; ++i) open += (goal.lanes[i] & closed) == 0 ? 1 : 0;
    return open;
}

// Whether `color` has the ball and could score with it now, were it to move and not in check.
inline bool canScore(const cf::Position& position, cf::Color color) {
    if (!position.carries(color)) return false;
    const GoalLanes& goal = kGoalLanes.from[color][position.ball];
    const cf::Bitboard occupied = position.occupied();
    bool free = false;
    for (int i = 0; i < goal.count; ++i) free = free || (goal.lanes[i] & occupied) == 0;
    // Most lanes are blocked by pieces; only for the others is it worth knowing what the other side attacks.
    return free && openLanes(position, color, position.ball, cf::attackedBy(position, ~color)) > 0;
}

}  // namespace ai::chessfootball
