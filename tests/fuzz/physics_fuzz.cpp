// Any table, any discs, any shot: it ends, nobody overlaps, energy does not grow, and the api's reader of scenes agrees
// that the scene is sound.
#include <cmath>

#include "fuzz/support.h"
#include "physics/watch.h"

namespace {

// Numbers from the fuzzer's bytes; zeros when they are used up.
class Bytes {
  public:
    Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
    std::uint64_t below(std::uint64_t bound) {
        std::uint64_t value = 0;
        for (std::uint64_t reach = 1; reach < bound; reach *= 256) {
            value = value * 256 + (at_ < size_ ? data_[at_] : 0U);
            if (at_ < size_) ++at_;
            if (reach > (std::uint64_t{1} << 48)) break;
        }
        return value % bound;
    }

  private:
    const std::uint8_t* data_;
    std::size_t size_, at_ = 0;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes(data, size);
    const physics::samples::Scene scene = physics::samples::anyScene(bytes);
    if (scene.discs.empty()) return 0;
    const physics::Table table = physics::samples::make(scene.spec);
    fuzz::require(!physics::check(table, scene.discs, scene.impulses), "a sample is sound");
    physics::Solver solver(table);
    watch::Watch watch(table, scene.discs);
    const physics::Result result = solver.simulate(scene.discs, scene.impulses, physics::Keep::Ends, &watch);
    fuzz::require(!result.capped, "every shot ends");
    fuzz::require(watch.said().empty(), "momentum and energy");
    fuzz::require(watch::overlap(table, result) <= 2, "nobody overlaps at rest");
    const physics::Result& paths = solver.simulate(scene.discs, scene.impulses, physics::Keep::Paths);
    fuzz::require(paths.discs == result.discs && paths.contacts == result.contacts, "paths change nothing");
    return 0;
}
