#include "ai/alphabeta/table.h"

#include <gtest/gtest.h>

namespace ai::alphabeta {
namespace {

TEST(Table, ReturnsWhatWasStored) {
    Table table(1 << 16);
    table.store(42, 0, 7, -123, 55, Bound::Upper, 0xbeef);
    const TableEntry* entry = table.find(42);
    ASSERT_NE(entry, nullptr);
    EXPECT_EQ(entry->depth, 7);
    EXPECT_EQ(entry->value, -123);
    EXPECT_EQ(entry->eval, 55);
    EXPECT_EQ(entry->code, 0xbeef);
    EXPECT_EQ(entry->bound(), Bound::Upper);
    EXPECT_EQ(table.find(43), nullptr);
}

TEST(Table, KeyZeroIsAKeyLikeAnyOther) {
    Table table(1 << 12);
    EXPECT_EQ(table.find(0), nullptr);
    table.store(0, 0, 1, 2, 3, Bound::Exact, 4);
    EXPECT_NE(table.find(0), nullptr);
}

TEST(Table, EndsAreCountedFromThePositionItself) {
    // Won in 5 plies seen 3 plies below the root is won in 2 from there, and in 4 for a root 2 plies above.
    const Value seen = endValue(1, 5);
    EXPECT_EQ(toTable(seen, 3), endValue(1, 2));
    EXPECT_EQ(fromTable(toTable(seen, 3), 2), endValue(1, 4));
    EXPECT_EQ(fromTable(toTable(-seen, 3), 2), endValue(-1, 4));
    EXPECT_EQ(fromTable(toTable(kLikely, 3), 9), kLikely);
}

TEST(Table, KeepsTheKnownActionWhereNoneIsGiven) {
    Table table(1 << 12);
    table.store(5, 0, 3, 10, 0, Bound::Lower, 77);
    table.store(5, 0, 4, -10, 0, Bound::Upper, 0);
    EXPECT_EQ(table.find(5)->code, 77);
    EXPECT_EQ(table.find(5)->depth, 4);
}

TEST(Table, DeepEntriesOutliveShallowOnes) {
    Table table(64);  // a single bucket
    table.store(1, 0, 20, 1, 0, Bound::Exact, 1);
    for (std::uint64_t key = 2; key < 100; ++key) table.store(key, 0, 1, 1, 0, Bound::Exact, 1);
    EXPECT_NE(table.find(1), nullptr);
    for (int age = 0; age < 10; ++age) table.nextGeneration();
    for (std::uint64_t key = 100; key < 110; ++key) table.store(key, 0, 1, 1, 0, Bound::Exact, 1);
    EXPECT_EQ(table.find(1), nullptr) << "old entries give way";
}

TEST(Table, ClearForgetsAll) {
    Table table(1 << 12);
    table.store(5, 0, 3, 10, 0, Bound::Lower, 77);
    EXPECT_GT(table.hashfull(), 0);
    table.clear();
    EXPECT_EQ(table.find(5), nullptr);
    EXPECT_EQ(table.hashfull(), 0);
}

}  // namespace
}  // namespace ai::alphabeta
