// Where men are put back (CA22) and where the queen returns to (CA31).
#include <algorithm>
#include <array>
#include <cmath>
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

struct Candidates {
    std::array<Point, 2 * kMen> others{};  // as the viewer sees them
    std::size_t count = 0;
    Point best{};
    bool found = false;

    bool isFree(Point p) const {
        for (std::size_t i = 0; i < count; ++i) {
            if (apart(p, others[i]) < square(kManApart)) return false;
        }
        return withinTable(p);
    }
    // Nearer to the centre; then farther from the viewer's side, then to his left.
    void offer(Point p) {
        if (!isFree(p)) return;
        const bool better = !found || norm(p) < norm(best) ||
                            (norm(p) == norm(best) && (p.y > best.y || (p.y == best.y && p.x < best.x)));
        if (better) best = p, found = true;
    }
    // The places of whole nm around (x, y).
    template <class Visit>
    static void around(double x, double y, const Visit& visit) {
        const auto whole = [](double v) { return static_cast<std::int64_t>(v < 0 ? v - 0.5 : v + 0.5); };
        for (std::int64_t dy = -2; dy <= 2; ++dy) {
            for (std::int64_t dx = -2; dx <= 2; ++dx) visit(Point{whole(x) + dx, whole(y) + dy});
        }
    }
    void offerAround(double x, double y) {
        around(x, y, [&](Point p) { offer(p); });
    }
    // The point of the circle of touching around `o` that is nearest to the centre, on the line through both.
    void offerNearest(Point o) {
        const double x = static_cast<double>(o.x), y = static_cast<double>(o.y), d = static_cast<double>(kManApart);
        const double length = std::sqrt(x * x + y * y);
        if (length == 0) return offer({0, kManApart});
        offerAround(x - x / length * d, y - y / length * d);
    }
    // The points that touch both. Where the two circles hardly cross, what is free beyond is so narrow at its tip that
    // it holds no whole nm: then as near to the tip as possible.
    void offerCrossings(Point a, Point b) {
        const double dx = static_cast<double>(b.x - a.x), dy = static_cast<double>(b.y - a.y);
        const double length = std::sqrt(dx * dx + dy * dy), d = static_cast<double>(kManApart);
        const double rest = d * d - length * length / 4;
        if (length == 0 || rest < 0) return;
        const double height = std::sqrt(rest), nx = -dy / length, ny = dx / length;
        const double mx = static_cast<double>(a.x) + dx / 2, my = static_cast<double>(a.y) + dy / 2;
        for (const double side : {1.0, -1.0}) {
            for (double out = 0; out < static_cast<double>(kMm); out = out < 8 ? out + 1 : out * 1.125) {
                const double x = mx + side * nx * (height + out), y = my + side * ny * (height + out);
                offerAround(x, y);
                if (clearNear(x, y, a, b)) break;
            }
        }
    }
    // Whether offerAround() has a place there that is clear of both.
    static bool clearNear(double x, double y, Point a, Point b) {
        bool clear = false;
        around(x, y, [&](Point p) { clear |= apart(p, a) >= square(kManApart) && apart(p, b) >= square(kManApart); });
        return clear;
    }
};

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
    Candidates c;
    for (const Men& men : s.men) {
        for (std::size_t i = 0; i < men.count; ++i) c.others[c.count++] = s.seen(nextStriker, men.at[i]);
    }
    // The nearest free place touches one man on his line with the centre, or two men.
    for (std::size_t i = 0; i < c.count; ++i) {
        c.offerNearest(c.others[i]);
        for (std::size_t k = 0; k < i; ++k) c.offerCrossings(c.others[i], c.others[k]);
    }
    return s.seen(nextStriker, c.best);
}

}  // namespace carrom
