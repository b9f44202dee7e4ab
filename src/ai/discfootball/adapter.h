// Disc football as the search for shots sees it.
#pragma once

#include "ai/discfootball/view.h"
#include "ai/hand.h"

namespace ai::discfootball {

class Adapter {
  public:
    using State = df::State;
    using Action = df::Action;

    explicit Adapter(const df::DiscFootball& game) : game_(game) {}

    void candidates(const State& s, int most, base::Rng& rng, std::vector<Action>& out) const;
    bool struck(const Action& a) const { return a.moves(); }
    // The ball is put on its place without a slip.
    Action slipped(const State& s, const Action& a, const Slip& slip) const;
    State play(const State& s, const Action& a) const { return game_.apply(s, a, nullptr); }
    int value(const State& before, const State& after) const;

  private:
    const df::DiscFootball& game_;
};

}  // namespace ai::discfootball
