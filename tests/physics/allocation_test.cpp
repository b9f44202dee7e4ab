// A shot without paths allocates nothing, whatever happens in it.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "physics/samples.h"

namespace {
long allocations = 0;
}

// Not inline: where only one of the pair is, g++ 12 takes malloc and free for a mismatch.
__attribute__((noinline)) void* operator new(std::size_t size) {
    ++allocations;
    if (void* p = std::malloc(size)) return p;
    std::abort();
}
__attribute__((noinline)) void operator delete(void* p) noexcept {
    std::free(p);
}
__attribute__((noinline)) void operator delete(void* p, std::size_t) noexcept {
    std::free(p);
}

namespace physics {
namespace {

TEST(Allocation, NoneWhileAShotRuns) {
    const Table table = samples::make(samples::carromTable());
    Solver solver(table);
    std::vector<samples::Shot> shots;
    for (std::uint64_t seed = 0; seed < 50; ++seed) shots.push_back(samples::scattered(table, 10, seed));
    shots.push_back(samples::rackBreak(0, 0, 1, 6'000'000));
    shots.push_back(samples::rackBreak(30'000'000, -1, 9, 6'000'000));
    std::size_t contacts = 0;
    const long before = allocations;
    for (const samples::Shot& shot : shots) contacts += solver.simulate(shot.discs, shot.impulses).contacts.size();
    EXPECT_EQ(allocations, before);
    EXPECT_GT(contacts, 300U);
    solver.simulate(shots[0].discs, shots[0].impulses, Keep::Paths);
    EXPECT_GT(allocations, before) << "the counter works";
}

}  // namespace
}  // namespace physics
