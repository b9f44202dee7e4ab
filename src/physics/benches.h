// Tables with the memory of a solver, kept by a thread for as long as it strikes on them. Games are copied freely and
// used from several threads, so a prepared table belongs to the thread and not to the game.
#pragma once

#include <array>
#include <cassert>
#include <memory>
#include <optional>
#include <utility>

#include "physics/solver.h"

namespace physics {

// The two tables used last; a thread hardly ever needs more. Make it `thread_local`.
template <class Key>
class Benches {
  public:
    // The solver for the table of `key`. `spec(key)` describes a table that is needed for the first time and is valid.
    template <class Spec>
    Solver& at(const Key& key, const Spec& spec) {
        if (kept_[0].key == key) return *kept_[0].solver;
        if (kept_[1].key != key) {
            auto table = Table::make(spec(key));
            assert(table.ok());
            kept_[1].solver.reset();
            kept_[1].table = std::make_unique<Table>(std::move(table).value());
            kept_[1].solver = std::make_unique<Solver>(*kept_[1].table);
            kept_[1].key = key;
        }
        std::swap(kept_[0], kept_[1]);
        return *kept_[0].solver;
    }

  private:
    struct Bench {
        std::optional<Key> key;
        std::unique_ptr<Table> table;
        std::unique_ptr<Solver> solver;
    };
    std::array<Bench, 2> kept_;
};

}  // namespace physics
