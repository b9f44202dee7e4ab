// Disc football as a game of the contract (game/concepts.h), clauses DF1–DF29 of the rules page. Text, table, ruling
// and motion are files of their own; this class holds the options and hands on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/rng.h"
#include "base/trajectory.h"
#include "game/choices.h"
#include "game/info.h"
#include "game/types.h"
#include "games/discfootball/action.h"
#include "games/discfootball/options.h"
#include "games/discfootball/state.h"
#include "games/discfootball/table.h"

namespace discfootball {

class DiscFootball {
  public:
    using State = discfootball::State;
    using Action = discfootball::Action;

    explicit DiscFootball(const game::OptionValues& values);
    static const game::GameInfo& info() { return discfootball::info(); }
    const Options& options() const { return options_; }
    const Table& table() const { return table_; }

    State initial(std::uint64_t seed) const;
    std::optional<game::Seat> toAct(const State& s) const;
    game::Outcome outcome(const State& s, int repetitions) const;
    std::optional<game::Fault> check(const State& s, const Action& a) const;
    // Without events nothing is allocated.
    State apply(const State& s, const Action& a, game::Events* events) const;
    base::Trajectory simulate(const State& s, const Action& a) const;
    std::vector<game::DiscAt> discs(const State& s) const;
    // `partial`: empty, `disc:<n>`, or at a goal kick or corner `ball@<x>,<y>`, each with or without the colon behind.
    // Faults: bad_action, or why the ball may not lie there.
    base::Result<game::Choices> choices(const State& s, std::string_view partial) const;
    // Never `flag`: the clock of the game is no player's.
    Action sample(const State& s, base::Rng& rng) const;

    // The ruling on a strike that somebody made on a real board, in the words of parseStrike() (text.h).
    base::Result<State> referee(const State& s, std::string_view told, game::Events* events) const;

    std::uint64_t hash(const State& s) const;
    std::uint64_t repetitionKey(const State& s) const { return hash(s); }

    std::string formatState(const State& s) const;
    base::Result<State> parseState(std::string_view text) const;
    std::string formatAction(const State& s, const Action& a) const;
    base::Result<Action> parseAction(const State& s, std::string_view text) const;
    std::string formatNotation(const State& s, const Action& a) const { return formatAction(s, a); }
    base::Result<Action> parseNotation(const State& s, std::string_view text) const { return parseAction(s, text); }

    game::Args facts(const State& s) const;

  private:
    Options options_;
    Table table_;
};

}  // namespace discfootball
