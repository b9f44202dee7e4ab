#include "games/chessfootball/attacks.h"

#include <gtest/gtest.h>

#include "base/rng.h"

namespace chessfootball {
namespace {

Bitboard walk(Square from, bool rook, Bitboard occupied) {
    Bitboard seen = 0;
    for (int files = -1; files <= 1; ++files) {
        for (int ranks = -1; ranks <= 1; ++ranks) {
            if ((files == 0 && ranks == 0) || (files == 0 || ranks == 0) != rook) continue;
            int file = fileOf(from) + files, rank = rankOf(from) + ranks;
            for (; onBoard(file, rank); file += files, rank += ranks) {
                seen |= bit(squareAt(file, rank));
                if (occupied & bit(squareAt(file, rank))) break;
            }
        }
    }
    return seen;
}

template <class Sliders>
void expectRight() {
    base::Rng rng(7);
    for (int round = 0; round < 500; ++round) {
        const Bitboard occupied = round % 2 == 0 ? rng.next() : rng.next() & rng.next();
        for (Square s = 0; s < 64; ++s) {
            ASSERT_EQ(bishopAttacks<Sliders>(s, occupied), walk(s, false, occupied)) << s;
            ASSERT_EQ(rookAttacks<Sliders>(s, occupied), walk(s, true, occupied)) << s;
        }
    }
}

TEST(Attacks, MagicsGiveWhatWalkingGives) {
    MagicSliders::fill();
    expectRight<MagicSliders>();
}

// Every occupancy that matters, not only random ones: no two share an index wrongly.
TEST(Attacks, EveryMagicIsRightForEveryOccupancy) {
    MagicSliders::fill();
    for (Square s = 0; s < 64; ++s) {
        for (const bool rook : {false, true}) {
            const SliderSquare& slider = rook ? kSliders.rook[s] : kSliders.bishop[s];
            Bitboard subset = 0;
            do {
                ASSERT_EQ(MagicSliders::look(slider, subset), walk(s, rook, subset)) << s;
                subset = (subset - slider.mask) & slider.mask;
            } while (subset != 0);
        }
    }
}

#ifdef CHESSFOOTBALL_PEXT
// Where the processor has no PEXT the program takes the magics there, and so does this.
TEST(Attacks, WhatTheProcessorChoosesGivesWhatWalkingGives) {
    if (!processorHasPext()) return expectRight<MagicSliders>();
    expectRight<PextSliders>();
}
#endif

TEST(Attacks, BetweenIsStrictAndOnLinesOnly) {
    EXPECT_EQ(gBetween[0][3], bit(1) | bit(2));
    EXPECT_EQ(gBetween[63][0], bit(9) | bit(18) | bit(27) | bit(36) | bit(45) | bit(54));
    EXPECT_EQ(gBetween[0][1], 0u);
    EXPECT_EQ(gBetween[0][10], 0u);
    EXPECT_EQ(gBetween[5][5], 0u);
}

TEST(Attacks, LeapersStayOnTheBoard) {
    EXPECT_EQ(kKnightAttacks[0], bit(10) | bit(17));
    EXPECT_EQ(kKingAttacks[7], bit(6) | bit(14) | bit(15));
    EXPECT_EQ(kPawnAttacks[kWhite][8], bit(17));
    EXPECT_EQ(kPawnAttacks[kBlack][15], bit(6));
    EXPECT_EQ(pawnAttacks<kWhite>(bit(8) | bit(15)), bit(17) | bit(22));
}

}  // namespace
}  // namespace chessfootball
