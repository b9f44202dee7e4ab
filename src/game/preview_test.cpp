#include "game/preview.h"

#include <gtest/gtest.h>

namespace game {
namespace {

constexpr std::int64_t kMm = 1'000'000;

base::DiscPath path(int disc, std::vector<base::Segment> segments, std::int64_t gone = -1) {
    return {disc, std::move(segments), gone};
}

TEST(Preview, EndsWhereTheStruckDiscRests) {
    // 1 m/s against 1 m/s²: half a metre in a second.
    const base::Trajectory run{1'000'000, 4, {path(4, {{0, 0, 0, 1000 * kMm, 0, 1000 * kMm}})}};
    const Preview preview = previewOf(run, {});
    EXPECT_EQ(preview.struck, 4);
    EXPECT_EQ(preview.path, (std::vector<Point>{{0, 0}, {500 * kMm, 0}}));
    EXPECT_EQ(preview.stop, (Point{500 * kMm, 0}));
    EXPECT_FALSE(preview.meeting || preview.gone);
    EXPECT_EQ(placeAt(run.paths[0], 500'000), (Point{375 * kMm, 0}));
    EXPECT_EQ(placeAt(run.paths[0], 9'000'000), (Point{500 * kMm, 0}));  // it does not run backwards
}

TEST(Preview, TellsTheFirstMeetingAndWhatFollows) {
    // A bounce at 0.1 s, the meeting at 0.3 s, and a third disc that is met later.
    const base::Trajectory run{
        2'000'000,
        19,
        {path(2, {{400'000, 9 * kMm, 9 * kMm, 1, 1, 0}}), path(3, {{300'000, 50 * kMm, 80 * kMm, 0, 70 * kMm, 0}}),
         path(19,
              {{0, 0, 0, 300 * kMm, 0, 0},
               {100'000, 30 * kMm, 0, 0, 200 * kMm, 0},
               {300'000, 30 * kMm, 40 * kMm, 20 * kMm, 10 * kMm, 0}},
              800'000)}};
    const Preview preview = previewOf(run, {{3, {50 * kMm, 80 * kMm + 1}}});
    EXPECT_EQ(preview.path, (std::vector<Point>{{0, 0}, {30 * kMm, 0}, {30 * kMm, 40 * kMm}}));
    ASSERT_TRUE(preview.meeting);
    EXPECT_EQ(*preview.meeting,
              (Meeting{3, {30 * kMm, 40 * kMm}, {50 * kMm, 80 * kMm + 1}, {20 * kMm, 10 * kMm}, {0, 70 * kMm}}));
    EXPECT_TRUE(preview.gone);
    EXPECT_EQ(preview.stop, (Point{40 * kMm, 45 * kMm}));  // where it is when it leaves
}

TEST(Preview, OfSeveralThatAreMetAtOnceTheNearest) {
    const base::Trajectory run{
        1'000'000,
        0,
        {path(0, {{0, 0, 0, 100 * kMm, 0, 0}, {100'000, 10 * kMm, 0, 1, 0, 0}}),
         path(1, {{100'000, 90 * kMm, 0, 5, 0, 0}}), path(2, {{100'000, 40 * kMm, 0, 6, 0, 0}})}};
    const Preview preview = previewOf(run, {});
    ASSERT_TRUE(preview.meeting);
    EXPECT_EQ(preview.meeting->disc, 2);
}

// Sliding and spinning brake each other: one straight run has several segments, whose velocities are rounded.
TEST(Preview, JointsOfAStraightRunAreNoBounces) {
    const base::Trajectory run{900'000,
                               0,
                               {path(0, {{0, 0, 0, 300 * kMm, 400 * kMm, 900 * kMm},
                                         {300'000, 80 * kMm, 106 * kMm, 150 * kMm, 200'000'100, 500 * kMm},
                                         {500'000, 108 * kMm, 144 * kMm, -90 * kMm, 120 * kMm, 300 * kMm},
                                         {800'000, 90 * kMm, 168 * kMm, -45'000, 60'010, 150 * kMm},
                                         {900'000, 90 * kMm, 168 * kMm, 0, 0, 0}})}};
    EXPECT_EQ(previewOf(run, {}).path, (std::vector<Point>{{0, 0}, {108 * kMm, 144 * kMm}, {90 * kMm, 168 * kMm}}));
}

TEST(Preview, NothingStruck) {
    EXPECT_EQ(previewOf({}, {}), Preview{});
    EXPECT_EQ(previewOf({1, 3, {path(2, {{0, 1, 1, 1, 1, 1}})}}, {}), Preview{});
}

}  // namespace
}  // namespace game
