// One action: a strike at a disc, a set piece, or a word.
#pragma once

#include <cstdint>

namespace discfootball {

enum class Kind : std::uint8_t {
    Disc,    // disc:…  a disc of one's own is struck
    Ball,    // ball:…  the ball from where it lies (throw-in)
    BallAt,  // ball@…  the ball from a place of the taker's choice (goal kick, corner)
    End,
    Flag,
    Timeout
};

// Members that a kind does not use are 0.
struct Action {
    Kind kind = Kind::End;
    std::int32_t disc = 0;        // 0 … 2 of the side to act
    std::int32_t x = 0, y = 0;    // µm
    std::int32_t dx = 0, dy = 0;  // gcd 1
    std::int32_t speed = 0;       // mm/s
    bool operator==(const Action&) const = default;

    bool moves() const { return kind <= Kind::BallAt; }
};

}  // namespace discfootball
