// What a game must offer to be searched, and the adapter that gives it to any game whose actions can be listed.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/concepts.h"

namespace ai::alphabeta {

// What hangs over the mover. In check nothing but evasions is sensible; a threat (an open shot at the goal) forbids
// passing and judging the position as it stands.
enum class Danger : std::uint8_t { None, Threat, Check };

// key(p)          equal for repetitions of each other; also the key of the transposition table
// mover(p)        0 or 1, who acts
// decided(p)      the game is over whatever the actions: 1, 0, -1 for the mover; none if it goes on
// stuck(p)        the result where the mover has no action
// drawn(p)        the result of a draw-type ending (repetition, counter)
// lapsed(p)       a counter (fifty moves) ends the game, if there is a legal action
// reversible(p)   how many plies back a repetition may lie
// legal / noisy   all actions; those worth following at the horizon, a part of legal()
// code(a)         16 bits, never 0, that tell actions of one position apart; table, killers and history know actions by
// it order(p, a)     how promising a noisy action is: > 0 promising, < 0 probably losing; 0 for every quiet action
// gain(p, a)      at most how much `a` changes the evaluation at once, for pruning at the horizon
// alarms(p, a)    whether `a` may put the other side in danger; may say yes too often, and miss rare cases
// danger(p), play(p, a, next), evaluate(p) (for the mover, within ±kMaxStatic)
// mayPass(p)      passing is never better than the best action here; pass(p, next) does it
template <class A>
concept Searchable = requires(const A& a, const typename A::Position& p, typename A::Position& next,
                              const typename A::Action& action, typename A::List& list) {
    requires std::copyable<typename A::Position> && std::copyable<typename A::Action>;
    { a.key(p) } -> std::same_as<std::uint64_t>;
    { a.mover(p) } -> std::same_as<int>;
    { a.decided(p) } -> std::same_as<std::optional<int>>;
    { a.stuck(p) } -> std::same_as<int>;
    { a.drawn(p) } -> std::same_as<int>;
    { a.lapsed(p) } -> std::same_as<bool>;
    { a.reversible(p) } -> std::same_as<int>;
    { a.legal(p, list) } -> std::same_as<void>;
    { a.noisy(p, list) } -> std::same_as<void>;
    { a.code(action) } -> std::same_as<std::uint16_t>;
    { a.order(p, action) } -> std::same_as<int>;
    { a.gain(p, action) } -> std::same_as<int>;
    { a.alarms(p, action) } -> std::same_as<bool>;
    { a.danger(p) } -> std::same_as<Danger>;
    { a.play(p, action, next) } -> std::same_as<void>;
    { a.evaluate(p) } -> std::same_as<int>;
    { a.mayPass(p) } -> std::same_as<bool>;
    { a.pass(p, next) } -> std::same_as<void>;
    { list.size() } -> std::convertible_to<int>;
    { list[0] } -> std::convertible_to<typename A::Action>;
};

// Any game for two whose actions can be listed, without knowledge: nothing is noisy, every unfinished state is worth 0.
template <game::Enumerable G>
class PlainAdapter {
  public:
    using Position = typename G::State;
    struct Action {
        typename G::Action action;
        std::uint16_t number = 0;  // place in the list of legal(), from 1
    };
    using List = std::vector<Action>;

    explicit PlainAdapter(const G& game) : game_(&game) {}

    std::uint64_t key(const Position& p) const { return game_->repetitionKey(p); }
    int mover(const Position& p) const {
        const auto seat = game_->toAct(p);
        return seat ? game::index(*seat) : 0;
    }
    std::optional<int> decided(const Position& p) const {
        const game::Outcome outcome = game_->outcome(p, 1);
        if (!outcome.over()) return std::nullopt;
        return resultOf(p, outcome);
    }
    int stuck(const Position&) const { return 0; }
    int drawn(const Position& p) const {
        constexpr int kOften = 1000;  // as if it had occurred often enough for any rule of repetition
        return resultOf(p, game_->outcome(p, kOften));
    }
    bool lapsed(const Position&) const { return false; }
    int reversible(const Position&) const { return 1 << 20; }
    void legal(const Position& p, List& list) const {
        list.clear();
        std::vector<typename G::Action> actions;
        game_->legal(p, actions);
        for (const auto& action : actions) list.push_back({action, static_cast<std::uint16_t>(list.size() + 1)});
    }
    void noisy(const Position&, List& list) const { list.clear(); }
    std::uint16_t code(const Action& action) const { return action.number; }
    int order(const Position&, const Action&) const { return 0; }
    int gain(const Position&, const Action&) const { return 0; }
    bool alarms(const Position&, const Action&) const { return true; }
    Danger danger(const Position&) const { return Danger::None; }
    void play(const Position& p, const Action& action, Position& next) const {
        next = game_->apply(p, action.action, nullptr);
    }
    int evaluate(const Position&) const { return 0; }
    bool mayPass(const Position&) const { return false; }
    void pass(const Position& p, Position& next) const { next = p; }

  private:
    int resultOf(const Position& p, const game::Outcome& outcome) const {
        if (outcome.result != game::Result::Win) return 0;
        return game::index(outcome.winner) == mover(p) ? 1 : -1;
    }

    const G* game_;
};

}  // namespace ai::alphabeta
