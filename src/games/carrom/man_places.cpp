// Where men are put back (CA22) and where the queen returns to (CA31).
#include <algorithm>
#include <cassert>
#include <vector>

#include "games/carrom/table.h"

namespace carrom {

namespace {

struct GridPoint {
    std::int8_t x, y;  // mm
};

// CA22: distance from the centre, then y, then x, as the placer sees them.
bool before(std::int64_t ax, std::int64_t ay, std::int64_t bx, std::int64_t by) {
    const std::int64_t a = ax * ax + ay * ay, b = bx * bx + by * by;
    if (a != b) return a < b;
    return ay != by ? ay < by : ax < bx;
}

std::vector<GridPoint> makeGrid() {
    constexpr int kReach = kRingOuter / kMm;
    std::vector<GridPoint> grid;
    for (int y = -kReach; y <= kReach; ++y) {
        for (int x = -kReach; x <= kReach; ++x) {
            const std::int64_t distance = norm({x * kMm, y * kMm});
            if (distance > square(kRingInner) && distance <= square(kRingOuter))
                grid.push_back({static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)});
        }
    }
    std::sort(grid.begin(), grid.end(),
              [](const GridPoint& a, const GridPoint& b) { return before(a.x, a.y, b.x, b.y); });
    return grid;
}

// CA22: touching nothing, hence one nm more than touching.
constexpr std::int64_t kClear = kManApart + 1;

// Nearer to the centre; then farther from the viewer's side, then to his left.
bool nearerToCentre(Point a, Point b) {
    if (norm(a) != norm(b)) return norm(a) < norm(b);
    return a.y != b.y ? a.y > b.y : a.x < b.x;
}

}  // namespace

bool withinTable(Point p) {
    constexpr std::int64_t kReach = kHalf - kManRadius + kRounding;
    if (p.x < -kReach || p.x > kReach || p.y < -kReach || p.y > kReach) return false;
    const Point corner{p.x < 0 ? -kPocketAt : kPocketAt, p.y < 0 ? -kPocketAt : kPocketAt};
    return apart(p, corner) > square(kPocketRadius);
}

int pieceNearer(const State& s, Point p, std::int64_t distance) {
    const std::int64_t limit = square(distance);
    for (const Color c : {kWhite, kBlack}) {
        const Men& men = s.men[c];
        for (int i = 0; i < men.count; ++i) {
            if (apart(men.at[static_cast<std::size_t>(i)], p) < limit) return c * kFirstBlack + i;
        }
    }
    return s.queenIs == QueenIs::OnTable && apart(s.queen, p) < limit ? kQueenDisc : -1;
}

std::optional<game::Fault> checkManPlace(const State& s, Point p) {
    if (norm(p) > square(kRingOuter)) return game::Fault{"place_outside", "CA22", {}};
    if (norm(p) <= square(kRingInner)) return game::Fault{"place_on_centre", "CA22", {}};
    const int piece = pieceNearer(s, p, kClear);
    if (piece >= 0) return game::Fault{"place_touches", "CA22", {{"piece", std::int64_t{piece}}}};
    return std::nullopt;
}

std::optional<Point> firstGridPlace(const State& s, Seat placer) {
    static const std::vector<GridPoint> grid = makeGrid();
    for (const GridPoint& g : grid) {
        const Point p = s.seen(placer, {g.x * kMm, g.y * kMm});
        if (pieceNearer(s, p, kClear) < 0) return p;
    }
    return std::nullopt;
}

Point nearestGridPlace(const State& s, Seat placer) {
    constexpr std::int64_t kReach = (kHalf - kManRadius) / kMm;
    std::int64_t bestX = 0, bestY = 0;
    bool found = false;
    for (std::int64_t y = -kReach; y <= kReach; ++y) {
        for (std::int64_t x = -kReach; x <= kReach; ++x) {
            if (found && !before(x, y, bestX, bestY)) continue;
            const Point p = s.seen(placer, {x * kMm, y * kMm});
            if (!withinTable(p) || pieceNearer(s, p, kClear) >= 0) continue;
            bestX = x, bestY = y, found = true;
        }
    }
    return s.seen(placer, {bestX * kMm, bestY * kMm});
}

Point queenReturn(const State& s, Seat nextStriker) {
    State without = s;
    without.queenIs = QueenIs::Pending;
    // Men of an untouched ring touch her place to within rounding.
    if (pieceNearer(without, {0, 0}, kManApart - kRounding) < 0) return {0, 0};
    game::Obstacles others;  // as the next striker sees them
    others.distance = kManApart;
    for (const Men& men : s.men) {
        for (std::size_t i = 0; i < men.count; ++i) others.add(s.seen(nextStriker, men.at[i]));
    }
    // It touches one man on his line with the centre, or two men.
    game::NearestPlace search(others, withinTable, nearerToCentre);
    search.offerCircles({0, 0});
    assert(search.best());
    return s.seen(nextStriker, *search.best());
}

}  // namespace carrom
