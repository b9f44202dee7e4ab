#include "ai/random_bot.h"

#include <utility>

namespace ai {

base::Rng choiceRng(std::uint64_t seed, const game::Match& match) {
    base::Rng mix(seed ^ match.hash());
    return base::Rng(mix.next() + match.steps().size());
}

base::Result<Decision> RandomBot::choose(const game::Match& match, const Limits& limits, Control& control) {
    base::Rng rng = choiceRng(seed_, match);
    Decision decision;
    if (!limits.actions.empty()) {
        std::vector<std::string> allowed;
        for (const std::string& action : limits.actions) {
            if (!game::isAdjudication(action) && !match.check(action)) allowed.push_back(action);
        }
        if (!allowed.empty()) decision.action = allowed[rng.below(allowed.size())];
    }
    if (decision.action.empty()) {
        auto sampled = match.sample(rng);
        if (!sampled) return sampled.fault();
        decision.action = *std::move(sampled);
    }
    decision.report.nodes = 1;
    decision.report.pv = {decision.action};
    if (control.report) control.report(decision.report);
    return decision;
}

}  // namespace ai
