#include "games/chessfootball/chessfootball.h"

#include <algorithm>
#include <cassert>

#include "base/hash.h"
#include "base/text.h"
#include "game/concepts.h"
#include "games/chessfootball/initial.h"
#include "games/chessfootball/perft.h"
#include "games/chessfootball/rules.h"
#include "games/chessfootball/search_api.h"
#include "games/chessfootball/text.h"

namespace chessfootball {

static_assert(game::Game<ChessFootball> && game::Enumerable<ChessFootball> && game::CountsLeaves<ChessFootball>);

// The values in the order of kOptions (info.cpp).
ChessFootball::ChessFootball(const game::OptionValues& values) {
    constexpr int kPlaces[] = {kBallCentre, squareAt(3, 3), squareAt(4, 3), squareAt(3, 4), squareAt(4, 4), kNoBall};
    assert(values.size() == 3);
    rules_.goalsToWin = static_cast<int>(values[0]);
    rules_.resetAfterGoal = values[1] == 1;
    rules_.ballStart = kPlaces[values[2]];
}

Position ChessFootball::initial(std::uint64_t) const {
    return initialPosition(rules_);
}

std::optional<game::Seat> ChessFootball::toAct(const State& s) const {
    if (outcome(s, 1).over()) return std::nullopt;
    return seatOf(s.side);
}

game::Outcome ChessFootball::outcome(const State& s, int repetitions) const {
    return outcomeOf(s, rules_, repetitions);
}

std::optional<game::Fault> ChessFootball::check(const State& s, const Action& a) const {
    const game::Outcome now = outcome(s, 1);
    if (now.over()) return game::Fault{"game_over", now.rule, {{"reason", std::string(now.reason)}}};
    if (isLegal(s, a)) return std::nullopt;
    return explain(s, a);
}

Position ChessFootball::apply(const State& s, const Action& a, game::Events* events) const {
    assert(isLegal(s, a));
    State next = play(s, a, rules_);
    if (events != nullptr) describe(s, a, next, rules_, *events);
    return next;
}

base::Result<game::Choices> ChessFootball::choices(const State& s, std::string_view partial) const {
    const auto from = partial.empty() ? std::optional<Square>(kNoSquare) : parseSquare(partial);
    if (!from) return game::Fault{"bad_action", "", {}, 0};
    if (!toAct(s)) return game::Choices{};
    return choicesOf(s, *from);
}

Action ChessFootball::sample(const State& s, base::Rng& rng) const {
    ActionList list;
    generateLegal(s, list);
    assert(!list.empty());
    return list[static_cast<int>(rng.below(static_cast<std::uint64_t>(list.size())))];
}

void ChessFootball::legal(const State& s, std::vector<Action>& out) const {
    if (s.decided(rules_)) return;
    ActionList list;
    generateLegal(s, list);
    for (const Action action : list) out.push_back(action);
}

std::uint64_t ChessFootball::perft(const State& s, int depth) const {
    return chessfootball::perft(s, rules_, depth);
}

std::uint64_t ChessFootball::hash(const State& s) const {
    return base::hashText(formatState(s));
}

std::string ChessFootball::formatState(const State& s) const {
    return formatPosition(s);
}

base::Result<Position> ChessFootball::parseState(std::string_view text) const {
    auto position = parsePosition(text);
    if (!position) return position;
    // A score beyond the target may come from a game with other options and is merely decided; two winners cannot be.
    if (std::min(position->goals[kWhite], position->goals[kBlack]) >= rules_.goalsToWin) {
        return game::Fault{"bad_state",
                           "CF19",
                           {{"field", std::string("goals")}, {"problem", std::string("too_many")}},
                           base::words(text).back().at};
    }
    return position;
}

std::string ChessFootball::formatAction(const State&, const Action& a) const {
    return chessfootball::formatAction(a);
}

base::Result<Action> ChessFootball::parseAction(const State& s, std::string_view text) const {
    return chessfootball::parseAction(s, text);
}

std::string ChessFootball::formatNotation(const State& s, const Action& a) const {
    return formatSan(s, a, rules_);
}

base::Result<Action> ChessFootball::parseNotation(const State& s, std::string_view text) const {
    return parseSan(s, text);
}

game::Args ChessFootball::facts(const State& s) const {
    game::Args facts = {{"side", std::string(colorName(s.side))}};
    if (inCheck(s)) facts.push_back({"check", squareName(s.king(s.side))});
    const std::string_view ball = !s.hasBall()            ? "none"
                                  : s.ball == kBallCentre ? "centre"
                                  : s.carried()           ? "carried"
                                                          : "free";
    facts.push_back({"ball", std::string(ball)});
    if (s.ball < 64) facts.push_back({"ball_square", squareName(s.ball)});
    if (s.carried()) facts.push_back({"carrier", std::string(colorName(s.colorAt(s.ball)))});
    if (s.steal != kNoSquare) facts.push_back({"steal", squareName(s.steal)});
    facts.push_back({"score", scoreText(s)});
    return facts;
}

}  // namespace chessfootball
