#include "games/chessfootball/initial.h"

#include <initializer_list>

#include "games/chessfootball/zobrist.h"

namespace chessfootball {

void placeInitially(Position& p) {
    constexpr PieceType kHome[8] = {kRook, kKnight, kBishop, kQueen, kKing, kBishop, kKnight, kRook};
    for (Bitboard& set : p.byType) set = 0;
    for (std::uint8_t& square : p.board) square = kNoPiece;
    p.byColor[kWhite] = rankBits(0) | rankBits(1);
    p.byColor[kBlack] = rankBits(6) | rankBits(7);
    for (int file = 0; file < 8; ++file) {
        for (const int rank : {0, 1, 6, 7}) {
            const Square s = squareAt(file, rank);
            const PieceType type = rank == 0 || rank == 7 ? kHome[file] : kPawn;
            p.board[s] = type;
            p.byType[type] |= bit(s);
        }
    }
    p.castling = kWhiteKingSide | kWhiteQueenSide | kBlackKingSide | kBlackQueenSide;
}

// CF2: one ball, nobody's, in the centre or where the options put it (CF3).
int returnPlace(const Position& p, const Rules& rules) {
    const bool free = rules.ballStart < 64 && p.isEmpty(rules.ballStart);
    return free ? rules.ballStart : kBallCentre;
}

Position initialPosition(const Rules& rules) {
    Position p;
    placeInitially(p);
    p.ball = static_cast<std::uint8_t>(rules.ballStart);
    p.key = keyOf(p);
    return p;
}

}  // namespace chessfootball
