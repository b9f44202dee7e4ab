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

struct SliderSquares {
    SliderSquare bishop[64], rook[64];
};
extern const SliderSquares kSliders;

#if defined(__x86_64__)
#define CHESSFOOTBALL_PEXT 1
// Tables indexed with PEXT. Only for processors that have it. (fill() is called at start-up for the back end in use; a
// test may fill the other.)
struct PextSliders {
    static Bitboard table[kSliderTableSize];
    static void fill();
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
    static void fill();
    static CHESSFOOTBALL_INLINE Bitboard look(const SliderSquare& s, Bitboard occupied) {
        return table[s.offset + ((occupied & s.mask) * s.magic >> s.shift)];
    }
};

template <class Sliders>
CHESSFOOTBALL_INLINE Bitboard bishopAttacks(Square square, Bitboard occupied) {
    return Sliders::look(kSliders.bishop[square], occupied);
}
template <class Sliders>
CHESSFOOTBALL_INLINE Bitboard rookAttacks(Square square, Bitboard occupied) {
    return Sliders::look(kSliders.rook[square], occupied);
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

// The same as a back end for the templates.
struct AnySliders {
    static Bitboard look(const SliderSquare& s, Bitboard occupied) {
#ifdef CHESSFOOTBALL_PEXT
        if (gHasPext) return PextSliders::look(s, occupied);
#endif
        return MagicSliders::look(s, occupied);
    }
};

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
CHESSFOOTBALL_INLINE constexpr Bitboard pawnAttacks(Bitboard pawns) {
    if constexpr (Us == kWhite) {
        return shift<7>(pawns) | shift<9>(pawns);
    } else {
        return shift<-7>(pawns) | shift<-9>(pawns);
    }
}

#ifdef CHESSFOOTBALL_PEXT
// Whether this processor has PEXT and is quick at it.
bool processorHasPext();
#endif

}  // namespace chessfootball
