#include "games/chessfootball/chessfootball.h"

#include "game/match_of.h"
#include "games/chessfootball/attacks.h"
#include "games/chessfootball/perft.h"
#include "games/chessfootball/test_support.h"

namespace chessfootball {
namespace {

const game::Choice* find(const game::Choices& choices, std::string_view action) {
    for (const game::Choice& choice : choices.list) {
        if (choice.action == action) return &choice;
    }
    return nullptr;
}

TEST(Choices, SayWhatAnActionIsAndWhatBecomesOfTheBall) {
    struct Case {
        const char* position;
        game::Choice expected;
    };
    const Case cases[] = {
        {"4k3/8/8/8/8/5N2/8/4K3 w - - 0 1 * - 0:0", {"f3e5", "move", "f3", "e5", {}, "ball", ""}},
        {"4k3/8/8/8/8/5N2/8/4K3 w - - 0 1 * - 0:0", {"f3g5", "move", "f3", "g5", {}, "", ""}},
        {"4k3/8/8/8/8/3P4/8/4K3 w - - 0 1 e4 - 0:0", {"d3e4", "step", "d3", "e4", {}, "ball", ""}},
        {"4k3/8/8/4p3/8/5N2/8/4K3 w - - 0 1 e5 - 0:0", {"f3e5", "capture", "f3", "e5", {}, "ball", ""}},
        {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", {"d4e3", "capture", "d4", "e3", {}, "", ""}},
        {"4k3/8/8/8/8/8/7r/5RK1 b - - 1 1 f1 h1 0:0", {"h2h1", "steal", "h2", "h1", {}, "ball", ""}},
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 1 f1 - 0:0", {"e1g1", "castling", "e1", "g1", {}, "ball", ""}},
        {"1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", {"a7b8q", "promotion", "a7", "b8", {}, "", ""}},
        {"8/8/8/k7/8/8/4Q3/7K w - - 0 1 e2 - 0:0", {"e2:s", "shot", "e2", "e1", {"e1"}, "own_goal", ""}},
        {"R7/8/8/8/8/5k2/8/K7 w - - 0 1 a8 - 0:0", {"a8:n", "shot", "a8", "a8", {}, "goal", ""}},
        {"8/8/8/k7/8/8/4Q3/7K w - - 0 1 e2 - 0:0", {"e2:e", "shot", "e2", "h2", {"f2", "g2", "h2"}, "out", ""}},
        {"7k/8/8/8/r5r1/8/8/4RK2 w - - 0 1 e1 - 0:0",
         {"e1:n", "shot", "e1", "e4", {"e2", "e3", "e4"}, "intercepted", "g4"}},
        {"4k3/8/8/8/8/8/4P3/4RK2 w - - 0 1 e1 - 0:0", {"e1:n", "shot", "e1", "e2", {"e2"}, "received", "e2"}},
        {"4k3/8/8/8/8/2P5/8/1N2K3 w - - 0 1 b1 - 0:0", {"b1:c3", "pass", "b1", "c3", {"c3"}, "pass", "c3"}},
    };
    const ChessFootball game = testing::gameWith();
    for (const Case& c : cases) {
        const auto choices = game.choices(testing::at(c.position), "");
        ASSERT_TRUE(choices.ok());
        const game::Choice* choice = find(*choices, c.expected.action);
        ASSERT_NE(choice, nullptr) << c.expected.action;
        EXPECT_EQ(*choice, c.expected) << c.expected.action;
    }
}

TEST(Choices, OfOneSquareOrOfAnEndedGame) {
    const ChessFootball game = testing::gameWith();
    const Position start = game.initial(0);
    EXPECT_EQ(game.choices(start, "")->list.size(), 20u);
    EXPECT_EQ(game.choices(start, "g1")->list.size(), 2u);
    EXPECT_TRUE(game.choices(start, "e5")->list.empty());
    EXPECT_EQ(game.choices(start, "e2e").fault().code, "bad_action");
    EXPECT_TRUE(game.choices(testing::at("k7/8/8/8/8/8/8/K7 w - - 0 1 * - 1:0"), "")->list.empty());
}

TEST(Facts, ShowTheBallAndTheScore) {
    const auto facts = [](const char* position) {
        return testing::textOf("", "", testing::gameWith().facts(testing::at(position)));
    };
    EXPECT_EQ(facts("k7/8/8/8/8/8/8/K7 w - - 0 1"), "  (side=white, ball=none, score=0:0)");
    EXPECT_EQ(facts("k7/8/8/8/8/8/8/K6r w - - 0 1 * - 0:1"), "  (side=white, check=a1, ball=centre, score=0:1)");
    EXPECT_EQ(facts("k7/8/8/8/8/8/8/K7 b - - 0 1 d3 - 0:0"), "  (side=black, ball=free, ball_square=d3, score=0:0)");
    EXPECT_EQ(facts("4k3/8/8/8/8/8/7r/5RK1 b - - 1 1 f1 h1 0:0"),
              "  (side=black, ball=carried, ball_square=f1, carrier=white, steal=h1, score=0:0)");
}

TEST(Match, ThreefoldAndUndo) {
    game::MatchOf<ChessFootball> match({1, 0, 0}, 0, nullptr);
    const std::string start = match.stateText();
    for (int round = 0; round < 2; ++round) {
        for (const char* token : {"g1f3", "g8f6", "f3g1", "f6g8"}) {
            ASSERT_FALSE(match.outcome().over());
            ASSERT_EQ(match.apply(token, nullptr), std::nullopt) << token;
        }
    }
    EXPECT_EQ(match.outcome().reason, "threefold");
    EXPECT_EQ(match.check("g1f3")->code, "game_over");
    for (int i = 0; i < 8; ++i) EXPECT_TRUE(match.undo());
    EXPECT_EQ(match.stateText(), start);
}

TEST(Perft, BothBackEndsAgree) {
    const ChessFootball game = testing::gameWith();
    MagicSliders::fill();
    const Position start = game.initial(0);
    EXPECT_EQ(perftMagic(start, game.rules(), 4), 216141u);
    EXPECT_EQ(game.perft(start, 4), 216141u);
    EXPECT_EQ(game.perft(start, 0), 1u);
    EXPECT_EQ(game.perft(testing::at("k7/8/8/8/8/8/8/K7 w - - 0 1 * - 1:0"), 1), 0u);
}

}  // namespace
}  // namespace chessfootball
