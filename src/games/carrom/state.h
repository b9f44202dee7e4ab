// The state of a carrom match: small integers only. Men of a colour have no identity, so their places are kept sorted
// by x, then y, and unused slots hold zeros: equal situations are equal states.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "game/choices.h"
#include "game/types.h"

namespace carrom {

using game::Point;
using game::Seat;

inline constexpr int kMen = 9;                                                      // of each colour, CA2
inline constexpr int kAttempts = 3;                                                 // CA12
inline constexpr int kBoards = 8;                                                   // CA40
inline constexpr int kGamePoints = 25;                                              // CA40
inline constexpr int kBoardCap = 12;                                                // CA33 ff.
inline constexpr int kPassesToVoid = 6, kVoidsToCount = 3;                          // CA47
inline constexpr int kFreestylePoints = 160, kSoloStrokes = 200;                    // CA43
inline constexpr int kWhitePoints = 20, kBlackPoints = 10, kQueenPoints = 50;       // CA43
inline constexpr int kFirstBlack = kMen, kQueenDisc = 2 * kMen, kStrikerDisc = 19;  // disc numbers; white ones from 0

enum Color : std::uint8_t { kWhite, kBlack };
constexpr Color operator~(Color c) {
    return c == kWhite ? kBlack : kWhite;
}

enum class Piece : std::uint8_t { White, Black, Queen, Striker };
inline Piece pieceOf(int disc) {
    if (disc >= kQueenDisc) return disc == kQueenDisc ? Piece::Queen : Piece::Striker;
    return disc < kFirstBlack ? Piece::White : Piece::Black;
}
std::string_view nameOf(Piece piece);
std::string_view nameOf(Color color);
std::string_view nameOf(Seat seat);

struct Men {
    std::array<Point, kMen> at{};
    std::uint8_t count = 0;

    void add(Point p);      // keeps the order
    void remove(int slot);  // keeps the order
    bool operator==(const Men&) const = default;
};

enum class QueenIs : std::uint8_t { OnTable, Pending, CoveredByWhite, CoveredByBlack };
constexpr QueenIs coveredBy(Color c) {
    return c == kWhite ? QueenIs::CoveredByWhite : QueenIs::CoveredByBlack;
}

enum class Phase : std::uint8_t { Break, Strike, Place };
enum class Ending : std::uint8_t { None, Points, Boards, Lot, Freestyle, Voids, Cleared, Strokes };

// The pieces that a seat has scored, in order (CA43).
struct Scored {
    std::array<Color, 2 * kMen> men{};
    std::uint8_t count = 0;

    void push(Color c) { men[count++] = c; }
    Color pop();
    bool operator==(const Scored&) const = default;
};

struct State {
    std::array<Men, 2> men{};  // on the table, by colour
    Point queen{};             // (0, 0) unless she is on the table
    QueenIs queenIs = QueenIs::OnTable;
    Seat act = Seat::First;   // who strikes or places
    Seat next = Seat::First;  // who strikes next
    Phase phase = Phase::Break;
    std::uint8_t attempts = kAttempts;  // left to make the break; 0 when it is made
    // Men to place of the last mover's colour and of the other, and of the present owner's placed already.
    // Freestyle: white men, black men.
    std::array<std::uint8_t, 3> toPlace{};
    std::array<std::int16_t, 2> dues{};   // by colour
    std::array<bool, 2> right{};          // by colour: R of the rules page
    std::array<std::int16_t, 2> score{};  // by seat, as all of the following
    std::int16_t board = 1;
    std::array<std::int16_t, 2> games{};
    Seat first = Seat::First;    // who opened this game
    Seat breaker = Seat::First;  // who breaks this board and plays white
    std::uint32_t lot = 0;       // decides who breaks further boards
    std::array<Scored, 2> scored{};
    std::int16_t strokes = 0;  // solo
    std::int16_t idle = 0, passes = 0, voids = 0;
    Ending ending = Ending::None;
    bool drawn = false;
    Seat winner = Seat::First;

    bool over() const { return ending != Ending::None; }
    Color colorOf(Seat seat) const { return seat == breaker ? kWhite : kBlack; }
    Seat seatOf(Color c) const { return c == kWhite ? breaker : game::other(breaker); }
    // Whether the seat sits on the north side now: sides change after each game (CA41).
    bool northSide(Seat seat) const {
        const bool counted = ending == Ending::Points || ending == Ending::Boards || ending == Ending::Lot;
        const int played = games[0] + games[1] - (counted ? 1 : 0);
        return ((game::index(seat) + played) & 1) != 0;
    }
    // A point of the table as that seat sees it, and back.
    Point seen(Seat seat, Point p) const { return northSide(seat) ? Point{-p.x, -p.y} : p; }
    // Of the men that are placed now: their colour. Precondition: phase == Place.
    Color placingColor(bool freestyle) const {
        const bool firstOnes = toPlace[0] > 0;
        if (freestyle) return firstOnes ? kWhite : kBlack;
        return ~colorOf(act);
    }
    int menLeft() const { return men[kWhite].count + men[kBlack].count; }
    bool operator==(const State&) const = default;
};

}  // namespace carrom
