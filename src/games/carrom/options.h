// What the options of carrom decide, read once from the values of the contract.
#pragma once

#include <cstdint>

#include "game/info.h"

namespace carrom {

enum class Variant : std::uint8_t { Points, Freestyle, Solo };

struct Options {
    Variant variant = Variant::Points;  // CA43
    int rackAngle = 45;                 // CA5, degrees
    bool handRule = true;               // CA9
    bool strikerEndsTurn = false;       // CA20
    bool firstManCovers = false;        // CA27
    bool queenBackEndsTurn = true;      // CA28
    int queenCap = 22;                  // CA33
    bool loserQueenScores = false;      // CA33: `loser_queen` = icf
    bool lastManCostsMen = false;       // CA36: `last_man_penalty` = queen_and_men
    int matchGames = 1;                 // CA41
    int strokeSeconds = 30;             // CA42; for clocks only
    int idleStrokes = 60;               // CA47
    int powder = 12;                    // hundredths of the Coulomb coefficient

    int gamesToWin() const { return matchGames / 2 + 1; }
    bool operator==(const Options&) const = default;
};

// The values in the order of info().options.
Options optionsOf(const game::OptionValues& values);

const game::GameInfo& info();

}  // namespace carrom
