#include "ai/chessfootball/exchange.h"

#include <algorithm>

namespace ai::chessfootball {

bool exchangeHolds(const cf::Position& position, cf::Action action, int allowance) {
    if (action.kind() == cf::ActionKind::Castling || action.isPromotion()) return true;
    const bool enPassant = action.kind() == cf::ActionKind::EnPassant;
    const cf::Square to = action.to();
    const int victim = kExchangeValue[enPassant ? cf::kPawn : position.typeAt(to)];
    int atStake = kExchangeValue[position.typeAt(action.from())];
    if (victim + allowance >= atStake) return true;  // even losing the mover for nothing would do

    // 1. Capture after capture: gains[i] is what the side of the i-th capture has won so far, if the series ends there.
    cf::Bitboard occupied = (position.occupied() ^ cf::bit(action.from())) | cf::bit(to);
    if (enPassant) occupied ^= cf::bit(cf::squareAt(cf::fileOf(to), cf::rankOf(action.from())));
    const cf::Bitboard diagonal = position.byType[cf::kBishop] | position.byType[cf::kQueen];
    const cf::Bitboard straight = position.byType[cf::kRook] | position.byType[cf::kQueen];
    cf::Bitboard attackers = cf::attackersTo(position, to, occupied);
    int gains[33];
    int last = 0;
    gains[0] = victim;
    for (cf::Color side = ~position.side; last < 32; side = ~side) {
        attackers &= occupied;
        const cf::Bitboard own = attackers & position.byColor[side];
        if (own == 0) break;
        int type = cf::kPawn;
        while ((own & position.byType[type]) == 0) ++type;
        if (type == cf::kKing && (attackers & position.byColor[~side]) != 0) break;  // it would stand in check
        ++last;
        gains[last] = atStake - gains[last - 1];
        atStake = kExchangeValue[type];
        occupied ^= cf::bit(cf::lowest(own & position.byType[type]));
        attackers |= (cf::bishopAttacks(to, occupied) & diagonal) | (cf::rookAttacks(to, occupied) & straight);
    }
    // 2. Backwards: nobody continues a series that is better left.
    for (; last > 0; --last) gains[last - 1] = -std::max(-gains[last - 1], gains[last]);
    return gains[0] + allowance >= 0;
}

}  // namespace ai::chessfootball
