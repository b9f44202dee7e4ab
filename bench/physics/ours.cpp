#include "ours.h"

namespace bench {

int shotsOf(Family family) {
    constexpr int kShots[] = {40'000, 20'000, 10'000, 8'000, 4'000, 1'000};
    return kShots[static_cast<int>(family)];
}

Ours::Ours(Family family)
    : shots_(makeShots(family, shotsOf(family), 1)),
      table_(physics::Table::make(carromBoard()).value()),
      solver_(table_) {}

bool Ours::valid() const {
    for (const Shot& shot : shots_)
        if (physics::check(table_, shot.discs, {shot.impulse})) return false;
    return true;
}

std::int64_t Ours::run() {
    std::int64_t events = 0;
    for (const Shot& shot : shots_) events += solver_.simulate(shot.discs, {&shot.impulse, 1}).events;
    return events;
}

std::uint64_t Ours::checksum() {
    std::uint64_t hash = 0;
    for (const Shot& shot : shots_)
        hash = bench::checksum(solver_.simulate(shot.discs, {&shot.impulse, 1}).discs, hash);
    return hash;
}

}  // namespace bench
