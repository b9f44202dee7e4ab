// The carrom table as the acting player sees it, in millimetres: what aiming needs.
#pragma once

#include "ai/shotsearch/geometry.h"
#include "games/carrom/carrom.h"
#include "games/carrom/table.h"

namespace ai::carrom {

namespace ca = ::carrom;
using shotsearch::Vec;

inline constexpr int kCushions = 4, kPockets = 4;

struct View {
    View(const ca::Options& options, const ca::State& state, game::Seat seat);

    const ca::State& state;
    game::Seat seat;  // who strikes
    bool handRule;
    shotsearch::Pieces pieces;  // men and queen on the table
    int queen = -1;             // her number among the pieces; −1 when she is not on the table
    // The pieces that the seat may pocket with profit, by number: his men first, the queen last.
    std::array<int, 2 * ca::kMen + 1> targets{};
    int targetCount = 0;
    ca::Places places;  // of his striker
};

inline constexpr double kManRadius = 15.5, kStrikerRadius = 20.65, kApart = kManRadius + kStrikerRadius;
inline constexpr double kMidDepth = 252.6, kHalf = 370, kPocketAt = 347.75, kPocketRadius = 22.25;

inline Vec pocketAt(int n) {
    return {n & 1 ? kPocketAt : -kPocketAt, n & 2 ? kPocketAt : -kPocketAt};
}
// Cushion n, on which the middle of a piece of that radius turns round: left, right, near, far.
inline shotsearch::Cushion cushionOf(int n, double radius) {
    return {n < 2, n % 2 == 0 ? radius - kHalf : kHalf - radius};
}

shotsearch::Contact strikerMeetsMan();
shotsearch::Contact manMeetsCushion();
shotsearch::Contact strikerMeetsCushion();
shotsearch::Floor floorOf(const ca::Options& options);
// How fast a man is when the striker met it full with speed 1.
double handedOn();

// The way of a piece to a pocket, straight or by one cushion.
struct Route {
    int target = 0;     // number among the pieces
    Vec way;            // unit: how the piece must set out
    double length = 0;  // mm
    bool banked = false;
    double speed = 0;   // mm/s with which it must set out to arrive
    double window = 0;  // radians: how far `way` may be off
};

// The straight ones first.
enum class Banks : std::uint8_t { No, Yes };
struct Routes {
    std::array<Route, (2 * ca::kMen + 1) * kPockets * 3> list;
    int count = 0;
    const Route* begin() const { return list.data(); }
    const Route* end() const { return list.data() + count; }
};
void findRoutes(const View& view, const shotsearch::Floor& floor, Banks banks, Routes& routes);

// About how likely the piece takes the route when the striker comes over that distance and meets it at an angle with
// that cosine to the route: 0 … 1.
double chanceOf(const Route& route, double distance, double cosine);

// How easy the easiest shot at a pocket is for the seat: 0 (nothing) … 1 (cannot miss).
double ease(const View& view, const shotsearch::Floor& floor);

}  // namespace ai::carrom
