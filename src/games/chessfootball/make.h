// Carrying an action out on a copy, for search and counting. Inlined into make.cpp and perft.cpp.
#pragma once

#include <cstddef>

#include "games/chessfootball/action.h"
#include "games/chessfootball/generator.h"
#include "games/chessfootball/lane.h"
#include "games/chessfootball/position.h"
#include "games/chessfootball/zobrist.h"

namespace chessfootball {

// Whether make() keeps the key up to date. Counting needs none.
enum class Keyed : bool { No, Yes };

struct CastlingLoss {
    std::uint8_t at[64];
};
constexpr CastlingLoss makeCastlingLoss() {
    CastlingLoss loss{};
    loss.at[4] = kWhiteKingSide | kWhiteQueenSide;
    loss.at[0] = kWhiteQueenSide;
    loss.at[7] = kWhiteKingSide;
    loss.at[60] = kBlackKingSide | kBlackQueenSide;
    loss.at[56] = kBlackQueenSide;
    loss.at[63] = kBlackKingSide;
    return loss;
}
// Rights that end when a piece leaves this square or is captured on it.
inline constexpr CastlingLoss kCastlingLoss = makeCastlingLoss();

// Where the rook of a castling king stands before and after.
constexpr Square castlingRookFrom(Square kingTo) {
    return fileOf(kingTo) == 6 ? kingTo + 1 : kingTo - 2;
}
constexpr Square castlingRookTo(Square kingTo) {
    return fileOf(kingTo) == 6 ? kingTo - 1 : kingTo + 1;
}

// The ball play part of make(): the shot's lane, the goal, the reset (CF11–CF20). `next` is still the old position.
void makeBallPlay(Position& next, Action action, const Rules& rules);

template <Color Us, Keyed kKeyed>
struct Maker {
    Position& n;

    CHESSFOOTBALL_INLINE void put(Color color, PieceType type, Square s) {
        n.byType[type] |= bit(s);
        n.byColor[color] |= bit(s);
        n.board[s] = type;
        if constexpr (kKeyed == Keyed::Yes) n.key ^= kZobrist.piece[color][type][s];
    }
    CHESSFOOTBALL_INLINE void remove(Color color, PieceType type, Square s) {
        n.byType[type] &= ~bit(s);
        n.byColor[color] &= ~bit(s);
        n.board[s] = kNoPiece;
        if constexpr (kKeyed == Keyed::Yes) n.key ^= kZobrist.piece[color][type][s];
    }
    CHESSFOOTBALL_INLINE void dropRights(std::uint8_t lost) {
        if ((n.castling & lost) == 0) return;
        if constexpr (kKeyed == Keyed::Yes) n.key ^= kZobrist.castling[n.castling];
        n.castling = static_cast<std::uint8_t>(n.castling & ~lost);
        if constexpr (kKeyed == Keyed::Yes) n.key ^= kZobrist.castling[n.castling];
    }
    CHESSFOOTBALL_INLINE void setBall(int ball) {
        if constexpr (kKeyed == Keyed::Yes) n.key ^= kZobrist.ball[n.ball] ^ kZobrist.ball[ball];
        n.ball = static_cast<std::uint8_t>(ball);
    }
    // The ball of a piece that goes from one square to another: carried, taken or stolen (CF5–CF7, CF10).
    CHESSFOOTBALL_INLINE void carry(Square from, Square to, int steal) {
        if (n.ball == from) {
            n.steal = static_cast<std::uint8_t>(from);
            setBall(to);
        } else if (steal == to || (n.ball == kBallCentre && (kCentreBits & bit(to)))) {
            setBall(to);
        }
    }
    CHESSFOOTBALL_INLINE void castle(Square from, Square to, int steal) {
        const Square rookFrom = castlingRookFrom(to), rookTo = castlingRookTo(to);
        remove(Us, kKing, from);
        remove(Us, kRook, rookFrom);
        put(Us, kKing, to);
        put(Us, kRook, rookTo);
        dropRights(kCastlingLoss.at[from]);
        carry(from, to, steal);
        // A ball that the king has just carried or taken does not lie where the rook comes from or goes to.
        carry(rookFrom, rookTo, steal);
    }
    CHESSFOOTBALL_INLINE void move(Action action, int steal) {
        const Square from = action.from(), to = action.to();
        const PieceType piece = n.typeAt(from), captured = n.typeAt(to);
        remove(Us, piece, from);
        if (captured != kNoPiece) {
            remove(~Us, captured, to);
            n.halfmove = 0;
        }
        if (piece == kPawn) {
            n.halfmove = 0;
            pawn(action, from, to);
        } else {
            put(Us, piece, to);
        }
        dropRights(kCastlingLoss.at[from] | kCastlingLoss.at[to]);
        carry(from, to, steal);
    }
    CHESSFOOTBALL_INLINE void pawn(Action action, Square from, Square to) {
        put(Us, action.isPromotion() ? action.promoted() : kPawn, to);
        if (action.kind() == ActionKind::EnPassant) {
            const Square captured = to ^ 8;
            remove(~Us, kPawn, captured);
            if (n.ball == captured) setBall(to);  // CF7
        } else if ((from ^ to) == 16) {
            const Square behind = to ^ 8;
            if (kPawnAttacks[Us][behind] & n.byColor[~Us] & n.byType[kPawn]) n.ep = static_cast<std::uint8_t>(behind);
        }
    }
};

// What `to = from` does. The compiler for wasm would call memcpy for a value of this size; words copied one by one are
// a third of the cost of a move cheaper.
CHESSFOOTBALL_INLINE void copyPosition(Position& to, const Position& from) {
#ifdef __wasm__
    constexpr std::size_t kWords = sizeof(Position) / 8;
    static_assert(sizeof(Position) % 8 == 0);
    auto* target = reinterpret_cast<unsigned char*>(&to);
    const auto* source = reinterpret_cast<const unsigned char*>(&from);
#pragma unroll
    for (std::size_t i = 0; i < kWords; ++i) __builtin_memcpy(target + 8 * i, source + 8 * i, 8);
#else
    to = from;
#endif
}

// Plays a legal action. The en passant and steal squares are set where one could exist, whether or not a legal capture
// or steal does: that changes no action of the next position, and settle() in make.cpp puts it right. They are not yet
// part of the key.
template <Color Us, Keyed kKeyed>
CHESSFOOTBALL_INLINE void make(Position& next, const Position& p, Action action, const Rules& rules) {
    copyPosition(next, p);
    if constexpr (kKeyed == Keyed::Yes) {
        next.key ^= kZobrist.ep[p.ep] ^ kZobrist.steal[p.steal] ^ kZobrist.blackToMove;
    }
    next.ep = kNoSquare;
    next.steal = kNoSquare;
    ++next.halfmove;
    if constexpr (Us == kBlack) ++next.fullmove;
    Maker<Us, kKeyed> maker{next};
    if (action.kind() == ActionKind::Castling) {
        maker.castle(action.from(), action.to(), p.steal);
    } else if (action.isBallPlay()) {
        makeBallPlay(next, action, rules);
    } else {
        maker.move(action, p.steal);
    }
    next.side = ~Us;
}

}  // namespace chessfootball
