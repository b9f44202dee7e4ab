// The computer players of disc football by name, for the catalog.
//
// `random` plays anything; `greedy` plays what looks best if the hand does not slip; `sampled` what is best on average
// under kUsualHand; `level1` … `level8` have a budget of shots and a hand that slips (docs/levels.md).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ai/bot.h"
#include "ai/hand.h"
#include "ai/shotsearch/levels.h"

namespace ai::discfootball {

// A decent player's: 0.4° and 4 %. Players are measured with it.
inline constexpr Hand kUsualHand{400, 40, 0};

std::vector<std::string> botNames();

// Precondition: the name is one of botNames().
std::unique_ptr<Bot> makeBot(std::string_view name, std::uint64_t seed);

// The budget of shots of a level and how its hand slips: see docs/levels.md. Precondition: as above.
base::Args skillOf(std::string_view name);

// The action as such a hand carries it out: a legal token. Actions in which nothing is struck, and tokens that are not
// legal, come back as they are.
std::string carriedOut(const game::Match& match, std::string_view action, const Hand& hand, base::Rng& rng);

}  // namespace ai::discfootball
