// What cannot be in a state: pieces that overlap or lie outside, counters out of step.
#include <algorithm>

#include "games/discfootball/text.h"

namespace discfootball {

namespace {

constexpr Flaw kNone{};

Flaw flawOfPlaces(const State& s, const Table& table) {
    constexpr std::string_view kFields[] = {"W", "W", "W", "B", "B", "B", "ball"};
    for (std::size_t i = 0; i < kPieces; ++i) {
        if (i == kBall ? !table.inField(s.at[i]) : !table.onField(s.at[i])) return {kFields[i], "off_the_field"};
        for (std::size_t k = 0; k < i; ++k) {
            if (overlap(s.at[i], s.at[k])) return {kFields[i], "overlap"};
        }
    }
    return kNone;
}

// At a set piece the ball lies free at the default place (DF20–DF22, DF27).
Flaw flawOfSetPiece(const State& s, const Table& table) {
    if (s.phase == Phase::Play) return kNone;
    if (s.strikes != 0) return {"strikes", "set_piece_first"};
    const auto others = obstaclesOf(s.at, kAllPieces & ~(1U << kBall));
    if (!others.clear(s.ball())) return {"ball", "overlap"};
    bool right = false;
    if (s.phase == Phase::Throw) {
        right = s.ball().y == table.halfWidth() || s.ball().y == -table.halfWidth();
    } else if (s.phase == Phase::GoalKick) {
        right = s.ball() == goalKickPlace(table, others, s.setPieceEnd());
    } else {
        right = s.ball() == cornerPlace(table, others, s.setPieceEnd(), 1) ||
                s.ball() == cornerPlace(table, others, s.setPieceEnd(), -1);
    }
    return right ? kNone : Flaw{"ball", "not_the_default_place"};
}

// DF28, DF29.
Flaw flawOfCounters(const State& s, const Options& o) {
    const bool goals = o.goalsToWin > 0 && std::max(s.score[kWhite], s.score[kBlack]) >= o.goalsToWin;
    const bool turns = o.maxTurns > 0 && s.turn > o.maxTurns;
    const bool resets = s.resets >= kResetsToEnd;
    if (o.maxTurns > 0 && s.turn > o.maxTurns + 1) return {"turn", "over"};
    if (s.ending != Ending::Goals && goals) return {"score", "over"};
    if (s.ending != Ending::Resets && resets) return {"resets", "over"};
    if (s.ending != Ending::Goals && s.ending != Ending::Resets && s.ending != Ending::Turns && turns)
        return {"turn", "over"};
    if ((s.ending == Ending::Goals && !goals) || (s.ending == Ending::Resets && !resets) ||
        (s.ending == Ending::Turns && !turns) || (s.ending == Ending::Time && o.minutes == 0))
        return {"result", "not_this_ending"};
    return kNone;
}

}  // namespace

Flaw flawOf(const State& s, const Options& o, const Table& table) {
    Flaw flaw = flawOfPlaces(s, table);
    if (flaw.problem.empty()) flaw = flawOfSetPiece(s, table);
    if (flaw.problem.empty()) flaw = flawOfCounters(s, o);
    return flaw;
}

}  // namespace discfootball
