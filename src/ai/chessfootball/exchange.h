// Static exchange: what a series of captures on one square is worth, without searching it.
#pragma once

#include "games/chessfootball/search_api.h"

namespace ai::chessfootball {

namespace cf = ::chessfootball;

// Centipawns, by PieceType; for exchanges and the order of captures. The king is worth more than everything.
inline constexpr int kExchangeValue[7] = {100, 320, 330, 500, 950, 10000, 0};

// Whether the side to move loses no more than `allowance` centipawns by this move (not a ball play), if both sides then
// capture on its target with their least valuable pieces for as long as it pays.
bool exchangeHolds(const cf::Position& position, cf::Action action, int allowance);

}  // namespace ai::chessfootball
