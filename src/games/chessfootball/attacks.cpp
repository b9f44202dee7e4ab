#include "games/chessfootball/attacks.h"

#include <array>

#include "games/chessfootball/magics.h"

namespace chessfootball {

namespace {

// The squares in one direction up to and including the first occupied one.
constexpr Bitboard ray(Square from, int files, int ranks, Bitboard occupied) {
    Bitboard seen = 0;
    int file = fileOf(from) + files, rank = rankOf(from) + ranks;
    while (onBoard(file, rank)) {
        const Bitboard here = bit(squareAt(file, rank));
        seen |= here;
        if (occupied & here) break;
        file += files;
        rank += ranks;
    }
    return seen;
}

constexpr Bitboard slowBishop(Square s, Bitboard occupied) {
    return ray(s, 1, 1, occupied) | ray(s, 1, -1, occupied) | ray(s, -1, 1, occupied) | ray(s, -1, -1, occupied);
}

constexpr Bitboard slowRook(Square s, Bitboard occupied) {
    return ray(s, 1, 0, occupied) | ray(s, -1, 0, occupied) | ray(s, 0, 1, occupied) | ray(s, 0, -1, occupied);
}

// A piece on the last square of a ray changes nothing.
constexpr Bitboard relevant(Square square, Bitboard rays) {
    const Bitboard files = (kFileA | kFileH) & ~(kFileA << fileOf(square));
    const Bitboard ranks = (rankBits(0) | rankBits(7)) & ~rankBits(rankOf(square));
    return rays & ~(files | ranks);
}

constexpr int bits(Bitboard set) {
    int n = 0;
    for (; set != 0; set &= set - 1) ++n;
    return n;
}

constexpr SliderSquare place(Bitboard mask, std::uint64_t magic, std::uint32_t& offset) {
    const SliderSquare square{mask, magic, offset, static_cast<std::uint32_t>(64 - bits(mask))};
    offset += std::uint32_t{1} << bits(mask);
    return square;
}

template <class F>
constexpr LeaperTable leapers(F targets) {
    LeaperTable table{};
    for (Square s = 0; s < 64; ++s) table.at[s] = targets(s);
    return table;
}

template <std::size_t N>
constexpr Bitboard jumps(Square from, const std::array<std::array<int, 2>, N>& steps) {
    Bitboard set = 0;
    for (const auto& step : steps) {
        const int file = fileOf(from) + step[0], rank = rankOf(from) + step[1];
        if (onBoard(file, rank)) set |= bit(squareAt(file, rank));
    }
    return set;
}

constexpr std::array<std::array<int, 2>, 8> kKnightSteps = {
    {{{1, 2}}, {{2, 1}}, {{2, -1}}, {{1, -2}}, {{-1, -2}}, {{-2, -1}}, {{-2, 1}}, {{-1, 2}}}};
constexpr std::array<std::array<int, 2>, 8> kKingSteps = {
    {{{0, 1}}, {{1, 1}}, {{1, 0}}, {{1, -1}}, {{0, -1}}, {{-1, -1}}, {{-1, 0}}, {{-1, 1}}}};

constexpr SliderSquares makeSliderSquares() {
    SliderSquares all{};
    std::uint32_t offset = 0;
    for (Square s = 0; s < 64; ++s) all.bishop[s] = place(relevant(s, slowBishop(s, 0)), kBishopMagics[s], offset);
    for (Square s = 0; s < 64; ++s) all.rook[s] = place(relevant(s, slowRook(s, 0)), kRookMagics[s], offset);
    return all;
}

// Calls put(square, subset's number, subset, attacks) for every occupancy that matters; subsets come in the order of
// PEXT.
template <class Put>
void forEachOccupancy(Put put) {
    for (Square s = 0; s < 64; ++s) {
        for (const bool rook : {false, true}) {
            const SliderSquare& slider = rook ? kSliders.rook[s] : kSliders.bishop[s];
            Bitboard subset = 0;
            std::uint32_t number = 0;
            do {
                put(slider, number++, subset, rook ? slowRook(s, subset) : slowBishop(s, subset));
                subset = (subset - slider.mask) & slider.mask;
            } while (subset != 0);
        }
    }
}

bool prepare() {
    for (Square a = 0; a < 64; ++a) {
        for (const auto& step : kKingSteps) {
            const Bitboard whole = ray(a, step[0], step[1], 0);
            for (Bitboard rest = whole; rest != 0;) {
                const Square b = takeLowest(rest);
                gBetween[a][b] = ray(a, step[0], step[1], bit(b)) & ~bit(b);
            }
        }
    }
#ifdef CHESSFOOTBALL_PEXT
    if (processorHasPext()) {
        PextSliders::fill();
        return true;
    }
#endif
    MagicSliders::fill();
    return false;
}

}  // namespace

constinit const SliderSquares kSliders = makeSliderSquares();

constinit const LeaperTable kKnightAttacks = leapers([](Square s) { return jumps(s, kKnightSteps); });
constinit const LeaperTable kKingAttacks = leapers([](Square s) { return jumps(s, kKingSteps); });
constinit const LeaperTable kPawnAttacks[2] = {leapers([](Square s) { return pawnAttacks<kWhite>(bit(s)); }),
                                               leapers([](Square s) { return pawnAttacks<kBlack>(bit(s)); })};
constinit const LeaperTable kBishopRays = leapers([](Square s) { return slowBishop(s, 0); });
constinit const LeaperTable kRookRays = leapers([](Square s) { return slowRook(s, 0); });

Bitboard gBetween[64][64];
Bitboard MagicSliders::table[kSliderTableSize];

void MagicSliders::fill() {
    forEachOccupancy([](const SliderSquare& s, std::uint32_t, Bitboard subset, Bitboard attacks) {
        table[s.offset + (subset * s.magic >> s.shift)] = attacks;
    });
}

#ifdef CHESSFOOTBALL_PEXT
Bitboard PextSliders::table[kSliderTableSize];

void PextSliders::fill() {
    forEachOccupancy([](const SliderSquare& s, std::uint32_t number, Bitboard, Bitboard attacks) {
        table[s.offset + number] = attacks;
    });
}

bool processorHasPext() {
    __builtin_cpu_init();
    // These have the instruction, in microcode: dozens of cycles.
    const bool slow = __builtin_cpu_is("znver1") || __builtin_cpu_is("znver2") || __builtin_cpu_is("bdver4");
    return !slow && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("popcnt");
}
#endif

const bool gHasPext = prepare();

}  // namespace chessfootball
