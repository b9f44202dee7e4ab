// Our solver on one family of shots, the same code natively and in WebAssembly.
#pragma once

#include <cstdint>
#include <vector>

#include "physics/solver.h"
#include "scenes.h"

namespace bench {

// As many as take some tens of milliseconds.
int shotsOf(Family family);

class Ours {
  public:
    // Shots that check() refuses would be a defect of the scenes: valid() tells.
    explicit Ours(Family family);
    Ours(const Ours&) = delete;  // the solver refers to the table
    Ours& operator=(const Ours&) = delete;
    bool valid() const;

    std::int64_t run();  // every shot once; how many events there were
    std::uint64_t checksum();
    const std::vector<Shot>& shots() const { return shots_; }
    const physics::Table& table() const { return table_; }
    physics::Solver& solver() { return solver_; }

  private:
    std::vector<Shot> shots_;
    physics::Table table_;
    physics::Solver solver_;
};

}  // namespace bench
