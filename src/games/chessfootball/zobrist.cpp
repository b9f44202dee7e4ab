#include "games/chessfootball/zobrist.h"

#include "base/rng.h"

namespace chessfootball {

namespace {

constexpr ZobristNumbers makeNumbers() {
    ZobristNumbers z{};
    base::Rng rng(2025);
    for (auto& color : z.piece) {
        for (auto& type : color) {
            for (auto& square : type) square = rng.next();
        }
    }
    for (auto& rights : z.castling) rights = rng.next();
    for (Square s = 0; s < 64; ++s) z.ep[s] = rng.next();
    for (Square s = 0; s <= kBallCentre; ++s) z.ball[s] = rng.next();
    for (Square s = 0; s < 64; ++s) z.steal[s] = rng.next();
    for (auto& color : z.goals) {
        for (auto& score : color) score = rng.next();
    }
    z.blackToMove = rng.next();
    return z;
}

}  // namespace

constinit const ZobristNumbers kZobrist = makeNumbers();

std::uint64_t keyOf(const Position& p) {
    std::uint64_t key = p.side == kBlack ? kZobrist.blackToMove : 0;
    for (Bitboard rest = p.occupied(); rest != 0;) {
        const Square s = takeLowest(rest);
        key ^= kZobrist.piece[p.colorAt(s)][p.board[s]][s];
    }
    key ^= kZobrist.castling[p.castling] ^ kZobrist.ep[p.ep] ^ kZobrist.ball[p.ball] ^ kZobrist.steal[p.steal];
    return key ^ kZobrist.goals[kWhite][p.goals[kWhite]] ^ kZobrist.goals[kBlack][p.goals[kBlack]];
}

}  // namespace chessfootball
