// Positions and actions as texts (rules page, "Text forms"). Reading never crashes, whatever the bytes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "games/chessfootball/action.h"
#include "games/chessfootball/position.h"

namespace chessfootball {

std::string squareName(Square square);
std::optional<Square> parseSquare(std::string_view text);

// P N B R Q K.
char letterOf(PieceType type);
std::string_view directionName(Direction direction);
std::optional<Direction> parseDirection(std::string_view text);
std::string_view colorName(Color color);
// "1:0", White's goals first.
std::string scoreText(const Position& position);

// FEN, extended by ball, steal square and goals; six fields without a ball.
std::string formatPosition(const Position& position);
// Faults: bad_state {field, problem}, `at` the byte where it shows. En passant and steal squares that could be right
// but that nobody can use are dropped.
base::Result<Position> parsePosition(std::string_view text);

// `e2e4`, `e7e8q`, `e1g1`, `e4:ne`, `f3:e5`.
std::string formatAction(Action action);
// Any action that is well formed, legal or not; the position decides what `e1g1` or a pawn's diagonal move means.
// Fault: bad_action.
base::Result<Action> parseAction(const Position& position, std::string_view text);

// SAN, extended. The action must be legal.
std::string formatSan(const Position& position, Action action, const Rules& rules);
// Reads what formatSan writes; missing or wrong check marks and superfluous disambiguation do not matter.
// Fault: bad_notation.
base::Result<Action> parseSan(const Position& position, std::string_view text);

}  // namespace chessfootball
