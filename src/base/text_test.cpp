#include "base/text.h"

#include <gtest/gtest.h>

#include <limits>

namespace {

TEST(Text, WordsKnowTheirPlace) {
    const auto found = base::words("  one\ttwo  ");
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(found[0].text, "one");
    EXPECT_EQ(found[0].at, 2);
    EXPECT_EQ(found[1].text, "two");
    EXPECT_EQ(found[1].at, 6);
    EXPECT_TRUE(base::words(" \t").empty());
}

TEST(Text, FieldsKeepEmptyOnes) {
    const auto found = base::fields("a;;b", ';');
    ASSERT_EQ(found.size(), 3u);
    EXPECT_EQ(found[1].text, "");
    EXPECT_EQ(found[2].at, 3);
    EXPECT_EQ(base::fields("", ';').size(), 1u);
}

TEST(Text, IntegersAreWholeAndHaveOneSpelling) {
    EXPECT_EQ(base::parseInteger("0"), 0);
    EXPECT_EQ(base::parseInteger("-17"), -17);
    EXPECT_EQ(base::parseInteger("9223372036854775807"), std::numeric_limits<std::int64_t>::max());
    EXPECT_EQ(base::parseInteger("-9223372036854775808"), std::numeric_limits<std::int64_t>::min());
    for (const char* bad : {"", "-", "-0", "007", "+1", " 1", "1 ", "1e3", "0x1", "9223372036854775808", "--1"}) {
        EXPECT_EQ(base::parseInteger(bad), std::nullopt) << bad;
    }
    EXPECT_EQ(base::parseInteger("10", 1, 9), std::nullopt);
    EXPECT_EQ(base::parseInteger("9", 1, 9), 9);
    EXPECT_EQ(base::parseUnsigned("18446744073709551615"), std::numeric_limits<std::uint64_t>::max());
    EXPECT_EQ(base::parseUnsigned("-1"), std::nullopt);
}

TEST(Text, TrimsOnlyTheEnds) {
    EXPECT_EQ(base::trimmed(" \ta b\r\n"), "a b");
    EXPECT_EQ(base::trimmed("\n"), "");
}

}  // namespace
