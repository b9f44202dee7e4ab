// Carrom as the search for shots sees it.
#pragma once

#include "ai/carrom/view.h"
#include "ai/hand.h"

namespace ai::carrom {

class Adapter {
  public:
    using State = ca::State;
    using Action = ca::Action;

    explicit Adapter(const ca::Carrom& game) : game_(game) {}

    void candidates(const State& s, int most, base::Rng& rng, std::vector<Action>& out) const;
    bool struck(const Action& a) const { return a.kind == ca::Kind::Shot; }
    Action slipped(const State& s, const Action& a, const Slip& slip) const;
    State play(const State& s, const Action& a) const { return game_.apply(s, a, nullptr); }
    int value(const State& before, const State& after) const;

  private:
    const ca::Carrom& game_;
};

}  // namespace ai::carrom
