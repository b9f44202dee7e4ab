// The numbers of the evaluation, centipawns; pairs are {with all pieces on the board, with none but kings and pawns}
// and are blended by the pieces left. Chosen by hand, checked by self-play (docs/levels.md).
#pragma once

#include <array>
#include <cstdint>

#include "games/chessfootball/bitboard.h"

namespace ai::chessfootball {

namespace cf = ::chessfootball;

struct Pair {
    int middle = 0, end = 0;
    constexpr Pair operator+(Pair o) const { return {middle + o.middle, end + o.end}; }
    constexpr Pair operator-(Pair o) const { return {middle - o.middle, end - o.end}; }
    constexpr Pair operator*(int n) const { return {middle * n, end * n}; }
    constexpr Pair& operator+=(Pair o) { return *this = *this + o; }
};

// By PieceType.
inline constexpr Pair kMaterial[6] = {{90, 110}, {330, 310}, {345, 330}, {480, 540}, {980, 980}, {0, 0}};
inline constexpr int kPhase[6] = {0, 1, 1, 2, 4, 0};
inline constexpr int kFullPhase = 24;
inline constexpr Pair kBishopPair{30, 45};

// Mobility: for each square attacked that is neither held by an own piece nor attacked by an enemy pawn, less the usual
// number.
inline constexpr Pair kMobility[6] = {{0, 0}, {5, 5}, {5, 6}, {3, 5}, {2, 4}, {0, 0}};
inline constexpr int kUsualMobility[6] = {0, 4, 6, 7, 12, 0};

inline constexpr Pair kDoubledPawn{-8, -18};
inline constexpr Pair kIsolatedPawn{-12, -12};
inline constexpr Pair kPassedPawn[8] = {{0, 0},   {2, 10},   {4, 16},   {8, 32},
                                        {22, 58}, {50, 100}, {90, 170}, {0, 0}};  // by rank
inline constexpr Pair kRookOpenFile{24, 10};
inline constexpr Pair kRookHalfOpenFile{12, 6};

inline constexpr int kShieldPawn = 12;  // each pawn on the three files before the king, middle game only
inline constexpr int kKingZoneAttack[6] = {0, 18, 16, 22, 36, 0};  // by the attacking piece; grows with their number
inline constexpr int kKingZonePerMille[8] = {0, 100, 500, 800, 1000, 1100, 1200, 1300};

// The ball. Distances count ranks from the carrier to the opponent's end line.
inline constexpr int kPossession = 45;
inline constexpr int kProgress[8] = {55, 42, 30, 22, 14, 8, 4, 0};
inline constexpr int kCarrierAttacked = 40;  // by something, and it is not the carrier's turn: the ball may be lost
inline constexpr int kCarrierUndefended = 20;
inline constexpr int kFreeBallReach = 40;    // the side to move can take the free ball at once
inline constexpr int kFreeBallGuard = 12;    // the other side could
inline constexpr int kOpenLaneToMove = 600;  // an open shot at the goal and the move; the search turns it into a goal
inline constexpr int kOpenLaneThreat = 120;  // an open shot, the other side to move
inline constexpr int kSecondLane = 80;       // one more: hard to close both
inline constexpr int kHalfOpenLane = 10;     // closed by guards only, no piece stands in it
inline constexpr int kGoal = 450;            // each goal ahead in a match of several
inline constexpr int kLastGoal = 250;        // one goal short of winning
inline constexpr int kTempo = 12;

namespace detail {

constexpr int central(int i) {
    return i < 4 ? i : 7 - i;
}  // 0 at the edge … 3

// Piece-square values by rule, from the side of the piece's owner.
constexpr Pair squareValue(int type, int file, int rank) {
    const int f = central(file), r = central(rank);
    switch (type) {
        case cf::kPawn: {
            const int middle[8] = {0, 0, 2, 8, 16, 28, 45, 0};
            const int end[8] = {0, 0, 4, 10, 20, 40, 70, 0};
            return {middle[rank] + (rank >= 2 && rank <= 4 ? f * f * 2 - 6 : 0), end[rank]};
        }
        case cf::kKnight:
            return {f * 9 + r * 8 + (rank >= 3 && rank <= 5 ? 8 : 0) - 38, f * 6 + r * 6 - 24};
        case cf::kBishop:
            return {f * 4 + r * 4 + (f == rank || 7 - f == rank ? 2 : 0) - 14, f * 3 + r * 3 - 10};
        case cf::kRook:
            return {f * 4 + (rank == 6 ? 18 : 0) - 6, rank == 6 ? 14 : 0};
        case cf::kQueen:
            return {f * 2 + r * 2 - (rank == 0 ? 2 : 0) - 6, f * 5 + r * 5 - 16};
        case cf::kKing: {
            const int home = rank == 0 ? 0 : rank == 1 ? -25 : -55;
            const int wing[8] = {18, 30, 14, -8, -8, -4, 32, 20};
            return {home + wing[file], f * 10 + r * 12 - 36};
        }
        default:
            return {};
    }
}

constexpr auto makeSquareValues() {
    std::array<std::array<Pair, 64>, 6> table{};
    for (int type = 0; type < 6; ++type) {
        for (int square = 0; square < 64; ++square) {
            table[static_cast<std::size_t>(type)][static_cast<std::size_t>(square)] =
                squareValue(type, cf::fileOf(square), cf::rankOf(square));
        }
    }
    return table;
}

inline constexpr auto kSquareValues = makeSquareValues();

}  // namespace detail

// Of a piece of White; mirror the square for Black.
constexpr Pair squareValue(int type, cf::Square square) {
    return detail::kSquareValues[static_cast<std::size_t>(type)][static_cast<std::size_t>(square)];
}

}  // namespace ai::chessfootball
