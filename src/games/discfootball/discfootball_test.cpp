#include "games/discfootball/discfootball.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "game/match_of.h"
#include "game/testkit.h"
#include "games/discfootball/test_support.h"

namespace discfootball {
namespace {

std::string noPicture(const DiscFootball&, const State&, const Action*, const game::DrawStyle&) {
    return {};
}

game::testkit::Factory factoryOf(const game::KeyValues& pairs) {
    return [pairs](std::uint64_t seed,
                   std::optional<std::string_view> text) -> base::Result<std::unique_ptr<game::Match>> {
        const auto values = game::readOptions(discfootball::info().options, discfootball::info().presets, pairs);
        auto match = std::make_unique<game::MatchOf<DiscFootball>>(*values, seed, &noPicture);
        if (text) {
            const auto start = match->game().parseState(*text);
            if (!start) return start.fault();
            match->begin(*start);
        }
        return std::unique_ptr<game::Match>(std::move(match));
    };
}

const std::vector<game::KeyValues> kSetups = {
    {{"max_turns", "60"}},
    {{"formation", "1-2"}, {"goals_to_win", "1"}, {"max_turns", "300"}},
    {{"formation", "1-1-1"}, {"field_length", "701"}, {"strip", "80"}, {"max_speed", "2500"}, {"max_turns", "60"}},
    {{"field_length", "1200"}, {"strike_arc", "180"}, {"minutes", "0"}, {"max_turns", "60"}},
};

TEST(DiscFootball, KeepsTheLawsWithAllOptions) {
    for (const game::KeyValues& setup : kSetups) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const auto broken = game::testkit::playOut(factoryOf(setup), seed, 2'000);
            ASSERT_FALSE(broken.has_value()) << setup.front().second << " seed " << seed << ": " << *broken;
        }
    }
}

TEST(DiscFootball, MotionEndsWhereTheRefereeBegins) {
    for (const game::KeyValues& setup : kSetups) {
        const DiscFootball game = test::gameWith(setup);
        base::Rng rng(11);
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            State s = game.initial(seed);
            while (game.toAct(s)) {
                const Action a = game.sample(s, rng);
                const auto broken = game::testkit::simulateEndsAsApply(game, s, a);
                ASSERT_FALSE(broken.has_value()) << *broken;
                s = game.apply(s, a, nullptr);
            }
        }
    }
}

// Every game ends, every state on the way is one that can be read, every event is listed with its clause, and telling a
// strike does not change it.
TEST(DiscFootball, TwoThousandRandomGamesEnd) {
    std::vector<std::string> unknown;
    const auto known = [](const game::Event& e) {
        return std::any_of(info().events.begin(), info().events.end(), [&](const game::CodeInfo& code) {
            return code.code == e.code &&
                   (" " + std::string(code.rules) + " ").find(" " + std::string(e.rule) + " ") != std::string::npos;
        });
    };
    int goals = 0, drawn = 0;
    for (std::uint64_t seed = 0; seed < 2'000; ++seed) {
        const DiscFootball game = test::gameWith({{"max_turns", "30"}});
        base::Rng rng(seed);
        State s = game.initial(seed);
        int steps = 0;
        while (game.toAct(s)) {
            ASSERT_LT(++steps, 200);
            const Action a = game.sample(s, rng);
            ASSERT_FALSE(game.check(s, a)) << game.formatState(s) << " " << game.formatAction(s, a);
            const State next = game.apply(s, a, nullptr);
            if (seed % 20 == 0) {
                game::Events events;
                ASSERT_EQ(game.apply(s, a, &events), next);
                for (const game::Event& e : events) EXPECT_TRUE(known(e)) << e.code << " " << e.rule;
                const auto read = game.parseState(game.formatState(next));
                ASSERT_TRUE(read.ok()) << game.formatState(s) << " " << game.formatAction(s, a) << "\n"
                                       << game.formatState(next);
                ASSERT_EQ(*read, next);
            }
            s = next;
        }
        goals += s.score[0] + s.score[1];
        drawn += game.outcome(s, 1).result == game::Result::Draw ? 1 : 0;
    }
    EXPECT_GT(goals, 10);
    EXPECT_LT(drawn, 2'000);
}

TEST(DiscFootball, TheSeedDrawsTheLot) {
    const DiscFootball game = test::gameWith();
    int white = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) white += game.initial(seed).side == kWhite ? 1 : 0;
    EXPECT_GT(white, 30);
    EXPECT_LT(white, 70);
}

State at(const DiscFootball& game, const char* line) {
    const auto s = game.parseState(line);
    EXPECT_TRUE(s.ok()) << line;
    return s.ok() ? *s : test::start(game);
}

std::string faultOf(const DiscFootball& game, const State& s, const char* token) {
    const auto fault = game.check(s, *game.parseAction(s, token));
    return fault ? std::string(fault->code) + " " + std::string(fault->rule) : "";
}

constexpr char kDiscsText[] =
    "W=-285000000,30000000;-285000000,-30000000;-60000000,0 B=285000000,30000000;285000000,-30000000;60000000,0 ";

TEST(DiscFootball, RefusesWhatIsNotAllowed) {
    const DiscFootball game = test::gameWith();
    const State play = test::start(game);
    EXPECT_EQ(faultOf(game, play, "end"), "no_end DF9");
    EXPECT_EQ(faultOf(game, play, "ball:1,0:5"), "no_set_piece DF24");
    EXPECT_EQ(faultOf(game, play, "disc:1:1,0:1301"), "bad_speed DF10");
    EXPECT_EQ(faultOf(game, play, "disc:1:2,0:5"), "bad_direction DF10");
    EXPECT_EQ(faultOf(game, play, "disc:1:-1,0:5"), "");
    EXPECT_EQ(faultOf(test::gameWith({{"strike_arc", "180"}}), play, "disc:1:0,1:5"), "wrong_direction DF10");
    EXPECT_EQ(faultOf(test::gameWith({{"minutes", "0"}}), play, "flag"), "no_clock DF28");
    const std::string tail = " strikes=0 phase=goalkick turn=2 idle=0 resets=0 score=0,0 result=-";
    const State kick = at(game, (std::string(kDiscsText) + "ball=-300000000,0 side=w" + tail).c_str());
    EXPECT_EQ(faultOf(game, kick, "disc:1:1,0:5"), "set_piece_first DF24");
    EXPECT_EQ(faultOf(game, kick, "ball:1,0:5"), "place_missing DF21");
    EXPECT_EQ(faultOf(game, kick, "ball@-299999,0:1,0:5"), "place_off_line DF21");
    EXPECT_EQ(faultOf(game, kick, "ball@300000,0:1,0:5"), "place_off_line DF21");
    EXPECT_EQ(faultOf(game, kick, "ball@-300000,30000:1,0:5"), "place_occupied DF27");
    EXPECT_EQ(faultOf(game, kick, "ball@-300000,100000:0,1:5"), "wrong_direction DF24");
    EXPECT_EQ(faultOf(game, kick, "ball@-300000,200000:1,0:5"), "");
}

// Both ends of every range of directions are allowed, and every place offered can be taken.
TEST(DiscFootball, WhatIsOfferedIsLegal) {
    for (const game::KeyValues& setup : kSetups) {
        const DiscFootball game = test::gameWith(setup);
        base::Rng rng(17);
        int setPieces = 0;
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            for (State s = game.initial(seed); game.toAct(s); s = game.apply(s, game.sample(s, rng), nullptr)) {
                setPieces += s.phase != Phase::Play ? 1 : 0;
                const auto choices = *game.choices(s, "");
                ASSERT_FALSE(choices.handles.empty());
                for (const game::Handle& handle : choices.handles) {
                    std::vector<std::string> prefixes = {handle.prefix};
                    if (!handle.places.empty()) prefixes.clear();
                    for (const game::PlaceRange& place : handle.places) {
                        if (place.shape != game::PlaceRange::Shape::Segment) continue;
                        for (const Point& p : {place.from, place.to})
                            prefixes.push_back(handle.prefix + std::to_string(p.x / kUm) + "," +
                                               std::to_string(p.y / kUm) + ":");
                    }
                    for (const std::string& prefix : prefixes) {
                        const auto chosen = game.choices(s, prefix);
                        ASSERT_TRUE(chosen.ok()) << game.formatState(s) << " " << prefix;
                        const game::DirectionRange range = chosen->handles.at(0).directions.at(0);
                        for (const Point& d : {range.from, range.to}) {
                            const std::string token = prefix + std::to_string(d.x) + "," + std::to_string(d.y) + ":" +
                                                      std::to_string(handle.maxSpeed);
                            const auto action = game.parseAction(s, token);
                            ASSERT_TRUE(action.ok()) << token;
                            ASSERT_FALSE(game.check(s, *action)) << game.formatState(s) << " " << token;
                        }
                    }
                }
            }
        }
        EXPECT_GT(setPieces, 5);
    }
}

}  // namespace
}  // namespace discfootball
