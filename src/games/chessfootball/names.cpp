// The small words: squares, pieces, directions, colours, scores.
#include "games/chessfootball/text.h"

namespace chessfootball {

namespace {
constexpr std::string_view kDirectionNames[8] = {"n", "ne", "e", "se", "s", "sw", "w", "nw"};
}

std::string squareName(Square square) {
    return {static_cast<char>('a' + fileOf(square)), static_cast<char>('1' + rankOf(square))};
}

std::optional<Square> parseSquare(std::string_view text) {
    if (text.size() != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') return std::nullopt;
    return squareAt(text[0] - 'a', text[1] - '1');
}

char letterOf(PieceType type) {
    return "PNBRQK."[type];
}

std::string_view directionName(Direction direction) {
    return kDirectionNames[direction];
}

std::optional<Direction> parseDirection(std::string_view text) {
    for (int d = 0; d < 8; ++d) {
        if (kDirectionNames[d] == text) return static_cast<Direction>(d);
    }
    return std::nullopt;
}

std::string_view colorName(Color color) {
    return color == kWhite ? "white" : "black";
}

std::string scoreText(const Position& position) {
    return std::to_string(position.goals[kWhite]) + ':' + std::to_string(position.goals[kBlack]);
}

}  // namespace chessfootball
