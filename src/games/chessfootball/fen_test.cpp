#include "games/chessfootball/test_support.h"
#include "games/chessfootball/text.h"
#include "games/chessfootball/zobrist.h"

namespace chessfootball {
namespace {

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 * - 0:0";

TEST(Fen, InitialPositionByOptions) {
    const auto text = [](const game::KeyValues& pairs) {
        const ChessFootball game = testing::gameWith(pairs);
        return game.formatState(game.initial(0));
    };
    const std::string board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    EXPECT_EQ(text({}), kStart);
    EXPECT_EQ(text({{"ball_start", "d5"}}), board + " d5 - 0:0");
    EXPECT_EQ(text({{"ball_start", "none"}}), board);
    EXPECT_EQ(text({{"preset", "chess"}}), board);
}

TEST(Fen, RoundTrips) {
    for (const std::string text : {
             kStart,
             "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
             "4k3/8/8/2r5/3pPp2/B7/8/4K2R b K e3 0 1 e3 - 3:8",
             "4k3/8/8/8/8/8/7r/R4RK1 b - - 1 1 f1 h1 0:0",
             "8/2K5/8/8/8/8/5k2/8 b - - 9999 99999 f2 - 1:2",
         }) {
        const Position position = testing::at(text);
        EXPECT_EQ(formatPosition(position), text);
        EXPECT_EQ(position.key, keyOf(position));
    }
}

TEST(Fen, NineFieldsWithoutABallAreWrittenAsSix) {
    EXPECT_EQ(formatPosition(testing::at("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 - - 0:0")),
              "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
}

TEST(Fen, RightsThatNobodyCanUseAreDropped) {
    // No black pawn beside e4; and nobody near h1.
    EXPECT_EQ(formatPosition(testing::at("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1")), "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
    EXPECT_EQ(formatPosition(testing::at("4k3/8/8/8/8/8/8/R4RK1 b - - 1 1 f1 h1 0:0")),
              "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1 f1 - 0:0");
    // The capture would bare the own king on the fourth rank.
    EXPECT_EQ(formatPosition(testing::at("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1")), "8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1");
    // The only piece that reaches the steal square is pinned.
    EXPECT_EQ(formatPosition(testing::at("4k3/4n3/8/8/4R3/8/8/3BK3 b - - 1 1 d1 c6 0:0")),
              "4k3/4n3/8/8/4R3/8/8/3BK3 b - - 1 1 d1 - 0:0");
}

struct BadCase {
    const char* text;
    const char* field;
    const char* problem;
    int at;
};

TEST(Fen, FaultsNameFieldProblemAndPlace) {
    const BadCase cases[] = {
        {"", "fields", "missing", 0},
        {"8/8/8/8 w - - 0 1 *", "fields", "missing", 19},
        {"k7/8/8/8/8/8/8/K7 w - - 0 1 * - 0:0 x", "fields", "extra", 36},
        {"k7/8/8/8/8/8/8/K6 w - - 0 1", "board", "malformed", 17},
        {"k7/8/8/8/8/8/8/K8 w - - 0 1", "board", "malformed", 16},
        {"k7/8/8/x7/8/8/8/K7 w - - 0 1", "board", "malformed", 7},
        {"k7/8/8/8/8/8/8/8/K7 w - - 0 1", "board", "malformed", 16},
        {"k6P/8/8/8/8/8/8/K7 w - - 0 1", "board", "pawn_on_end_rank", 2},
        {"k7/8/8/8/8/8/8/8 w - - 0 1", "board", "kings", 0},
        {"kk6/8/8/8/8/8/8/K7 w - - 0 1", "board", "kings", 0},
        {"k7/8/QQQQQQQQ/QQQQQQQQ/8/8/8/K7 w - - 0 1", "board", "too_many_pieces", 0},
        {"k6R/8/8/8/8/8/8/K7 w - - 0 1", "board", "king_capturable", 0},
        {"kK6/8/8/8/8/8/8/8 w - - 0 1", "board", "king_capturable", 0},
        {"k7/8/8/8/8/8/8/K7 x - - 0 1", "side", "malformed", 18},
        {"4k3/8/8/8/8/8/8/4K2R w QK - 0 1", "castling", "no_rook", 23},
        {"4k3/8/8/8/8/8/8/R3K2R w QK - 0 1", "castling", "malformed", 25},
        {"4k3/8/8/8/8/8/8/4K2R w KK - 0 1", "castling", "malformed", 24},
        {"4k3/8/8/8/8/8/8/5K1R w K - 0 1", "castling", "no_king", 23},
        {"k7/8/8/8/8/8/8/K7 w - e9 0 1", "en_passant", "malformed", 22},
        {"k7/8/8/8/8/8/8/K7 w - e3 0 1", "en_passant", "wrong_rank", 22},
        {"k7/8/4n3/4p3/8/8/8/K7 w - e6 0 1", "en_passant", "occupied", 26},
        {"k7/8/8/4n3/8/8/8/K7 w - e6 0 1", "en_passant", "no_pawn", 24},
        {"k7/8/8/8/8/8/8/K7 w - - -1 1", "halfmove", "malformed", 24},
        {"k7/8/8/8/8/8/8/K7 w - - 0 0", "fullmove", "malformed", 26},
        {"k7/8/8/8/8/8/8/K7 w - - 0 1 x - 0:0", "ball", "malformed", 28},
        {"k7/8/8/8/8/8/8/K7 w - - 0 1 a8 b9 0:0", "steal", "malformed", 31},
        {"k7/8/8/8/8/8/8/K7 w - - 0 1 a1 b1 0:0", "steal", "no_carrier", 31},
        {"k7/8/8/8/8/8/8/K7 w - - 0 1 * b1 0:0", "steal", "no_carrier", 30},
        {"k7/8/8/8/8/8/8/K7 w - - 0 1 a8 a1 0:0", "steal", "occupied", 31},
        {"k7/8/8/3Pp3/8/8/8/K7 w - e6 0 1 a8 b8 0:0", "steal", "en_passant", 35},
        {"k7/8/8/8/8/8/8/K7 w - - 0 1 * - 0", "goals", "malformed", 32},
        {"k7/8/8/8/8/8/8/K7 w - - 0 1 * - 0:x", "goals", "malformed", 34},
        {"k7/8/8/8/8/8/8/K7 w - - 0 1 - - 0:1", "goals", "no_ball", 32},
    };
    for (const BadCase& c : cases) {
        const auto result = parsePosition(c.text);
        ASSERT_FALSE(result.ok()) << c.text;
        EXPECT_EQ(testing::textOf(result.fault().code, result.fault().rule, result.fault().args),
                  std::string("bad_state  (field=") + c.field + ", problem=" + c.problem + ")")
            << c.text;
        EXPECT_EQ(result.fault().at, c.at) << c.text;
    }
}

TEST(Fen, GoalsBeyondTheEndOfTheGame) {
    const std::string prefix = "k7/8/8/8/8/8/8/K7 w - - 0 1 * - ";
    const ChessFootball game = testing::gameWith({{"goals_to_win", "2"}});
    for (const std::string score : {"2:1", "3:0", "0:9"}) {
        const auto decided = game.parseState(prefix + score);
        ASSERT_TRUE(decided.ok()) << score;
        EXPECT_EQ(game.outcome(*decided, 1).reason, "goals");
    }
    for (const std::string score : {"2:2", "3:2"}) {
        const auto result = game.parseState(prefix + score);
        ASSERT_FALSE(result.ok()) << score;
        EXPECT_EQ(result.fault().at, static_cast<int>(prefix.size()));
    }
}

TEST(ActionText, RoundTripsAndFaults) {
    const Position start = testing::at(kStart);
    for (const std::string token : {"e2e4", "g1f3", "e7e8q", "a2a1n", "e4:ne", "h7:s", "f3:e5"}) {
        EXPECT_EQ(formatAction(testing::act(start, token)), token);
    }
    for (const auto& [token, place] : {std::pair{"", 0},
                                       {"e", 0},
                                       {"i2e4", 0},
                                       {"e2", 2},
                                       {"e2e9", 2},
                                       {"e2e4k", 4},
                                       {"e2e4Q", 4},
                                       {"e2e4qq", 4},
                                       {"e4:", 3},
                                       {"e4:x", 3},
                                       {"e4:nex", 3},
                                       {"e2e4 ", 4}}) {
        const auto result = parseAction(start, token);
        ASSERT_FALSE(result.ok()) << token;
        EXPECT_EQ(result.fault().code, "bad_action");
        EXPECT_EQ(result.fault().at, place) << token;
    }
}

TEST(ActionText, ThePositionDecidesWhatAKingsTwoFilesAndAPawnsDiagonalMean) {
    const Position castling = testing::at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    EXPECT_EQ(testing::act(castling, "e1g1").kind(), ActionKind::Castling);
    EXPECT_EQ(testing::act(castling, "e8g8").kind(), ActionKind::Move);
    // CF8: both pawns may go to e3 for the ball, and both by capturing; where only the step is legal it is a step.
    EXPECT_EQ(testing::act(testing::at("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1 e3 - 0:0"), "d4e3").kind(),
              ActionKind::EnPassant);
    EXPECT_EQ(testing::act(testing::at("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1 e3 - 0:0"), "d4e3").kind(), ActionKind::Move);
}

}  // namespace
}  // namespace chessfootball
