#include "ai/discfootball/adapter.h"

#include "ai/discfootball/candidates.h"
#include "ai/discfootball/value.h"
#include "ai/shotsearch/search.h"

namespace ai::discfootball {

static_assert(shotsearch::Adapter<Adapter>);

void Adapter::candidates(const State& s, int most, base::Rng& rng, std::vector<Action>& out) const {
    addCandidates(game_, s, most, rng, out);
}

df::Action Adapter::slipped(const State& s, const Action& a, const Slip& slip) const {
    if (!struck(a)) return a;
    return afterSlip(game_, s, a, slip, [this](const Action& meant, const Slip& by) {
        Action action = meant;
        const game::Point d = by.direction(meant.dx, meant.dy);
        action.dx = static_cast<std::int32_t>(d.x);
        action.dy = static_cast<std::int32_t>(d.y);
        action.speed = static_cast<std::int32_t>(by.speedOf(meant.speed, game_.options().maxSpeed));
        return action;
    });
}

int Adapter::value(const State& before, const State& after) const {
    return valueOf(game_, before, after);
}

}  // namespace ai::discfootball
