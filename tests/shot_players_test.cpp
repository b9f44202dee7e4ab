// The players of both games of discs: that they can be relied on, and that they see what lies open.
#include "ai/shotsearch/levels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "ai/carrom/bots.h"
#include "ai/discfootball/bots.h"
#include "games/carrom/carrom.h"
#include "games/discfootball/discfootball.h"

namespace ai {
namespace {

using MakeBot = std::unique_ptr<Bot> (*)(std::string_view, std::uint64_t);
using MakeMatch = std::unique_ptr<game::Match> (*)(const game::KeyValues&, std::uint64_t, std::string_view);

template <class G>
std::unique_ptr<game::Match> matchOf(const game::KeyValues& options, std::uint64_t seed, std::string_view state) {
    const auto values = game::readOptions(G::info().options, G::info().presets, options);
    EXPECT_TRUE(values.ok());
    auto match = std::make_unique<game::MatchOf<G>>(*values, seed, nullptr);
    if (!state.empty()) {
        const auto position = match->game().parseState(state);
        EXPECT_TRUE(position.ok()) << state;
        match->begin(*position);
    }
    return match;
}

struct Table {
    const char* name;
    MakeMatch match;
    MakeBot bot;
    base::Args (*skill)(std::string_view);
    game::KeyValues options;
};

void PrintTo(const Table& table, std::ostream* out) {
    *out << table.name;
}

const Table kCarrom{"carrom", &matchOf<::carrom::Carrom>, &carrom::makeBot, &carrom::skillOf, {}};
const Table kFreestyle{
    "freestyle", &matchOf<::carrom::Carrom>, &carrom::makeBot, &carrom::skillOf, {{"variant", "freestyle"}}};
const Table kSolo{"solo", &matchOf<::carrom::Carrom>, &carrom::makeBot, &carrom::skillOf, {{"variant", "solo"}}};
const Table kDiscs{
    "discfootball", &matchOf<::discfootball::DiscFootball>, &discfootball::makeBot, &discfootball::skillOf, {}};
const Table kForward{"forward",
                     &matchOf<::discfootball::DiscFootball>,
                     &discfootball::makeBot,
                     &discfootball::skillOf,
                     {{"strike_arc", "180"}, {"field_length", "1200"}, {"max_speed", "2500"}}};

Decision decide(const Table& table, const game::Match& match, std::string_view bot, const Limits& limits,
                std::uint64_t seed = 1, const Control& given = {}) {
    Control control = given;
    auto decision = table.bot(bot, seed)->choose(match, limits, control);
    EXPECT_TRUE(decision.ok());
    return *std::move(decision);
}

Limits nodes(std::uint64_t most) {
    Limits limits;
    limits.nodes = most;
    return limits;
}

class Shots : public testing::TestWithParam<Table> {};

// Random play reaches breaks, placings, dues, set pieces and the ends of boards; every bot has an answer to each, with
// one shot to look at as well as with many.
TEST_P(Shots, EveryBotAnswersLegallyEverywhere) {
    const Table& table = GetParam();
    base::Rng rng(7);
    int asked = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const auto match = table.match(table.options, seed, {});
        for (int step = 0; step < 60 && match->toAct(); ++step) {
            for (const std::string_view bot : {"random", "greedy", "sampled", "level1", "level8"}) {
                const Decision decision = decide(table, *match, bot, nodes(step % 2 == 0 ? 1 : 40), seed);
                ASSERT_FALSE(match->check(decision.action))
                    << bot << " " << decision.action << " " << match->stateText();
                ++asked;
            }
            const auto action = match->sample(rng);
            ASSERT_TRUE(action);
            ASSERT_FALSE(match->apply(*action, nullptr));
        }
    }
    EXPECT_GT(asked, 200);
}

TEST_P(Shots, AChoiceIsAFunctionOfSeedPositionAndLimit) {
    const Table& table = GetParam();
    const auto match = table.match(table.options, 3, {});
    for (const std::string_view bot : {"sampled", "level3", "level6"}) {
        const Decision first = decide(table, *match, bot, nodes(300));
        const Decision second = decide(table, *match, bot, nodes(300));
        EXPECT_EQ(first.action, second.action) << bot;
        EXPECT_EQ(first.report.nodes, second.report.nodes) << bot;
        EXPECT_EQ(first.report.score, second.report.score) << bot;
    }
    // A shaky hand slips otherwise under another seed.
    EXPECT_NE(decide(table, *match, "level1", {}, 1).action, decide(table, *match, "level1", {}, 2).action);
}

TEST_P(Shots, LimitsHold) {
    const Table& table = GetParam();
    const auto match = table.match(table.options, 5, {});
    for (const std::uint64_t most : {1, 10, 500}) {
        EXPECT_LE(decide(table, *match, "sampled", nodes(most)).report.nodes, most);
        EXPECT_GE(decide(table, *match, "sampled", nodes(most)).report.nodes, 1u);
    }
    // A level has a budget of its own.
    EXPECT_LE(decide(table, *match, "level1", {}).report.nodes, 20u);
    // Time: this clock goes a millisecond each time that somebody looks at it.
    std::int64_t clock = 0;
    Control control;
    control.now = [&clock] { return clock += 1'000; };
    Limits limits;
    limits.movetimeMs = 20;
    const Decision quick = decide(table, *match, "sampled", limits, 1, control);
    EXPECT_LE(clock, 30'000);
    EXPECT_LT(quick.report.nodes, 1'000u);
    // A wish to stop.
    Control stopping;
    stopping.stop = [] { return true; };
    EXPECT_LT(decide(table, *match, "sampled", {}, 1, stopping).report.nodes, 20u);
    // Only what is asked for.
    base::Rng rng(1);
    limits = {};
    limits.actions = {*match->sample(rng)};
    EXPECT_EQ(decide(table, *match, "greedy", limits).action, limits.actions.front());
}

TEST_P(Shots, ALevelsHandIsShakierThanTheNext) {
    const Table& table = GetParam();
    EXPECT_TRUE(table.skill("greedy").empty());
    EXPECT_TRUE(table.skill("random").empty());
    const auto number = [&](int level, std::string_view name) {
        for (const base::Arg& arg : table.skill("level" + std::to_string(level))) {
            if (arg.name == name) return std::get<std::int64_t>(arg.value);
        }
        return std::int64_t{-1};
    };
    for (int level = 2; level <= shotsearch::kLevels; ++level) {
        EXPECT_LT(number(level - 1, "shots"), number(level, "shots")) << level;
        EXPECT_GT(number(level - 1, "angle"), number(level, "angle")) << level;
        EXPECT_GT(number(level - 1, "speed"), number(level, "speed")) << level;
        EXPECT_GE(number(level - 1, "place"), number(level, "place")) << level;
    }
}

TEST_P(Shots, AFinishedGameIsRefused) {
    const Table& table = GetParam();
    const auto match = table.match(table.options, 1, {});
    ASSERT_FALSE(match->apply("resign:" + std::string(match->info().seats[0]), nullptr));
    Control control;
    EXPECT_EQ(table.bot("greedy", 1)->choose(*match, {}, control).fault().code, "game_over");
}

INSTANTIATE_TEST_SUITE_P(Games, Shots, testing::Values(kCarrom, kFreestyle, kSolo, kDiscs, kForward),
                         [](const auto& given) { return given.param.name; });

// ---- What lies open is taken.

TEST(CarromPlayers, TakeAManBeforeAPocketAndNotTheOpponents) {
    // White's man lies before the far right pocket, Black's before the far left one; South strikes for White.
    const auto match = matchOf<::carrom::Carrom>(
        {}, 1,
        "W=-100000000,0;300000000,300000000 B=-300000000,300000000;100000000,50000000 Q=table:0,0 act=south next=south "
        "phase=strike dues=0,0 R=1,1 score=0,0 board=1 games=0,0 first=south breaker=south lot=1 scored=-,- strokes=0 "
        "idle=0 passes=0 voids=0 opts=- result=-");
    for (const std::string_view bot : {"greedy", "sampled", "level7", "level8"}) {
        const Decision decision = decide(kCarrom, *match, bot, {});
        auto after = match->clone();
        game::Events events;
        ASSERT_FALSE(after->apply(decision.action, &events));
        EXPECT_TRUE(after->toAct() == game::Seat::First) << bot << " " << decision.action;  // a man of one's own: again
        EXPECT_TRUE(std::any_of(events.begin(), events.end(), [](const auto& e) { return e.code == "men_pocketed"; }));
    }
}

TEST(DiscPlayers, ShootWhereTheGoalIsOpen) {
    const auto match = matchOf<::discfootball::DiscFootball>(
        {}, 1,
        "W=150000000,0;-285000000,-30000000;-60000000,0 B=285000000,130000000;285000000,-130000000;60000000,100000000 "
        "ball=200000000,0 side=w strikes=0 phase=play turn=2 idle=0 resets=0 score=0,0 result=-");
    for (const std::string_view bot : {"greedy", "sampled", "level7", "level8"}) {
        const Decision decision = decide(kDiscs, *match, bot, {});
        auto after = match->clone();
        ASSERT_FALSE(after->apply(decision.action, nullptr));
        EXPECT_NE(after->stateText().find("score=1,0"), std::string::npos) << bot << " " << decision.action;
    }
}

TEST(DiscPlayers, DoNotShootIntoTheirOwnGoal) {
    // The ball lies before White's own goal with White's disc on the wrong side of it.
    const auto match = matchOf<::discfootball::DiscFootball>(
        {}, 1,
        "W=-150000000,0;-100000000,130000000;-60000000,-100000000 B=285000000,30000000;285000000,-30000000;60000000,0 "
        "ball=-250000000,0 side=w strikes=0 phase=play turn=2 idle=0 resets=0 score=0,0 result=-");
    for (const std::string_view bot : {"greedy", "sampled", "level8"}) {
        const Decision decision = decide(kDiscs, *match, bot, {});
        auto after = match->clone();
        ASSERT_FALSE(after->apply(decision.action, nullptr));
        EXPECT_NE(after->stateText().find("score=0,0"), std::string::npos) << bot << " " << decision.action;
    }
}

// ---- The hand.

TEST(Hands, CarryOutWhatIsLegalAndLeaveWordsAlone) {
    const auto match = matchOf<::discfootball::DiscFootball>({}, 1, {});
    base::Rng rng(1), other(1);
    const Hand hand{1'000, 50, 0};
    const std::string meant = "disc:3:1,0:800";
    const std::string done = discfootball::carriedOut(*match, meant, hand, rng);
    EXPECT_NE(done, meant);
    EXPECT_FALSE(match->check(done));
    EXPECT_EQ(done, discfootball::carriedOut(*match, meant, hand, other));
    EXPECT_EQ(discfootball::carriedOut(*match, "timeout", hand, rng), "timeout");
    EXPECT_EQ(discfootball::carriedOut(*match, "nonsense", hand, rng), "nonsense");
}

// Over many slips: the mean is what was meant, and the spread is the hand's.
TEST(Hands, SlipAsFarAsTheySay) {
    base::Rng rng(5);
    const Hand hand{600, 40, 1'000};
    double angle = 0, angles = 0, speeds = 0, places = 0;
    constexpr int kSlips = 20'000;
    for (int i = 0; i < kSlips; ++i) {
        const Slip slip(hand, rng);
        angle += slip.angle;
        angles += slip.angle * slip.angle;
        speeds += (slip.speed - 1) * (slip.speed - 1);
        places += slip.x * slip.x;
    }
    EXPECT_NEAR(angle / kSlips, 0, 0.02);
    EXPECT_NEAR(std::sqrt(angles / kSlips), 0.6, 0.02);
    EXPECT_NEAR(std::sqrt(speeds / kSlips), 0.04, 0.002);
    EXPECT_NEAR(std::sqrt(places / kSlips), 1'000, 30);
    const game::Point turned = [&] {
        Slip slip;
        slip.angle = 90;
        return slip.direction(1, 0);
    }();
    EXPECT_EQ(turned.x, 0);
    EXPECT_EQ(turned.y, 1);
}

}  // namespace
}  // namespace ai
