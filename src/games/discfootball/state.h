// The state of a game of disc football: small integers only. Every piece has an identity, so places stand in the order
// of the pieces' numbers.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "game/choices.h"
#include "game/types.h"

namespace discfootball {

using game::Point;
using game::Seat;

inline constexpr int kDiscs = 3;                        // of each side, DF5
inline constexpr int kPieces = 7, kBall = 6;            // w1 w2 w3 b1 b2 b3 ball
inline constexpr int kStrikes = 3;                      // in a turn, DF9
inline constexpr int kIdleTurns = 6, kResetsToEnd = 3;  // DF29

enum Side : std::uint8_t { kWhite, kBlack };
constexpr Side operator~(Side side) {
    return side == kWhite ? kBlack : kWhite;
}
constexpr Seat seatOf(Side side) {
    return side == kWhite ? Seat::First : Seat::Second;
}
// The sign of x at the end that the side attacks.
constexpr int forward(Side side) {
    return side == kWhite ? 1 : -1;
}
// The side that attacks the end at this sign of x.
constexpr Side attackerOf(int end) {
    return end > 0 ? kWhite : kBlack;
}
constexpr int pieceOf(Side side, int disc) {
    return side * kDiscs + disc;
}
// Precondition: not the ball.
constexpr Side sideOf(int piece) {
    return piece < kDiscs ? kWhite : kBlack;
}
// The bits of a side's discs in a set of pieces.
constexpr unsigned discsOf(Side side) {
    return side == kWhite ? 0b000'111U : 0b111'000U;
}

std::string_view nameOf(Side side);
std::string_view nameOf(int piece);  // w1 … ball
std::optional<int> pieceNamed(std::string_view name);

enum class Phase : std::uint8_t { Play, Throw, GoalKick, Corner };
std::string_view wordOf(Phase phase);

enum class Ending : std::uint8_t { None, Time, Goals, Turns, Resets };
std::string_view wordOf(Ending ending);

struct State {
    std::array<Point, kPieces> at{};  // nm; at a set piece the ball is at its default place
    Side side = kWhite;               // who acts
    std::uint8_t strikes = 0;         // used in this turn
    Phase phase = Phase::Play;
    std::int32_t turn = 1;
    std::uint8_t idle = 0, resets = 0;  // DF29
    std::array<std::int32_t, 2> score{};
    Ending ending = Ending::None;

    Point ball() const { return at[kBall]; }
    bool over() const { return ending != Ending::None; }
    // The sign of x at the end where the corner or goal kick is taken. Precondition: one of these.
    int setPieceEnd() const { return phase == Phase::Corner ? forward(side) : -forward(side); }
    bool operator==(const State&) const = default;
};

}  // namespace discfootball
