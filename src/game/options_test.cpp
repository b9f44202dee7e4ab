#include "game/options.h"

#include <gtest/gtest.h>

namespace {

constexpr std::string_view kWords[] = {"keep", "reset"};
constexpr game::OptionSpec kSpecs[] = {{"goals", "R1", {}, 1, 9, 3}, {"after", "R2", kWords}};
constexpr std::pair<std::string_view, std::string_view> kLong[] = {{"goals", "9"}, {"after", "reset"}};
constexpr game::Preset kPresets[] = {{"long", kLong}};

TEST(Options, DefaultsWhenNothingIsSaid) {
    const auto values = game::readOptions(kSpecs, kPresets, {});
    ASSERT_TRUE(values.ok());
    EXPECT_EQ(*values, (game::OptionValues{3, 0}));
    EXPECT_TRUE(game::writeOptions(kSpecs, *values).empty());
    EXPECT_EQ(game::writeAllOptions(kSpecs, *values), (game::KeyValues{{"goals", "3"}, {"after", "keep"}}));
}

TEST(Options, APresetStandsForItsPairsAndLaterPairsOverrideIt) {
    const auto values = game::readOptions(kSpecs, kPresets, {{"preset", "long"}, {"goals", "2"}});
    ASSERT_TRUE(values.ok());
    EXPECT_EQ(*values, (game::OptionValues{2, 1}));
    EXPECT_EQ(game::writeOptions(kSpecs, *values), (game::KeyValues{{"goals", "2"}, {"after", "reset"}}));
}

TEST(Options, FaultsSayWhichPairAndWhatIsAllowed) {
    const auto outside = game::readOptions(kSpecs, kPresets, {{"after", "keep"}, {"goals", "10"}});
    ASSERT_FALSE(outside.ok());
    EXPECT_EQ(outside.fault().code, "bad_option");
    EXPECT_EQ(outside.fault().at, 1);
    EXPECT_EQ(outside.fault().args.at(2), (base::Arg{"allowed", std::string("1..9")}));
    EXPECT_EQ(game::readOptions(kSpecs, kPresets, {{"after", "later"}}).fault().args.at(2),
              (base::Arg{"allowed", std::string("keep|reset")}));
    EXPECT_EQ(game::readOptions(kSpecs, kPresets, {{"colour", "red"}}).fault().code, "unknown_option");
    EXPECT_EQ(game::readOptions(kSpecs, kPresets, {{"preset", "short"}}).fault().code, "bad_option");
}

}  // namespace
