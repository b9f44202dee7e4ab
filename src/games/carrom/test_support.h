// What the tests of this folder share.
#pragma once

#include <cstdlib>
#include <initializer_list>
#include <string>
#include <utility>

#include "game/options.h"
#include "games/carrom/carrom.h"

namespace carrom::test {

inline Carrom gameWith(const game::KeyValues& pairs = {}) {
    const auto values = game::readOptions(carrom::info().options, carrom::info().presets, pairs);
    if (!values) std::abort();
    return Carrom(*values);
}

// A board under way: that many men of each colour on places far from everything, the queen in the middle, white (south)
// to strike.
inline State board(int white = kMen, int black = kMen) {
    State s;
    for (int i = 0; i < white; ++i) s.men[kWhite].add({(i - 4) * std::int64_t{40'000'000}, 150'000'000});
    for (int i = 0; i < black; ++i) s.men[kBlack].add({(i - 4) * std::int64_t{40'000'000}, 200'000'000});
    s.phase = Phase::Strike;
    s.attempts = 0;
    return s;
}

// The codes and clauses of events in short: `due CA19, turn_passed CA19`.
inline std::string told(const game::Events& events) {
    std::string text;
    for (const game::Event& e : events) text.append(text.empty() ? "" : ", ").append(e.code).append(" ").append(e.rule);
    return text;
}

}  // namespace carrom::test
