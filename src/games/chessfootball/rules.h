// What the rules say about a position and an action, in the terms of the contract.
#pragma once

#include <optional>

#include "game/choices.h"
#include "game/types.h"
#include "games/chessfootball/action.h"
#include "games/chessfootball/position.h"

namespace chessfootball {

constexpr game::Seat seatOf(Color color) {
    return color == kWhite ? game::Seat::First : game::Seat::Second;
}

// CF19, CF21, CF22, in that order; `repetitions` counts this occurrence too.
game::Outcome outcomeOf(const Position& position, const Rules& rules, int repetitions);

// Why an action that is not legal is not. Precondition: it is not, and the game goes on.
game::Fault explain(const Position& position, Action action);

// Appends what happened between `before` and `after` a legal action.
void describe(const Position& before, Action action, const Position& after, const Rules& rules, game::Events& events);

// Every legal action as data for the page; only those from one square unless `from` is kNoSquare.
game::Choices choicesOf(const Position& position, Square from);

}  // namespace chessfootball
