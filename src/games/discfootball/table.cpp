#include "games/discfootball/table.h"

#include <algorithm>
#include <cassert>

namespace discfootball {

namespace {

// DF6, White's, in mm on a field of 600.
constexpr std::array<std::array<Point, kDiscs>, 3> kMarks{{
    {{{-285, 30}, {-285, -30}, {-60, 0}}},
    {{{-240, 0}, {-100, 80}, {-100, -80}}},
    {{{-250, 0}, {-160, 60}, {-80, -60}}},
}};
constexpr int kMarkedLength = 600;

constexpr std::int64_t sizeOf(std::int64_t v) {
    return v < 0 ? -v : v;
}

// Beyond a line by so much, on that side; 0 within.
constexpr std::int64_t beyond(std::int64_t v, std::int64_t limit) {
    return v > limit ? v - limit : v < -limit ? v + limit : 0;
}

}  // namespace

std::string_view nameOf(Line line) {
    constexpr std::string_view kNames[] = {"none", "white_end", "black_end", "upper_side", "lower_side"};
    return kNames[static_cast<int>(line)];
}

Table::Table(const Options& o)
    : halfLength_(o.fieldLength * kMm / 2), halfWidth_(o.fieldLength * (kMm / kUm) / 3 * kUm), strip_(o.strip * kMm) {
    const auto& marks = kMarks[static_cast<std::size_t>(o.formation)];
    for (int disc = 0; disc < kDiscs; ++disc) {
        const Point mark = marks[static_cast<std::size_t>(disc)];
        const auto scaled = [&](std::int64_t mm) { return mm * kMm * o.fieldLength / kMarkedLength; };
        const Point p{scaled(mark.x), scaled(mark.y)};
        start_[static_cast<std::size_t>(pieceOf(kWhite, disc))] = p;
        start_[static_cast<std::size_t>(pieceOf(kBlack, disc))] = {-p.x, p.y};
    }
}

bool Table::inField(Point p) const {
    return sizeOf(p.x) <= halfLength_ && sizeOf(p.y) <= halfWidth_;
}

Point Table::clamped(Point p) const {
    return {std::clamp(p.x, -halfLength_, halfLength_), std::clamp(p.y, -halfWidth_, halfWidth_)};
}

bool Table::onField(Point disc) const {
    return game::apart(disc, clamped(disc)) <= game::square(kRadius);
}

bool Table::inBox(Point p) const {
    return sizeOf(p.x) <= rimX() - kRadius && sizeOf(p.y) <= rimY() - kRadius;
}

Line Table::lineAt(Point p) const {
    if (!inField(p)) return Line::None;
    if (sizeOf(p.x) == halfLength_) return p.x < 0 ? Line::WhiteEnd : Line::BlackEnd;
    if (sizeOf(p.y) == halfWidth_) return p.y > 0 ? Line::Upper : Line::Lower;
    return Line::None;
}

bool Table::inSector(Point p, int end) const {
    if (!inField(p)) return false;
    return game::apart(p, corner(end, p.y < 0 ? -1 : 1)) <= game::square(kSectorRadius);
}

bool overlap(Point a, Point b) {
    return game::apart(a, b) < game::square(kTwoRadii - kRounding);
}

game::Obstacles obstaclesOf(const std::array<Point, kPieces>& at, unsigned pieces) {
    game::Obstacles others;
    others.distance = kTwoRadii;
    for (std::size_t piece = 0; piece < kPieces; ++piece) {
        if (pieces >> piece & 1U) others.add(at[piece]);
    }
    return others;
}

namespace {

// The order of the rules page, for the nearest place to `target`.
struct Nearer {
    Point target;
    bool operator()(Point a, Point b) const {
        const std::int64_t da = game::apart(a, target), db = game::apart(b, target);
        if (da != db) return da < db;
        const std::int64_t ca = game::apart(a, {0, 0}), cb = game::apart(b, {0, 0});
        if (ca != cb) return ca < cb;
        return a.x != b.x ? a.x > b.x : a.y > b.y;
    }
};

// Among the places within ±halfX, ±halfY.
Point besideIn(std::int64_t halfX, std::int64_t halfY, const game::Obstacles& others, Point from,
               std::int64_t step = 1) {
    const auto allowed = [&](Point p) { return sizeOf(p.x) <= halfX && sizeOf(p.y) <= halfY; };
    game::NearestPlace search(others, allowed, Nearer{from}, step);
    search.offer(from);
    search.offerTowardsOrigin(from);
    if (search.best()) return *search.best();
    search.offerCircles(from);
    for (const int sign : {-1, 1}) {
        search.offerLine(from, game::Axis::X, sign * halfX);
        search.offerLine(from, game::Axis::Y, sign * halfY);
        search.offer({halfX, sign * halfY});
        search.offer({-halfX, sign * halfY});
    }
    assert(search.best());  // six discs never cover a field of 600 × 400
    return *search.best();
}

// Where a disc beyond a line touches it: straight back, or beyond a corner on the ray to the corner, rounded so that it
// touches.
Point touching(const Table& table, Point from) {
    const Point edge = table.clamped(from);
    if (edge.x == from.x) return {from.x, edge.y + (from.y > 0 ? kRadius : -kRadius)};
    if (edge.y == from.y) return {edge.x + (from.x > 0 ? kRadius : -kRadius), from.y};
    const double dx = static_cast<double>(from.x - edge.x), dy = static_cast<double>(from.y - edge.y);
    const double length = std::sqrt(dx * dx + dy * dy), r = static_cast<double>(kRadius);
    Point p{edge.x + static_cast<std::int64_t>(dx / length * r), edge.y + static_cast<std::int64_t>(dy / length * r)};
    while (!table.onField(p)) p.x -= p.x > 0 ? 1 : -1;
    return p;
}

}  // namespace

Point besideForDisc(const Table& table, const game::Obstacles& others, Point from) {
    return besideIn(table.rimX() - kRadius, table.rimY() - kRadius, others, from);
}

Point besideForBall(const Table& table, const game::Obstacles& others, Point from) {
    return besideIn(table.halfLength(), table.halfWidth(), others, from);
}

Point pulledBack(const Table& table, const game::Obstacles& others, Point from) {
    const Point place = touching(table, from);
    if (others.clear(place)) return place;
    const std::int64_t endTrack = table.halfLength() + kRadius, sideTrack = table.halfWidth() + kRadius;
    const bool overEnd = beyond(from.x, table.halfLength()) != 0, overSide = beyond(from.y, table.halfWidth()) != 0;
    const std::int64_t x = from.x > 0 ? endTrack : -endTrack, y = from.y > 0 ? sideTrack : -sideTrack;
    const auto onTrack = [&](Point p) {
        return (overEnd && p.x == x && sizeOf(p.y) <= table.halfWidth()) ||
               (overSide && p.y == y && sizeOf(p.x) <= table.halfLength());
    };
    game::NearestPlace search(others, onTrack, Nearer{place});
    if (overEnd) {
        search.offerLine(place, game::Axis::X, x);
        for (const int sign : {-1, 1}) search.offer({x, sign * table.halfWidth()});
    }
    if (overSide) {
        search.offerLine(place, game::Axis::Y, y);
        for (const int sign : {-1, 1}) search.offer({sign * table.halfLength(), y});
    }
    assert(search.best());  // six pieces cover less than 360 of at least 400 mm
    return *search.best();
}

Point throwPlace(const Table& table, const game::Obstacles& others, Point spot) {
    const auto onLine = [&](Point p) { return p.y == spot.y && sizeOf(p.x) <= table.halfLength(); };
    game::NearestPlace search(others, onLine, Nearer{spot});
    search.offer(spot);
    search.offerLine(spot, game::Axis::Y, spot.y);
    for (const int sign : {-1, 1}) search.offer({sign * table.halfLength(), spot.y});
    assert(search.best());
    return *search.best();
}

Point goalKickPlace(const Table& table, const game::Obstacles& others, int end) {
    const Point middle{end * table.halfLength(), 0};
    const auto onLine = [&](Point p) { return p.x == middle.x && sizeOf(p.y) <= table.halfWidth(); };
    game::NearestPlace search(others, onLine, Nearer{middle}, kUm);
    search.offer(middle);
    search.offerLine(middle, game::Axis::X, middle.x);
    for (const int sign : {-1, 1}) search.offer({middle.x, sign * table.halfWidth()});
    assert(search.best());
    return *search.best();
}

namespace {

std::optional<Point> inSector(const Table& table, const game::Obstacles& others, Point corner) {
    const auto allowed = [&](Point p) {
        return table.inField(p) && game::apart(p, corner) <= game::square(kSectorRadius);
    };
    game::NearestPlace search(others, allowed, Nearer{corner}, kUm);
    search.offer(corner);
    search.offerTowardsOrigin(corner);
    if (search.best()) return search.best();
    search.offerCircles(corner);
    search.offerLine(corner, game::Axis::X, corner.x);
    search.offerLine(corner, game::Axis::Y, corner.y);
    const Point in{corner.x < 0 ? 1 : -1, corner.y < 0 ? 1 : -1};
    search.offer({corner.x + in.x * kSectorRadius, corner.y});
    search.offer({corner.x, corner.y + in.y * kSectorRadius});
    search.offerArc(corner, kSectorRadius);
    return search.best();
}

}  // namespace

Point cornerPlace(const Table& table, const game::Obstacles& others, int end, int side) {
    for (const int y : {side, -side}) {
        if (const auto place = inSector(table, others, table.corner(end, y))) return *place;
    }
    return besideIn(table.halfLength(), table.halfWidth(), others, table.corner(end, side), kUm);
}

}  // namespace discfootball
