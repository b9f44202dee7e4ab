// The carrom table in nanometres (CA1–CA7): figures of the federation's laws, the start ring, and what follows from
// them for the places of striker, men and queen. Exact integers; the centre is the origin.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/free_place.h"
#include "games/carrom/state.h"

namespace carrom {

inline constexpr std::int64_t kUm = 1'000, kMm = 1'000'000;  // nm

// CA1, CA2.
inline constexpr std::int64_t kHalf = 370 * kMm;
inline constexpr std::int64_t kPocketAt = 347'750'000, kPocketRadius = 22'250'000;
inline constexpr std::int64_t kManRadius = 15'500'000, kStrikerRadius = 20'650'000;
inline constexpr std::int64_t kManMass = 5'400'000, kStrikerMass = 15'000'000;  // µg
inline constexpr std::int64_t kManApart = 2 * kManRadius, kStrikerApart = kManRadius + kStrikerRadius;

// CA3, CA4.
inline constexpr std::int64_t kBaseLength = 470 * kMm, kBaseFromFrame = 101'500'000, kBaseWidth = 31'800'000;
inline constexpr std::int64_t kBaseCircleRadius = kBaseWidth / 2, kBaseCircleAt = kBaseLength / 2 - kBaseCircleRadius;
inline constexpr std::int64_t kMidDepth = kHalf - kBaseFromFrame - kBaseWidth / 2;
inline constexpr std::int64_t kArrowGap = 50 * kMm, kArrowLength = 267 * kMm, kArrowWidth = 1'500'000;
inline constexpr std::int64_t kCentreCircleRadius = 15'900'000, kOuterCircleRadius = 85 * kMm;

// CA9: how far the hand is behind the centre of the striker.
inline constexpr std::int64_t kHandBehind = kStrikerRadius + 15 * kMm;

// CA22: a man's centre is farther from the centre than the first, no farther than the second.
inline constexpr std::int64_t kRingInner = kCentreCircleRadius + kManRadius;
inline constexpr std::int64_t kRingOuter = kOuterCircleRadius - kManRadius;

// Pieces at rest are rounded to whole nm; so far may two of them, or a piece and the frame, overlap by that.
inline constexpr std::int64_t kRounding = 2;

constexpr std::int64_t norm(Point p) {
    return p.x * p.x + p.y * p.y;
}
using game::apart;
using game::square;
// The largest integer whose square is no larger. Precondition: v ≥ 0.
std::int64_t rootFloor(std::int64_t v);

// CA5: the start ring as the breaker sees it.
struct Rack {
    std::array<Point, kMen> white, black;
};
const Rack& rackAt(int angle);

// Sets men and queen up for a board that `s.breaker` begins.
void setUp(State& s, int rackAngle);

// Whether a piece of the size of a man may lie there as far as frame and pockets go (CA45).
bool withinTable(Point p);

// The number of the first man or queen nearer to `p` than `distance` (nm), -1 if there is none.
int pieceNearer(const State& s, Point p, std::int64_t distance);

// ---- the striker (CA6, CA7)

// µm along the base, both ends allowed.
struct Interval {
    std::int64_t from = 0, to = 0;
    bool operator==(const Interval&) const = default;
};

// Where the striker may lie as far as lines, circles and arrows go.
inline constexpr int kBasePlaces = 3;
const std::array<Interval, kBasePlaces>& basePlaces();

// All legal places of the seat's striker, given the pieces on the table.
struct Places {
    std::array<Interval, kBasePlaces + 2 * kMen + 1> list;
    int count = 0;
    const Interval* begin() const { return list.data(); }
    const Interval* end() const { return list.data() + count; }
};
Places strikerPlaces(const State& s, Seat seat);
bool anyStrikerPlace(const State& s, Seat seat);

// Why the striker may not lie at u, or nothing.
std::optional<game::Fault> checkStrikerPlace(const State& s, Seat seat, std::int64_t u);

// CA9 for a striker at u (µm) struck along (dx, dy), as the player sees the table.
bool handInside(std::int64_t u, std::int64_t dx, std::int64_t dy);

// ---- men and queen put back (CA22, CA31)

// Why a man may not be put at `p` (absolute), or nothing.
std::optional<game::Fault> checkManPlace(const State& s, Point p);

// The first legal point of the grid as `placer` sees it, absolute; none: no room.
std::optional<Point> firstGridPlace(const State& s, Seat placer);

// The free grid point nearest to the centre on the whole table.
Point nearestGridPlace(const State& s, Seat placer);

// CA31: where the queen returns to, absolute.
Point queenReturn(const State& s, Seat nextStriker);

}  // namespace carrom
