#include "games/chessfootball/lane.h"

#include "games/chessfootball/test_support.h"
#include "games/chessfootball/text.h"

namespace chessfootball {
namespace {

// "<path> <end> <by>"
std::string laneText(const char* position, const char* from, const char* direction) {
    const Lane lane = laneOf(testing::at(position), *parseSquare(from), *parseDirection(direction));
    std::string text;
    for (int i = 0; i < lane.length; ++i) text += squareName(lane.path[i]) + ' ';
    constexpr const char* kEnds[] = {"refused", "goal", "own goal", "received", "intercepted", "out"};
    text += kEnds[static_cast<int>(lane.end)];
    return lane.by == kNoSquare ? text : text + ' ' + squareName(lane.by);
}

TEST(Lane, EndsOfTheBoard) {
    const char* open = "8/8/8/k7/8/8/4Q3/7K w - - 0 1 e2 - 0:0";
    EXPECT_EQ(laneText(open, "e2", "n"), "e3 e4 e5 e6 e7 e8 goal");
    EXPECT_EQ(laneText(open, "e2", "s"), "e1 own goal");
    EXPECT_EQ(laneText(open, "e2", "e"), "f2 g2 h2 out");
    EXPECT_EQ(laneText(open, "e2", "ne"), "f3 g4 h5 out");
    EXPECT_EQ(laneText(open, "h1", "n"), "h2 h3 h4 h5 h6 h7 h8 goal");
    EXPECT_EQ(laneText(open, "h1", "e"), "refused");
    EXPECT_EQ(laneText(open, "h1", "ne"), "refused");
    EXPECT_EQ(laneText(open, "h1", "se"), "own goal");
    // For Black the ends change places; the exact corner counts as the end line (CF14).
    EXPECT_EQ(laneText("8/8/8/k7/8/8/4R3/7K b - - 0 1 a5 - 0:0", "a5", "n"), "a6 a7 a8 own goal");
    EXPECT_EQ(laneText("8/8/8/8/8/5k2/8/K7 w - - 0 1 f3 - 0:0", "f3", "se"), "g2 h1 goal");
    EXPECT_EQ(laneText("R7/8/8/8/8/5k2/8/K7 b - - 0 1 a8 - 0:0", "a8", "nw"), "goal");
}

TEST(Lane, WhoIntercepts) {
    // The first square that is controlled; there the least valuable: the pawn, not the queen.
    EXPECT_EQ(laneText("7k/8/3p4/6q1/8/8/8/4R1K1 w - - 0 1 e1 - 0:0", "e1", "n"), "e2 e3 intercepted g5");
    EXPECT_EQ(laneText("7k/8/8/3p4/q7/8/8/4R1K1 w - - 0 1 e1 - 0:0", "e1", "n"), "e2 e3 e4 intercepted d5");
    // Of equals the nearest, then the lower file, then the lower rank.
    EXPECT_EQ(laneText("7k/8/8/8/r5r1/8/8/4RK2 w - - 0 1 e1 - 0:0", "e1", "n"), "e2 e3 e4 intercepted g4");
    EXPECT_EQ(laneText("7k/8/8/8/2r3r1/8/8/4RK2 w - - 0 1 e1 - 0:0", "e1", "n"), "e2 e3 e4 intercepted c4");
    EXPECT_EQ(laneText("7k/8/2n5/8/2n5/8/8/4RK2 w - - 0 1 e1 - 0:0", "e1", "n"), "e2 e3 intercepted c4");
    EXPECT_EQ(laneText("7k/2n5/8/8/8/2n5/8/R4K2 w - - 0 1 a1 - 0:0", "a1", "e"), "b1 intercepted c3");
    // Pinned pieces and the king control too; a pawn does not control the square before it.
    EXPECT_EQ(laneText("4k3/4n3/8/8/8/8/R3R3/6K1 w - - 0 1 a2 - 0:0", "a2", "ne"), "b3 c4 d5 intercepted e7");
    EXPECT_EQ(laneText("5k2/8/8/8/8/8/4R3/6K1 w - - 0 1 e2 - 0:0", "e2", "n"), "e3 e4 e5 e6 e7 intercepted f8");
    EXPECT_EQ(laneText("7k/8/8/4p3/8/8/8/4R1K1 w - - 0 1 e1 - 0:0", "e1", "n"), "e2 e3 e4 e5 received e5");
}

TEST(Lane, TheFirstPieceReceives) {
    EXPECT_EQ(laneText("4k3/8/8/8/8/8/4P3/4RK2 w - - 0 1 e1 - 0:0", "e1", "n"), "e2 received e2");
    // Even on a square that the opponent controls (CF12).
    EXPECT_EQ(laneText("4k3/8/8/8/8/3p4/4P3/4RK2 w - - 0 1 e1 - 0:0", "e1", "n"), "e2 received e2");
}

TEST(Lane, DirectionsOfACarrier) {
    EXPECT_EQ(kShotDirections[*parseSquare("e4")], 0xff);
    EXPECT_EQ(kShotDirections[*parseSquare("a4")], 0b00011111);
    EXPECT_EQ(kShotDirections[*parseSquare("h4")], 0b11110001);
    EXPECT_EQ(kShotDirections[*parseSquare("a8")], 0b10011111);
}

}  // namespace
}  // namespace chessfootball
