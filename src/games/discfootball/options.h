// What the options of disc football decide, read once from the values of the contract.
#pragma once

#include <cstdint>

#include "game/info.h"

namespace discfootball {

enum class Formation : std::uint8_t { TwoOne, OneTwo, InLine };  // DF6

struct Options {
    int fieldLength = 600;                    // DF1, mm
    int strip = 90;                           // DF2, mm
    Formation formation = Formation::TwoOne;  // DF6
    int maxSpeed = 1300;                      // DF10, mm/s
    bool forwardOnly = false;                 // DF10: `strike_arc` = 180
    int minutes = 15;                         // DF28; 0: no clock of the game
    int strikeSeconds = 30;                   // DF28; for clocks only
    int goalsToWin = 0, maxTurns = 0;         // DF28; 0: off

    bool operator==(const Options&) const = default;
};

// The values in the order of info().options.
Options optionsOf(const game::OptionValues& values);

const game::GameInfo& info();

}  // namespace discfootball
