// A position: the state of chess football. A small value of integers only; two positions are equal if and only if their
// texts are.
#pragma once

#include <cstdint>

#include "games/chessfootball/bitboard.h"

namespace chessfootball {

// Values of Position::ball beyond the squares.
constexpr int kBallCentre = 64;  // at the centre point, on four squares at once (CF3)
constexpr int kNoBall = 65;      // plain chess

// Bits of Position::castling.
constexpr int kWhiteKingSide = 1, kWhiteQueenSide = 2, kBlackKingSide = 4, kBlackQueenSide = 8;

// The options that change what an action does.
struct Rules {
    int goalsToWin = 1;           // CF19, 1 … 9
    bool resetAfterGoal = false;  // CF20
    int ballStart = kBallCentre;  // CF3; kNoBall for plain chess
};

struct Position {
    Bitboard byType[6] = {};   // of both colours, by PieceType
    Bitboard byColor[2] = {};  // by Color
    // Zobrist key of everything that makes positions the same for a search and for repetition (CF22): pieces, side,
    // castling, legal en passant, ball, legal steal, score. It depends on nothing but the other fields.
    std::uint64_t key = 0;
    std::uint8_t board[64] = {};  // PieceType on each square, kNoPiece where empty
    Color side = kWhite;          // to move
    std::uint8_t castling = 0;    // rights, see above
    std::uint8_t ep = kNoSquare;  // behind the pawn that made a double step, only if a legal capture exists
    // The ball is no piece: it is in none of the sets above, so it blocks nothing and its square is empty (CF4); where
    // it lies free nobody has it until a piece arrives (CF17).
    std::uint8_t ball = kNoBall;     // its square, kBallCentre or kNoBall
    std::uint8_t steal = kNoSquare;  // X of CF10, only if a legal steal exists
    std::uint8_t goals[2] = {0, 0};  // by Color
    std::uint16_t halfmove = 0;      // since the last pawn move, capture or goal (CF22)
    std::uint32_t fullmove = 1;

    bool operator==(const Position&) const = default;

    Bitboard occupied() const { return byColor[kWhite] | byColor[kBlack]; }
    Bitboard pieces(Color color, PieceType type) const { return byColor[color] & byType[type]; }
    PieceType typeAt(Square square) const { return static_cast<PieceType>(board[square]); }
    bool isEmpty(Square square) const { return board[square] == kNoPiece; }
    bool has(Color color, Square square) const { return (byColor[color] & bit(square)) != 0; }
    // Precondition: not empty.
    Color colorAt(Square square) const { return has(kWhite, square) ? kWhite : kBlack; }
    Square king(Color color) const { return lowest(pieces(color, kKing)); }

    bool hasBall() const { return ball != kNoBall; }
    // Whether a piece of that colour controls the ball.
    bool carries(Color color) const { return ball < 64 && has(color, ball); }
    bool carried() const { return ball < 64 && !isEmpty(ball); }
    bool decided(const Rules& rules) const { return goals[0] >= rules.goalsToWin || goals[1] >= rules.goalsToWin; }
};

}  // namespace chessfootball
