#include "record/replay.h"

#include <gtest/gtest.h>

#include "record/test_game.h"
#include "record/text.h"

namespace record {
namespace {

Record sample() {
    auto match = testing::newSum({{"sum_to_reach", "12"}}, 4);
    for (const char* step : {"add3", "add2", "add1", "draw"}) EXPECT_FALSE(match->apply(step, nullptr));
    return recordOf(*match, {});
}

TEST(Replay, LeadsToTheSameMatch) {
    const Record record = sample();
    const auto match = replay(record, testing::library());
    ASSERT_TRUE(match);
    EXPECT_EQ((*match)->stateText(), "7 blue - - - 2");
    EXPECT_EQ((*match)->outcome().reason, "draw");
    EXPECT_EQ(recordOf(**match, {}), record);
}

TEST(Replay, BeginsInTheGivenState) {
    const auto started = testing::library().makeMatch("sum", {}, 0, "5 blue - - - 7");
    ASSERT_TRUE(started);
    const Record record = recordOf(**started, {});
    EXPECT_EQ((*replay(record, testing::library()))->stateText(), "5 blue - - - 7");
}

TEST(Replay, StopsAtARefusedStepWithItsLine) {
    Record record = sample();
    record.steps[1].text = "add7";
    const auto match = replay(record, testing::library());
    ASSERT_FALSE(match);
    EXPECT_EQ(match.fault().code, "too_many");
    EXPECT_EQ(match.fault().args.back(), (base::Arg{"line", std::int64_t{lineOfStep(record, 1)}}));
}

TEST(Replay, KnowsNoOtherGame) {
    Record record = sample();
    record.game = "product";
    EXPECT_EQ(replay(record, testing::library()).fault().code, "unknown_game");
    EXPECT_EQ(verify(record, testing::library()).fault().code, "unknown_game");
    record.game = "sum";
    record.options = {{"sum_to_reach", "2"}};
    EXPECT_EQ(verify(record, testing::library()).fault().code, "bad_option");
}

TEST(Verify, FindsNothingInAGoodRecord) {
    const auto verified = verify(sample(), testing::library());
    ASSERT_TRUE(verified);
    EXPECT_FALSE(verified->difference);
    EXPECT_EQ(verified->match->steps().size(), 4u);
}

TEST(Verify, NamesTheFirstDifference) {
    const auto difference = [](auto&& damage) {
        Record record = sample();
        damage(record);
        auto verified = verify(record, testing::library());
        EXPECT_TRUE(verified);
        return verified->difference.value_or(Difference{});
    };
    EXPECT_EQ(difference([](Record& r) { r.rules = 3; }), (Difference{3, "3", "4"}));
    EXPECT_EQ(difference([](Record& r) { r.hash = 1; }).line, 6);
    EXPECT_EQ(difference([](Record& r) { r.seed = 5; }).line, 6);
    EXPECT_EQ(difference([](Record& r) { r.steps[0].hash = 15; }),
              (Difference{9, "000000000000000f", base::hexOf(base::hashText("4 blue - - - 1"))}));
    EXPECT_EQ(difference([](Record& r) { r.steps[1].text = "add9"; }), (Difference{10, "add9", "too_many"}));
    EXPECT_EQ(difference([](Record& r) { r.steps[1].text = "add1"; }).line, 10);
    EXPECT_EQ(difference([](Record& r) { r.steps.push_back(r.steps[0]); }), (Difference{13, "add3", "game_over"}));
    EXPECT_EQ(difference([](Record& r) { r.reason = "passed"; }), (Difference{7, "1/2-1/2 passed", "1/2-1/2 draw"}));
    EXPECT_EQ(difference([](Record& r) { r.steps.pop_back(); }), (Difference{7, "1/2-1/2 draw", "*"}));
}

}  // namespace
}  // namespace record
