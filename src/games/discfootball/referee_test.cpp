// The referee on its own; the rules by example are in tests/rules/discfootball.
#include "games/discfootball/referee.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "games/discfootball/test_support.h"
#include "games/discfootball/text.h"

namespace discfootball {
namespace {

using test::mm;

struct Ruling {
    State after;
    std::string events;
};

Ruling rule(const DiscFootball& game, const State& s, const char* told) {
    game::Events events;
    const auto after = game.referee(s, told, &events);
    if (!after) return {s, "refused"};
    EXPECT_EQ(*game.referee(s, told, nullptr), *after);
    return {*after, test::told(events)};
}

TEST(Referee, AGoalAndTheKickOff) {
    const DiscFootball game = test::gameWith();
    State s = test::start(game);
    s.resets = 2;
    const Ruling r = rule(game, s, "w3 ball goal=black");
    EXPECT_EQ(r.events, "goal DF17, start_position DF19, turn_passed DF19");
    EXPECT_EQ(r.after.score[kWhite], 1);
    EXPECT_EQ(r.after.side, kBlack);
    EXPECT_EQ(r.after.resets, 0);
    EXPECT_EQ(r.after.at, game.table().start());
}

TEST(Referee, AnOwnGoalLetsTheSameSideBegin) {
    const DiscFootball game = test::gameWith();
    const Ruling r = rule(game, test::start(game), "w3 goal=white");
    EXPECT_EQ(r.events, "goal DF17, start_position DF19, turn_passed DF19");
    EXPECT_EQ(r.after.score[kBlack], 1);
    EXPECT_EQ(r.after.side, kWhite);
}

TEST(Referee, AllFaultsAreTold) {
    const DiscFootball game = test::gameWith();
    const Ruling r = rule(game, test::start(game), "w3 b3 out=10,200 ball=10,210 b3=70,5 w3=30,5");
    EXPECT_EQ(r.events,
              "missed_ball DF11, ball_left DF13, hit_opponent DF14, put_back DF14, throw_in DF20, "
              "turn_passed DF15, idle_turn DF29");
    EXPECT_EQ(r.after.phase, Phase::Throw);
    EXPECT_EQ(r.after.ball(), mm(10, 200));
    EXPECT_EQ(r.after.at[5], mm(60, 0));
}

TEST(Referee, SixIdleTurnsResetAndTheThirdResetEnds) {
    const DiscFootball game = test::gameWith();
    State s = test::start(game);
    int turns = 0;
    for (; !s.over() && turns < 100; ++turns) s = Referee(game.options(), game.table(), s, nullptr).timeout();
    EXPECT_EQ(turns, 18);
    EXPECT_EQ(s.ending, Ending::Resets);
    EXPECT_EQ(game.outcome(s, 1).result, game::Result::Draw);
}

// Whatever is told, everything lies free and on the field afterwards.
TEST(Referee, EverythingLiesFreeAfterAnyStrike) {
    const DiscFootball game = test::gameWith();
    const Table& table = game.table();
    base::Rng rng(9);
    const auto coordinate = [&](std::int64_t most) {
        return static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(2 * most + 1))) - most;
    };
    // All in one corner or at one place, where they are in each other's way.
    for (int round = 0; round < 30'000; ++round) {
        const Point about = round % 2 == 0 ? mm(300, 200) : Point{coordinate(300 * kMm), coordinate(200 * kMm)};
        const auto scatter = [&](std::array<Point, kPieces>& at, auto&& allowed) {
            for (std::size_t i = 0; i < kPieces;) {
                at[i] = {about.x + coordinate(80 * kMm), about.y + coordinate(80 * kMm)};
                bool free = allowed(i, at[i]);
                for (std::size_t k = 0; k < i; ++k) free &= !overlap(at[i], at[k]);
                if (free) ++i;
                if (!free && rng.below(200) == 0) i = 0;
            }
        };
        State s = test::start(game);
        scatter(s.at, [&](std::size_t i, Point p) { return i == kBall ? table.inField(p) : table.onField(p); });
        Strike strike;
        strike.struck = 0;
        strike.touched = static_cast<std::uint8_t>(rng.below(128)) & ~1U;
        strike.touchedBeforeGoal = strike.touched;
        scatter(strike.rest, [&](std::size_t, Point p) { return table.inBox(p); });
        if (!table.inField(strike.rest[kBall])) {
            strike.exitAt = table.clamped(strike.rest[kBall]);
            strike.exit = table.lineAt(strike.exitAt);
        }
        const State after = Referee(game.options(), table, s, nullptr).strike(strike);
        const Flaw flaw = flawOf(after, game.options(), table);
        ASSERT_TRUE(flaw.problem.empty()) << round << ": " << flaw.field << " " << flaw.problem << "\n"
                                          << formatState(s) << "\n"
                                          << formatState(after);
    }
}

}  // namespace
}  // namespace discfootball
