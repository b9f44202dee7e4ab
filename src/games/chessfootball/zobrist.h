// Random numbers whose exclusive or is a position's key.
#pragma once

#include <cstdint>

#include "games/chessfootball/position.h"

namespace chessfootball {

struct ZobristNumbers {
    std::uint64_t piece[2][6][64];  // Color, PieceType, square
    std::uint64_t castling[16];
    std::uint64_t ep[65];        // [kNoSquare] = 0
    std::uint64_t ball[66];      // squares, kBallCentre, [kNoBall] = 0
    std::uint64_t steal[65];     // [kNoSquare] = 0
    std::uint64_t goals[2][10];  // Color, score
    std::uint64_t blackToMove;
};
extern const ZobristNumbers kZobrist;

// The key from scratch.
std::uint64_t keyOf(const Position& position);

}  // namespace chessfootball
