// A computer player made of the generic search: from a Match to a Decision, with the levels' budget and noise.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "ai/alphabeta.h"
#include "ai/bot.h"
#include "ai/noise.h"
#include "ai/random_bot.h"
#include "game/match_of.h"

namespace ai {

// How a game comes to its adapter; a game with knowledge of its own brings a type with the same members.
template <game::Enumerable G>
struct PlainTraits {
    using Adapter = alphabeta::PlainAdapter<G>;
    static Adapter adapter(const G& game) { return Adapter(game); }
    static const typename G::Action& actionOf(const typename Adapter::Action& action) { return action.action; }
    // The static evaluation by terms, from the point of view of the first seat; the total last.
    static std::vector<Term> terms(const G&, const typename G::State&) { return {}; }
};

template <game::Enumerable G, class Traits = PlainTraits<G>>
class AlphabetaBot final : public Bot {
    using A = typename Traits::Adapter;
    using Action = typename A::Action;

  public:
    AlphabetaBot(const Level& level, std::uint64_t seed) : level_(level), seed_(seed), table_(level.hashBytes) {}

    base::Result<Decision> choose(const game::Match& match, const Limits& limits, Control& control) override {
        if (&match.info() != &G::info()) return base::Fault{"wrong_game", "", {}};
        if (const auto outcome = match.outcome(); outcome.over()) {
            return base::Fault{"game_over", outcome.rule, {{"reason", std::string(outcome.reason)}}};
        }
        const auto& typed = game::as<G>(match);
        // 1. What may be spent; under a reproducible limit nothing of earlier searches may show.
        const Limits budget = withLevel(limits);
        if (budget.nodes != 0 || budget.depth != 0) newMatch();
        // 2. Which actions.
        const A adapter = Traits::adapter(typed.game());
        const std::vector<Action> roots = rootActions(typed, adapter, limits.actions);
        // 3. Search.
        alphabeta::Search<A> search(adapter, table_, history_);
        const std::int64_t start = control.now ? control.now() : 0;
        const auto reportOf = [&](const auto& line, int index) {
            Report report;
            report.depth = line.depth;
            report.selDepth = line.selDepth;
            report.nodes = search.nodes();
            report.ms = control.now ? (control.now() - start) / 1000 : 0;
            report.nps = report.ms > 0 ? report.nodes * 1000 / static_cast<std::uint64_t>(report.ms) : 0;
            report.multiPvIndex = index;
            report.score = alphabeta::scoreOf(line.value == -alphabeta::kInfinite ? 0 : line.value);
            report.pv = tokens(typed, adapter, line.pv);
            report.hashfull = table_.hashfull();
            return report;
        };
        const auto lines =
            search.run(typed.state(), typed.repetitionKeys(), roots, budget, control, [&](const auto& line, int index) {
                const bool wanted = index <= std::max(limits.multiPv, 1);
                if (wanted && control.report) control.report(reportOf(line, index));
            });
        // 4. Choose: the best, but for the noise of a level.
        std::vector<int> values;
        for (const auto& line : lines) {
            if (line.value == -alphabeta::kInfinite || values.size() == lineCount(budget, lines.size())) break;
            values.push_back(line.value);
        }
        base::Rng rng = choiceRng(seed_, match);
        const std::size_t chosen = values.empty() ? 0 : noisyChoice(level_, values, rng);
        return decisionOf(lines, chosen, reportOf);
    }

    void newMatch() override {
        table_.clear();
        history_.clear();
    }
    void setHashMegabytes(int megabytes) override { table_.resize(static_cast<std::size_t>(megabytes) << 20); }
    std::vector<Term> evaluate(const game::Match& match) const override {
        if (&match.info() != &G::info()) return {};
        const auto& typed = game::as<G>(match);
        return Traits::terms(typed.game(), typed.state());
    }

  private:
    // A level never spends more than its budget, and looks at as many lines as its noise needs.
    Limits withLevel(const Limits& limits) const {
        Limits budget = limits;
        if (level_.nodes != 0) budget.nodes = limits.nodes == 0 ? level_.nodes : std::min(limits.nodes, level_.nodes);
        budget.multiPv = std::max({limits.multiPv, level_.lines, 1});
        return budget;
    }
    static std::size_t lineCount(const Limits& budget, std::size_t lines) {
        return std::min(lines, static_cast<std::size_t>(budget.multiPv));
    }

    static std::vector<Action> rootActions(const game::MatchOf<G>& match, const A& adapter,
                                           const std::vector<std::string>& wanted) {
        typename A::List list{};
        adapter.legal(match.state(), list);
        std::vector<Action> all, some;
        for (int i = 0; i < static_cast<int>(list.size()); ++i) {
            all.push_back(list[i]);
            if (wanted.empty()) continue;
            const std::string token = match.game().formatAction(match.state(), Traits::actionOf(all.back()));
            if (std::find(wanted.begin(), wanted.end(), token) != wanted.end()) some.push_back(all.back());
        }
        return some.empty() ? all : some;
    }

    static std::vector<std::string> tokens(const game::MatchOf<G>& match, const A& adapter,
                                           const std::vector<Action>& line) {
        std::vector<std::string> result;
        typename A::Position position = match.state(), next{};
        for (const Action& action : line) {
            result.push_back(match.game().formatAction(position, Traits::actionOf(action)));
            adapter.play(position, action, next);
            position = next;
        }
        return result;
    }

    template <class Lines, class ReportOf>
    static Decision decisionOf(const Lines& lines, std::size_t chosen, const ReportOf& reportOf) {
        Decision decision;
        decision.report = reportOf(lines[chosen], static_cast<int>(chosen) + 1);
        decision.action = decision.report.pv.front();
        if (decision.report.pv.size() > 1) decision.reply = decision.report.pv[1];
        if (chosen > 0 && lines[chosen].value > -alphabeta::kInfinite) {
            decision.lossCp = lines[0].value - lines[chosen].value;
        }
        return decision;
    }

    Level level_;
    std::uint64_t seed_;
    alphabeta::Table table_;
    alphabeta::History history_;
};

}  // namespace ai
