// The options of a session: those of the protocol, and those of the game that is played.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"
#include "game/options.h"

namespace engine {

struct Settings {
    int hashMegabytes = 16;
    int multiPv = 1;
    int level = 0;           // 0 = off
    int moveOverhead = 10;   // ms
    std::uint64_t seed = 1;  // of a level's noise, and of the initial state
    std::string variant;     // the game's name, or one of its presets
    game::KeyValues gameOptions;

    // Options as they go into a match: those set by hand, and over them the variant's.
    game::KeyValues matchOptions(const game::GameInfo& info) const;
};

// How many levels a game's bots have: `level1` … `levelN`.
int levelCount(const catalog::Entry& entry);

// The lines `option name … type …` of a game.
std::vector<std::string> optionLines(const catalog::Entry& entry);

// What a successful change asks of the session.
enum class Change : std::uint8_t { Nothing, Hash, Bot, Match };

struct SetResult {
    Change change = Change::Nothing;
    std::string complaint;  // not empty: nothing was changed
};

// `text`: what follows the word `setoption`: `name … value …`. Names are not case-sensitive and may have spaces.
SetResult setOption(Settings& settings, const catalog::Entry& entry, std::string_view text);

}  // namespace engine
