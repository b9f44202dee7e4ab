// What a finished strike did, as far as the rules ask: the referee's whole knowledge of motion.
#pragma once

#include <array>
#include <cstdint>

#include "games/discfootball/state.h"
#include "games/discfootball/table.h"

namespace discfootball {

struct Strike {
    int struck = 0;  // the piece that the pusher met: a disc of the side to act, or the ball at a set piece
    // Bit n: the struck piece was pressed against piece n, at any time; and before the ball crossed a goal line (the
    // same if it did not).
    std::uint8_t touched = 0, touchedBeforeGoal = 0;
    // The sign of x of the goal line that the ball's centre crossed; 0: none. A goal that counts ends the strike,
    // otherwise the ball was lifted.
    int goal = 0;
    // Where the ball's centre last left the field; None: never.
    Line exit = Line::None;
    Point exitAt;
    // Where the pieces came to rest; the ball's place means nothing after a goal, and none of them after a goal that
    // counts.
    std::array<Point, kPieces> rest{};

    bool setPiece() const { return struck == kBall; }
    bool touchedBall() const { return touched >> kBall & 1U; }
};

// DF17, DF18, DF26: whether the ball's crossing of the goal line at `end` is a goal, when the struck piece had touched
// those pieces.
constexpr bool goalCounts(Side striker, int struck, int end, unsigned touchedBefore) {
    if (struck == kBall) return false;
    if (end != forward(striker)) return true;
    return (touchedBefore >> kBall & 1U) != 0 && (touchedBefore & discsOf(~striker)) == 0;
}

}  // namespace discfootball
