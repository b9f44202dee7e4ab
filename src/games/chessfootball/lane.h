// Shots: the lane that a ball runs along and what becomes of it (CF11–CF16).
#pragma once

#include <cstdint>

#include "games/chessfootball/action.h"
#include "games/chessfootball/position.h"

namespace chessfootball {

enum class LaneEnd : std::uint8_t {
    Refused,      // it would leave over a side at once (CF16)
    Goal,         // over the opponent's end line (CF14)
    OwnGoal,      // over the shooter's own (CF15)
    Received,     // by the piece on the last square, of either side (CF12)
    Intercepted,  // on the last square, by the piece on `by` (CF13)
    Out,          // over a side; it lies free on the last square (CF16)
};

struct Lane {
    std::uint8_t path[7] = {};  // the squares that the ball enters, in order
    std::uint8_t length = 0;    // how many
    LaneEnd end = LaneEnd::Refused;
    std::uint8_t by = kNoSquare;    // square of the receiver or the interceptor
    std::uint8_t last = kNoSquare;  // the last square entered, or the carrier's own if there is none

    // Where the ball is afterwards; meaningless for goals.
    Square rest() const { return end == LaneEnd::Out ? last : by; }
};

// The lane of a shot by the piece on `from`, whoever is to move and whether or not it has the ball: so a search can ask
// for the opponent's lanes too. Precondition: `from` is occupied.
Lane laneOf(const Position& position, Square from, Direction direction);

// Bit d: a shot from this square in direction d does not leave over a side at once, so it is legal for a carrier.
struct ShotDirections {
    std::uint8_t at[64];
    std::uint8_t operator[](Square square) const { return at[square]; }
};
extern const ShotDirections kShotDirections;

// The three directions towards the opponent's end line, by Color, and for each the squares that a ball passes before it
// leaves over that line; kNeverOpen where it would leave over a side.
constexpr Direction kGoalDirections[2][3] = {{kNW, kN, kNE}, {kSW, kS, kSE}};
constexpr Bitboard kNeverOpen = ~Bitboard{0};
struct GoalLanes {
    Bitboard at[2][64][3];
};
extern const GoalLanes kGoalLanes;

// Bit d: nothing in `closed` lies on the way of a shot in direction d over the opponent's end line. `closed` must not
// be empty.
CHESSFOOTBALL_INLINE unsigned openGoalLanes(Color shooter, Square from, Bitboard closed) {
    unsigned open = 0;
    for (int i = 0; i < 3; ++i) {
        if ((kGoalLanes.at[shooter][from][i] & closed) == 0) open |= 1u << kGoalDirections[shooter][i];
    }
    return open;
}

// Bit d: a shot by the piece on `from` in direction d scores for its side now. As with laneOf, it need not be to move
// nor have the ball.
unsigned scoringShots(const Position& position, Square from);

}  // namespace chessfootball
