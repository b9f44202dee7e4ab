// How a position stands (CF19–CF23).
#include "games/chessfootball/rules.h"
#include "games/chessfootball/search_api.h"

namespace chessfootball {

namespace {

using game::Outcome;

Outcome win(Color winner, std::string_view reason, std::string_view rule) {
    return {game::Result::Win, seatOf(winner), reason, rule};
}

// CF22: chess's own draws end the game, and then the player with more goals wins.
Outcome byScore(const Position& p, std::string_view reason, std::string_view rule) {
    if (p.goals[kWhite] > p.goals[kBlack]) return win(kWhite, reason, rule);
    if (p.goals[kBlack] > p.goals[kWhite]) return win(kBlack, reason, rule);
    return {game::Result::Draw, game::Seat::First, reason, rule};
}

// Plain chess with kings and at most one bishop or knight. With a ball a bare king can still score (CF23).
bool isDead(const Position& p) {
    if (p.hasBall() || count(p.occupied()) > 3) return false;
    return (p.byType[kPawn] | p.byType[kRook] | p.byType[kQueen]) == 0;
}

}  // namespace

Outcome outcomeOf(const Position& p, const Rules& rules, int repetitions) {
    for (const Color color : {kWhite, kBlack}) {
        if (p.goals[color] >= rules.goalsToWin) return win(color, "goals", "CF19");
    }
    if (!hasLegal(p)) {
        if (inCheck(p)) return win(~p.side, "checkmate", "CF21");
        return byScore(p, "stalemate", "CF22");
    }
    if (isDead(p)) return byScore(p, "dead_position", "CF1");
    if (repetitions >= 3) return byScore(p, "threefold", "CF22");
    if (p.halfmove >= 100) return byScore(p, "fifty", "CF22");
    return {};
}

}  // namespace chessfootball
