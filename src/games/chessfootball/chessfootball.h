// Chess football as a game of the contract (game/concepts.h), clauses CF1–CF25 of the rules page. The work is done by
// free functions over Position; this class holds the options and hands on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/rng.h"
#include "game/choices.h"
#include "game/info.h"
#include "game/types.h"
#include "games/chessfootball/action.h"
#include "games/chessfootball/position.h"

namespace chessfootball {

class ChessFootball {
  public:
    using State = Position;
    using Action = chessfootball::Action;

    explicit ChessFootball(const game::OptionValues& values);
    static const game::GameInfo& info();
    const Rules& rules() const { return rules_; }

    State initial(std::uint64_t seed) const;
    std::optional<game::Seat> toAct(const State& s) const;
    game::Outcome outcome(const State& s, int repetitions) const;
    std::optional<game::Fault> check(const State& s, const Action& a) const;
    State apply(const State& s, const Action& a, game::Events* events) const;
    // `partial` is empty or the square of the piece that acts. Fault: bad_action.
    base::Result<game::Choices> choices(const State& s, std::string_view partial) const;
    Action sample(const State& s, base::Rng& rng) const;

    // Draws are no obstacle here, a decided game is (so that perft means the same everywhere).
    void legal(const State& s, std::vector<Action>& out) const;
    std::uint64_t perft(const State& s, int depth) const;

    std::uint64_t hash(const State& s) const;
    std::uint64_t repetitionKey(const State& s) const { return s.key; }

    std::string formatState(const State& s) const;
    base::Result<State> parseState(std::string_view text) const;
    std::string formatAction(const State& s, const Action& a) const;
    base::Result<Action> parseAction(const State& s, std::string_view text) const;
    std::string formatNotation(const State& s, const Action& a) const;
    base::Result<Action> parseNotation(const State& s, std::string_view text) const;

    game::Args facts(const State& s) const;

  private:
    Rules rules_;
};

}  // namespace chessfootball
