// The game contract. A game is a value G{options} with const methods over small integer states. What all three games
// can do is the concept Game; listing actions, undoing and moving discs are extra powers that some have. See
// ARCHITECTURE.md.
#pragma once

#include <concepts>
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

namespace game {

// info()                        constant facts about the game
// G(OptionValues)               options as read by readOptions(info().options, …)
// initial(seed)                 the state in which a game begins; the only place where randomness enters
// toAct(s)                      who acts; none if the state itself ends the game
// outcome(s, repetitions)       how s stands if its repetitionKey has now occurred `repetitions` times (≥ 1)
// check(s, a)                   none if `a` is legal, else the fault with its clause
// apply(s, a, events)           the state after a legal action; appends what happened unless events is null
// choices(s, partial)           what may be done, given the beginning of an action's text (empty: everything)
// sample(s, rng)                some legal action. Precondition: toAct(s)
// hash(s)                       base::hashText(formatState(s)): equal states, equal texts, equal hashes
// repetitionKey(s)              equal for states that count as repetitions of each other
// formatState / parseState, formatAction / parseAction     exact round trips; parsing never crashes
// formatNotation / parseNotation   the same for people; s is the state before the action
// facts(s)                      what a page shows beside the board: score, check, who has the ball
template <class G>
concept Game = requires(const G& g, const typename G::State& s, const typename G::Action& a, base::Rng& rng,
                        Events* events, std::string_view text, std::uint64_t seed, int n) {
    requires std::equality_comparable<typename G::State> && std::copyable<typename G::State>;
    requires std::equality_comparable<typename G::Action> && std::copyable<typename G::Action>;
    requires std::constructible_from<G, const OptionValues&>;
    { G::info() } -> std::same_as<const GameInfo&>;
    { g.initial(seed) } -> std::same_as<typename G::State>;
    { g.toAct(s) } -> std::same_as<std::optional<Seat>>;
    { g.outcome(s, n) } -> std::same_as<Outcome>;
    { g.check(s, a) } -> std::same_as<std::optional<Fault>>;
    { g.apply(s, a, events) } -> std::same_as<typename G::State>;
    { g.choices(s, text) } -> std::same_as<base::Result<Choices>>;
    { g.sample(s, rng) } -> std::same_as<typename G::Action>;
    { g.hash(s) } -> std::same_as<std::uint64_t>;
    { g.repetitionKey(s) } -> std::same_as<std::uint64_t>;
    { g.formatState(s) } -> std::same_as<std::string>;
    { g.parseState(text) } -> std::same_as<base::Result<typename G::State>>;
    { g.formatAction(s, a) } -> std::same_as<std::string>;
    { g.parseAction(s, text) } -> std::same_as<base::Result<typename G::Action>>;
    { g.formatNotation(s, a) } -> std::same_as<std::string>;
    { g.parseNotation(s, text) } -> std::same_as<base::Result<typename G::Action>>;
    { g.facts(s) } -> std::same_as<Args>;
};

// Its actions can be listed; legal() appends each legal action once.
template <class G>
concept Enumerable = Game<G> && requires(const G& g, const typename G::State& s, std::vector<typename G::Action>& out) {
    { g.legal(s, out) } -> std::same_as<void>;
};

// Counts leaves itself (bulk counting); otherwise perft is made from legal() and apply().
template <class G>
concept CountsLeaves = Enumerable<G> && requires(const G& g, const typename G::State& s, int depth) {
    { g.perft(s, depth) } -> std::same_as<std::uint64_t>;
};

// Can take an action back in place; only for the speed of a search. Law: undo∘play = identity.
template <class G>
concept Undoable = Game<G> &&
    requires(const G& g, typename G::State& s, const typename G::Action& a, typename G::Undo& u) {
    { g.play(s, a) } -> std::same_as<typename G::Undo>;
    { g.undo(s, a, u) } -> std::same_as<void>;
};

// Its actions set discs in motion. discs(s) lists those on the table. Law: after apply() every disc of the trajectory
// lies where its path ends, or is gone, and the others stay, unless an event with the argument `disc` (or `discs` =
// all) tells that the referee has put it elsewhere. Where pieces of one sort have no identity the numbers hold for one
// state only.
template <class G>
concept Simulated = Game<G> && requires(const G& g, const typename G::State& s, const typename G::Action& a) {
    { g.simulate(s, a) } -> std::same_as<base::Trajectory>;
    { g.discs(s) } -> std::same_as<std::vector<DiscAt>>;
};

// Rules on a stroke that was made on a real board, told in the game's own words; the fault is what is wrong with them.
template <class G>
concept Refereed = Game<G> && requires(const G& g, const typename G::State& s, std::string_view told, Events* events) {
    { g.referee(s, told, events) } -> std::same_as<base::Result<typename G::State>>;
};

}  // namespace game
