// Tests of the naive generator itself, by figures known from elsewhere and by positions worked out by hand. An oracle
// that nobody has checked would only prove that two programs share a mistake.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "naive_chessfootball.h"

namespace naive {
namespace {

Position read(const std::string& text) {
    const std::optional<Position> position = Position::parse(text);
    EXPECT_TRUE(position.has_value()) << text;
    return position ? *position : Position::initial({});
}

std::string play(const std::string& text, const std::vector<std::string>& actions, const Options& options = {}) {
    Position position = read(text);
    for (const std::string& action : actions) position = position.apply(action, options);
    return position.format();
}

bool allowed(const std::string& text, const std::string& action, const Options& options = {}) {
    const std::vector<std::string> actions = read(text).actions(options);
    return std::count(actions.begin(), actions.end(), action) == 1;
}

std::vector<std::string> ballPlays(const std::string& text) {
    std::vector<std::string> plays;
    for (const std::string& action : read(text).actions({})) {
        if (action.find(':') != std::string::npos) plays.push_back(action);
    }
    return plays;
}

std::vector<std::string> words(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> result;
    for (std::string word; stream >> word;) result.push_back(word);
    return result;
}

// Where the ball is after the actions.
std::string ball(const std::string& text, const std::vector<std::string>& actions, const Options& options = {}) {
    return words(play(text, actions, options)).at(6);
}

using Strings = std::vector<std::string>;

// ---------------------------------------------------------------------------------------------------------------
// Ground truth
// ---------------------------------------------------------------------------------------------------------------

void expectPerft(const std::string& text, const std::vector<std::uint64_t>& counts, const Options& options = {}) {
    const Position position = read(text);
    for (std::size_t i = 0; i < counts.size(); ++i) {
        EXPECT_EQ(perft(position, options, static_cast<int>(i) + 1), counts[i]) << text << " depth " << i + 1;
    }
}

TEST(NaivePerft, PlainChess) {
    expectPerft("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", {20, 400, 8902, 197281});
    expectPerft("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", {48, 2039, 97862});
    expectPerft("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", {14, 191, 2812, 43238, 674624});
    expectPerft("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", {6, 264, 9467, 422333});
    expectPerft("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", {44, 1486, 62379});
    expectPerft("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", {46, 2079, 89890});
}

TEST(NaivePerft, BallStart) {
    expectPerft(Position::initial({}).format(), {20, 400, 9330});
}

TEST(NaivePerft, DecidedPositionHasNoSuccessors) {
    const Position one = read("4k3/8/8/8/8/8/8/4K3 w - - 0 1 e1 - 1:0");
    EXPECT_EQ(perft(one, {}, 0), 1U);
    EXPECT_EQ(perft(one, {}, 1), 0U);
    EXPECT_TRUE(one.actions({}).empty());
    Options two;
    two.goalsToWin = 2;
    EXPECT_GT(perft(one, two, 1), 0U);
    EXPECT_TRUE(read("4k3/8/8/8/8/8/8/4K3 w - - 0 1 e1 - 0:2").actions(two).empty());
}

// The data file is what other tests compare with; here its shallow figures are computed again.
TEST(NaivePerft, DataFile) {
#ifdef STRIKER_SOURCE_DIR
    std::ifstream file(STRIKER_SOURCE_DIR "/tests/data/chessfootball/perft.txt");
#else
    std::ifstream file("tests/data/chessfootball/perft.txt");
#endif
    ASSERT_TRUE(file.is_open());
    int lines = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        ++lines;
        std::istringstream parts(line);
        std::string text;
        std::string counts;
        std::string tags;
        std::getline(parts, text, ';');
        std::getline(parts, counts, ';');
        std::getline(parts, tags);
        text.erase(text.find_last_not_of(' ') + 1);
        Options options;
        std::replace(tags.begin(), tags.end(), ',', ' ');
        for (const std::string& tag : words(tags)) {
            if (tag == "options") continue;
            const std::string key = tag.substr(0, tag.find('='));
            const std::string value = tag.substr(tag.find('=') + 1);
            if (key == "goals_to_win") {
                options.goalsToWin = std::stoi(value);
            } else if (key == "after_goal") {
                options.resetAfterGoal = value == "reset";
            } else if (key == "ball_start") {
                options.ballStart = value;
            } else {
                ADD_FAILURE() << "unknown option in: " << line;
            }
        }
        EXPECT_EQ(read(text).format(), text);
        std::vector<std::uint64_t> shallow;
        for (const std::string& count : words(counts)) {
            if (count.size() <= 5) shallow.push_back(std::stoull(count));
        }
        EXPECT_GE(shallow.size(), 2U) << line;
        expectPerft(text, shallow, options);
    }
    EXPECT_GE(lines, 21);
}

// ---------------------------------------------------------------------------------------------------------------
// Text
// ---------------------------------------------------------------------------------------------------------------

TEST(NaiveText, InitialPosition) {
    EXPECT_EQ(Position::initial({}).format(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 * - 0:0");
    Options options;
    options.ballStart = "d4";
    EXPECT_EQ(Position::initial(options).format(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 d4 - 0:0");
}

TEST(NaiveText, SixFieldsMeanPlainChess) {
    const std::string six = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    EXPECT_EQ(read(six).format(), six);
    EXPECT_EQ(read(six + " - - 0:0").format(), six);
    EXPECT_EQ(play(six, {"e2e4"}), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
}

TEST(NaiveText, MalformedIsRefused) {
    const Strings bad = {
        "",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 *",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 * - 0:0 x",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1",   // short rank
        "rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",    // seven ranks
        "rnbqkbnr/pppppppp/8/9/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",  // no such gap
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w kq - 0 1",    // no white king
        "4k3/8/8/8/8/8/8/K3K3 w - - 0 1",                            // two
        "4k3/8/8/8/8/8/8/P3K3 w - - 0 1",                            // pawn on an end rank
        "4k3/8/8/8/8/8/8/4K3 x - - 0 1",                             // side
        "4k3/8/8/8/8/8/8/4K3 w K - 0 1",                             // right without rook
        "4k2r/8/8/8/8/8/8/4K2R w kK - 0 1",                          // order of rights
        "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",                            // nothing has passed e6
        "4k3/8/8/8/8/8/8/4K3 w - - -1 1",                            // counters
        "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 i9 - 0:0",   // ball
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 * e4 0:0",   // steal from nobody
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 e1 e4 0:0",  // steal from oneself
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 * - 00",     // goals
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 * - :0",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 - - 1:0",
        "4k3/8/8/8/4R3/8/8/4K3 w - - 0 1 * - 0:0",  // the side not to move is in check
        "8/8/8/8/8/8/3k4/4K3 w - - 0 1 * - 0:0",
    };
    for (const std::string& text : bad) EXPECT_FALSE(Position::parse(text).has_value()) << text;
}

TEST(NaiveText, EnPassantAndStealOnlyIfLegal) {
    // Nobody stands beside e4.
    EXPECT_EQ(play(Position::initial({}).format(), {"e2e4"}),
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 e4 - 0:0");
    // The pawn on d4 could capture but is pinned to its king.
    EXPECT_EQ(words(play("3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1", {"e2e4"}))[3], "-");
    EXPECT_EQ(words(play("2k5/8/8/8/3p4/8/4P3/3RK3 w - - 0 1", {"e2e4"}))[3], "e3");
    // The knight leaves d4 with the ball; the rook reaches d4 in one case, is pinned in the other.
    EXPECT_EQ(words(play("4k3/8/8/3r4/3N4/8/8/K7 w - - 0 1 d4 - 0:0", {"d4b5"}))[7], "d4");
    EXPECT_EQ(words(play("8/8/8/R2r2k1/3N4/8/8/K7 w - - 0 1 d4 - 0:0", {"d4b3"}))[7], "-");
    // A text with squares that cannot be used is accepted and normalised.
    EXPECT_EQ(read("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1 e4 e2 0:0").format(), "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1 e4 - 0:0");
}

TEST(NaiveText, MirrorOfText) {
    EXPECT_EQ(read("4k2r/8/8/8/3pP3/8/8/4K3 b k e3 7 9 e4 - 2:1").mirrored(),
              "4k3/8/8/3Pp3/8/8/8/4K2R w K e6 7 9 e5 - 1:2");
    EXPECT_EQ(mirrorAction("e2e4"), "e7e5");
    EXPECT_EQ(mirrorAction("a7b8q"), "a2b1q");
    EXPECT_EQ(mirrorAction("e4:ne"), "e5:se");
    EXPECT_EQ(mirrorAction("e4:s"), "e5:n");
    EXPECT_EQ(mirrorAction("e4:w"), "e5:w");
    EXPECT_EQ(mirrorAction("f3:e5"), "f6:e4");
}

// ---------------------------------------------------------------------------------------------------------------
// Taking the ball
// ---------------------------------------------------------------------------------------------------------------

TEST(NaiveBall, CentreCountsAsFourSquares) {  // CF3, CF5
    for (const char* move : {"e2e4", "d2d4"}) {
        EXPECT_EQ(ball(Position::initial({}).format(), {move}), std::string(move).substr(2));
    }
    const std::string knight = "4k3/8/8/8/8/2N5/8/4K3 w - - 0 1 * - 0:0";
    EXPECT_EQ(ball(knight, {"c3d5"}), "d5");
    EXPECT_EQ(ball(knight, {"c3e4"}), "e4");
    EXPECT_EQ(ball(knight, {"c3b5"}), "*");
}

TEST(NaiveBall, OnlyArrivingTakesIt) {  // CF5
    const std::string text = "4k3/8/8/8/R2Q4/8/8/4K3 w - - 0 1 * - 0:0";
    EXPECT_TRUE(ballPlays(text).empty());                                     // the queen stands there and has nothing
    EXPECT_EQ(ball(text, {"d4d8"}), "*");                                     // leaving, and crossing d5
    EXPECT_EQ(ball(text, {"d4e4"}), "e4");                                    // arriving on another of the four
    EXPECT_EQ(ball("7k/8/8/8/R7/8/8/4K3 w - - 0 1 * - 0:0", {"a4h4"}), "*");  // crossing the centre
    EXPECT_EQ(ball("7k/8/8/8/8/8/8/R6K w - - 0 1 a8 - 0:0", {"a1a7"}), "a8");
    EXPECT_EQ(ball("7k/8/8/8/8/8/8/R6K w - - 0 1 a4 - 0:0", {"a1a7"}), "a4");
}

TEST(NaiveBall, BallBlocksNothing) {  // CF4
    EXPECT_TRUE(read("4k3/8/8/8/4r3/8/8/4K3 w - - 0 1 e2 - 0:0").inCheck());
    EXPECT_TRUE(allowed("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 b1 - 0:0", "e1c1"));
    EXPECT_EQ(ball("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 b1 - 0:0", {"e1c1"}), "b1");
}

TEST(NaiveBall, CarriedKeptAndCaptured) {  // CF6, CF7
    EXPECT_EQ(ball("4k3/8/8/8/8/2N5/8/4K3 w - - 0 1 c3 - 0:0", {"c3b5"}), "b5");
    EXPECT_EQ(ball("8/P3k3/8/8/8/8/8/4K3 w - - 0 1 a7 - 0:0", {"a7a8n"}), "a8");
    EXPECT_EQ(ball("4k3/8/8/1r6/8/2N5/8/4K3 w - - 0 1 b5 - 0:0", {"c3b5"}), "b5");
    EXPECT_EQ(play("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1 e2 - 0:0", {"e2e4", "d4e3"}),
              "4k3/8/8/8/8/4p3/8/4K3 w - - 0 2 e3 - 0:0");
    // Another piece of the side does not matter, nor does a capture elsewhere.
    EXPECT_EQ(ball("4k3/8/8/1r6/8/2N5/8/4K3 w - - 0 1 e1 - 0:0", {"c3b5"}), "e1");
}

TEST(NaiveBall, Castling) {  // CF6
    const std::string board = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 ";
    EXPECT_EQ(ball(board + "e1 - 0:0", {"e1g1"}), "g1");
    EXPECT_EQ(ball(board + "h1 - 0:0", {"e1g1"}), "f1");
    EXPECT_EQ(ball(board + "f1 - 0:0", {"e1g1"}), "f1");
    EXPECT_EQ(ball(board + "g1 - 0:0", {"e1g1"}), "g1");
    EXPECT_EQ(ball(board + "a1 - 0:0", {"e1c1"}), "d1");
    EXPECT_EQ(ball(board + "d1 - 0:0", {"e1c1"}), "d1");
    EXPECT_EQ(ball(board + "c1 - 0:0", {"e1c1"}), "c1");
    EXPECT_EQ(ball(board + "a1 - 0:0", {"e1g1"}), "a1");
}

TEST(NaiveBall, PawnSteps) {  // CF8
    EXPECT_EQ(ball("4k3/8/8/8/8/8/P7/4K3 w - - 0 1 a3 - 0:0", {"a2a3"}), "a3");
    EXPECT_EQ(ball("4k3/8/8/8/8/8/P7/4K3 w - - 0 1 a4 - 0:0", {"a2a4"}), "a4");
    EXPECT_EQ(ball("4k3/8/8/8/8/8/P7/4K3 w - - 0 1 a3 - 0:0", {"a2a4"}), "a3");  // passed, not taken
    const std::string beside = "4k3/8/8/8/8/8/P7/4K3 w - - 5 1 b3 - 0:0";
    EXPECT_EQ(play(beside, {"a2b3"}), "4k3/8/8/8/8/1P6/8/4K3 b - - 0 1 b3 - 0:0");
    EXPECT_FALSE(allowed("4k3/8/8/8/8/8/P7/4K3 w - - 0 1 b4 - 0:0", "a2b3"));
    EXPECT_FALSE(allowed("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2b3"));
    // Backwards never; a ball carried by an own piece is not to be taken.
    EXPECT_FALSE(allowed("4k3/8/8/8/P7/8/8/4K3 w - - 0 1 b3 - 0:0", "a4b3"));
    EXPECT_FALSE(allowed("4k3/8/8/8/8/1N6/P7/4K3 w - - 0 1 b3 - 0:0", "a2b3"));
    // The centre point lies on four squares; occupied ones are captured as usual or closed.
    const std::string centre = "4k3/8/8/3n4/4P3/3P4/8/4K3 w - - 0 1 * - 0:0";
    EXPECT_EQ(ball(centre, {"e4d5"}), "d5");
    EXPECT_EQ(ball(centre, {"e4e5"}), "e5");
    EXPECT_EQ(ball(centre, {"d3d4"}), "d4");
    EXPECT_FALSE(allowed(centre, "d3e4"));
    EXPECT_EQ(ball("4k3/8/8/8/8/3P4/8/4K3 w - - 0 1 * - 0:0", {"d3e4"}), "e4");
}

TEST(NaiveBall, DiagonalStepPromotes) {  // CF8
    const std::string text = "8/6P1/8/8/8/8/1k6/4K3 w - - 3 1 h8 - 0:0";
    for (const char* piece : {"q", "r", "b", "n"}) {
        EXPECT_TRUE(allowed(text, std::string("g7h8") + piece));
        EXPECT_TRUE(allowed(text, std::string("g7g8") + piece));
    }
    EXPECT_FALSE(allowed(text, "g7h8"));
    EXPECT_FALSE(allowed(text, "g7f8q"));
    EXPECT_EQ(play(text, {"g7h8b"}), "7B/8/8/8/8/8/1k6/4K3 b - - 0 1 h8 - 0:0");
}

TEST(NaiveBall, DiagonalStepMustBeLegal) {  // CF9
    EXPECT_FALSE(allowed("4r1k1/8/8/8/8/8/4P3/4K3 w - - 0 1 d3 - 0:0", "e2d3"));
    EXPECT_TRUE(allowed("4r1k1/8/8/8/8/8/4P3/4K3 w - - 0 1 e3 - 0:0", "e2e3"));
    // A step may block a check.
    EXPECT_TRUE(allowed("6k1/8/8/8/8/r3K3/1P6/8 w - - 0 1 c3 - 0:0", "b2c3"));
}

TEST(NaiveBall, EnPassantWhereTheBallLies) {  // CF8
    const std::string text = "4k3/8/8/8/3pPp2/8/8/4K3 b - e3 0 1 e3 - 0:0";
    EXPECT_TRUE(allowed(text, "d4e3"));  // allowed() counts: exactly once
    EXPECT_TRUE(allowed(text, "f4e3"));
    EXPECT_EQ(play(text, {"d4e3"}), "4k3/8/8/8/5p2/4p3/8/4K3 w - - 0 2 e3 - 0:0");
    // By play: the double step passes the ball.
    EXPECT_EQ(play("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1 e3 - 0:0", {"e2e4"}),
              "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1 e3 - 0:0");
    // Capturing would bare the fourth rank; the plain step leaves the white pawn there and is legal.
    const std::string bare = "8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1 e3 - 0:0";
    EXPECT_EQ(words(read(bare).format())[3], "-");
    EXPECT_EQ(play(bare, {"d4e3"}), "8/8/8/8/k3P2R/4p3/8/4K3 w - - 0 2 e3 - 0:0");
    EXPECT_FALSE(allowed("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1 e4 - 0:0", "d4e3"));
}

TEST(NaiveBall, Steal) {  // CF10
    // The knight goes from d4 to b5; the rook comes to d4 and has the ball, which leaves the knight.
    const std::string text = "4k3/8/8/3r4/3N4/8/8/K7 w - - 0 1 d4 - 0:0";
    EXPECT_EQ(play(text, {"d4e6"}), "4k3/8/4N3/3r4/8/8/8/K7 b - - 1 1 e6 d4 0:0");
    EXPECT_EQ(play(text, {"d4e6", "d5d4"}), "4k3/8/4N3/8/3r4/8/8/K7 w - - 2 2 d4 - 0:0");
    // One half-move later it is too late.
    EXPECT_EQ(ball(text, {"d4e6", "e8e7", "a1a2", "d5d4"}), "e6");
    // X exists only if the carrier held the ball there before: taking leaves none.
    EXPECT_EQ(words(play("4k3/8/8/3r4/3N4/8/8/K7 w - - 0 1 e6 - 0:0", {"d4e6"}))[7], "-");
    // Nor does a steal, nor the move of a piece without the ball, nor a ball play.
    EXPECT_EQ(words(play("4k3/8/8/3r4/3N4/8/8/3RK3 w - - 0 1 d4 - 0:0", {"d4e6", "d5d4"}))[7], "-");
    EXPECT_EQ(words(play("4k3/8/8/3r4/3N4/8/8/K7 w - - 0 1 a1 - 0:0", {"d4e6"}))[7], "-");
    EXPECT_EQ(words(play("4k3/8/8/8/N2N3r/8/8/K7 w - - 0 1 d4 - 0:0", {"d4:w"}))[7], "-");
    // A promoted carrier too.
    EXPECT_EQ(play("8/P3k3/8/8/8/8/r7/4K3 w - - 0 1 a7 - 0:0", {"a7a8q", "a2a7"}),
              "Q7/r3k3/8/8/8/8/8/4K3 w - - 1 2 a7 - 0:0");
    // A carrier that captures leaves the square as well.
    EXPECT_EQ(ball("4k3/8/4p3/3r4/3N4/8/8/K7 w - - 0 1 d4 - 0:0", {"d4e6", "d5d4"}), "d4");
}

TEST(NaiveBall, StealByPawns) {  // CF8, CF10
    // Diagonal step to X; it is there only for the steal.
    const std::string step = "4k3/8/8/4p3/3N4/8/8/K7 w - - 0 1 d4 - 0:0";
    EXPECT_EQ(words(play(step, {"d4b5"}))[7], "d4");
    EXPECT_EQ(ball(step, {"d4b5", "e5d4"}), "d4");
    EXPECT_FALSE(allowed(play(step, {"a1a2"}), "e5f4"));
    // Ordinary and double steps.
    EXPECT_EQ(ball("4k3/8/8/3p4/3N4/8/8/K7 w - - 0 1 d4 - 0:0", {"d4b5", "d5d4"}), "d4");
    EXPECT_EQ(ball("4k3/3p4/8/3N4/8/8/8/K7 w - - 0 1 d5 - 0:0", {"d5b6", "d7d5"}), "d5");
    EXPECT_EQ(ball("4k3/3p4/3N4/8/8/8/8/K7 b - - 0 1 d6 - 0:0", {"e8d8", "d6f5", "d7d6"}), "d6");
    // Passing X with a double step steals nothing.
    EXPECT_EQ(ball("3k4/3p4/3N4/8/8/8/8/K7 w - - 0 1 d6 - 0:0", {"d6f5", "d7d5"}), "f5");
    // A carrying pawn that steps twice leaves an en passant square and a steal square.
    const std::string twice = "rnbqkbnr/pppp1ppp/8/4P3/2B5/8/PPPP1PPP/RNBQK1NR b KQkq - 0 2 f7 - 0:0";
    EXPECT_EQ(play(twice, {"f7f5"}), "rnbqkbnr/pppp2pp/8/4Pp2/2B5/8/PPPP1PPP/RNBQK1NR w KQkq f6 0 3 f5 f7 0:0");
    EXPECT_EQ(ball(twice, {"f7f5", "e5f6"}), "f6");
    EXPECT_EQ(ball(twice, {"f7f5", "c4f7"}), "f7");
    EXPECT_EQ(ball(twice, {"f7f5", "d1h5"}), "f5");
    // Onto the last rank, with promotion: the black king carries the ball away from h8.
    const std::string last = "7k/6P1/8/8/8/8/8/K7 b - - 0 1 h8 - 0:0";
    EXPECT_EQ(play(last, {"h8h7", "g7h8n"}), "7N/7k/8/8/8/8/8/K7 b - - 0 2 h8 - 0:0");
}

TEST(NaiveBall, StealAndCastling) {  // CF10
    // The castled rook carried the ball: X is h8, where it came from.
    const std::string rook = "4k2r/8/8/8/8/8/8/4K2R b Kk - 0 1 h8 - 0:0";
    EXPECT_EQ(play(rook, {"e8g8"}), "5rk1/8/8/8/8/8/8/4K2R w K - 1 2 f8 h8 0:0");
    EXPECT_EQ(play(rook, {"e8g8", "h1h8"}), "5rkR/8/8/8/8/8/8/4K3 b - - 2 2 h8 - 0:0");
    // The castled king carried it: X is e8. Whoever could come there would have given check.
    EXPECT_EQ(play("4k2r/8/8/8/8/8/8/4K2R b Kk - 0 1 e8 - 0:0", {"e8g8"}), "5rk1/8/8/8/8/8/8/4K2R w K - 1 2 g8 - 0:0");
    // Castling that lands on X. In play the carrier would still attack the square, so the text is made up.
    EXPECT_EQ(play("4k3/8/n7/8/8/8/8/4K2R w K - 0 1 a6 f1 0:0", {"e1g1"}), "4k3/8/n7/8/8/8/8/5RK1 b - - 1 1 f1 - 0:0");
    EXPECT_EQ(play("4k3/8/n7/8/8/8/8/4K2R w K - 0 1 a6 g1 0:0", {"e1g1"}), "4k3/8/n7/8/8/8/8/5RK1 b - - 1 1 g1 - 0:0");
    EXPECT_EQ(words(read("4k3/8/n7/8/8/8/8/4K2R w K - 0 1 a6 g1 0:0").format())[7], "g1");
}

// ---------------------------------------------------------------------------------------------------------------
// Playing the ball
// ---------------------------------------------------------------------------------------------------------------

TEST(NaiveShot, GoalsInEveryDirection) {  // CF14, CF15, CF16
    const std::string text = "8/1N6/8/7k/8/8/8/7K w - - 9 1 b7 - 0:0";
    const std::string board = "8/1N6/8/7k/8/8/8/7K b - - ";
    EXPECT_EQ(play(text, {"b7:n"}), board + "0 1 * - 1:0");
    EXPECT_EQ(play(text, {"b7:ne"}), board + "0 1 * - 1:0");
    EXPECT_EQ(play(text, {"b7:nw"}), board + "0 1 * - 1:0");  // through the exact corner
    EXPECT_EQ(play(text, {"b7:s"}), board + "0 1 * - 0:1");
    EXPECT_EQ(play(text, {"b7:e"}), board + "10 1 h7 - 0:0");
    EXPECT_EQ(play(text, {"b7:w"}), board + "10 1 a7 - 0:0");
    EXPECT_EQ(play(text, {"b7:sw"}), board + "10 1 a6 - 0:0");
    EXPECT_EQ(play(text, {"b7:se"}), board + "10 1 h1 - 0:0");  // the own king has it
    // Own goals on the diagonals, and Black's goals are White's mirrored.
    EXPECT_EQ(words(play("8/8/8/7k/8/8/2N5/7K w - - 0 1 c2 - 0:0", {"c2:sw"}))[8], "0:1");
    EXPECT_EQ(words(play("8/8/8/7k/8/8/2N5/7K w - - 0 1 c2 - 0:0", {"c2:se"}))[8], "0:1");
    EXPECT_EQ(words(play("8/8/8/7k/8/8/1N6/7K w - - 0 1 b2 - 0:0", {"b2:sw"}))[8], "0:1");
    const std::string black = "7k/8/8/8/7K/8/2n5/8 b - - 0 1 c2 - 0:0";
    for (const char* shot : {"c2:s", "c2:sw", "c2:se"}) EXPECT_EQ(words(play(black, {shot}))[8], "0:1") << shot;
    EXPECT_EQ(words(play(black, {"c2:n"}))[8], "1:0");
    EXPECT_EQ(words(play(black, {"c2:n"}))[5], "2");
}

TEST(NaiveShot, ZeroLengthExits) {  // CF14, CF16
    // On a side file three directions lead over the side at once and are refused.
    EXPECT_EQ(ballPlays("8/8/8/7k/N7/8/8/7K w - - 0 1 a4 - 0:0"), (Strings{"a4:e", "a4:n", "a4:ne", "a4:s", "a4:se"}));
    EXPECT_EQ(ballPlays("7k/8/8/7N/8/8/8/K7 w - - 0 1 h5 - 0:0"), (Strings{"h5:n", "h5:nw", "h5:s", "h5:sw", "h5:w"}));
    // One rank before the end it is still the side.
    EXPECT_EQ(ballPlays("8/N7/8/7k/8/8/8/7K w - - 0 1 a7 - 0:0"), (Strings{"a7:e", "a7:n", "a7:ne", "a7:s", "a7:se"}));
    // In the corner the step beyond the last rank counts, also through the corner point.
    EXPECT_EQ(ballPlays("N7/8/8/7k/8/8/8/7K w - - 0 1 a8 - 0:0"),
              (Strings{"a8:e", "a8:n", "a8:ne", "a8:nw", "a8:s", "a8:se"}));
    for (const char* shot : {"a8:n", "a8:ne", "a8:nw"}) {
        EXPECT_EQ(words(play("N7/8/8/7k/8/8/8/7K w - - 0 1 a8 - 0:0", {shot}))[8], "1:0") << shot;
    }
    // On the own end line the same steps are own goals.
    for (const char* shot : {"a1:s", "a1:se", "a1:sw"}) {
        EXPECT_EQ(words(play("8/8/8/7k/8/8/8/N6K w - - 0 1 a1 - 0:0", {shot}))[8], "0:1") << shot;
    }
    EXPECT_FALSE(allowed("8/8/8/7k/8/8/8/N6K w - - 0 1 a1 - 0:0", "a1:w"));
    EXPECT_FALSE(allowed("8/8/8/7k/8/8/8/N6K w - - 0 1 a1 - 0:0", "a1:nw"));
}

TEST(NaiveShot, NothingInterceptsFromTheLastRank) {  // CF14
    EXPECT_EQ(words(play("r2N4/8/8/7k/8/8/8/7K w - - 0 1 d8 - 0:0", {"d8:n"}))[8], "1:0");
    // Carrying the ball there is no goal.
    EXPECT_EQ(words(play("8/1N6/8/7k/8/8/8/7K w - - 0 1 b7 - 0:0", {"b7d8"}))[8], "0:0");
}

TEST(NaiveShot, ReachesAPieceOfEitherSide) {  // CF12
    EXPECT_EQ(ball("7k/8/8/8/R6N/8/8/7K w - - 0 1 h4 - 0:0", {"h4:w"}), "a4");
    EXPECT_EQ(ball("7k/8/8/8/n6N/8/8/7K w - - 0 1 h4 - 0:0", {"h4:w"}), "a4");
    // A rook attacks the own pawn on b4, but the ball has reached the pawn.
    EXPECT_EQ(ball("7k/8/1r6/r7/1P5N/8/8/7K w - - 0 1 h4 - 0:0", {"h4:w"}), "b4");
}

TEST(NaiveShot, Interception) {  // CF13
    // The carrier's own square, attacked by the rook, is not tested; e5 is.
    EXPECT_EQ(words(play("8/8/8/8/r3N3/8/8/1k5K w - - 0 1 e4 - 0:0", {"e4:n"}))[8], "1:0");
    EXPECT_EQ(ball("8/8/8/r7/4N3/8/8/1k5K w - - 0 1 e4 - 0:0", {"e4:n"}), "a5");
    // The first attacked square on the way decides.
    EXPECT_EQ(ball("8/8/r7/8/4N3/8/7b/1k5K w - - 0 1 e4 - 0:0", {"e4:n"}), "h2");
    // The piece that intercepts stays where it is; nothing else changes.
    EXPECT_EQ(play("8/8/8/r7/4N3/8/8/1k5K w - - 0 1 e4 - 0:0", {"e4:n"}), "8/8/8/r7/4N3/8/8/1k5K b - - 1 1 a5 - 0:0");
    // Own pieces do not intercept.
    EXPECT_EQ(words(play("8/8/8/R7/4N3/8/8/1k5K w - - 0 1 e4 - 0:0", {"e4:n"}))[8], "1:0");
    // A pawn controls its two capture squares only, and the carrier shades what lies behind it.
    EXPECT_EQ(ball("7k/8/3p4/8/4N3/8/8/7K w - - 0 1 e4 - 0:0", {"e4:n"}), "d6");
    EXPECT_EQ(ball("7k/8/8/2p5/4N3/8/8/7K w - - 0 1 e4 - 0:0", {"e4:n"}), "*");
    EXPECT_EQ(ball("7k/8/8/8/4N3/8/4r3/K7 w - - 0 1 e4 - 0:0", {"e4:n"}), "*");
    // Pinned pieces and the king intercept too.
    EXPECT_EQ(ball("8/8/2k5/8/R1n2N2/8/8/7K w - - 0 1 f4 - 0:0", {"f4:e"}), "h4");
    EXPECT_EQ(ball("7k/7n/8/4N3/8/8/8/K6R w - - 0 1 e5 - 0:0", {"e5:ne"}), "h7");
    EXPECT_EQ(ball("8/8/4k3/8/4N3/8/8/K7 w - - 0 1 e4 - 0:0", {"e4:n"}), "e6");
    // Squares passed include the last one before the board ends.
    EXPECT_EQ(ball("2k4r/8/8/8/8/8/8/K7 w - - 0 1 a1 - 0:0", {"a1:e"}), "h8");
    EXPECT_EQ(ball("r5k1/8/8/8/4N3/8/8/1K6 w - - 0 1 e4 - 0:0", {"e4:n"}), "a8");
    EXPECT_EQ(ball("7r/8/8/8/4N3/8/8/1K1k4 w - - 0 1 e4 - 0:0", {"e4:e"}), "h8");
}

TEST(NaiveShot, InterceptionTieBreaks) {  // CF13
    // Each time the first square of d1:n is d2.
    const auto thief = [](const std::string& board) { return ball(board + " w - - 0 1 d1 - 0:0", {"d1:n"}); };
    EXPECT_EQ(thief("3q4/7K/8/8/8/8/r7/3N3k"), "a2");     // rook before queen
    EXPECT_EQ(thief("8/7K/7b/8/8/2p5/r7/3N3k"), "c3");    // pawn before all
    EXPECT_EQ(thief("8/7K/8/8/8/5n2/r7/2bN3k"), "f3");    // knight before the nearer bishop
    EXPECT_EQ(thief("8/7K/7b/8/8/8/2r5/3N3k"), "h6");     // bishop before the nearer rook
    EXPECT_EQ(thief("8/7K/8/8/8/3k4/q7/3N4"), "a2");      // the king comes last
    EXPECT_EQ(thief("8/7K/8/8/8/8/r4r2/3N3k"), "f2");     // the nearest of several
    EXPECT_EQ(thief("8/7K/8/8/8/8/1r3r2/3N3k"), "b2");    // then the lower file
    EXPECT_EQ(thief("8/7K/8/8/8/1n6/8/1n1N3k"), "b1");    // then the lower rank
    EXPECT_EQ(thief("8/7K/8/8/2n5/1n6/8/3N1n1k"), "b3");  // the file before the rank
    EXPECT_EQ(thief("8/7K/8/6b1/5b2/8/8/3N3k"), "f4");    // the bishop behind is shaded
    EXPECT_EQ(thief("8/7K/8/8/8/8/3r4/r2N3k"), "d2");     // reached, so nobody intercepts
}

TEST(NaiveShot, NoneInCheck) {  // CF9
    const std::string text = "8/3N4/8/7k/8/8/8/r6K w - - 0 1 d7 - 0:0";
    EXPECT_TRUE(read(text).inCheck());
    EXPECT_TRUE(ballPlays(text).empty());
    Options reset;
    reset.resetAfterGoal = true;
    EXPECT_FALSE(allowed(text, "d7:n", reset));
    EXPECT_TRUE(allowed("8/3N4/8/7k/8/8/r7/7K w - - 0 1 d7 - 0:0", "d7:n", reset));
}

TEST(NaiveShot, OnlyTheCarriersSide) {  // CF11, CF17
    EXPECT_TRUE(ballPlays("8/3n4/8/7k/8/8/8/7K w - - 0 1 d7 - 0:0").empty());
    EXPECT_TRUE(ballPlays("8/3N4/8/7k/8/8/8/7K w - - 0 1 d6 - 0:0").empty());
    EXPECT_TRUE(ballPlays("8/3N4/8/7k/8/8/8/7K w - - 0 1 * - 0:0").empty());
}

TEST(NaiveShot, KnightPass) {  // CF18
    // Of the eight squares two hold own pieces and one an enemy; only the own pieces count.
    const std::string text = "7k/8/2P5/1n6/3N4/1Q6/8/4K3 w - - 4 1 d4 - 0:0";
    Strings passes;
    for (const std::string& action : ballPlays(text)) {
        if (action.back() >= '1' && action.back() <= '8') passes.push_back(action);
    }
    EXPECT_EQ(passes, (Strings{"d4:b3", "d4:c6"}));
    EXPECT_EQ(play(text, {"d4:c6"}), "7k/8/2P5/1n6/3N4/1Q6/8/4K3 b - - 5 1 c6 - 0:0");
    // A queen does not pass like a knight.
    EXPECT_FALSE(allowed("6k1/8/2P5/8/3Q4/8/8/4K3 w - - 4 1 d4 - 0:0", "d4:c6"));
}

// ---------------------------------------------------------------------------------------------------------------
// Goals
// ---------------------------------------------------------------------------------------------------------------

TEST(NaiveGoal, KeepAndReset) {  // CF20
    Options options;
    options.goalsToWin = 2;
    const std::string text = "r3k2r/1N6/8/8/8/8/4P3/4K3 w kq - 31 40 b7 - 0:1";
    const std::string shot = "b7:nw";
    // a8 holds the black rook, so the ball only reaches it.
    EXPECT_EQ(ball(text, {shot}, options), "a8");
    const std::string free = "4k3/1N6/8/8/8/8/4P3/4K2R w K - 31 40 b7 - 0:1";
    EXPECT_EQ(play(free, {shot}, options), "4k3/1N6/8/8/8/8/4P3/4K2R b K - 0 40 * - 1:1");
    options.resetAfterGoal = true;
    EXPECT_EQ(play(free, {shot}, options), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 40 * - 1:1");
    // The turn alternates after an own goal too, and the move number goes on.
    const std::string own = "4k3/1n6/8/8/8/8/4P3/4K2R b K - 31 40 b7 - 0:0";
    EXPECT_EQ(play(own, {"b7:n"}, options), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 41 * - 1:0");
    // Also the deciding goal, after which there is nothing left to do.
    options.goalsToWin = 1;
    const Position end = read("4k3/1N6/8/8/8/8/4P3/4K2R w K - 31 40 b7 - 0:0").apply(shot, options);
    EXPECT_EQ(end.format(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 40 * - 1:0");
    EXPECT_TRUE(end.actions(options).empty());
}

TEST(NaiveGoal, NoRightsRemain) {  // CF20
    Options options;
    options.goalsToWin = 3;
    // An en passant right and a pending steal are both given up by shooting.
    const std::string text = "4k3/8/8/3Pp3/8/8/8/1N2K3 w - e6 0 1 d5 - 0:0";
    EXPECT_EQ(words(play(text, {"d5:n"}, options))[3], "-");
    EXPECT_EQ(words(play(text, {"d5:n"}, options))[8], "0:0");  // the king took it on d7
    EXPECT_EQ(play("7k/8/8/3Pp3/8/8/8/1N2K3 w - e6 0 1 d5 - 0:0", {"d5:n"}, options),
              "7k/8/8/3Pp3/8/8/8/1N2K3 b - - 0 1 * - 1:0");
}

TEST(NaiveGoal, StartSquare) {  // CF3, CF20
    Options options;
    options.goalsToWin = 2;
    options.ballStart = "e4";
    EXPECT_EQ(ball("4k3/1N6/8/8/8/8/4P3/4K3 w - - 0 1 b7 - 0:0", {"b7:n"}, options), "e4");
    // Occupied: the centre point, and the piece on e4 does not get it.
    EXPECT_EQ(ball("4k3/1N6/8/8/4P3/8/8/4K3 w - - 0 1 b7 - 0:0", {"b7:n"}, options), "*");
    EXPECT_EQ(ball("7k/4N3/8/8/4p3/8/8/4K3 w - - 0 1 e7 - 0:0", {"e7:n"}, options), "*");
    options.resetAfterGoal = true;
    EXPECT_EQ(ball("4k3/1N6/8/8/4P3/8/8/4K3 w - - 0 1 b7 - 0:0", {"b7:n"}, options), "e4");
}

TEST(NaiveGoal, Counters) {  // CF20, CF22
    EXPECT_EQ(words(play("8/1N6/8/7k/8/8/8/7K w - - 7 3 b7 - 0:0", {"b7:w"}))[4], "8");
    EXPECT_EQ(words(play("8/1N6/8/7k/8/8/8/7K w - - 7 3 b7 - 0:0", {"b7:n"}))[4], "0");
    EXPECT_EQ(words(play("8/1N6/8/7k/8/8/8/7K w - - 7 3 b7 - 0:0", {"b7a5"}))[4], "8");
    EXPECT_EQ(words(play("8/1n6/8/7k/8/8/8/7K b - - 7 3 b7 - 0:0", {"b7:w"}))[5], "4");
    EXPECT_EQ(words(play("8/1r6/8/N6k/8/8/8/7K w - - 7 3 b7 - 0:0", {"a5b7"}))[4], "0");
}

TEST(NaiveGoal, BareKingScores) {  // CF23
    EXPECT_EQ(words(play("8/2K5/8/8/8/8/5k2/8 b - - 3 60 f2 - 0:0", {"f2:s"}))[8], "0:1");
}

TEST(NaiveApply, RefusesWhatIsNotAnAction) {
    EXPECT_THROW((void)Position::initial({}).apply("e2e5", {}), std::invalid_argument);
    EXPECT_THROW((void)Position::initial({}).apply("e2:n", {}), std::invalid_argument);
    EXPECT_THROW((void)read("8/1N6/8/7k/8/8/8/7K w - - 7 3 b7 - 1:0").apply("b7:n", {}), std::invalid_argument);
}

// ---------------------------------------------------------------------------------------------------------------
// Random positions
// ---------------------------------------------------------------------------------------------------------------

std::vector<Options> someOptions() {
    std::vector<Options> all(4);
    all[1].goalsToWin = 3;
    all[2].goalsToWin = 2;
    all[2].resetAfterGoal = true;
    all[3].goalsToWin = 2;
    all[3].ballStart = "e4";
    return all;
}

// A shot whose interception was decided by the last tie-break, the lower rank, is the one thing in the rules that
// mirroring does not preserve (CF13): of two like pieces on one file the mirrored board picks the other.
bool differOnlyByRankTieBreak(const std::string& a, const std::string& b) {
    Strings left = words(a);
    Strings right = words(b);
    if (left.size() != 9 || right.size() != 9) return false;
    const std::string ballA = left[6];
    const std::string ballB = right[6];
    left[6] = right[6] = "";
    return left == right && ballA.size() == 2 && ballB.size() == 2 && ballA[0] == ballB[0];
}

TEST(NaiveRandom, RoundTripMirrorAndSuccessors) {
    int tieBreaks = 0;
    int compared = 0;
    for (const Options& options : someOptions()) {
        const Options flipped = mirrorOptions(options);
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const Position position = randomPosition(seed, options);
            const std::string text = position.format();
            ASSERT_EQ(randomPosition(seed, options).format(), text);
            ASSERT_EQ(read(text).format(), text);
            ASSERT_EQ(read(position.mirrored()).mirrored(), text);

            const Strings actions = position.actions(options);
            ASSERT_TRUE(std::is_sorted(actions.begin(), actions.end()));
            ASSERT_EQ(std::set<std::string>(actions.begin(), actions.end()).size(), actions.size()) << text;
            const Position mirror = read(position.mirrored());
            Strings mirrored;
            for (const std::string& action : actions) mirrored.push_back(mirrorAction(action));
            std::sort(mirrored.begin(), mirrored.end());
            ASSERT_EQ(mirror.actions(flipped), mirrored) << text;

            for (const std::string& action : actions) {
                const Position next = position.apply(action, options);
                const std::string nextText = next.format();
                const std::optional<Position> again = Position::parse(nextText);
                ASSERT_TRUE(again && again->format() == nextText) << text << " " << action << " " << nextText;
                // The move number counts Black's half-moves, so it is taken over before comparing.
                Strings fields = words(mirror.apply(mirrorAction(action), flipped).mirrored());
                fields[5] = words(nextText)[5];
                std::string mirroredText = fields[0];
                for (std::size_t i = 1; i < fields.size(); ++i) mirroredText += ' ' + fields[i];
                ++compared;
                if (mirroredText == nextText) continue;
                ++tieBreaks;
                ASSERT_NE(action.find(':'), std::string::npos) << text << " " << action;
                ASSERT_TRUE(differOnlyByRankTieBreak(nextText, mirroredText)) << text << " " << action << "\n"
                                                                              << nextText << "\n"
                                                                              << mirroredText;
            }
        }
    }
    EXPECT_LT(tieBreaks * 200, compared);
}

// What an oracle never meets it does not test.
TEST(NaiveRandom, EverythingTurnsUp) {
    int enPassant = 0, steals = 0, checks = 0, doubleChecks = 0, promotions = 0, castlings = 0, plays = 0, passes = 0;
    int centre = 0, freeBalls = 0, goals = 0, steps = 0, over = 0;
    for (std::uint64_t seed = 1000; seed < 1600; ++seed) {
        const Position position = randomPosition(seed, {});
        const std::string text = position.format();
        enPassant += position.hasEnPassant();
        steals += position.hasSteal();
        checks += position.inCheck();
        doubleChecks += position.checkers() == 2;
        EXPECT_LE(position.checkers(), 2) << text;
        centre += words(text)[6] == "*";
        const Strings actions = position.actions({});
        over += actions.empty();
        const Strings plain = [&] {
            std::string chess;
            for (std::size_t i = 0; i < 6; ++i) chess += words(text)[i] + ' ';
            return read(chess).actions({});
        }();
        bool anyPlay = false, anyPass = false, anyPromotion = false, anyCastling = false, anyStep = false;
        for (const std::string& action : actions) {
            const bool play = action.find(':') != std::string::npos;
            anyPlay = anyPlay || play;
            anyPass = anyPass || (play && action.size() == 5 && action[4] <= '8');
            anyPromotion = anyPromotion || (!play && action.size() == 5);
            anyCastling = anyCastling || action == "e1g1" || action == "e1c1" || action == "e8g8" || action == "e8c8";
            // A move that plain chess does not know is a diagonal step.
            anyStep = anyStep || (!play && !std::binary_search(plain.begin(), plain.end(), action));
            if (play) goals += position.apply(action, {}).decided({});
        }
        plays += anyPlay;
        passes += anyPass;
        promotions += anyPromotion;
        castlings += anyCastling;
        steps += anyStep;
        freeBalls += !anyPlay && !position.inCheck();
    }
    for (int count : {enPassant, steals, checks, doubleChecks, promotions, castlings, plays, passes, centre, freeBalls,
                      goals, steps, over}) {
        EXPECT_GE(count, 5);
    }
}

}  // namespace
}  // namespace naive
