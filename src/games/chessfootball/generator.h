// The legal generator, once for lists, counting, quiescence and "is there any": what happens to a found action is up to
// the sink. Everything is inlined into the few functions of movegen.cpp and perft.cpp, for each back end of the sliders
// and each colour.
//
// How legality is had without trying moves:
//  1. The squares that the opponent attacks, our king lifted from the board, are closed to our king.
//  2. In check, other pieces may only capture the checker or step between (checkMask); in double check not even that.
//  3. A pinned piece stays on its line. Lines of rooks and bishops are kept apart (pinStraight, pinDiagonal): a piece
//  on
//     the one kind moves only along that kind, and no target of such a move can lie on another line of the same kind.
//  4. En passant takes two pieces off a line at once and is rare: the position after it is looked at.
#pragma once

#include "games/chessfootball/attacks.h"
#include "games/chessfootball/lane.h"
#include "games/chessfootball/position.h"

namespace chessfootball {

constexpr Bitboard kAnySquare = ~Bitboard{0};

struct SquareBits {
    Bitboard at[66];
    constexpr Bitboard operator[](int square) const { return at[square]; }
};

constexpr SquareBits makeBallBits() {
    SquareBits bits{};
    for (Square s = 0; s < 64; ++s) bits.at[s] = bit(s);
    bits.at[kBallCentre] = kCentreBits;
    return bits;
}
// Where a ball lies, by Position::ball; with CF3 on four squares at once.
inline constexpr SquareBits kBallBits = makeBallBits();

constexpr SquareBits makeOneBit() {
    SquareBits bits{};
    for (Square s = 0; s < 64; ++s) bits.at[s] = bit(s);
    return bits;
}
// bit(square), and nothing for kNoSquare.
inline constexpr SquareBits kOneBit = makeOneBit();

// Squares where an arriving piece takes the ball without capturing (CF5, CF10). A carrier's square is never empty.
CHESSFOOTBALL_INLINE Bitboard takingSquares(const Position& p) {
    return (kBallBits[p.ball] | kOneBit[p.steal]) & ~p.occupied();
}

// Whether `Us` may capture en passant with the pawn on `from`: nobody attacks the king once both pawns are gone.
template <class Sliders, Color Us>
CHESSFOOTBALL_INLINE bool enPassantLegal(const Position& p, Square from) {
    const Square captured = p.ep ^ 8;
    const Square king = p.king(Us);
    const Bitboard occupied = (p.occupied() ^ bit(from) ^ bit(captured)) | bit(p.ep);
    const Bitboard enemy = p.byColor[~Us] ^ bit(captured);
    const Bitboard queens = p.byType[kQueen];
    return (((bishopAttacks<Sliders>(king, occupied) & (p.byType[kBishop] | queens)) |
             (rookAttacks<Sliders>(king, occupied) & (p.byType[kRook] | queens)) |
             (kKnightAttacks[king] & p.byType[kKnight]) | (kPawnAttacks[Us][king] & p.byType[kPawn])) &
            enemy) == 0;
}

// A sink has
//   static constexpr bool kMovesOnly      ball plays are not wanted
//   Bitboard wanted() const               targets that are of interest; kAnySquare for all
//   Bitboard wantedPromotions() const     the same for promotions
//   void piece(from, targets)             non-pawns and the king
//   void pawns(targets, delta)            each from its target - delta
//   void promotions(targets, delta)
//   void enPassant(from, to), step(from, to), castling(from, to, rookTo), passes(from, targets)
//   void shots(from, closed)              closed: squares where something stops the ball (CF12, CF13)
template <class Sliders, Color Us, class Sink>
struct Generator {
    CHESSFOOTBALL_INLINE Generator(const Position& position, Sink& sink) : p(position), out(sink) {}

    CHESSFOOTBALL_INLINE void run() {
        const Bitboard checkers = danger & bit(king) ? findCheckers() : 0;
        emit(king, kKingAttacks[king] & ~own & ~danger);
        if (checkers != 0) {
            checkMask = several(checkers) ? 0 : checkers | gBetween[king][lowest(checkers)];
        }
        open = checkMask & out.wanted();
        if (checkMask != 0) {
            findPins();
            pieces();
            pawns();
        }
        if (p.ep != kNoSquare) enPassant();
        if (checkers != 0) return;
        castling();
        if constexpr (!Sink::kMovesOnly) {
            if (p.ball < 64 && (own & bit(p.ball))) ballPlays();
        }
    }

    static constexpr Color Them = ~Us;
    static constexpr int kUp = Us == kWhite ? 8 : -8;
    static constexpr int kUpLeft = Us == kWhite ? 7 : -9;
    static constexpr int kUpRight = Us == kWhite ? 9 : -7;
    static constexpr Bitboard kLastRank = rankBits(Us == kWhite ? 7 : 0);
    static constexpr Bitboard kThirdRank = rankBits(Us == kWhite ? 2 : 5);

    const Position& p;
    Sink& out;
    const Bitboard own = p.byColor[Us];
    const Bitboard enemy = p.byColor[Them];
    const Bitboard occupied = own | enemy;
    const Square king = lowest(own & p.byType[kKing]);
    const Bitboard enemyDiagonal = enemy & (p.byType[kBishop] | p.byType[kQueen]);
    const Bitboard enemyStraight = enemy & (p.byType[kRook] | p.byType[kQueen]);
    const Bitboard danger = findDanger();
    Bitboard checkMask = kAnySquare;
    Bitboard open = kAnySquare;
    Bitboard pinStraight = 0, pinDiagonal = 0;

    CHESSFOOTBALL_INLINE Bitboard findDanger() const {
        const Bitboard seen = occupied ^ bit(king);
        Bitboard attacked = pawnAttacks<Them>(enemy & p.byType[kPawn]);
        attacked |= kKingAttacks[lowest(enemy & p.byType[kKing])];
        for (Bitboard rest = enemy & p.byType[kKnight]; rest != 0;) attacked |= kKnightAttacks[takeLowest(rest)];
        for (Bitboard rest = enemyDiagonal; rest != 0;) attacked |= bishopAttacks<Sliders>(takeLowest(rest), seen);
        for (Bitboard rest = enemyStraight; rest != 0;) attacked |= rookAttacks<Sliders>(takeLowest(rest), seen);
        return attacked;
    }

    CHESSFOOTBALL_INLINE Bitboard findCheckers() const {
        return (kKnightAttacks[king] & enemy & p.byType[kKnight]) | (kPawnAttacks[Us][king] & enemy & p.byType[kPawn]) |
               (bishopAttacks<Sliders>(king, occupied) & enemyDiagonal) |
               (rookAttacks<Sliders>(king, occupied) & enemyStraight);
    }

    CHESSFOOTBALL_INLINE void findPins() {
        for (Bitboard rest = kRookRays[king] & enemyStraight; rest != 0;) pinStraight |= pinnedLine(takeLowest(rest));
        for (Bitboard rest = kBishopRays[king] & enemyDiagonal; rest != 0;) pinDiagonal |= pinnedLine(takeLowest(rest));
    }

    // The line from the king to this slider, itself included, if one piece of ours alone stands between.
    CHESSFOOTBALL_INLINE Bitboard pinnedLine(Square slider) const {
        const Bitboard between = gBetween[king][slider];
        const Bitboard blockers = between & occupied;
        return (blockers & own) != 0 && !several(blockers) ? between | bit(slider) : 0;
    }

    CHESSFOOTBALL_INLINE void emit(Square from, Bitboard targets) { out.piece(from, targets & out.wanted()); }

    CHESSFOOTBALL_INLINE void pieces() {
        const Bitboard targets = ~own & open;
        for (Bitboard rest = own & p.byType[kKnight] & ~(pinStraight | pinDiagonal); rest != 0;) {
            const Square from = takeLowest(rest);
            out.piece(from, kKnightAttacks[from] & targets);
        }
        const Bitboard diagonal = own & (p.byType[kBishop] | p.byType[kQueen]) & ~pinStraight;
        for (Bitboard rest = diagonal & ~pinDiagonal; rest != 0;) {
            const Square from = takeLowest(rest);
            out.piece(from, bishopAttacks<Sliders>(from, occupied) & targets);
        }
        for (Bitboard rest = diagonal & pinDiagonal; rest != 0;) {
            const Square from = takeLowest(rest);
            out.piece(from, bishopAttacks<Sliders>(from, occupied) & targets & pinDiagonal);
        }
        const Bitboard straight = own & (p.byType[kRook] | p.byType[kQueen]) & ~pinDiagonal;
        for (Bitboard rest = straight & ~pinStraight; rest != 0;) {
            const Square from = takeLowest(rest);
            out.piece(from, rookAttacks<Sliders>(from, occupied) & targets);
        }
        for (Bitboard rest = straight & pinStraight; rest != 0;) {
            const Square from = takeLowest(rest);
            out.piece(from, rookAttacks<Sliders>(from, occupied) & targets & pinStraight);
        }
    }

    CHESSFOOTBALL_INLINE void pawns() {
        const Bitboard mine = own & p.byType[kPawn];
        const Bitboard freely = mine & ~(pinStraight | pinDiagonal);
        const Bitboard empty = ~occupied;

        const Bitboard one = (shift<kUp>(freely) | (shift<kUp>(mine & pinStraight) & pinStraight)) & empty;
        const Bitboard two = shift<kUp>(one & kThirdRank) & empty;
        out.pawns(one & ~kLastRank & open, kUp);
        out.pawns(two & open, 2 * kUp);

        // CF8: where the ball can be taken, a diagonal step needs nothing to capture. The en passant square is left to
        // enPassant(), which knows which of the two the action is.
        const Bitboard targets = enemy | (takingSquares(p) & ~kOneBit[p.ep]);
        const Bitboard onDiagonal = mine & pinDiagonal;
        const Bitboard left = (shift<kUpLeft>(freely) | (shift<kUpLeft>(onDiagonal) & pinDiagonal)) & targets;
        const Bitboard right = (shift<kUpRight>(freely) | (shift<kUpRight>(onDiagonal) & pinDiagonal)) & targets;
        out.pawns(left & ~kLastRank & open, kUpLeft);
        out.pawns(right & ~kLastRank & open, kUpRight);

        if (((one | left | right) & kLastRank) != 0) {
            const Bitboard last = kLastRank & checkMask & out.wantedPromotions();
            out.promotions(one & last, kUp);
            out.promotions(left & last, kUpLeft);
            out.promotions(right & last, kUpRight);
        }
    }

    CHESSFOOTBALL_INLINE void enPassant() {
        const bool ballThere = (takingSquares(p) & bit(p.ep)) != 0;
        for (Bitboard rest = kPawnAttacks[Them][p.ep] & own & p.byType[kPawn]; rest != 0;) {
            const Square from = takeLowest(rest);
            if (enPassantLegal<Sliders, Us>(p, from)) {
                out.enPassant(from, p.ep);
            } else if (ballThere && (open & bit(p.ep)) && !((pinStraight | pinDiagonal) & bit(from))) {
                // (A pawn pinned on the very diagonal of the step may capture: the captured one stands on no line to
                // the king that the pin leaves.)
                out.step(from, p.ep);
            }
        }
    }

    CHESSFOOTBALL_INLINE void castling() {
        constexpr int kRights = Us == kWhite ? kWhiteKingSide | kWhiteQueenSide : kBlackKingSide | kBlackQueenSide;
        if ((p.castling & kRights) == 0) return;
        constexpr int kHome = Us == kWhite ? 0 : 56;
        constexpr Bitboard kKingSidePath = (bit(5) | bit(6)) << kHome;
        constexpr Bitboard kQueenSideGap = (bit(1) | bit(2) | bit(3)) << kHome;
        constexpr Bitboard kQueenSidePath = (bit(2) | bit(3)) << kHome;
        if ((p.castling & kRights & (kWhiteKingSide | kBlackKingSide)) && ((occupied | danger) & kKingSidePath) == 0) {
            out.castling(kHome + 4, kHome + 6, kHome + 5);
        }
        if ((p.castling & kRights & (kWhiteQueenSide | kBlackQueenSide)) && (occupied & kQueenSideGap) == 0 &&
            (danger & kQueenSidePath) == 0) {
            out.castling(kHome + 4, kHome + 2, kHome + 3);
        }
    }

    // CF11, CF18. Only out of check (CF9). Every shot is legal but one that leaves over a side at once (CF16).
    CHESSFOOTBALL_INLINE void ballPlays() {
        const Square from = p.ball;
        out.shots(from, occupied | danger);
        if (p.byType[kKnight] & bit(from)) out.passes(from, kKnightAttacks[from] & own);
    }
};

// Compiles a function for processors with PEXT; what is inlined into it may use their other instructions too.
#define CHESSFOOTBALL_TARGET_PEXT __attribute__((target("bmi,bmi2,popcnt")))

}  // namespace chessfootball
