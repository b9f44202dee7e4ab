// Carrom as a game of the contract (game/concepts.h), clauses CA1–CA47 of the rules page. Text, table, ruling and
// motion are files of their own; this class holds the options and hands on.
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
#include "games/carrom/action.h"
#include "games/carrom/options.h"
#include "games/carrom/state.h"

namespace carrom {

class Carrom {
  public:
    using State = carrom::State;
    using Action = carrom::Action;

    explicit Carrom(const game::OptionValues& values);
    static const game::GameInfo& info() { return carrom::info(); }
    const Options& options() const { return options_; }

    State initial(std::uint64_t seed) const;
    std::optional<game::Seat> toAct(const State& s) const;
    game::Outcome outcome(const State& s, int repetitions) const;
    std::optional<game::Fault> check(const State& s, const Action& a) const;
    // Without events nothing is allocated.
    State apply(const State& s, const Action& a, game::Events* events) const;
    base::Trajectory simulate(const State& s, const Action& a) const;
    std::vector<game::DiscAt> discs(const State& s) const;
    // `partial`: empty, or `shot:<u>` or `shot:<u>:` for the directions from there. Places, directions and points are
    // as the acting player sees the table. Faults: bad_action, or why the striker may not lie there.
    base::Result<game::Choices> choices(const State& s, std::string_view partial) const;
    Action sample(const State& s, base::Rng& rng) const;

    // The ruling on a stroke that somebody made on a real board: `w2 b1 q s`, `-`, `untouched` (text.h). Which men lie
    // where is not known then; the last ones of the lists are taken off.
    base::Result<State> referee(const State& s, std::string_view pocketed, game::Events* events) const;

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
    std::string opts_;  // as the state's line shows them
};

}  // namespace carrom
