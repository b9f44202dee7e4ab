// What a game says about itself: names, versions, codes, options. All of it constant.
#pragma once

#include <span>
#include <string_view>

#include "game/options.h"
#include "game/types.h"

namespace game {

struct GameInfo {
    std::string_view name;                    // `chessfootball`: the name in requests, records and folders
    int rulesVersion = 1;                     // raised whenever the same actions could lead to another state
    std::string_view pgnVariant;              // value of the PGN Variant tag
    std::span<const std::string_view> seats;  // names of the seats, in their order: `white`, `black`
    std::span<const OptionSpec> options;
    std::span<const Preset> presets;
    std::span<const CodeInfo> events;
    std::span<const CodeInfo> faults;           // the game's own; commonFaults() holds what all games share
    std::span<const CodeInfo> endings;          // reasons of Outcome
    std::span<const std::string_view> clauses;  // every clause id of the rules page
    std::span<const std::pair<std::string_view, std::string_view>>
        lawOptions;  // options under which random play ends soon
    bool enumerable = false;
    bool simulated = false;
    std::string_view adjudicationRule = {};  // clause by which resignation, agreed draw and loss on time end a match
};

// Faults that do not depend on the game: of options, of requests, of adjudications.
std::span<const CodeInfo> commonFaults();

// Endings of the match rather than of the board: resign, flag, draw, abandon.
std::span<const CodeInfo> commonEndings();

}  // namespace game
