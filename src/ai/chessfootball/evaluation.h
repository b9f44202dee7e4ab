// The static evaluation: how good a position looks without looking ahead. Material and squares, pawns, mobility, the
// safety of the kings, and the ball: who has it, how far it is from the end lines, whether a shot at the goal is open.
// With the ball field empty the same function judges plain chess.
#pragma once

#include <array>
#include <string_view>

#include "games/chessfootball/search_api.h"

namespace ai::chessfootball {

namespace cf = ::chessfootball;

// Centipawns, White's advantage.
struct Evaluation {
    int material = 0;
    int squares = 0;
    int pawns = 0;
    int mobility = 0;
    int kings = 0;
    int ball = 0;   // access to a free ball; the carrier's progress and safety
    int lanes = 0;  // open shots at the goal
    int score = 0;  // goals scored, for the match that goes on
    int total() const { return material + squares + pawns + mobility + kings + ball + lanes + score; }
};

Evaluation evaluate(const cf::Position& position, const cf::Rules& rules);

}  // namespace ai::chessfootball
