// Questions that a search asks about a position and its actions (search_api.h).
#include "games/chessfootball/generator.h"
#include "games/chessfootball/make.h"
#include "games/chessfootball/search_api.h"

namespace chessfootball {

namespace {

// Pieces of `color` that attack a square; squares of theirs outside `occupied` count as gone.
Bitboard attackersOf(const Position& p, Color color, Square square, Bitboard occupied) {
    const Bitboard queens = p.byType[kQueen];
    return p.byColor[color] & occupied &
           ((kPawnAttacks[~color][square] & p.byType[kPawn]) | (kKnightAttacks[square] & p.byType[kKnight]) |
            (kKingAttacks[square] & p.byType[kKing]) |
            (bishopAttacks(square, occupied) & (p.byType[kBishop] | queens)) |
            (rookAttacks(square, occupied) & (p.byType[kRook] | queens)));
}

}  // namespace

Bitboard attacksFrom(PieceType type, Color color, Square from, Bitboard occupied) {
    switch (type) {
        case kPawn:
            return kPawnAttacks[color][from];
        case kKnight:
            return kKnightAttacks[from];
        case kBishop:
            return bishopAttacks(from, occupied);
        case kRook:
            return rookAttacks(from, occupied);
        case kQueen:
            return bishopAttacks(from, occupied) | rookAttacks(from, occupied);
        default:
            return kKingAttacks[from];
    }
}

Bitboard attackersTo(const Position& position, Square square, Bitboard occupied) {
    return attackersOf(position, kWhite, square, occupied) | attackersOf(position, kBlack, square, occupied);
}

Bitboard attackedBy(const Position& p, Color color) {
    const Bitboard occupied = p.occupied();
    Bitboard attacked = 0;
    for (Bitboard rest = p.byColor[color]; rest != 0;) {
        const Square from = takeLowest(rest);
        attacked |= attacksFrom(p.typeAt(from), color, from, occupied);
    }
    return attacked;
}

Bitboard checkersOf(const Position& p) {
    return attackersOf(p, ~p.side, p.king(p.side), p.occupied());
}

bool inCheck(const Position& position) {
    return checkersOf(position) != 0;
}

bool givesCheck(const Position& p, Action action) {
    if (action.isBallPlay()) return false;  // no piece moves, and after a reset nobody is in check
    const Square from = action.from(), to = action.to(), king = p.king(~p.side);
    Bitboard occupied = (p.occupied() & ~bit(from)) | bit(to);
    if (action.kind() == ActionKind::EnPassant) occupied &= ~bit(to ^ 8);
    if (action.kind() == ActionKind::Castling) {
        const Square rook = castlingRookTo(to);
        occupied = (occupied & ~bit(castlingRookFrom(to))) | bit(rook);
        if (rookAttacks(rook, occupied) & bit(king)) return true;
    }
    const PieceType arrived = action.isPromotion() ? action.promoted() : p.typeAt(from);
    if (attacksFrom(arrived, p.side, to, occupied) & bit(king)) return true;
    // Whatever else attacks the king now stood behind a piece that has gone; the piece captured on `to` is not ours.
    return (attackersOf(p, p.side, king, occupied) & ~bit(to)) != 0;
}

ActionEffect effectOf(const Position& p, Action action) {
    ActionEffect effect;
    if (action.isBallPlay()) return effect;
    const Square to = action.to();
    if (action.kind() == ActionKind::Castling) {
        const Bitboard arrivals = bit(to) | bit(castlingRookTo(to));
        effect.takesBall = (takingSquares(p) & arrivals) != 0;
        effect.steals = (kOneBit[p.steal] & arrivals) != 0;
        return effect;
    }
    if (action.kind() == ActionKind::EnPassant) {
        effect.captured = kPawn;
        effect.takesBall = p.ball == (to ^ 8) || p.ball == to;
        return effect;
    }
    effect.captured = p.typeAt(to);
    effect.steals = p.steal == to;
    effect.takesBall = effect.steals || p.ball == to || (p.ball == kBallCentre && (kCentreBits & bit(to)) != 0);
    return effect;
}

}  // namespace chessfootball
