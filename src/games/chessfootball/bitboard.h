// The board as sets of squares: one bit a square, bit 0 = a1, bit 7 = h1, bit 63 = h8.
#pragma once

#include <cstdint>

#if defined(__GNUC__)
// For the hot helpers: they must take over the instruction set of the function that they are inlined into.
#define CHESSFOOTBALL_INLINE inline __attribute__((always_inline))
#else
#define CHESSFOOTBALL_INLINE inline
#endif

namespace chessfootball {

using Bitboard = std::uint64_t;
using Square = int;  // 0 … 63, rank * 8 + file

enum Color : std::uint8_t { kWhite, kBlack };

// In the order of value of CF13.
enum PieceType : std::uint8_t { kPawn, kKnight, kBishop, kRook, kQueen, kKing, kNoPiece };

constexpr Color operator~(Color color) {
    return color == kWhite ? kBlack : kWhite;
}

constexpr Square kNoSquare = 64;

constexpr int fileOf(Square square) {
    return square & 7;
}
constexpr int rankOf(Square square) {
    return square >> 3;
}
constexpr Square squareAt(int file, int rank) {
    return rank * 8 + file;
}
constexpr bool onBoard(int file, int rank) {
    return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}
// Steps that a king needs from one to the other.
constexpr int kingDistance(Square a, Square b) {
    const int files = fileOf(a) < fileOf(b) ? fileOf(b) - fileOf(a) : fileOf(a) - fileOf(b);
    const int ranks = rankOf(a) < rankOf(b) ? rankOf(b) - rankOf(a) : rankOf(a) - rankOf(b);
    return files > ranks ? files : ranks;
}

constexpr Bitboard bit(Square square) {
    return Bitboard{1} << square;
}
constexpr Bitboard kFileA = 0x0101010101010101ULL;
constexpr Bitboard kFileH = kFileA << 7;
constexpr Bitboard rankBits(int rank) {
    return Bitboard{0xff} << (8 * rank);
}
// d4, e4, d5, e5 (CF3).
constexpr Bitboard kCentreBits = bit(27) | bit(28) | bit(35) | bit(36);

CHESSFOOTBALL_INLINE constexpr int count(Bitboard set) {
    return __builtin_popcountll(set);
}
// The lowest square of a set. Precondition: not empty.
CHESSFOOTBALL_INLINE constexpr Square lowest(Bitboard set) {
    return __builtin_ctzll(set);
}
CHESSFOOTBALL_INLINE constexpr Square takeLowest(Bitboard& set) {
    const Square square = __builtin_ctzll(set);
    set &= set - 1;
    return square;
}
constexpr bool several(Bitboard set) {
    return (set & (set - 1)) != 0;
}

// One step of every square of a set; what would leave over a side disappears.
template <int Delta>
CHESSFOOTBALL_INLINE constexpr Bitboard shift(Bitboard set) {
    constexpr Bitboard away = (Delta & 7) == 1 ? ~kFileH : (Delta & 7) == 7 ? ~kFileA : ~Bitboard{0};
    if constexpr (Delta > 0) {
        return (set & away) << Delta;
    } else {
        return (set & away) >> -Delta;
    }
}

}  // namespace chessfootball
