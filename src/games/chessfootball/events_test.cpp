#include <vector>

#include "games/chessfootball/test_support.h"

namespace chessfootball {
namespace {

struct Case {
    const char* position;
    const char* action;
    std::vector<std::string> events;
    const char* after;
};

void expectCases(const ChessFootball& game, const std::vector<Case>& cases) {
    for (const Case& c : cases) {
        const Position position = testing::at(c.position);
        const Action action = testing::act(position, c.action);
        ASSERT_EQ(game.check(position, action), std::nullopt) << c.position << " " << c.action;
        game::Events events;
        const Position after = game.apply(position, action, &events);
        std::vector<std::string> texts;
        for (const auto& event : events) texts.push_back(testing::textOf(event.code, event.rule, event.args));
        EXPECT_EQ(texts, c.events) << c.position << " " << c.action;
        EXPECT_EQ(game.formatState(after), c.after) << c.position << " " << c.action;
    }
}

TEST(Events, Moves) {
    expectCases(
        testing::gameWith(),
        {
            {"4k3/8/8/8/8/5N2/8/4K3 w - - 0 1 * - 0:0",
             "f3e5",
             {"move CF1 (piece=N, from=f3, to=e5)", "ball_taken CF5 (square=e5, piece=N)"},
             "4k3/8/8/4N3/8/8/8/4K3 b - - 1 1 e5 - 0:0"},
            {"4k3/8/8/8/8/3P4/8/4K3 w - - 7 1 e4 - 0:0",
             "d3e4",
             {"pawn_step CF8 (from=d3, to=e4)", "ball_taken CF5 (square=e4, piece=P)"},
             "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1 e4 - 0:0"},
            {"4k3/8/8/8/8/3P4/8/4K3 w - - 7 1 * - 0:0",
             "d3e4",
             {"pawn_step CF8 (from=d3, to=e4)", "ball_taken CF5 (square=e4, piece=P)"},
             "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1 e4 - 0:0"},
            // CF6, CF10: the rook carries the ball in castling, and leaves a steal square that the rook on h2 can use.
            {"4k3/8/8/8/8/8/7r/4K2R w K - 0 1 h1 - 0:0",
             "e1g1",
             {"castling CF1 (side=king, from=e1, to=g1)", "ball_carried CF6 (from=h1, to=f1)"},
             "4k3/8/8/8/8/8/7r/5RK1 b - - 1 1 f1 h1 0:0"},
            {"4k3/8/8/8/8/8/7r/5RK1 b - - 1 1 f1 h1 0:0",
             "h2h1",
             {"move CF1 (piece=R, from=h2, to=h1)", "ball_stolen CF10 (square=h1, from=f1)", "check CF1 (square=g1)"},
             "4k3/8/8/8/8/8/8/5RKr w - - 2 2 h1 - 0:0"},
            {"r3k3/8/8/8/8/8/8/4K3 b q - 0 1 d8 - 0:0",
             "e8c8",
             {"castling CF1 (side=queen, from=e8, to=c8)", "ball_taken CF5 (square=d8, piece=R)"},
             "2kr4/8/8/8/8/8/8/4K3 w - - 1 2 d8 - 0:0"},
            // CF7 with en passant, the carrier being the pawn that made the double step.
            {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1 e4 e2 0:0",
             "d4e3",
             {"move CF1 (piece=P, from=d4, to=e3)", "en_passant CF1 (piece=P, square=e4)",
              "ball_captured CF7 (square=e3, piece=P)"},
             "4k3/8/8/8/8/4p3/8/4K3 w - - 0 2 e3 - 0:0"},
            {"3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1 d8 - 0:0",
             "c7d8q",
             {"move CF1 (piece=P, from=c7, to=d8)", "capture CF1 (piece=R, square=d8)",
              "promotion CF1 (piece=Q, square=d8)", "ball_captured CF7 (square=d8, piece=Q)", "check CF1 (square=e8)"},
             "3Qk3/8/8/8/8/8/8/4K3 b - - 0 1 d8 - 0:0"},
            {"4k3/2P5/8/8/8/8/8/4K3 w - - 0 1 c7 - 0:0",
             "c7c8n",
             {"move CF1 (piece=P, from=c7, to=c8)", "promotion CF1 (piece=N, square=c8)",
              "ball_carried CF6 (from=c7, to=c8)"},
             "2N1k3/8/8/8/8/8/8/4K3 b - - 0 1 c8 - 0:0"},
        });
}

TEST(Events, BallPlays) {
    expectCases(testing::gameWith({{"goals_to_win", "2"}}),
                {
                    {"4k3/8/8/3n4/8/8/8/3QK3 w - - 3 1 d1 - 0:0",
                     "d1:n",
                     {"shot CF11 (from=d1, direction=n)", "ball_received CF12 (square=d5, piece=N, side=black)"},
                     "4k3/8/8/3n4/8/8/8/3QK3 b - - 4 1 d5 - 0:0"},
                    {"4k3/8/8/8/r7/8/8/3QK3 w - - 3 1 d1 - 0:0",
                     "d1:n",
                     {"shot CF11 (from=d1, direction=n)", "ball_intercepted CF13 (square=d4, by=a4, piece=R)"},
                     "4k3/8/8/8/r7/8/8/3QK3 b - - 4 1 a4 - 0:0"},
                    {"4k3/8/8/8/8/8/8/3QK3 w - - 3 1 d1 - 0:0",
                     "d1:ne",
                     {"shot CF11 (from=d1, direction=ne)", "ball_out CF16 (square=h5)"},
                     "4k3/8/8/8/8/8/8/3QK3 b - - 4 1 h5 - 0:0"},
                    {"4k3/8/8/8/8/8/8/QN2K3 w - - 3 1 a1 - 0:0",
                     "a1:n",
                     {"shot CF11 (from=a1, direction=n)", "goal CF14 (side=white, score=1:0)",
                      "ball_returned CF20 (to=centre)"},
                     "4k3/8/8/8/8/8/8/QN2K3 b - - 0 1 * - 1:0"},
                    {"4k3/8/8/8/8/8/8/QN2K3 w - - 3 1 a1 - 0:0",
                     "a1:sw",
                     {"shot CF11 (from=a1, direction=sw)", "own_goal CF15 (side=black, score=0:1)",
                      "ball_returned CF20 (to=centre)"},
                     "4k3/8/8/8/8/8/8/QN2K3 b - - 0 1 * - 0:1"},
                    {"4k3/8/8/8/8/2P5/8/1N2K3 w - - 3 1 b1 - 0:0",
                     "b1:c3",
                     {"knight_pass CF18 (from=b1, to=c3, piece=P)"},
                     "4k3/8/8/8/8/2P5/8/1N2K3 b - - 4 1 c3 - 0:0"},
                });
}

TEST(Events, AfterAGoalThePiecesMayGoHome) {
    expectCases(testing::gameWith({{"goals_to_win", "2"}, {"after_goal", "reset"}, {"ball_start", "d4"}}),
                {{"4k3/8/8/8/3N4/8/8/Q3K3 w - - 3 1 a1 - 0:0",
                  "a1:n",
                  {"shot CF11 (from=a1, direction=n)", "goal CF14 (side=white, score=1:0)", "pieces_reset CF20",
                   "ball_returned CF20 (to=d4)"},
                  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 d4 - 1:0"}});
    // With `keep` the occupied starting square sends the ball to the centre point.
    expectCases(
        testing::gameWith({{"goals_to_win", "2"}, {"ball_start", "d4"}}),
        {{"4k3/8/8/8/3N4/8/8/Q3K3 w - - 3 1 a1 - 0:0",
          "a1:n",
          {"shot CF11 (from=a1, direction=n)", "goal CF14 (side=white, score=1:0)", "ball_returned CF20 (to=centre)"},
          "4k3/8/8/8/3N4/8/8/Q3K3 b - - 0 1 * - 1:0"}});
}

}  // namespace
}  // namespace chessfootball
