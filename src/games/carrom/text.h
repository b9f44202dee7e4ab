// The texts of states and actions; exact round trips.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "games/carrom/action.h"
#include "games/carrom/options.h"
#include "games/carrom/referee.h"
#include "games/carrom/state.h"

namespace carrom {

// `opts`: the options that differ from the defaults, as the line shows them (`-` if none).
std::string formatState(const State& s, std::string_view opts);

// Fault: bad_state {field, problem}. Refuses what no match with these options can lead to.
base::Result<State> parseState(std::string_view text, const Options& options, std::string_view opts);

// What contradicts itself in a state whose fields are well-formed: field and problem, or two empty texts.
struct Flaw {
    std::string_view field, problem;
};
Flaw flawOf(const State& s, const Options& options);

std::string formatAction(const Action& a);
base::Result<Action> parseAction(std::string_view text);  // fault: bad_action

// `w2 b1 q s` for the referee: men, queen, striker in the order of falling, `-` nothing, `untouched`.
// Fault: bad_pocketed {problem}.
base::Result<Stroke> parsePocketed(std::string_view text, const State& s);

std::string_view wordOf(Ending ending);
std::string wordOf(QueenIs queen);  // for facts: table, pending, covered:white, covered:black

}  // namespace carrom
