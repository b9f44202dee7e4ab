#include "physics/table.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace physics {

namespace {

constexpr double kMetre = 1e-9;                   // m per nm
constexpr double kAllowedOverlap = 2e-9 + 1e-13;  // m: what rounding leaves, and the rounding of this very test

using Problem = std::optional<base::Fault>;

base::Fault fault(std::string_view code, std::string field, std::string problem) {
    return {code, "", {{"field", std::move(field)}, {"problem", std::move(problem)}}};
}

std::string item(const char* list, std::size_t index, const char* member = "") {
    return std::string(list) + "[" + std::to_string(index) + "]" + member;
}

// False for NaN too.
bool within(double value, double low, double high) {
    return value >= low && value <= high;
}

bool inRange(const Place& p) {
    return std::abs(p.x) <= kMaxCoordinate && std::abs(p.y) <= kMaxCoordinate;
}

Problem checkKinds(const TableSpec& spec, int materials) {
    const auto bad = [](std::size_t i, const char* member, const char* problem) {
        return fault("bad_table", item("kinds", i, member), problem);
    };
    if (spec.kinds.empty() || spec.kinds.size() > 32) return fault("bad_table", "kinds", "1 to 32 are needed");
    for (std::size_t i = 0; i < spec.kinds.size(); ++i) {
        const Kind& kind = spec.kinds[i];
        if (kind.radius < 1'000 || kind.radius > 1'000'000'000)
            return bad(i, ".radius", "not within 1000 to 1000000000");
        if (kind.mass < 1'000 || kind.mass > 10'000'000'000) return bad(i, ".mass", "not within 1000 to 10000000000");
        if (!within(kind.friction, 1e-4, 10)) return bad(i, ".friction", "not within 0.0001 to 10");
        if (kind.material < 0 || kind.material >= materials) return bad(i, ".material", "no surface names it");
    }
    return std::nullopt;
}

Problem checkSurfaces(const TableSpec& spec) {
    for (std::size_t i = 0; i < spec.surfaces.size(); ++i) {
        const Surface& s = spec.surfaces[i];
        const auto bad = [&](const char* member, const char* problem) {
            return fault("bad_table", item("surfaces", i, member), problem);
        };
        if (s.a < 0 || s.a > 15) return bad(".a", "not within 0 to 15");
        if (s.b < 0 || s.b > 15) return bad(".b", "not within 0 to 15");
        if (!within(s.restitution, 0, 1)) return bad(".restitution", "not within 0 to 1");
        if (!within(s.fastRestitution, 0, 1)) return bad(".fast_restitution", "not within 0 to 1");
        if (!within(s.fastSpeed, 1e-6, 1e3)) return bad(".fast_speed", "not within 0.000001 to 1000");
        if (!within(s.friction, 0, 10)) return bad(".friction", "not within 0 to 10");
        if (!within(s.tangentialRestitution, 0, 1)) return bad(".tangential_restitution", "not within 0 to 1");
        for (std::size_t k = 0; k < i; ++k) {
            const Surface& other = spec.surfaces[k];
            if ((other.a == s.a && other.b == s.b) || (other.a == s.b && other.b == s.a))
                return bad("", "names a pair twice");
        }
    }
    return std::nullopt;
}

Problem checkThings(const TableSpec& spec, int materials) {
    for (std::size_t i = 0; i < spec.walls.size(); ++i) {
        const Wall& wall = spec.walls[i];
        if (!inRange(wall.from)) return fault("bad_table", item("walls", i, ".from"), "beyond 10 m");
        if (!inRange(wall.to)) return fault("bad_table", item("walls", i, ".to"), "beyond 10 m");
        if (wall.from == wall.to) return fault("bad_table", item("walls", i), "has no length");
        if (wall.material < 0 || wall.material >= materials)
            return fault("bad_table", item("walls", i, ".material"), "no surface names it");
    }
    for (std::size_t i = 0; i < spec.posts.size(); ++i) {
        const Post& post = spec.posts[i];
        if (!inRange(post.centre)) return fault("bad_table", item("posts", i, ".centre"), "beyond 10 m");
        if (post.radius < 0 || post.radius > 1'000'000'000)
            return fault("bad_table", item("posts", i, ".radius"), "not within 0 to 1000000000");
        if (post.material < 0 || post.material >= materials)
            return fault("bad_table", item("posts", i, ".material"), "no surface names it");
    }
    for (std::size_t i = 0; i < spec.pockets.size(); ++i) {
        const Pocket& pocket = spec.pockets[i];
        if (!inRange(pocket.centre)) return fault("bad_table", item("pockets", i, ".centre"), "beyond 10 m");
        if (pocket.radius < 1 || pocket.radius > 1'000'000'000)
            return fault("bad_table", item("pockets", i, ".radius"), "not within 1 to 1000000000");
    }
    if (spec.lines.size() > static_cast<std::size_t>(kMaxLines)) return fault("bad_table", "lines", "more than 32");
    for (std::size_t i = 0; i < spec.lines.size(); ++i) {
        const Line& line = spec.lines[i];
        if (!inRange(line.from)) return fault("bad_table", item("lines", i, ".from"), "beyond 10 m");
        if (!inRange(line.to)) return fault("bad_table", item("lines", i, ".to"), "beyond 10 m");
        if (line.from == line.to) return fault("bad_table", item("lines", i), "has no length");
    }
    return std::nullopt;
}

// Every two things that can meet need a surface.
Problem checkPairs(const TableSpec& spec) {
    const auto known = [&](int a, int b) {
        return std::any_of(spec.surfaces.begin(), spec.surfaces.end(),
                           [&](const Surface& s) { return (s.a == a && s.b == b) || (s.a == b && s.b == a); });
    };
    const auto missing = [](int a, int b) {
        return fault("bad_table", "surfaces", "none for materials " + std::to_string(a) + " and " + std::to_string(b));
    };
    for (const Kind& kind : spec.kinds) {
        for (const Kind& other : spec.kinds)
            if (!known(kind.material, other.material)) return missing(kind.material, other.material);
        for (const Wall& wall : spec.walls)
            if (!known(kind.material, wall.material)) return missing(kind.material, wall.material);
        for (const Post& post : spec.posts)
            if (!known(kind.material, post.material)) return missing(kind.material, post.material);
    }
    return std::nullopt;
}

struct Straight {
    double x, y, tx, ty, half;
};

Straight straight(const Place& from, const Place& to) {
    const double dx = static_cast<double>(to.x - from.x), dy = static_cast<double>(to.y - from.y);
    const double length = std::sqrt(dx * dx + dy * dy);
    return {static_cast<double>(from.x + to.x) * (kMetre / 2), static_cast<double>(from.y + to.y) * (kMetre / 2),
            dx / length, dy / length, length * (kMetre / 2)};
}

// A wall's end needs no point of its own where a post covers it or where the next wall turns towards the discs: nothing
// can reach it there.
bool coveredEnd(const TableSpec& spec, const Wall& wall, const Place& end) {
    for (const Post& post : spec.posts) {
        const double dx = static_cast<double>(post.centre.x - end.x), dy = static_cast<double>(post.centre.y - end.y);
        if (dx * dx + dy * dy <= static_cast<double>(post.radius) * static_cast<double>(post.radius)) return true;
    }
    const auto turnsLeft = [](const Wall& first, const Wall& second) {
        const double ax = static_cast<double>(first.to.x - first.from.x),
                     ay = static_cast<double>(first.to.y - first.from.y);
        const double bx = static_cast<double>(second.to.x - second.from.x),
                     by = static_cast<double>(second.to.y - second.from.y);
        return ax * by - ay * bx > 0;
    };
    for (const Wall& other : spec.walls) {
        if (&other == &wall) continue;
        if (end == wall.to && other.from == end && turnsLeft(wall, other)) return true;
        if (end == wall.from && other.to == end && turnsLeft(other, wall)) return true;
    }
    return false;
}

struct Centre {
    double x, y;
};
Centre metres(const Place& p) {
    return {static_cast<double>(p.x) * kMetre, static_cast<double>(p.y) * kMetre};
}

double distance(const Centre& a, const Centre& b) {
    const double dx = b.x - a.x, dy = b.y - a.y;
    return std::sqrt(dx * dx + dy * dy);
}

Problem checkPlace(const Table& table, const std::vector<Disc>& discs, std::size_t i) {
    const Centre here = metres(discs[i].at);
    const double radius = table.kinds()[static_cast<std::size_t>(discs[i].kind)].radius;
    const auto overlaps = [&](const std::string& what) {
        return fault("bad_discs", item("discs", i, ".at"), "overlaps " + what);
    };
    for (std::size_t k = 0; k < i; ++k) {
        if (!discs[k].onTable) continue;
        const double sum = radius + table.kinds()[static_cast<std::size_t>(discs[k].kind)].radius;
        if (distance(here, metres(discs[k].at)) < sum - kAllowedOverlap) return overlaps(item("discs", k));
    }
    for (const Table::WallData& wall : table.walls()) {
        const double along = (here.x - wall.x) * wall.tx + (here.y - wall.y) * wall.ty;
        const double off = (here.y - wall.y) * wall.tx - (here.x - wall.x) * wall.ty;
        if (std::abs(along) > wall.half) continue;
        if (off < radius - kAllowedOverlap && off > -(radius - kAllowedOverlap))
            return overlaps(item("walls", static_cast<std::size_t>(wall.index)));
    }
    for (const Table::PostData& post : table.posts()) {
        if (distance(here, {post.x, post.y}) < radius + post.radius - kAllowedOverlap)
            return overlaps(item(post.wallEnd ? "walls" : "posts", static_cast<std::size_t>(post.index)));
    }
    return std::nullopt;
}

}  // namespace

double Table::SurfaceData::at(double speed) const {
    return restitution - slope * std::min(speed, fastSpeed);
}

base::Result<Table> Table::make(const TableSpec& spec) {
    int materials = 0;
    for (const Surface& s : spec.surfaces) materials = std::max({materials, s.a + 1, s.b + 1});
    if (auto problem = checkSurfaces(spec)) return *problem;
    if (auto problem = checkKinds(spec, materials)) return *problem;
    if (auto problem = checkThings(spec, materials)) return *problem;
    if (auto problem = checkPairs(spec)) return *problem;

    Table table;
    table.spec_ = spec;
    table.materials_ = materials;
    for (const Kind& kind : spec.kinds)
        table.kinds_.push_back({static_cast<double>(kind.radius) * kMetre, static_cast<double>(kind.mass) * 1e-9,
                                kind.friction * kGravity});
    table.surfaces_.resize(static_cast<std::size_t>(materials * materials));
    for (const Surface& s : spec.surfaces) {
        const SurfaceData data{s.restitution, (s.restitution - s.fastRestitution) / s.fastSpeed, s.fastSpeed,
                               s.friction, (1 + s.tangentialRestitution) / 3};
        table.surfaces_[static_cast<std::size_t>(s.a * materials + s.b)] = data;
        table.surfaces_[static_cast<std::size_t>(s.b * materials + s.a)] = data;
    }
    for (std::size_t i = 0; i < spec.posts.size(); ++i) {
        const Centre c = metres(spec.posts[i].centre);
        table.posts_.push_back({c.x, c.y, static_cast<double>(spec.posts[i].radius) * kMetre, spec.posts[i].material,
                                static_cast<int>(i), false});
    }
    for (std::size_t i = 0; i < spec.walls.size(); ++i) {
        const Wall& wall = spec.walls[i];
        const Straight s = straight(wall.from, wall.to);
        table.walls_.push_back({s.x, s.y, s.tx, s.ty, s.half, wall.material, static_cast<int>(i)});
        for (const Place& end : {wall.from, wall.to}) {
            if (coveredEnd(spec, wall, end)) continue;
            table.posts_.push_back({metres(end).x, metres(end).y, 0, wall.material, static_cast<int>(i), true});
        }
    }
    for (const Pocket& pocket : spec.pockets)
        table.pockets_.push_back(
            {metres(pocket.centre).x, metres(pocket.centre).y, static_cast<double>(pocket.radius) * kMetre});
    for (const Line& line : spec.lines) {
        const Straight s = straight(line.from, line.to);
        table.lines_.push_back({s.x, s.y, s.tx, s.ty, s.half});
    }
    return table;
}

std::optional<base::Fault> check(const Table& table, const std::vector<Disc>& discs,
                                 const std::vector<Impulse>& impulses) {
    constexpr std::int64_t kMaxDirection = std::int64_t{1} << 31;
    constexpr double kMaxRim = 100;  // m/s
    if (discs.empty() || discs.size() > static_cast<std::size_t>(kMaxDiscs))
        return fault("bad_discs", "discs", "1 to 32 are needed");
    for (std::size_t i = 0; i < discs.size(); ++i) {
        if (discs[i].kind < 0 || static_cast<std::size_t>(discs[i].kind) >= table.kinds().size())
            return fault("bad_discs", item("discs", i, ".kind"), "no such kind");
        if (!discs[i].onTable) continue;
        if (!inRange(discs[i].at)) return fault("bad_discs", item("discs", i, ".at"), "beyond 10 m");
        if (auto problem = checkPlace(table, discs, i)) return problem;
    }
    std::uint32_t struck = 0;
    for (std::size_t i = 0; i < impulses.size(); ++i) {
        const Impulse& impulse = impulses[i];
        const auto bad = [&](const char* member, const char* problem) {
            return fault("bad_impulse", item("impulses", i, member), problem);
        };
        if (impulse.disc < 0 || static_cast<std::size_t>(impulse.disc) >= discs.size())
            return bad(".disc", "no such disc");
        const Disc& disc = discs[static_cast<std::size_t>(impulse.disc)];
        if (!disc.onTable) return bad(".disc", "not on the table");
        if (struck >> impulse.disc & 1U) return bad(".disc", "struck twice");
        struck |= 1U << impulse.disc;
        if (impulse.dx == 0 && impulse.dy == 0) return bad(".direction", "is zero");
        if (std::abs(impulse.dx) > kMaxDirection || std::abs(impulse.dy) > kMaxDirection)
            return bad(".direction", "beyond 2^31");
        if (impulse.speed < 0 || impulse.speed > 100'000'000) return bad(".speed", "not within 0 to 100000000");
        const double radius = table.kinds()[static_cast<std::size_t>(disc.kind)].radius;
        if (!within(static_cast<double>(impulse.spin) * 1e-6 * radius, -kMaxRim, kMaxRim))
            return bad(".spin", "more than 100 m/s at the rim");
    }
    return std::nullopt;
}

}  // namespace physics
