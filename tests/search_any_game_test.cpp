// The generic search needs nothing of chess football: any Enumerable game can be searched through the plain adapter.
#include <gtest/gtest.h>

#include "ai/alphabeta_bot.h"
#include "tests/tiny/nim.h"

namespace {

TEST(SearchAnyGame, PlaysNimPerfectly) {
    ai::AlphabetaBot<tiny::Nim> bot(ai::Level{}, 1);
    ai::Limits limits;
    limits.depth = 20;
    ai::Control control;
    int won = 0;
    for (int a = 0; a <= 4; ++a) {
        for (int b = 0; b <= 4; ++b) {
            for (int c = 0; c <= 4; ++c) {
                if (a + b + c == 0) continue;
                game::MatchOf<tiny::Nim> match(game::OptionValues{5}, 1, nullptr);
                match.begin({{a, b, c}, game::Seat::Second});
                const auto decision = bot.choose(match, limits, control);
                ASSERT_TRUE(decision.ok());
                // Bouton 1901: the mover wins unless the heaps' nim sum is 0, by making it 0.
                const bool wins = (a ^ b ^ c) != 0;
                EXPECT_EQ(decision->report.score.kind, wins ? ai::Score::Kind::Win : ai::Score::Kind::Loss);
                ASSERT_FALSE(match.apply(decision->action, nullptr));
                const auto& heaps = match.state().heaps;
                EXPECT_EQ((heaps[0] ^ heaps[1] ^ heaps[2]) == 0, wins) << a << b << c;
                won += wins ? 1 : 0;
            }
        }
    }
    EXPECT_GT(won, 90);
}

}  // namespace
