// A computer player made of the search for shots: from a Match to a Decision. It needs as many shots as its plan says
// and no more, so it ends by itself where nothing is limited.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "ai/bot.h"
#include "ai/random_bot.h"
#include "ai/shotsearch/search.h"
#include "game/match_of.h"

namespace ai::shotsearch {

// What makes a player: the shots that it may try, how it uses them, and how its own hand slips when it plays.
struct Player {
    std::uint64_t shots = 0;  // 0: as many as the plan needs
    Plan plan;
    Hand hand;  // its action is carried out with such a slip before it is returned
};

template <game::Simulated G, Adapter A>
class ShotBot final : public Bot {
  public:
    using Action = typename G::Action;

    ShotBot(const Player& player, std::uint64_t seed) : player_(player), seed_(seed) {}

    base::Result<Decision> choose(const game::Match& match, const Limits& limits, Control& control) override {
        if (&match.info() != &G::info()) return base::Fault{"wrong_game", "", {}};
        if (const auto outcome = match.outcome(); outcome.over()) {
            return base::Fault{"game_over", outcome.rule, {{"reason", std::string(outcome.reason)}}};
        }
        const auto& typed = game::as<G>(match);
        // 1. What may be spent.
        const std::int64_t start = control.now ? control.now() : 0;
        const bool timed = limits.movetimeMs > 0 && control.now;
        Allowance allowance(shots(limits), timed ? start + limits.movetimeMs * 1000 * 9 / 10 : 0, control);
        base::Rng rng = choiceRng(seed_, match);
        // 2. Search.
        const A adapter(typed.game());
        const auto reportOf = [&](const auto& line, int index, int depth) {
            Report report;
            report.depth = report.selDepth = depth;
            report.nodes = allowance.spent();
            report.ms = control.now ? (control.now() - start) / 1000 : 0;
            report.nps = report.ms > 0 ? report.nodes * 1000 / static_cast<std::uint64_t>(report.ms) : 0;
            report.multiPvIndex = index;
            report.score.value = line.value();
            report.pv = {typed.game().formatAction(typed.state(), line.action)};
            return report;
        };
        int stage = 0;
        Search<A> search(adapter, typed.state(), player_.plan, allowance, rng.next());
        const auto lines = search.run(given(typed, limits.actions), [&](const auto& found) {
            ++stage;
            if (!control.report) return;
            const std::size_t wanted = static_cast<std::size_t>(std::max(limits.multiPv, 1));
            for (std::size_t i = 0; i < std::min(wanted, found.size()); ++i)
                control.report(reportOf(found[i], static_cast<int>(i) + 1, stage));
        });
        // 3. The best, as the player's own hand carries it out.
        Decision decision;
        decision.report = reportOf(lines.front(), 1, stage);
        if (!player_.hand.steady() && adapter.struck(lines.front().action))
            slip(typed, adapter, lines.front(), rng, decision);
        decision.action = decision.report.pv.front();
        return decision;
    }

  private:
    std::uint64_t shots(const Limits& limits) const {
        if (limits.nodes == 0 || player_.shots == 0) return std::max(limits.nodes, player_.shots);
        return std::min(limits.nodes, player_.shots);
    }

    static std::vector<Action> given(const game::MatchOf<G>& match, const std::vector<std::string>& wanted) {
        std::vector<Action> actions;
        for (const std::string& token : wanted) {
            if (game::isAdjudication(token)) continue;
            const auto action = match.game().parseAction(match.state(), token);
            if (action && !match.game().check(match.state(), *action)) actions.push_back(*action);
        }
        return actions;
    }

    // What the slip cost, by one look at what was meant and one at what was done.
    template <class Line>
    void slip(const game::MatchOf<G>& match, const A& adapter, const Line& meant, base::Rng& rng,
              Decision& decision) const {
        const Action done = adapter.slipped(match.state(), meant.action, Slip(player_.hand, rng));
        const int value = adapter.value(match.state(), adapter.play(match.state(), done));
        decision.lossCp = std::max(0, meant.asMeant - value);
        decision.report.pv = {match.game().formatAction(match.state(), done)};
    }

    Player player_;
    std::uint64_t seed_;
};

}  // namespace ai::shotsearch
