// The nearest free place for a round piece among others, in whole steps of a grid: the one geometry of "put it back,
// and if the place is taken, beside it". Candidates come from where the real optimum can lie (on the circle of touching
// about one piece, where two such circles cross, where one crosses an edge of what is allowed); among them the rules
// decide in exact integers.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <optional>

#include "game/choices.h"

namespace game {

constexpr std::int64_t square(std::int64_t v) {
    return v * v;
}
// The square of the distance. Precondition: the coordinates are below 10^9 nm in size.
constexpr std::int64_t apart(Point a, Point b) {
    return square(a.x - b.x) + square(a.y - b.y);
}

// Centres of pieces, and how near to them another centre may come.
struct Obstacles {
    static constexpr int kMost = 32;
    std::array<Point, kMost> at{};
    int count = 0;
    std::int64_t distance = 0;

    void add(Point p) { at[static_cast<std::size_t>(count++)] = p; }
    const Point* begin() const { return at.data(); }
    const Point* end() const { return at.data() + count; }
    bool clear(Point p) const {
        for (const Point& o : *this) {
            if (apart(p, o) < square(distance)) return false;
        }
        return true;
    }
};

enum class Axis : std::uint8_t { X, Y };

// Allowed(p): whether a piece may lie there as far as the table goes. Better(a, b): whether a is preferred to b; it
// must prefer what is nearer to the target.
template <class Allowed, class Better>
class NearestPlace {
  public:
    // `step`: the grid in nm; 1 for whole nm.
    NearestPlace(const Obstacles& obstacles, Allowed allowed, Better better, std::int64_t step = 1)
        : obstacles_(obstacles), allowed_(allowed), better_(better), step_(step) {}

    const std::optional<Point>& best() const { return best_; }

    // A point of the grid.
    void offer(Point p) {
        if (!allowed_(p) || !obstacles_.clear(p)) return;
        if (!best_ || better_(p, *best_)) best_ = p;
    }

    // If a piece lies at the very target, all points about it are as near: the one towards the origin. Rounding to the
    // grid would hide that they are.
    void offerTowardsOrigin(Point target) {
        for (const Point& o : obstacles_) {
            if (o == target) offerOnRay(o, -static_cast<double>(o.x), -static_cast<double>(o.y));
        }
    }

    // The nearest points of one circle, and where two of them cross.
    void offerCircles(Point target) {
        for (int i = 0; i < obstacles_.count; ++i) {
            offerNearest(target, obstacles_.at[static_cast<std::size_t>(i)]);
            for (int k = 0; k < i; ++k)
                offerCrossings(obstacles_.at[static_cast<std::size_t>(i)], obstacles_.at[static_cast<std::size_t>(k)]);
        }
    }

    // On the line where the coordinate `axis` is `value` (of the grid): beside the target, and where circles cross it.
    void offerLine(Point target, Axis axis, std::int64_t value) {
        const bool x = axis == Axis::X;
        const auto along = [&](double t) {
            for (std::int64_t d = -2; d <= 2; ++d) {
                const std::int64_t w = onGrid(t) + d * step_;
                offer(x ? Point{value, w} : Point{w, value});
            }
        };
        along(static_cast<double>(x ? target.y : target.x));
        for (const Point& o : obstacles_) {
            const double off = static_cast<double>((x ? o.x : o.y) - value);
            const double rest = radius() * radius() - off * off;
            if (rest < 0) continue;
            const double middle = static_cast<double>(x ? o.y : o.x), reach = std::sqrt(rest);
            along(middle + reach);
            along(middle - reach);
        }
    }

    // Where circles cross the circle about `centre`.
    void offerArc(Point centre, std::int64_t arcRadius) {
        const double r = static_cast<double>(arcRadius);
        for (const Point& o : obstacles_) {
            const double dx = static_cast<double>(o.x - centre.x), dy = static_cast<double>(o.y - centre.y);
            const double length = std::sqrt(dx * dx + dy * dy);
            if (length == 0) continue;
            const double along = (length * length + r * r - radius() * radius()) / (2 * length);
            const double rest = r * r - along * along;
            if (rest < 0) continue;
            const double height = std::sqrt(rest), ux = dx / length, uy = dy / length;
            const double mx = static_cast<double>(centre.x) + ux * along;
            const double my = static_cast<double>(centre.y) + uy * along;
            for (const double side : {height, -height}) {
                const double x = mx - uy * side, y = my + ux * side;
                // Away from the piece and into the arc.
                const double wx = (x - static_cast<double>(o.x)) / radius() - (x - static_cast<double>(centre.x)) / r;
                const double wy = (y - static_cast<double>(o.y)) / radius() - (y - static_cast<double>(centre.y)) / r;
                const double w = std::sqrt(wx * wx + wy * wy);
                if (w == 0) continue;
                walkOut(x, y, wx / w, wy / w,
                        [&](Point p) { return apart(p, o) >= square(obstacles_.distance) && allowed_(p); });
            }
        }
    }

  private:
    double radius() const { return static_cast<double>(obstacles_.distance); }

    std::int64_t onGrid(double v) const {
        const double steps = v / static_cast<double>(step_);
        return static_cast<std::int64_t>(steps < 0 ? steps - 0.5 : steps + 0.5) * step_;
    }

    template <class Visit>
    void around(double x, double y, const Visit& visit) const {
        for (std::int64_t dy = -2; dy <= 2; ++dy) {
            for (std::int64_t dx = -2; dx <= 2; ++dx) visit(Point{onGrid(x) + dx * step_, onGrid(y) + dy * step_});
        }
    }
    void offerAround(double x, double y) {
        around(x, y, [&](Point p) { offer(p); });
    }

    // The point of the circle about `o` that is nearest to the target; from its very centre those on the axes.
    void offerNearest(Point target, Point o) {
        if (target == o) {
            for (const Point& p : {Point{1, 0}, Point{0, 1}, Point{-1, 0}, Point{0, -1}})
                offerAround(static_cast<double>(o.x) + static_cast<double>(p.x) * radius(),
                            static_cast<double>(o.y) + static_cast<double>(p.y) * radius());
        }
        offerOnRay(o, static_cast<double>(target.x - o.x), static_cast<double>(target.y - o.y));
    }
    void offerOnRay(Point o, double dx, double dy) {
        const double length = std::sqrt(dx * dx + dy * dy);
        if (length == 0) return;
        offerAround(static_cast<double>(o.x) + dx / length * radius(),
                    static_cast<double>(o.y) + dy / length * radius());
    }

    // From a corner between two curves outwards. Where they hardly cross, what is free beyond is so narrow at its tip
    // that it holds no point of the grid: then as near to the tip as possible. `open`: beyond both curves.
    template <class Open>
    void walkOut(double x, double y, double ux, double uy, const Open& open) {
        constexpr double kFarthest = 1e6;  // steps
        for (double out = 0; out < kFarthest; out = out < 8 ? out + 1 : out * 1.125) {
            const double reach = out * static_cast<double>(step_);
            offerAround(x + ux * reach, y + uy * reach);
            bool found = false;
            around(x + ux * reach, y + uy * reach, [&](Point p) { found |= open(p); });
            if (found) return;
        }
    }

    // The points that touch both.
    void offerCrossings(Point a, Point b) {
        const double dx = static_cast<double>(b.x - a.x), dy = static_cast<double>(b.y - a.y);
        const double length = std::sqrt(dx * dx + dy * dy), d = radius();
        const double rest = d * d - length * length / 4;
        if (length == 0 || rest < 0) return;
        const double height = std::sqrt(rest), nx = -dy / length, ny = dx / length;
        const double mx = static_cast<double>(a.x) + dx / 2, my = static_cast<double>(a.y) + dy / 2;
        const std::int64_t least = square(obstacles_.distance);
        for (const double side : {1.0, -1.0}) {
            walkOut(mx + side * nx * height, my + side * ny * height, side * nx, side * ny,
                    [&](Point p) { return apart(p, a) >= least && apart(p, b) >= least; });
        }
    }

    const Obstacles& obstacles_;
    Allowed allowed_;
    Better better_;
    std::int64_t step_;
    std::optional<Point> best_;
};

}  // namespace game
