#include "games/carrom/carrom.h"

#include <gtest/gtest.h>

#include "game/match_of.h"
#include "game/testkit.h"
#include "games/carrom/test_support.h"

namespace carrom {
namespace {

std::string noPicture(const Carrom&, const State&, const Action*, const game::DrawStyle&) {
    return {};
}

game::testkit::Factory factoryOf(const game::KeyValues& pairs) {
    return [pairs](std::uint64_t seed,
                   std::optional<std::string_view> text) -> base::Result<std::unique_ptr<game::Match>> {
        const auto values = game::readOptions(carrom::info().options, carrom::info().presets, pairs);
        auto match = std::make_unique<game::MatchOf<Carrom>>(*values, seed, &noPicture);
        if (text) {
            const auto start = match->game().parseState(*text);
            if (!start) return start.fault();
            match->begin(*start);
        }
        return std::unique_ptr<game::Match>(std::move(match));
    };
}

const std::vector<game::KeyValues> kSetups = {
    {{"idle_strokes", "5"}},
    {{"preset", "icf"}, {"idle_strokes", "20"}, {"match_games", "3"}},
    {{"preset", "uk"}, {"idle_strokes", "30"}, {"rack_angle", "90"}},
    {{"variant", "freestyle"}},
    {{"variant", "freestyle"}, {"preset", "icf"}, {"idle_strokes", "12"}},
    {{"variant", "solo"}},
    {{"variant", "solo"}, {"queen_back_ends_turn", "off"}, {"powder", "8"}},
};

TEST(Carrom, KeepsTheLawsInEveryVariant) {
    for (const game::KeyValues& setup : kSetups) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto broken = game::testkit::playOut(factoryOf(setup), seed, 20'000);
            ASSERT_FALSE(broken.has_value()) << setup.front().second << " seed " << seed << ": " << *broken;
        }
    }
}

TEST(Carrom, MotionEndsWhereTheRefereeBegins) {
    for (const game::KeyValues& setup : kSetups) {
        const Carrom game = test::gameWith(setup);
        base::Rng rng(11);
        State s = game.initial(4);
        for (int i = 0; i < 300 && game.toAct(s); ++i) {
            const Action a = game.sample(s, rng);
            const auto broken = game::testkit::simulateEndsAsApply(game, s, a);
            ASSERT_FALSE(broken.has_value()) << *broken;
            s = game.apply(s, a, nullptr);
        }
    }
}

TEST(Carrom, TellingAStrokeDoesNotChangeIt) {
    const Carrom game = test::gameWith();
    base::Rng rng(3);
    State s = game.initial(1);
    for (int i = 0; i < 200; ++i) {
        const Action a = game.sample(s, rng);
        game::Events events;
        const State told = game.apply(s, a, &events);
        s = game.apply(s, a, nullptr);
        ASSERT_EQ(told, s);
    }
}

TEST(Carrom, EveryEventIsListedWithItsClause) {
    for (const game::KeyValues& setup : kSetups) {
        const Carrom game = test::gameWith(setup);
        base::Rng rng(5);
        State s = game.initial(9);
        for (int i = 0; i < 1000 && game.toAct(s); ++i) {
            game::Events events;
            s = game.apply(s, game.sample(s, rng), &events);
            for (const game::Event& e : events) {
                const bool known = std::any_of(
                    carrom::info().events.begin(), carrom::info().events.end(), [&](const game::CodeInfo& info) {
                        return info.code == e.code &&
                               (" " + std::string(info.rules) + " ").find(" " + std::string(e.rule) + " ") !=
                                   std::string::npos;
                    });
                EXPECT_TRUE(known) << e.code << " " << e.rule;
            }
        }
    }
}

TEST(Carrom, TheSeedDecidesWhoBreaks) {
    const Carrom game = test::gameWith();
    int south = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) south += game.initial(seed).first == Seat::First ? 1 : 0;
    EXPECT_GT(south, 30);
    EXPECT_LT(south, 70);
}

// The same stroke from either side gives the same board, turned round.
TEST(Carrom, BothSidesAreAlike) {
    const Carrom game = test::gameWith();
    State south;
    for (std::uint64_t seed = 0; south.first == Seat::First; ++seed) {
        south = game.initial(seed);
        south.lot = 0;
    }
    State north = south;
    for (std::uint64_t seed = 0; north.first == Seat::Second; ++seed) {
        north = game.initial(seed);
        north.lot = 0;
    }
    const Action shot = *game.parseAction(north, "shot:12345:-1233,25000:5900");
    const State a = game.apply(south, shot, nullptr), b = game.apply(north, shot, nullptr);
    ASSERT_EQ(a.menLeft(), b.menLeft());
    for (const Color c : {kWhite, kBlack}) {
        Men turned;
        for (int i = 0; i < b.men[c].count; ++i) {
            const Point p = b.men[c].at[static_cast<std::size_t>(i)];
            turned.add({-p.x, -p.y});
        }
        EXPECT_EQ(a.men[c], turned);
    }
}

}  // namespace
}  // namespace carrom
