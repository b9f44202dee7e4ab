#include "ai/carrom/adapter.h"

#include "ai/carrom/candidates.h"
#include "ai/carrom/value.h"
#include "ai/shotsearch/search.h"

namespace ai::carrom {

static_assert(shotsearch::Adapter<Adapter>);

void Adapter::candidates(const State& s, int most, base::Rng& rng, std::vector<Action>& out) const {
    if (s.phase == ca::Phase::Place) return addPlacings(game_, s, most, out);
    addStrokes(game_, s, most, rng, out);
    if (!out.empty()) return;
    // Without a place for the striker only the time can run out.
    Action action;
    action.kind = ca::Kind::Timeout;
    out.push_back(action);
}

ca::Action Adapter::slipped(const State& s, const Action& a, const Slip& slip) const {
    if (!struck(a)) return a;
    return afterSlip(game_, s, a, slip, [](const Action& meant, const Slip& by) {
        Action action = meant;
        const game::Point d = by.direction(meant.dx, meant.dy);
        action.x = static_cast<std::int32_t>(Slip::moved(meant.x, by.x));
        action.dx = static_cast<std::int32_t>(d.x);
        action.dy = static_cast<std::int32_t>(d.y);
        action.speed = static_cast<std::int32_t>(by.speedOf(meant.speed, ca::kMaxSpeed));
        return action;
    });
}

int Adapter::value(const State& before, const State& after) const {
    return valueOf(game_.options(), before, after, before.act);
}

}  // namespace ai::carrom
