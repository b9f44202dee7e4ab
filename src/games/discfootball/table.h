// The table in nanometres (DF1–DF7): the field, the strip and the goals of one set of options, where pieces may lie,
// and where they are put. Exact integers; the centre spot is the origin, White attacks towards larger x.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "game/free_place.h"
#include "games/discfootball/options.h"
#include "games/discfootball/state.h"

namespace discfootball {

inline constexpr std::int64_t kUm = 1'000, kMm = 1'000'000;  // nm

inline constexpr std::int64_t kRadius = 15 * kMm;  // of discs and ball, DF5
inline constexpr std::int64_t kTwoRadii = 2 * kRadius;
inline constexpr std::int64_t kHalfGoal = 25 * kMm;  // DF3
inline constexpr std::int64_t kPostRadius = 2 * kMm, kPocketDepth = 40 * kMm;
inline constexpr std::int64_t kSectorRadius = 50 * kMm;  // DF4

// Pieces at rest are rounded to whole nm; so far may two of them overlap by that.
inline constexpr std::int64_t kRounding = 2;

enum class Line : std::uint8_t { None, WhiteEnd, BlackEnd, Upper, Lower };
std::string_view nameOf(Line line);

class Table {
  public:
    explicit Table(const Options& o);

    std::int64_t halfLength() const { return halfLength_; }  // DF1
    std::int64_t halfWidth() const { return halfWidth_; }    // two thirds of it, in whole µm
    std::int64_t rimX() const { return halfLength_ + strip_; }
    std::int64_t rimY() const { return halfWidth_ + strip_; }
    const std::array<Point, kPieces>& start() const { return start_; }  // DF6

    // DF7: points on a line belong to the field.
    bool inField(Point p) const;
    // The point of the field nearest to `p`.
    Point clamped(Point p) const;
    // Whether a disc there touches the field (DF16): if not it lies wholly beyond a line.
    bool onField(Point disc) const;
    // Within the rims; pockets do not count.
    bool inBox(Point p) const;
    // DF23: the bounding line of a point on it; a corner counts as the end line. None: on no line.
    Line lineAt(Point p) const;
    // The signs of x and y of a corner of the field.
    Point corner(int x, int y) const { return {x * halfLength_, y * halfWidth_}; }
    bool inSector(Point p, int end) const;  // one of the two at that end

    bool operator==(const Table&) const = default;

  private:
    std::int64_t halfLength_, halfWidth_, strip_;
    std::array<Point, kPieces> start_{};
};

// Whether two pieces overlap by more than rounding.
bool overlap(Point a, Point b);

// The pieces of a set (bit n: piece n) in the way of another one.
game::Obstacles obstaclesOf(const std::array<Point, kPieces>& at, unsigned pieces);
inline constexpr unsigned kAllPieces = 0b111'1111U;

// ---- places; `others` are in the way. Ties: nearer the centre spot, then larger x, then larger y.

// DF14: where a disc that lies on a place of the opponent's goes, and the ball (inside the field).
Point besideForDisc(const Table& table, const game::Obstacles& others, Point from);
Point besideForBall(const Table& table, const game::Obstacles& others, Point from);

// DF16: a disc wholly beyond a line goes to the line, or along it. Precondition: !onField(from).
Point pulledBack(const Table& table, const game::Obstacles& others, Point from);

// DF27, DF28: the free point of the side line nearest to `spot` (a point of that line); of the end line nearest to its
// middle; of a sector nearest to its corner, or if no sector of that end has any, of the field. The latter two in whole
// µm, so that an action can name them.
Point throwPlace(const Table& table, const game::Obstacles& others, Point spot);
Point goalKickPlace(const Table& table, const game::Obstacles& others, int end);
Point cornerPlace(const Table& table, const game::Obstacles& others, int end, int side);

}  // namespace discfootball
