#include "games/discfootball/state.h"

namespace discfootball {

namespace {

constexpr std::string_view kNames[] = {"w1", "w2", "w3", "b1", "b2", "b3", "ball"};

}  // namespace

std::string_view nameOf(Side side) {
    return side == kWhite ? "white" : "black";
}

std::string_view nameOf(int piece) {
    return kNames[piece];
}

std::optional<int> pieceNamed(std::string_view name) {
    for (int piece = 0; piece < kPieces; ++piece) {
        if (kNames[piece] == name) return piece;
    }
    return std::nullopt;
}

std::string_view wordOf(Phase phase) {
    constexpr std::string_view kWords[] = {"play", "throw", "goalkick", "corner"};
    return kWords[static_cast<int>(phase)];
}

std::string_view wordOf(Ending ending) {
    constexpr std::string_view kWords[] = {"-", "time", "goals", "turns", "resets"};
    return kWords[static_cast<int>(ending)];
}

}  // namespace discfootball
