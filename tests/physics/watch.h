// Looks at a shot while it runs: momentum, energy and angular momentum at every event.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>

#include "physics/samples.h"

namespace watch {

struct Totals {
    double px = 0, py = 0, size = 0;  // kg·m/s; size: sum of the absolute values
    double energy = 0;                // J, of motion and of spin
    double turning = 0;               // kg·m²/s about the origin
    double rest = 0;                  // kg that do not move
};

inline Totals totals(const physics::Solver& solver, const physics::Table& table,
                     const std::vector<physics::Disc>& discs) {
    Totals t;
    for (std::size_t i = 0; i < discs.size(); ++i) {
        if (!solver.onTable(static_cast<int>(i))) continue;
        const auto& kind = table.kinds()[static_cast<std::size_t>(discs[i].kind)];
        const physics::BodyState s = solver.motion(static_cast<int>(i));
        const double inertia = kind.mass * kind.radius * kind.radius / 2;
        t.px += kind.mass * s.vx;
        t.py += kind.mass * s.vy;
        t.size += kind.mass * std::hypot(s.vx, s.vy);
        t.energy += kind.mass * (s.vx * s.vx + s.vy * s.vy) / 2 + inertia * s.spin * s.spin / 2;
        if (s.vx == 0 && s.vy == 0) t.rest += kind.mass;
        t.turning += kind.mass * (s.x * s.vy - s.y * s.vx) + inertia * s.spin;
    }
    return t;
}

// What went wrong first, in words for developers; empty = nothing.
class Watch : public physics::Observer {
  public:
    Watch(const physics::Table& table, const std::vector<physics::Disc>& discs) : table_(table), discs_(discs) {}

    void beforeEvent(const physics::Solver& solver) override {
        before_ = totals(solver, table_, discs_);
        contacts_ = solver.soFar().contacts.size();
        present_ = count(solver);
        if (last_.energy > 0 && before_.energy > last_.energy * (1 + 1e-12)) say("energy grew between events", solver);
    }
    void onEvent(const physics::Solver& solver) override {
        last_ = totals(solver, table_, discs_);
        double budget = 0;  // what the minimum separation speed may add
        bool fixed = false;
        const auto& contacts = solver.soFar().contacts;
        for (std::size_t c = contacts_; c < contacts.size(); ++c) {
            const double m =
                table_.kinds()[static_cast<std::size_t>(discs_[static_cast<std::size_t>(contacts[c].disc)].kind)].mass;
            // A contact may be hit in several waves of one event.
            budget += kWaves * m * physics::Solver::kMinimumSeparation * physics::Solver::kMinimumSeparation;
            fixed |= contacts[c].thing != physics::Thing::Disc;
        }
        added_ += budget;
        if (last_.energy > before_.energy * (1 + 1e-12) + budget) say("energy grew in an event", solver);
        if (fixed || count(solver) != present_) return;
        // Whoever comes to rest may have been as fast as 1e-8 m/s; sums over several contacts are whole 2⁻⁵² m/s.
        const double slack = 2e-8 * std::max(0.0, last_.rest - before_.rest) + 1e-16;
        const double size = std::max(before_.size, last_.size);
        if (std::hypot(last_.px - before_.px, last_.py - before_.py) > 1e-12 * size + slack)
            say("momentum changed", solver);
        if (std::abs(last_.turning - before_.turning) > 1e-9 * size + slack) say("angular momentum changed", solver);
    }
    const std::string& said() const { return said_; }

  private:
    static constexpr double kWaves = 100;
    int count(const physics::Solver& solver) const {
        int n = 0;
        for (std::size_t i = 0; i < discs_.size(); ++i) n += solver.onTable(static_cast<int>(i)) ? 1 : 0;
        return n;
    }
    void say(const char* what, const physics::Solver& solver) {
        if (said_.empty())
            said_ = std::string(what) + " at " + std::to_string(solver.now()) + " s: energy " +
                    std::to_string(before_.energy * 1e9) + " to " + std::to_string(last_.energy * 1e9) + " nJ";
    }
    const physics::Table& table_;
    const std::vector<physics::Disc>& discs_;
    Totals before_, last_;
    double added_ = 0;
    std::size_t contacts_ = 0;
    int present_ = 0;
    std::string said_;
};

// The largest overlap at rest, nm.
inline double overlap(const physics::Table& table, const physics::Result& result) {
    double worst = 0;
    for (std::size_t i = 0; i < result.discs.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            const physics::Disc &a = result.discs[i], &b = result.discs[k];
            if (!a.onTable || !b.onTable) continue;
            const double sum = static_cast<double>(table.spec().kinds[static_cast<std::size_t>(a.kind)].radius +
                                                   table.spec().kinds[static_cast<std::size_t>(b.kind)].radius);
            worst = std::max(
                worst, sum - std::hypot(static_cast<double>(a.at.x - b.at.x), static_cast<double>(a.at.y - b.at.y)));
        }
    }
    return worst;
}

}  // namespace watch
