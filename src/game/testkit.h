// The laws that every game keeps, as functions that return what is broken (for developers, hence in words) or nothing.
// They need no test framework, so the tests, the fuzz bodies and a game's own tests run the same ones.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "game/concepts.h"
#include "game/match.h"

namespace game::testkit {

using Broken = std::optional<std::string>;

// Makes a match; the options are fixed. Null or a fault for a state text that does not parse.
using Factory =
    std::function<base::Result<std::unique_ptr<Match>>(std::uint64_t seed, std::optional<std::string_view> state)>;

// Plays one game by sample() to its end and checks at every step: what is sampled passes check; equal states and
// actions give equal results, events and hashes; texts of states, actions and notations round-trip; listed actions are
// legal, listed once and as many as perft counts; undo takes back exactly; damaged texts are refused or understood but
// never crash; it ends within maxPlies.
Broken playOut(const Factory& factory, std::uint64_t seed, int maxPlies);

// One step of the above on a match that is not over; plays `action` on it.
Broken step(const Factory& factory, Match& match, const std::string& action, base::Rng& rng);

// undo∘play = identity, and play = apply.
template <Undoable G>
Broken undoes(const G& g, const typename G::State& s, const typename G::Action& a) {
    typename G::State copy = s;
    typename G::Undo memory = g.play(copy, a);
    if (!(copy == g.apply(s, a, nullptr)))
        return "play differs from apply at " + g.formatState(s) + " " + g.formatAction(s, a);
    g.undo(copy, a, memory);
    if (!(copy == s)) return "undo differs at " + g.formatState(s) + " " + g.formatAction(s, a);
    return std::nullopt;
}

// The trajectory ends where apply() ends, at rest, and its times grow; who does not move stays. A disc that an event
// names with the argument `disc` (all of them: `discs` = all) may be anywhere afterwards. Discs are compared by place,
// not by number: where pieces of one sort have no identity the numbers are dealt anew.
template <Simulated G>
Broken simulateEndsAsApply(const G& g, const typename G::State& s, const typename G::Action& a) {
    const std::string where = " at " + g.formatState(s) + " " + g.formatAction(s, a);
    const base::Trajectory motion = g.simulate(s, a);
    Events events;
    std::vector<DiscAt> left = g.discs(g.apply(s, a, &events));
    const auto lies = [&](Point p) {
        const auto disc = std::find_if(left.begin(), left.end(), [&](const DiscAt& d) { return d.at == p; });
        if (disc == left.end()) return false;
        left.erase(disc);
        return true;
    };
    const auto replaced = [&](int number) {
        return std::any_of(events.begin(), events.end(), [&](const Event& e) {
            return std::any_of(e.args.begin(), e.args.end(), [&](const Arg& arg) {
                return arg == Arg{"disc", std::int64_t{number}} || arg == Arg{"discs", std::string("all")};
            });
        });
    };
    for (const base::DiscPath& path : motion.paths) {
        if (path.segments.empty()) return "empty path" + where;
        for (std::size_t i = 1; i < path.segments.size(); ++i) {
            if (path.segments[i].t < path.segments[i - 1].t) return "time runs back" + where;
        }
        const base::Segment& last = path.segments.back();
        if (last.t > motion.duration) return "path outlasts the motion" + where;
        if (replaced(path.disc)) continue;
        if (path.gone >= 0) {
            if (lies({last.x, last.y})) return "a disc that is gone still lies there" + where;
            continue;
        }
        if (last.vx != 0 || last.vy != 0) return "path ends in motion" + where;
        if (!lies({last.x, last.y})) return "a disc lies elsewhere" + where;
    }
    for (const DiscAt& disc : g.discs(s)) {
        const bool moved = std::any_of(motion.paths.begin(), motion.paths.end(),
                                       [&](const base::DiscPath& path) { return path.disc == disc.disc; });
        if (!moved && !replaced(disc.disc) && !lies(disc.at)) return "a disc that rested lies elsewhere" + where;
    }
    return std::nullopt;
}

}  // namespace game::testkit
