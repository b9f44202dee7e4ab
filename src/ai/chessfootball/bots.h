// The computer players of chess football by name, for the catalog:
//
//     list.add(Entry(ChessFootball::info(), matchMaker<ChessFootball>(&draw::chessfootball),
//                    ai::chessfootball::botNames(), &ai::chessfootball::makeBot));
//
// `random` plays anything; `level1` … `level8` have a budget and noise (docs/levels.md); `alphabeta` is the search
// itself and thinks as long as its limits say. Plain chess (ball_start=none) is played by the same bots.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ai/bot.h"
#include "ai/noise.h"

namespace ai::chessfootball {

inline constexpr int kLevels = 8;

// level in 1 … kLevels.
const Level& levelOf(int level);

std::vector<std::string> botNames();

// The budget of nodes of a level, its blur in hundredths of a pawn and its oversights per mille; empty for the others.
// Precondition: the name is one of botNames().
base::Args skillOf(std::string_view name);

// Precondition: the name is one of botNames().
std::unique_ptr<Bot> makeBot(std::string_view name, std::uint64_t seed);

}  // namespace ai::chessfootball
