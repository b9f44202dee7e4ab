#include "base/rng.h"

#include <gtest/gtest.h>

#include <array>

#include "base/hash.h"

namespace {

// Reference values of SplitMix64 for seed 1234567, as published with the generator.
TEST(Rng, IsSplitMix64) {
    base::Rng rng(1234567);
    EXPECT_EQ(rng.next(), 6457827717110365317ULL);
    EXPECT_EQ(rng.next(), 3203168211198807973ULL);
    EXPECT_EQ(rng.next(), 9817491932198370423ULL);
}

TEST(Rng, BelowIsUniform) {
    base::Rng rng(1);
    std::array<int, 6> counts{};
    for (int i = 0; i < 60'000; ++i) ++counts[rng.below(6)];
    for (const int count : counts) EXPECT_NEAR(count, 10'000, 400);
    EXPECT_EQ(rng.below(1), 0u);
}

// Reference values of FNV-1a, 64 bits.
TEST(Hash, IsFnv1a) {
    EXPECT_EQ(base::hashText(""), 0xcbf29ce484222325ULL);
    EXPECT_EQ(base::hashText("a"), 0xaf63dc4c8601ec8cULL);
    EXPECT_EQ(base::hashText("foobar"), 0x85944171f73967e8ULL);
    EXPECT_EQ(base::hashText("bar", base::hashText("foo")), base::hashText("foobar"));
    EXPECT_EQ(base::hexOf(0xab), "00000000000000ab");
}

}  // namespace
