#include "arena/physics_signature.h"

#include "physics/samples.h"

namespace arena {

namespace {

constexpr int kBreaks = 200;

class Mix {
  public:
    void add(std::int64_t number) {
        value_ ^= static_cast<std::uint64_t>(number);
        value_ *= 0x100000001b3ULL;  // FNV-1a's prime, a word at a time
        value_ ^= value_ >> 29;
    }
    void add(const physics::Result& result) {
        for (const physics::Disc& disc : result.discs) {
            add(disc.at.x);
            add(disc.at.y);
            add(disc.onTable ? 1 : 0);
        }
        for (const physics::Contact& c : result.contacts) {
            for (const std::int64_t number : {c.time, c.normal, c.tangential}) add(number);
        }
        add(result.duration);
    }
    std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 0xcbf29ce484222325ULL;
};

}  // namespace

std::uint64_t physicsSignature() {
    const physics::Table table = physics::samples::make(physics::samples::carromTable());
    physics::Solver solver(table);
    Mix mix;
    for (int n = 0; n < kPhysicsShots; ++n) {
        const auto seed = static_cast<std::uint64_t>(n);
        const physics::samples::Shot shot = physics::samples::scattered(table, 1 + n % 5, seed);
        mix.add(solver.simulate(shot.discs, shot.impulses));
    }
    for (int n = 0; n < kBreaks; ++n) {
        const auto shot =
            physics::samples::rackBreak((n - kBreaks / 2) * 1'000'000, n % 7 - 3, 40, 2'000'000 + n * 20'000);
        mix.add(solver.simulate(shot.discs, shot.impulses));
    }
    // Any tables: lines, posts and pockets of all sorts.
    base::Rng rng(1);
    for (int n = 0; n < 2000; ++n) {
        const physics::samples::Scene scene = physics::samples::anyScene(rng);
        if (scene.discs.empty()) continue;
        mix.add(
            physics::simulate(physics::samples::make(scene.spec), scene.discs, scene.impulses, physics::Keep::Ends));
    }
    return mix.value();
}

}  // namespace arena
