#include <algorithm>

#include "games/chessfootball/test_support.h"

namespace chessfootball {
namespace {

struct Case {
    const char* position;
    const char* action;
    const char* fault;
};

constexpr const char* kOpen = "4k3/8/8/8/8/2N5/PP3P2/R3K3 w Q - 0 1 c3 - 0:0";

TEST(Explain, EveryFaultHasItsCodeAndClause) {
    const Case cases[] = {
        {kOpen, "d4d5", "empty_square CF1 (square=d4)"},
        {kOpen, "d4:n", "empty_square CF1 (square=d4)"},
        {kOpen, "e8e7", "not_your_piece CF1 (square=e8)"},
        {kOpen, "e8:n", "not_your_piece CF1 (square=e8)"},
        {kOpen, "c3c4", "illegal_move CF1 (piece=N, from=c3, to=c4)"},
        {kOpen, "c3c3", "illegal_move CF1 (piece=N, from=c3, to=c3)"},
        {kOpen, "a1a2", "illegal_move CF1 (piece=R, from=a1, to=a2)"},
        {kOpen, "a2a5", "illegal_move CF1 (piece=P, from=a2, to=a5)"},
        {kOpen, "b2c3", "illegal_move CF1 (piece=P, from=b2, to=c3)"},
        {kOpen, "e1g1", "castling_not_allowed CF1"},
        {kOpen, "a2a3q", "promotion_unexpected CF1"},
        {kOpen, "c3d5q", "promotion_unexpected CF1"},
        {"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "promotion_missing CF1"},
        {kOpen, "f2g3", "step_without_ball CF8 (from=f2, to=g3)"},
        {"4k3/8/8/4r3/8/8/4N3/4K3 w - - 0 1 * - 0:0", "e2c3", "king_in_check CF9 (from=e2, to=c3)"},
        {"4k3/8/8/3r4/8/8/4N3/4K3 w - - 0 1 * - 0:0", "e1d1", "king_in_check CF9 (from=e1, to=d1)"},
        {"4k3/8/8/4r3/8/8/8/N3K3 w - - 0 1 a1 - 0:0", "a1:n", "shot_in_check CF9"},
        {"4k3/8/8/4r3/8/8/8/N3K3 w - - 0 1 a1 - 0:0", "e1:n", "no_ball CF11 (square=e1)"},
        {kOpen, "a1:n", "no_ball CF11 (square=a1)"},
        {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1:n", "no_ball CF11 (square=a1)"},
        {"4k3/8/8/R7/8/8/8/4K3 w - - 0 1 a5 - 0:0", "a5:w", "side_exit CF16 (from=a5, direction=w)"},
        {"4k3/8/8/R7/8/8/8/4K3 w - - 0 1 a5 - 0:0", "a5:nw", "side_exit CF16 (from=a5, direction=nw)"},
        {"4k3/8/8/R7/8/2R5/8/4K3 w - - 0 1 a5 - 0:0", "a5:c3", "not_a_knight CF18 (square=a5)"},
        {kOpen, "c3:a1", "not_a_knight_move CF18 (from=c3, to=a1)"},
        {kOpen, "c3:d5", "no_own_piece CF18 (square=d5)"},
        {"8/2K5/8/8/8/8/5k2/8 b - - 100 70 f2 - 0:0", "f2f1", "game_over CF22 (reason=fifty)"},
        {"8/2K5/8/8/8/8/5k2/8 b - - 1 70 f2 - 1:0", "f2f1", "game_over CF19 (reason=goals)"},
    };
    const ChessFootball game = testing::gameWith();
    for (const Case& c : cases) {
        const Position position = testing::at(c.position);
        const auto fault = game.check(position, testing::act(position, c.action));
        ASSERT_TRUE(fault.has_value()) << c.position << " " << c.action;
        EXPECT_EQ(testing::textOf(fault->code, fault->rule, fault->args), c.fault) << c.position << " " << c.action;
    }
}

TEST(Explain, NothingForLegalActions) {
    const ChessFootball game = testing::gameWith();
    const Position position = testing::at(kOpen);
    for (const char* token : {"c3d5", "c3:n", "c3:a2", "e1c1", "b2b4", "a1c1", "e1f1"}) {
        EXPECT_EQ(game.check(position, testing::act(position, token)), std::nullopt) << token;
    }
}

TEST(Explain, EveryFaultOfTheTableIsUsedWithAClauseOfTheTable) {
    // The test above holds the texts; here the table itself: no code twice, every clause known.
    const auto& info = ChessFootball::info();
    for (const auto table : {info.faults, info.events, info.endings}) {
        for (std::size_t i = 0; i < table.size(); ++i) {
            EXPECT_NE(std::find(info.clauses.begin(), info.clauses.end(), table[i].rules), info.clauses.end());
            for (std::size_t j = 0; j < i; ++j) EXPECT_NE(table[i].code, table[j].code);
        }
    }
}

}  // namespace
}  // namespace chessfootball
