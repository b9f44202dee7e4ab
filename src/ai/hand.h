// The hand that carries a shot out: how far it strays from what was meant. No rule of any game: bots and whoever lets
// them play add it before there is an action, so a record holds what was struck.
#pragma once

#include <cstdint>

#include "base/gaussian.h"
#include "base/turn.h"
#include "game/stroke.h"

namespace ai {

// Standard deviations.
struct Hand {
    int angle = 0;  // thousandths of a degree
    int speed = 0;  // per mille of the speed
    int place = 0;  // µm, where a piece is put down before it is struck
    bool steady() const { return angle == 0 && speed == 0 && place == 0; }
    bool operator==(const Hand&) const = default;

    Hand times(int factor) const { return {angle * factor, speed * factor, place * factor}; }
};

// One slip of a hand, drawn before it is known what is struck: the same slip can be tried on many shots.
struct Slip {
    double angle = 0;     // degrees
    double speed = 1;     // factor
    double x = 0, y = 0;  // µm

    Slip() = default;
    Slip(const Hand& hand, base::Rng& rng)
        : angle(base::gaussian(rng) * hand.angle / 1000),
          speed(1 + base::gaussian(rng) * hand.speed / 1000),
          x(base::gaussian(rng) * hand.place),
          y(base::gaussian(rng) * hand.place) {}

    game::Point direction(std::int64_t dx, std::int64_t dy) const {
        if (angle == 0) return {dx, dy};
        const base::Turn turn = base::turnOf(angle);
        const double px = static_cast<double>(dx), py = static_cast<double>(dy);
        return game::directionOf(turn.x(px, py), turn.y(px, py));
    }
    // mm/s, within 1 … most.
    std::int64_t speedOf(std::int64_t meant, std::int64_t most) const {
        const double slipped = static_cast<double>(meant) * speed + 0.5;
        if (slipped < 1) return 1;
        const auto whole = static_cast<std::int64_t>(slipped);
        return whole > most ? most : whole;
    }
    static std::int64_t moved(std::int64_t um, double by) {
        return um + static_cast<std::int64_t>(by < 0 ? by - 0.5 : by + 0.5);
    }
    // The same slip of a hand that strays half as far.
    Slip half() const {
        Slip slip = *this;
        slip.angle /= 2;
        slip.speed = 1 + (speed - 1) / 2;
        slip.x /= 2;
        slip.y /= 2;
        return slip;
    }
};

// What comes of an action of a game: the first of the slip and its halves that `slipped(action, slip)` turns into a
// legal action, or the action itself.
template <class G, class Slipped>
typename G::Action afterSlip(const G& game, const typename G::State& state, const typename G::Action& meant, Slip slip,
                             const Slipped& slipped) {
    constexpr int kHalvings = 6;
    for (int i = 0; i < kHalvings; ++i, slip = slip.half()) {
        const typename G::Action action = slipped(meant, slip);
        if (!game.check(state, action)) return action;
    }
    return meant;
}

}  // namespace ai
