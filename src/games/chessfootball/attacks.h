// Attacks of every piece. Sliders look their attacks up in tables that are indexed with PEXT where the processor has it
// (BMI2), else with multiplication by constants ("magics"); which of them is decided once, at start-up.
#pragma once

#include "games/chessfootball/bitboard.h"

namespace chessfootball {

// One slider on one square: which squares of the occupancy matter, and where its attacks begin in the table.
struct SliderSquare {
    Bitboard mask;
    std::uint64_t magic;
    std::uint32_t offset;
    std::uint32_t shift;  // 64 - number of bits in the mask
};

// Sum over all squares of 2^(bits in the mask), bishops and rooks.
constexpr int kSliderTableSize = 107648;

extern SliderSquare gBishopSquares[64];
extern SliderSquare gRookSquares[64];

#if defined(__x86_64__)
#define CHESSFOOTBALL_PEXT 1
// Tables indexed with PEXT. Only for processors that have it.
struct PextSliders {
    static Bitboard table[kSliderTableSize];
    static CHESSFOOTBALL_INLINE Bitboard look(const SliderSquare& s, Bitboard occupied) {
        std::uint64_t index;
        // Not the intrinsic: it cannot be inlined into a helper that is compiled without BMI2.
        __asm__("pextq %2, %1, %0" : "=r"(index) : "r"(occupied), "rm"(s.mask));
        return table[s.offset + index];
    }
};
#endif

// Tables indexed with magics. Everywhere.
struct MagicSliders {
    static Bitboard table[kSliderTableSize];
    static CHESSFOOTBALL_INLINE Bitboard look(const SliderSquare& s, Bitboard occupied) {
        return table[s.offset + ((occupied & s.mask) * s.magic >> s.shift)];
    }
};

template <class Sliders>
CHESSFOOTBALL_INLINE Bitboard bishopAttacks(Square square, Bitboard occupied) {
    return Sliders::look(gBishopSquares[square], occupied);
}
template <class Sliders>
CHESSFOOTBALL_INLINE Bitboard rookAttacks(Square square, Bitboard occupied) {
    return Sliders::look(gRookSquares[square], occupied);
}

// Whether the tables of PextSliders are filled (then those of MagicSliders are not).
extern const bool gHasPext;

// For code that is not worth two instantiations.
inline Bitboard bishopAttacks(Square square, Bitboard occupied) {
#ifdef CHESSFOOTBALL_PEXT
    if (gHasPext) return bishopAttacks<PextSliders>(square, occupied);
#endif
    return bishopAttacks<MagicSliders>(square, occupied);
}
inline Bitboard rookAttacks(Square square, Bitboard occupied) {
#ifdef CHESSFOOTBALL_PEXT
    if (gHasPext) return rookAttacks<PextSliders>(square, occupied);
#endif
    return rookAttacks<MagicSliders>(square, occupied);
}

extern Bitboard gBetween[64][64];  // squares strictly between two on one line, else none

struct LeaperTable {
    Bitboard at[64];
    constexpr Bitboard operator[](Square square) const { return at[square]; }
};
extern const LeaperTable kKnightAttacks;
extern const LeaperTable kKingAttacks;
extern const LeaperTable kPawnAttacks[2];  // by Color
extern const LeaperTable kBishopRays;      // sliders on the empty board
extern const LeaperTable kRookRays;

// The squares that a set of pawns attacks.
template <Color Us>
CHESSFOOTBALL_INLINE Bitboard pawnAttacks(Bitboard pawns) {
    if constexpr (Us == kWhite) {
        return shift<7>(pawns) | shift<9>(pawns);
    } else {
        return shift<-7>(pawns) | shift<-9>(pawns);
    }
}

// Fills a back end's tables; called at start-up for the one in use. For tests of the other.
void fillMagicSliders();
#ifdef CHESSFOOTBALL_PEXT
void fillPextSliders();
#endif

}  // namespace chessfootball
