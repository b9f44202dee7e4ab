// Nim on three heaps, last token taken wins: the smallest game that is Enumerable and Undoable. It exists to prove that
// the contract, the laws and every verb need nothing of chess football.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "base/hash.h"
#include "base/text.h"
#include "game/concepts.h"

namespace tiny {

class Nim {
  public:
    struct State {
        std::array<int, 3> heaps{};
        game::Seat side = game::Seat::First;
        bool operator==(const State&) const = default;
    };
    struct Action {
        int heap = 0, take = 0;
        bool operator==(const Action&) const = default;
    };
    struct Undo {};

    explicit Nim(const game::OptionValues& values) : largest_(static_cast<int>(values[0])) {}

    static const game::GameInfo& info() {
        static constexpr std::string_view seats[] = {"first", "second"};
        static constexpr game::OptionSpec options[] = {{"largest", "NIM1", {}, 1, 9, 5}};
        static constexpr std::pair<std::string_view, std::string_view> small[] = {{"largest", "2"}};
        static constexpr game::Preset presets[] = {{"small", small}};
        static constexpr game::CodeInfo events[] = {{"taken", "NIM2"}};
        static constexpr game::CodeInfo faults[] = {{"not_enough", "NIM2"}};
        static constexpr game::CodeInfo endings[] = {{"last_token", "NIM3"}};
        static constexpr std::string_view clauses[] = {"NIM1", "NIM2", "NIM3"};
        static const game::GameInfo info{"nim",  1,       "Nim",   seats, options, presets, events,
                                         faults, endings, clauses, small, true,    false};
        return info;
    }

    State initial(std::uint64_t seed) const {
        base::Rng rng(seed);
        State s;
        for (int& heap : s.heaps) heap = 1 + static_cast<int>(rng.below(static_cast<std::uint64_t>(largest_)));
        return s;
    }
    std::optional<game::Seat> toAct(const State& s) const { return empty(s) ? std::nullopt : std::optional(s.side); }
    game::Outcome outcome(const State& s, int) const {
        if (!empty(s)) return {};
        return {game::Result::Win, game::other(s.side), "last_token", "NIM3"};
    }
    std::optional<game::Fault> check(const State& s, const Action& a) const {
        if (a.take <= s.heaps[static_cast<std::size_t>(a.heap)]) return std::nullopt;
        return game::Fault{"not_enough", "NIM2", {{"heap", std::int64_t{a.heap + 1}}}};
    }
    State apply(State s, const Action& a, game::Events* events) const {
        if (events)
            events->push_back({"taken", "NIM2", {{"heap", std::int64_t{a.heap + 1}}, {"count", std::int64_t{a.take}}}});
        play(s, a);
        return s;
    }
    Undo play(State& s, const Action& a) const {
        s.heaps[static_cast<std::size_t>(a.heap)] -= a.take;
        s.side = game::other(s.side);
        return {};
    }
    void undo(State& s, const Action& a, const Undo&) const {
        s.heaps[static_cast<std::size_t>(a.heap)] += a.take;
        s.side = game::other(s.side);
    }
    void legal(const State& s, std::vector<Action>& out) const {
        for (int heap = 0; heap < 3; ++heap) {
            for (int take = 1; take <= s.heaps[static_cast<std::size_t>(heap)]; ++take) out.push_back({heap, take});
        }
    }
    base::Result<game::Choices> choices(const State& s, std::string_view partial) const {
        game::Choices choices;
        std::vector<Action> actions;
        legal(s, actions);
        for (const Action& a : actions) {
            const std::string token = formatAction(s, a);
            if (token.starts_with(partial)) choices.list.push_back({token, "take", token.substr(0, 1), "", {}, "", ""});
        }
        return choices;
    }
    Action sample(const State& s, base::Rng& rng) const {
        std::vector<Action> actions;
        legal(s, actions);
        return actions[rng.below(actions.size())];
    }
    std::uint64_t hash(const State& s) const { return base::hashText(formatState(s)); }
    std::uint64_t repetitionKey(const State& s) const { return hash(s); }

    std::string formatState(const State& s) const {
        std::string text;
        for (const int heap : s.heaps) text += std::to_string(heap) + " ";
        return text + (s.side == game::Seat::First ? "first" : "second");
    }
    base::Result<State> parseState(std::string_view text) const {
        const auto fields = base::fields(text, ' ');
        State s;
        if (fields.size() != 4) return game::Fault{"bad_state", "", {}, static_cast<int>(text.size())};
        for (std::size_t i = 0; i < 3; ++i) {
            const auto heap = base::parseInteger(fields[i].text, 0, 99);
            if (!heap) return game::Fault{"bad_state", "", {}, fields[i].at};
            s.heaps[i] = static_cast<int>(*heap);
        }
        if (fields[3].text != "first" && fields[3].text != "second")
            return game::Fault{"bad_state", "", {}, fields[3].at};
        s.side = fields[3].text == "first" ? game::Seat::First : game::Seat::Second;
        return s;
    }
    // `2-3`: three tokens off the second heap.
    std::string formatAction(const State&, const Action& a) const {
        return std::to_string(a.heap + 1) + "-" + std::to_string(a.take);
    }
    base::Result<Action> parseAction(const State&, std::string_view text) const {
        const auto parts = base::fields(text, '-');
        if (parts.size() == 2) {
            const auto heap = base::parseInteger(parts[0].text, 1, 3);
            const auto take = base::parseInteger(parts[1].text, 1, 99);
            if (heap && take) return Action{static_cast<int>(*heap) - 1, static_cast<int>(*take)};
        }
        return game::Fault{"bad_action", "", {}, 0};
    }
    std::string formatNotation(const State& s, const Action& a) const { return formatAction(s, a); }
    base::Result<Action> parseNotation(const State& s, std::string_view text) const { return parseAction(s, text); }
    game::Args facts(const State& s) const { return {{"tokens", std::int64_t{s.heaps[0] + s.heaps[1] + s.heaps[2]}}}; }

  private:
    static bool empty(const State& s) { return s.heaps == std::array<int, 3>{}; }
    int largest_;
};

static_assert(game::Enumerable<Nim> && game::Undoable<Nim>);

}  // namespace tiny
