#include "ai/chessfootball/goal_lanes.h"

namespace ai::chessfootball {

namespace {

constexpr GoalLanes lanesFrom(int color, int file, int rank) {
    GoalLanes goal;
    const int ahead = color == cf::kWhite ? 1 : -1;
    const int lastRank = color == cf::kWhite ? 7 : 0;
    for (int side = -1; side <= 1; ++side) {
        cf::Bitboard squares = 0;
        int f = file, r = rank;
        while (r != lastRank && f + side >= 0 && f + side < 8) {
            f += side;
            r += ahead;
            squares |= cf::bit(cf::squareAt(f, r));
        }
        if (r == lastRank) goal.lanes[goal.count++] = squares;  // else it leaves over a side
    }
    return goal;
}

constexpr GoalLaneTable makeTable() {
    GoalLaneTable table;
    for (int color = 0; color < 2; ++color) {
        for (int square = 0; square < 64; ++square) {
            table.from[color][square] = lanesFrom(color, cf::fileOf(square), cf::rankOf(square));
        }
    }
    return table;
}

}  // namespace

constexpr GoalLaneTable kGoalLanes = makeTable();

}  // namespace ai::chessfootball
