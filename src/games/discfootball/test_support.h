// What the tests of this folder share.
#pragma once

#include <cstdlib>
#include <string>
#include <utility>

#include "game/options.h"
#include "games/discfootball/discfootball.h"
#include "games/discfootball/strike.h"

namespace discfootball::test {

inline DiscFootball gameWith(const game::KeyValues& pairs = {}) {
    const auto values = game::readOptions(discfootball::info().options, discfootball::info().presets, pairs);
    if (!values) std::abort();
    return DiscFootball(*values);
}

constexpr Point mm(std::int64_t x, std::int64_t y) {
    return {x * kMm, y * kMm};
}

// The start position, White to strike.
inline State start(const DiscFootball& game) {
    State s;
    s.at = game.table().start();
    return s;
}

inline int piece(std::string_view name) {
    return pieceNamed(name).value();
}

// The codes and clauses of events in short: `missed_ball DF11, turn_passed DF15`.
inline std::string told(const game::Events& events) {
    std::string text;
    for (const game::Event& e : events) text.append(text.empty() ? "" : ", ").append(e.code).append(" ").append(e.rule);
    return text;
}

}  // namespace discfootball::test
