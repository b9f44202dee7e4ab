// A game for the tests of records: two players in turn add 1, 2 or 3 to a sum; who reaches the target exactly wins,
// whoever must go past it makes a draw. Its states have a sixth field that counts moves, as FEN has.
#pragma once

#include <algorithm>
#include <memory>
#include <string>

#include "base/hash.h"
#include "base/text.h"
#include "game/match_of.h"
#include "record/record.h"

namespace record::testing {

class Sum {
  public:
    struct State {
        int sum = 0;
        game::Seat side = game::Seat::First;
        int number = 1;
        bool operator==(const State&) const = default;
    };
    struct Action {
        int count = 1;
        bool operator==(const Action&) const = default;
    };

    explicit Sum(const game::OptionValues& values) : target_(static_cast<int>(values[0])) {}

    static const game::GameInfo& info() { return infoOf(); }

    State initial(std::uint64_t seed) const { return {static_cast<int>(seed % 3), game::Seat::First, 1}; }
    std::optional<game::Seat> toAct(const State& s) const {
        return s.sum >= target_ ? std::nullopt : std::optional(s.side);
    }
    game::Outcome outcome(const State& s, int) const {
        if (s.sum < target_) return {};
        if (s.sum > target_) return {game::Result::Draw, game::Seat::First, "passed", "SU2"};
        return {game::Result::Win, game::other(s.side), "reached", "SU1"};
    }
    std::optional<game::Fault> check(const State&, const Action& a) const {
        if (a.count <= 3) return std::nullopt;
        return game::Fault{"too_many", "SU1", {{"count", std::int64_t{a.count}}}};
    }
    State apply(State s, const Action& a, game::Events* events) const {
        if (events) events->push_back({"added", "SU1", {{"count", std::int64_t{a.count}}}});
        s.sum += a.count;
        if (s.side == game::Seat::Second) ++s.number;
        s.side = game::other(s.side);
        return s;
    }
    base::Result<game::Choices> choices(const State&, std::string_view) const { return game::Choices{}; }
    Action sample(const State&, base::Rng& rng) const { return {1 + static_cast<int>(rng.below(3))}; }
    std::uint64_t hash(const State& s) const { return base::hashText(formatState(s)); }
    std::uint64_t repetitionKey(const State& s) const { return hash(s); }
    std::string formatState(const State& s) const {
        return std::to_string(s.sum) + (s.side == game::Seat::First ? " red" : " blue") + " - - - " +
               std::to_string(s.number);
    }
    base::Result<State> parseState(std::string_view text) const {
        const auto fields = base::fields(text, ' ');
        State s;
        const auto sum = base::parseInteger(fields[0].text, 0, 1000);
        const auto number = fields.size() == 6 ? base::parseInteger(fields[5].text, 1, 1000) : std::nullopt;
        if (!sum || !number || (fields[1].text != "red" && fields[1].text != "blue")) {
            return game::Fault{"bad_state", "", {}, 0};
        }
        return State{static_cast<int>(*sum), fields[1].text == "red" ? game::Seat::First : game::Seat::Second,
                     static_cast<int>(*number)};
    }
    std::string formatAction(const State&, const Action& a) const { return "add" + std::to_string(a.count); }
    base::Result<Action> parseAction(const State&, std::string_view text) const {
        return parse(text, "add", "bad_action");
    }
    // The notation names what is added, and marks the end: `P3`, `P3#`.
    std::string formatNotation(const State& s, const Action& a) const {
        return "P" + std::to_string(a.count) + (s.sum + a.count == target_ ? "#" : "");
    }
    base::Result<Action> parseNotation(const State&, std::string_view text) const {
        if (text == "O-O") return Action{2};  // so that a move can look like castling
        if (text.ends_with('#')) text.remove_suffix(1);
        return parse(text, "P", "bad_notation");
    }
    game::Args facts(const State&) const { return {}; }

  private:
    static const game::GameInfo& infoOf() {
        static constexpr std::string_view seats[] = {"red", "blue"};
        static constexpr std::string_view colours[] = {"none", "warm"};
        static constexpr game::OptionSpec options[] = {{"sum_to_reach", "SU1", {}, 3, 99, 10},
                                                       {"colour", "SU1", colours}};
        static constexpr std::string_view clauses[] = {"SU1", "SU2"};
        static const game::GameInfo info{"sum", 4,  "SumGame", seats, options, {},   {},
                                         {},    {}, clauses,   {},    false,   false};
        return info;
    }
    static base::Result<Action> parse(std::string_view text, std::string_view prefix, std::string_view code) {
        if (!text.starts_with(prefix)) return game::Fault{code, "", {}, 0};
        const auto count = base::parseInteger(text.substr(prefix.size()), 1, 9);
        if (!count) return game::Fault{code, "", {}, static_cast<int>(prefix.size())};
        return Action{static_cast<int>(*count)};
    }

    int target_;
};

inline std::string noDrawing(const Sum&, const Sum::State&, const Sum::Action*, const game::DrawStyle&) {
    return {};
}

// Precondition: the options are good.
inline std::unique_ptr<game::Match> newSum(const game::KeyValues& options = {}, std::uint64_t seed = 0) {
    return std::make_unique<game::MatchOf<Sum>>(*game::readOptions(Sum::info().options, {}, options), seed, &noDrawing);
}

// Knows the one game; a PGN without Variant is Sum up to 20.
inline Library library() {
    Library library;
    library.makeMatch = [](std::string_view name, const game::KeyValues& options, std::uint64_t seed,
                           std::optional<std::string_view> start) -> base::Result<std::unique_ptr<game::Match>> {
        if (name != "sum") return game::Fault{"unknown_game", "", {{"game", std::string(name)}}};
        const auto values = game::readOptions(Sum::info().options, {}, options);
        if (!values) return values.fault();
        auto match = std::make_unique<game::MatchOf<Sum>>(*values, seed, &noDrawing);
        if (start) {
            const auto state = match->game().parseState(*start);
            if (!state) return state.fault();
            match->begin(*state);
        }
        return std::unique_ptr<game::Match>(std::move(match));
    };
    library.games = {&Sum::info()};
    library.plainGame = "sum";
    library.plainOptions = {{"sum_to_reach", "20"}};
    return library;
}

}  // namespace record::testing
