// Where things of a shot stand in its picture: places along paths, and the way from nanometres to units.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/trajectory.h"
#include "physics/table.h"

namespace draw {

struct Point {
    double x = 0, y = 0;
};

inline double lengthOf(Point p) {
    return std::sqrt(p.x * p.x + p.y * p.y);
}

inline Point pointOf(const physics::Place& place) {
    return {static_cast<double>(place.x), static_cast<double>(place.y)};
}

// Where a path is `micros` µs after the strike, nm.
inline Point placeAt(const base::DiscPath& path, std::int64_t micros) {
    const auto& all = path.segments;
    auto next = std::find_if(all.begin(), all.end(), [&](const base::Segment& s) { return s.t > micros; });
    const base::Segment& s = next == all.begin() ? all.front() : *(next - 1);
    const double speed = lengthOf({static_cast<double>(s.vx), static_cast<double>(s.vy)});
    double seconds = static_cast<double>(std::max<std::int64_t>(micros - s.t, 0)) * 1e-6;
    Point at{static_cast<double>(s.x), static_cast<double>(s.y)};
    if (speed <= 0) return at;
    const double deceleration = static_cast<double>(s.deceleration);
    if (deceleration > 0) seconds = std::min(seconds, speed / deceleration);
    const double way = (speed - deceleration * seconds / 2) * seconds;
    return {at.x + static_cast<double>(s.vx) / speed * way, at.y + static_cast<double>(s.vy) / speed * way};
}

// From nanometres to the picture's units; y points up on the table and down in the picture.
class Frame {
  public:
    static constexpr double kWidth = 12'000;  // units of the longer side
    static constexpr double kMargin = 420;

    void add(Point p, double around = 0) {
        low_ = {std::min(low_.x, p.x - around), std::min(low_.y, p.y - around)};
        high_ = {std::max(high_.x, p.x + around), std::max(high_.y, p.y + around)};
    }
    // No side shorter than a third of the other, so that there is a picture to look at.
    void close() {
        if (low_.x > high_.x) add({0, 0}, 1e6);  // nothing at all
        const double w = high_.x - low_.x, h = high_.y - low_.y;
        const double least = std::max({w / 3, h / 3, 1.0});
        if (w < least) low_.x -= (least - w) / 2, high_.x += (least - w) / 2;
        if (h < least) low_.y -= (least - h) / 2, high_.y += (least - h) / 2;
        scale_ = kWidth / std::max(high_.x - low_.x, high_.y - low_.y);
    }
    int width() const { return units((high_.x - low_.x) * scale_ + 2 * kMargin); }
    int height() const { return units((high_.y - low_.y) * scale_ + 2 * kMargin); }
    double scale() const { return scale_; }  // units per nm
    Point operator()(Point p) const { return {(p.x - low_.x) * scale_ + kMargin, (high_.y - p.y) * scale_ + kMargin}; }
    int length(double nanometres, int least = 0) const { return std::max(units(nanometres * scale_), least); }

    static int units(double value) { return static_cast<int>(value < 0 ? value - 0.5 : value + 0.5); }

  private:
    static constexpr double kFar = std::numeric_limits<double>::max();
    Point low_{kFar, kFar}, high_{-kFar, -kFar};
    double scale_ = 1;
};

}  // namespace draw
