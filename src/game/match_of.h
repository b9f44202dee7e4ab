// MatchOf<G>: the one implementation of Match, for every game. Search code that needs the concrete types asks
// `as<G>(match)`.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "game/concepts.h"
#include "game/match.h"

namespace game {

// How to draw a position; injected by the catalog, because drawing lies above the rules. `last` may be null.
template <class G>
using Drawer = std::string (*)(const G&, const typename G::State&, const typename G::Action* last, const DrawStyle&);

template <Game G>
class MatchOf final : public Match {
  public:
    using State = typename G::State;
    using Action = typename G::Action;

    MatchOf(OptionValues values, std::uint64_t seed, Drawer<G> drawer)
        : game_(values), values_(std::move(values)), seed_(seed), drawer_(drawer) {
        begin(game_.initial(seed));
    }

    // Starts from a given state instead of the initial one.
    void begin(const State& start) {
        states_.assign(1, start);
        keys_.assign(1, game_.repetitionKey(start));
        steps_.clear();
        verdict_ = {};
    }

    const G& game() const { return game_; }
    const State& state() const { return states_.back(); }
    // Repetition keys of all states so far, the present one last.
    const std::vector<std::uint64_t>& repetitionKeys() const { return keys_; }

    const GameInfo& info() const override { return G::info(); }
    KeyValues options() const override { return writeOptions(info().options, values_); }
    KeyValues allOptions() const override { return writeAllOptions(info().options, values_); }
    std::uint64_t seed() const override { return seed_; }

    std::string startText() const override { return game_.formatState(states_.front()); }
    bool startIsInitial() const override { return states_.front() == game_.initial(seed_); }
    std::string stateText() const override { return game_.formatState(state()); }
    std::uint64_t hash() const override { return game_.hash(state()); }
    Args facts() const override { return game_.facts(state()); }
    std::optional<Seat> toAct() const override { return outcome().over() ? std::nullopt : game_.toAct(state()); }
    const std::vector<Step>& steps() const override { return steps_; }

    Outcome outcome() const override {
        if (verdict_.over()) return verdict_;
        const auto repetitions = std::count(keys_.begin(), keys_.end(), keys_.back());
        return game_.outcome(state(), static_cast<int>(repetitions));
    }

    base::Result<Choices> choices(std::string_view partial) const override {
        if (outcome().over()) return Choices{};
        return game_.choices(state(), partial);
    }

    std::optional<Fault> check(std::string_view step) const override {
        if (isAdjudication(step)) {
            const auto verdict = adjudicate(info(), step);
            if (!verdict) return verdict.fault();
            return overFault();
        }
        const auto action = parseLegal(step);
        if (!action) return action.fault();
        return std::nullopt;
    }

    std::optional<Fault> apply(std::string_view step, Events* events) override {
        if (isAdjudication(step)) {
            auto verdict = adjudicate(info(), step);
            if (!verdict) return verdict.fault();
            if (auto fault = overFault()) return fault;
            verdict_ = *verdict;
            steps_.push_back({std::string(step), true});
            return std::nullopt;
        }
        const auto action = parseLegal(step);
        if (!action) return action.fault();
        std::string token = game_.formatAction(state(), *action);
        states_.push_back(game_.apply(state(), *action, events));
        keys_.push_back(game_.repetitionKey(state()));
        steps_.push_back({std::move(token), false});
        return std::nullopt;
    }

    bool undo() override {
        if (steps_.empty()) return false;
        if (steps_.back().adjudication) {
            verdict_ = {};
        } else {
            states_.pop_back();
            keys_.pop_back();
        }
        steps_.pop_back();
        return true;
    }

    std::unique_ptr<Match> clone() const override { return std::make_unique<MatchOf>(*this); }

    base::Result<base::Trajectory> simulate(std::string_view action) const override {
        if constexpr (Simulated<G>) {
            const auto legal = parseLegal(action);
            if (!legal) return legal.fault();
            return game_.simulate(state(), *legal);
        } else {
            return Fault{"not_simulated", "", {{"game", std::string(info().name)}}};
        }
    }

    std::vector<DiscAt> discs() const override {
        if constexpr (Simulated<G>) {
            return game_.discs(state());
        } else {
            return {};
        }
    }

    base::Result<std::string> notation(std::string_view action) const override {
        const auto legal = parseLegal(action);
        if (!legal) return legal.fault();
        return game_.formatNotation(state(), *legal);
    }

    base::Result<std::string> parseNotation(std::string_view text) const override {
        if (auto fault = overFault()) return *std::move(fault);
        const auto action = game_.parseNotation(state(), text);
        if (!action) return action.fault();
        return game_.formatAction(state(), *action);
    }

    base::Result<std::string> sample(base::Rng& rng) const override {
        if (auto fault = overFault()) return *std::move(fault);
        return game_.formatAction(state(), game_.sample(state(), rng));
    }

    base::Result<std::unique_ptr<Match>> referee(std::string_view told, Events* events) const override {
        if constexpr (Refereed<G>) {
            if (auto fault = overFault()) return *std::move(fault);
            const auto after = game_.referee(state(), told, events);
            if (!after) return after.fault();
            auto match = std::make_unique<MatchOf>(*this);
            match->begin(*after);
            return std::unique_ptr<Match>(std::move(match));
        } else {
            return Fault{"no_referee", "", {{"game", std::string(info().name)}}};
        }
    }

    base::Result<std::vector<PerftLine>> perft(int depth, const std::function<bool()>& stop) const override {
        if constexpr (Enumerable<G>) {
            std::vector<PerftLine> lines;
            std::vector<Action> actions;
            game_.legal(state(), actions);
            for (const Action& action : actions) {
                const auto count = depth <= 1 ? std::optional<std::uint64_t>(1)
                                              : leaves(game_.apply(state(), action, nullptr), depth - 1, stop);
                if (!count) return Fault{"stopped", "", {}};
                lines.push_back({game_.formatAction(state(), action), *count});
            }
            std::sort(lines.begin(), lines.end(),
                      [](const PerftLine& a, const PerftLine& b) { return a.action < b.action; });
            return lines;
        } else {
            return Fault{"not_enumerable", "", {{"game", std::string(info().name)}}};
        }
    }

    base::Result<std::string> svg(const DrawStyle& style) const override {
        if (style.lastAction.empty()) return drawer_(game_, state(), nullptr, style);
        // The mark belongs to the state before; without that state the text of the action is all there is.
        const State& before = states_.size() > 1 ? states_[states_.size() - 2] : state();
        const auto last = game_.parseAction(before, style.lastAction);
        if (!last) return last.fault();
        return drawer_(game_, state(), &*last, style);
    }

  private:
    std::optional<Fault> overFault() const {
        const Outcome now = outcome();
        if (!now.over()) return std::nullopt;
        return Fault{"game_over", now.rule, {{"reason", std::string(now.reason)}}};
    }

    base::Result<Action> parseLegal(std::string_view text) const {
        auto action = game_.parseAction(state(), text);
        if (!action) return action;
        if (auto fault = overFault()) return *std::move(fault);
        if (auto fault = game_.check(state(), *action)) return *std::move(fault);
        return action;
    }

    // None if stopped. Where the game counts leaves itself that takes milliseconds up to kUninterrupted plies.
    std::optional<std::uint64_t> leaves(const State& s, int depth, const std::function<bool()>& stop) const {
        constexpr int kUninterrupted = 4;
        if constexpr (CountsLeaves<G>) {
            if (!stop || depth <= kUninterrupted) return game_.perft(s, depth);
        }
        std::vector<Action> actions;
        game_.legal(s, actions);
        if (depth == 1) return actions.size();
        if (stop && stop()) return std::nullopt;
        std::uint64_t total = 0;
        for (const Action& action : actions) {
            const auto count = leaves(game_.apply(s, action, nullptr), depth - 1, stop);
            if (!count) return std::nullopt;
            total += *count;
        }
        return total;
    }

    G game_;
    OptionValues values_;
    std::uint64_t seed_;
    Drawer<G> drawer_;
    std::vector<State> states_;
    std::vector<std::uint64_t> keys_;
    std::vector<Step> steps_;
    Outcome verdict_;
};

// The match as a match of G. Precondition: it is one (match.info() is G::info()).
template <Game G>
const MatchOf<G>& as(const Match& match) {
    assert(&match.info() == &G::info());
    return static_cast<const MatchOf<G>&>(match);
}

}  // namespace game
