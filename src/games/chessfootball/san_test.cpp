#include "base/rng.h"
#include "games/chessfootball/search_api.h"
#include "games/chessfootball/test_support.h"
#include "games/chessfootball/text.h"

namespace chessfootball {
namespace {

struct Case {
    const char* position;
    const char* action;
    const char* san;
};

TEST(San, AsOnTheRulesPage) {
    const Case cases[] = {
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 * - 0:0", "e2e4", "e4o"},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 * - 0:0", "e2e3", "e3"},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 * - 0:0", "g1f3", "Nf3"},
        {"4k3/8/8/4p3/8/5N2/8/4K3 w - - 0 1 e5 - 0:0", "f3e5", "Nxe5o"},
        {"4k3/8/8/8/8/8/3P4/4K3 w - - 0 1 e3 - 0:0", "d2e3", "de3o"},
        {"4k3/2P5/8/8/8/8/8/4K3 w - - 0 1 c8 - 0:0", "c7c8q", "c8=Qo+"},
        {"7k/3P4/8/8/8/8/8/4K3 w - - 0 1 c8 - 0:0", "d7c8n", "dc8=No"},
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 1 f1 - 0:0", "e1g1", "O-Oo"},
        {"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 h5 - 0:0", "e1c1", "O-O-O"},
        {"4k3/8/8/8/8/8/7r/5RK1 b - - 1 1 f1 h1 0:0", "h2h1", "Rh1o+"},
        {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1 e4 e2 0:0", "d4e3", "dxe3o"},
        {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1 h5 - 0:0", "d4e3", "dxe3"},
        {"3k4/8/8/8/4R3/8/8/4K3 w - - 0 1 e4 - 0:0", "e4:ne", "e4:ne-h7"},
        {"6k1/8/8/7p/8/5N2/8/4K3 w - - 0 1 f3 - 0:0", "f3:ne", "f3:ne_h5"},
        {"6k1/7p/8/8/4R3/8/8/4K3 w - - 0 1 e4 - 0:0", "e4:ne", "e4:ne_h7"},
        {"k7/7b/8/5p2/4R3/8/8/4K3 w - - 0 1 e4 - 0:0", "e4:ne", "e4:ne=f5"},
        {"k7/8/8/8/7R/8/8/4K3 w - - 0 1 h4 - 0:0", "h4:n", "h4:n=G"},
        {"k7/8/8/8/7R/8/8/4K3 w - - 0 1 h4 - 0:0", "h4:s", "h4:s=OG"},
        {"k7/8/8/4P3/8/5N2/8/4K3 w - - 0 1 f3 - 0:0", "f3:e5", "f3:e5"},
        // Disambiguation: file, rank, both; a pinned piece is no rival.
        {"4k3/8/8/8/8/8/8/N1N1K3 w - - 0 1", "a1b3", "Nab3"},
        {"4k3/8/8/N7/8/8/8/N3K3 w - - 0 1", "a1b3", "N1b3"},
        {"3k4/8/8/N7/8/8/8/N1N1K3 w - - 0 1", "a1b3", "Na1b3"},
        {"4k3/8/8/4r3/8/8/4N3/N3K3 w - - 0 1", "a1c2", "Nc2"},
        {"7k/6pp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "Ra8#"},
    };
    const Rules rules;
    for (const Case& c : cases) {
        const Position position = testing::at(c.position);
        const Action action = testing::act(position, c.action);
        ASSERT_TRUE(isLegal(position, action)) << c.position << " " << c.action;
        EXPECT_EQ(formatSan(position, action, rules), c.san) << c.position << " " << c.action;
        const auto back = parseSan(position, c.san);
        ASSERT_TRUE(back.ok()) << c.san;
        EXPECT_EQ(*back, action);
    }
}

TEST(San, TheReaderForgivesMissingMarksAndTooMuchOrigin) {
    const Position position = testing::at("7k/6pp/8/8/8/8/R7/R3K3 w - - 0 1");
    for (const char* text : {"Ra8", "Ra8+", "Ra8#", "Raa8", "R2a8", "Ra2a8#"}) {
        const auto action = parseSan(position, text);
        ASSERT_TRUE(action.ok()) << text;
        EXPECT_EQ(formatAction(*action), "a2a8");
    }
}

TEST(San, FaultsInsteadOfGuesses) {
    const Position position = testing::at("4k3/8/8/8/8/8/8/N1N1K3 w - - 0 1 c5 - 0:0");
    for (const char* text : {"", "+", "Nb3", "Nb3o", "0-0", "Ke2o", "a1b3", "Nxb3", "e1:n=G", "\xff\xfe"}) {
        const auto action = parseSan(position, text);
        ASSERT_FALSE(action.ok()) << text;
        EXPECT_EQ(action.fault().code, "bad_notation");
    }
}

TEST(San, RoundTripsInRandomGames) {
    const ChessFootball game = testing::gameWith({{"goals_to_win", "3"}});
    base::Rng rng(11);
    for (int round = 0; round < 15; ++round) {
        Position position = game.initial(0);
        for (int ply = 0; ply < 120 && game.toAct(position); ++ply) {
            std::vector<Action> actions;
            game.legal(position, actions);
            for (const Action action : actions) {
                const std::string san = game.formatNotation(position, action);
                const auto back = game.parseNotation(position, san);
                ASSERT_TRUE(back.ok()) << game.formatState(position) << " " << san;
                ASSERT_EQ(*back, action) << game.formatState(position) << " " << san;
            }
            position = game.apply(position, game.sample(position, rng), nullptr);
        }
    }
}

}  // namespace
}  // namespace chessfootball
