#include "ai/chessfootball/evaluation.h"

#include <gtest/gtest.h>

#include "ai/chessfootball/exchange.h"
#include "ai/chessfootball/goal_lanes.h"
#include "games/chessfootball/chessfootball.h"

namespace ai::chessfootball {
namespace {

const cf::ChessFootball& game() {
    static const cf::ChessFootball g(game::OptionValues{3, 0, 0});
    return g;
}

cf::Position at(std::string_view state) {
    const auto position = game().parseState(state);
    EXPECT_TRUE(position.ok()) << state;
    return *position;
}

// The same position with the colours and the board exchanged.
cf::Position mirrored(const cf::Position& p) {
    cf::Position m = p;
    const auto flip = [](cf::Bitboard set) { return __builtin_bswap64(set); };
    for (int type = 0; type < 6; ++type) m.byType[type] = flip(p.byType[type]);
    m.byColor[cf::kWhite] = flip(p.byColor[cf::kBlack]);
    m.byColor[cf::kBlack] = flip(p.byColor[cf::kWhite]);
    for (int square = 0; square < 64; ++square) m.board[square ^ 56] = p.board[square];
    if (p.ball < 64) m.ball = p.ball ^ 56;
    m.side = ~p.side;
    m.goals[0] = p.goals[1];
    m.goals[1] = p.goals[0];
    return m;
}

template <class Visit>
void randomPositions(int games, const Visit& visit) {
    for (int i = 0; i < games; ++i) {
        base::Rng rng(static_cast<std::uint64_t>(i));
        cf::Position p = game().initial(0);
        for (int ply = 0; ply < 150 && !game().outcome(p, 1).over(); ++ply) {
            visit(p);
            p = game().apply(p, game().sample(p, rng), nullptr);
        }
    }
}

TEST(Evaluation, IsTheSameForBothColours) {
    int seen = 0;
    randomPositions(20, [&](const cf::Position& p) {
        ++seen;
        EXPECT_EQ(evaluate(p, game().rules()).total(), -evaluate(mirrored(p), game().rules()).total())
            << game().formatState(p);
    });
    EXPECT_GT(seen, 1000);
}

TEST(Evaluation, LikesWhatIsGood) {
    const auto total = [](std::string_view state) { return evaluate(at(state), game().rules()).total(); };
    // A queen more; the ball; the ball further ahead; an open lane; a goal more.
    EXPECT_GT(total("4k3/8/8/8/8/8/8/3QK3 b - - 0 1"), 700);
    EXPECT_GT(total("r3k3/8/8/8/8/8/8/R3K3 b - - 0 1 a1 - 0:0"), total("r3k3/8/8/8/8/8/8/R3K3 b - - 0 1 a8 - 0:0"));
    EXPECT_GT(total("rn2k3/8/R7/8/8/8/8/4K3 b - - 0 1 a6 - 0:0"), total("rn2k3/8/8/8/R7/8/8/4K3 b - - 0 1 a4 - 0:0"));
    EXPECT_GT(total("4k3/8/8/8/R7/8/8/4K3 b - - 0 1 a4 - 0:0"), total("r3k3/8/8/8/8/8/8/R3K3 b - - 0 1 a1 - 0:0"));
    EXPECT_GT(total("4k3/8/8/8/8/8/8/4K3 w - - 0 1 * - 2:0"), total("4k3/8/8/8/8/8/8/4K3 w - - 0 1 * - 1:0"));
}

TEST(GoalLanes, AgreeWithTheRules) {
    int open = 0;
    randomPositions(40, [&](const cf::Position& p) {
        for (const cf::Color color : {cf::kWhite, cf::kBlack}) {
            bool expected = false;
            if (p.carries(color)) {
                for (int direction = 0; direction < 8; ++direction) {
                    const auto lane = cf::laneOf(p, p.ball, static_cast<cf::Direction>(direction));
                    expected = expected || lane.end == cf::LaneEnd::Goal;
                }
            }
            EXPECT_EQ(canScore(p, color), expected) << game().formatState(p) << ' ' << int{color};
            open += expected ? 1 : 0;
        }
    });
    EXPECT_GT(open, 50);
}

bool holds(std::string_view state, cf::Square from, cf::Square to, int allowance = 0) {
    return exchangeHolds(at(state), cf::Action(from, to), allowance);
}

TEST(Exchange, CountsAttackersOnTheSquare) {
    constexpr cf::Square e4 = 28, e5 = 36, e1 = 4, d3 = 19, c3 = 18;
    // Rook takes a pawn: free, then defended by a pawn, then with a second rook behind it.
    EXPECT_TRUE(holds("6k1/8/8/4p3/8/8/8/4R1K1 w - - 0 1", e1, e5));
    EXPECT_FALSE(holds("6k1/8/3p4/4p3/8/8/8/4R1K1 w - - 0 1", e1, e5));
    EXPECT_FALSE(holds("6k1/8/3p4/4p3/8/8/4R3/4R1K1 w - - 0 1", 12, e5));
    // Pawn takes a defended knight; knight takes a pawn defended by a knight, with a bishop behind.
    EXPECT_TRUE(holds("6k1/8/3p4/4n3/3P4/8/8/6K1 w - - 0 1", 27, e5));
    EXPECT_FALSE(holds("6k1/8/5n2/8/4p3/2N5/8/6K1 w - - 0 1", c3, e4));
    EXPECT_TRUE(holds("6k1/8/5n2/8/4p3/2NB4/8/6K1 w - - 0 1", c3, e4, 0));
    // What one would give for the ball.
    EXPECT_TRUE(holds("6k1/8/5n2/8/4p3/2N5/8/6K1 w - - 0 1", c3, e4, 250));
    // A quiet move to an attacked square loses the piece.
    EXPECT_FALSE(holds("6k1/8/5n2/8/8/3R4/8/6K1 w - - 0 1", d3, 35));
    // The king does not take part where he would stand in check.
    EXPECT_TRUE(holds("8/8/4k3/4p3/8/8/4R3/4R1K1 w - - 0 1", 12, e5));
}

}  // namespace
}  // namespace ai::chessfootball
