// What lies still while discs move: the kinds of discs, walls, posts, pockets and lines of one table, checked once and
// prepared for the solver. Coordinates are nanometres, x to the right and y away from the reader.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/fault.h"
#include "base/result.h"

namespace physics {

inline constexpr double kGravity = 9.80665;  // m/s², standard gravity (3rd CGPM, 1901)
inline constexpr int kMaxDiscs = 32;
inline constexpr int kMaxLines = 32;
inline constexpr std::int64_t kMaxCoordinate = 10'000'000'000;  // nm: a table lies within ±10 m

struct Place {
    std::int64_t x = 0, y = 0;  // nm
    bool operator==(const Place&) const = default;
};

// One sort of disc: a solid disc of even density that presses evenly on the table.
struct Kind {
    std::int64_t radius = 0;  // nm, 1 µm … 1 m
    std::int64_t mass = 0;    // µg, 1 mg … 10 kg
    double friction = 0;      // Coulomb coefficient against the table, 1e-4 … 10
    int material = 0;         // index for TableSpec::surfaces
};

// How two materials meet.
struct Surface {
    int a = 0, b = 0;                  // the two materials, in any order
    double restitution = 1;            // 0 … 1, at speed 0
    double fastRestitution = 1;        // 0 … 1, at `fastSpeed` and above; linear between
    double fastSpeed = 1;              // m/s, > 0
    double friction = 0;               // Coulomb coefficient of the contact, 0 … 10
    double tangentialRestitution = 0;  // β₀ of a contact that grips, 0 … 1
};

// A straight wall; discs are on its left when looking along from → to. Its ends are closed by themselves.
struct Wall {
    Place from, to;
    int material = 0;
};

// A round post that does not move.
struct Post {
    Place centre;
    std::int64_t radius = 0;  // nm, ≥ 0
    int material = 0;
};

// A disc falls when its centre is within the circle.
struct Pocket {
    Place centre;
    std::int64_t radius = 0;  // nm, > 0
};

enum class Reaction : std::uint8_t {
    Report,  // note the crossing, go on
    Lift,    // take the disc off the table at this instant, the others run on
    End,     // stop everything at this instant
};

enum class Direction : std::uint8_t { Both, Out, In };

// A line that reports when the centre of a disc crosses it between `from` and `to` (both included). Its right side,
// looking along from → to, is the outside; the line itself belongs to the inside (its left).
struct Line {
    Place from, to;
    Direction direction = Direction::Both;  // crossings that count
    Reaction reaction = Reaction::Report;
    std::uint32_t kinds = ~0U;  // bit k: discs of kind k are watched
};

struct TableSpec {
    std::vector<Kind> kinds;
    std::vector<Surface> surfaces;  // every pair of materials that can meet
    std::vector<Wall> walls;
    std::vector<Post> posts;
    std::vector<Pocket> pockets;
    std::vector<Line> lines;
};

// A disc at rest before the shot, or after it.
struct Disc {
    int kind = 0;
    Place at;
    bool onTable = true;
    bool operator==(const Disc&) const = default;
};

// What sets a disc moving: a direction (its length does not matter), a speed along it, and a spin.
struct Impulse {
    int disc = 0;
    std::int64_t dx = 0, dy = 0;  // not both 0, each within ±2^31
    std::int64_t speed = 0;       // µm/s, 0 … 100 m/s
    std::int64_t spin = 0;        // µrad/s, anticlockwise positive, within ±100 m/s at the rim
};

class Table {
  public:
    // A fault names what is wrong: code `bad_table` with field (as "kinds[2].radius") and problem.
    static base::Result<Table> make(const TableSpec& spec);

    const TableSpec& spec() const { return spec_; }

    // Prepared in metres and seconds.
    struct KindData {
        double radius, mass, deceleration;  // deceleration = friction · g
    };
    struct SurfaceData {
        double restitution, slope, fastSpeed;  // e(v) = restitution − slope · min(v, fastSpeed)
        double friction, grip;                 // grip = (1 + β₀) / 3
        double at(double speed) const;         // coefficient of restitution at a closing speed, m/s
    };
    struct WallData {
        double x, y, tx, ty, half;  // middle (so that a mirrored wall is the same), direction, half its length; the
                                    // inner normal is (−ty, tx)
        int material, index;
    };
    struct PostData {
        double x, y, radius;
        int material, index;  // index of the post; of the wall for a wall's end
        bool wallEnd;
    };
    struct PocketData {
        double x, y, radius;
    };
    struct LineData {
        double x, y, tx, ty, half;  // as a wall
    };

    const std::vector<KindData>& kinds() const { return kinds_; }
    const std::vector<WallData>& walls() const { return walls_; }
    const std::vector<PostData>& posts() const { return posts_; }
    const std::vector<PocketData>& pockets() const { return pockets_; }
    const std::vector<LineData>& lines() const { return lines_; }
    const SurfaceData& surface(int materialA, int materialB) const {
        return surfaces_[static_cast<std::size_t>(materialA * materials_ + materialB)];
    }
    int material(int kind) const { return spec_.kinds[static_cast<std::size_t>(kind)].material; }

  private:
    Table() = default;
    TableSpec spec_;
    std::vector<KindData> kinds_;
    std::vector<SurfaceData> surfaces_;
    std::vector<WallData> walls_;
    std::vector<PostData> posts_;
    std::vector<PocketData> pockets_;
    std::vector<LineData> lines_;
    int materials_ = 0;
};

// Why these discs cannot be struck so, or nothing: code `bad_discs` or `bad_impulse` with field (as "discs[3].at") and
// problem. Touching is allowed, and an overlap of 2 nm, as rounding to whole nanometres leaves.
std::optional<base::Fault> check(const Table& table, const std::vector<Disc>& discs,
                                 const std::vector<Impulse>& impulses);

}  // namespace physics
