// The texts of states and actions, exact round trips; and the words in which a strike on a real board is told.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "games/discfootball/action.h"
#include "games/discfootball/options.h"
#include "games/discfootball/strike.h"

namespace discfootball {

std::string formatState(const State& s);

// Fault: bad_state {field, problem}. Refuses what no game with these options can lead to.
base::Result<State> parseState(std::string_view text, const Options& options, const Table& table);

// What contradicts itself in a state whose fields are well-formed: field and problem, or two empty texts.
struct Flaw {
    std::string_view field, problem;
};
Flaw flawOf(const State& s, const Options& options, const Table& table);

std::string formatAction(const Action& a);
base::Result<Action> parseAction(std::string_view text);  // fault: bad_action

// `w3 ball out=300,61.5 ball=310,62 w3=205,58`: the struck piece, then in the order of time the pieces that it touched
// (names), `out=x,y` and `in=x,y` (the ball crossed a bounding line there), `goal=white|black` (it crossed that goal's
// line); and where pieces came to rest, if elsewhere than before. Places in mm with at most six decimals.
// Fault: bad_strike {problem}. Precondition: the state is not over.
base::Result<Strike> parseStrike(std::string_view text, const State& s, const Table& table);

}  // namespace discfootball
