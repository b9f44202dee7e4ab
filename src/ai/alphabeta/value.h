// Values inside a search: centipawns from the mover's point of view, and the ends of the game far outside their range.
#pragma once

#include "ai/bot.h"

namespace ai::alphabeta {

using Value = int;

inline constexpr int kMaxPly = 128;        // longest line
inline constexpr Value kInfinite = 32500;  // above every value
inline constexpr Value kWon = 32000;       // has won already; won in n plies is kWon - n
inline constexpr Value kProved = kWon - 2 * kMaxPly;
inline constexpr Value kLikely = 20000;     // a repetition that would decide the game if it came a third time
inline constexpr Value kMaxStatic = 15000;  // evaluations stay within

constexpr bool proved(Value value) {
    return value >= kProved || value <= -kProved;
}

// The value of an end with result 1 (the mover has won), 0 or -1, met after `ply` plies.
constexpr Value endValue(int result, int ply) {
    return result * (kWon - ply);
}

// The number of plies to the proved end. Precondition: proved(value).
constexpr int pliesToEnd(Value value) {
    return kWon - (value < 0 ? -value : value);
}

constexpr Score scoreOf(Value value) {
    if (value >= kProved) return {Score::Kind::Win, pliesToEnd(value)};
    if (value <= -kProved) return {Score::Kind::Loss, pliesToEnd(value)};
    return {Score::Kind::Centipawns, value};
}

}  // namespace ai::alphabeta
