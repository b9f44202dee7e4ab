// The geometry of aiming, for every game in which round pieces are struck: what is in the way, where to meet a piece so
// that it goes there, where to bounce off a cushion. Estimates for finding candidates and for judging them at a glance;
// what really happens the physics says. Millimetres and doubles; no game is known here.
#pragma once

#include <array>
#include <cmath>
#include <optional>

namespace ai::shotsearch {

struct Vec {
    double x = 0, y = 0;

    friend Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
    friend Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
    friend Vec operator*(Vec a, double k) { return {a.x * k, a.y * k}; }
};
inline double dot(Vec a, Vec b) {
    return a.x * b.x + a.y * b.y;
}
inline double cross(Vec a, Vec b) {
    return a.x * b.y - a.y * b.x;
}
inline double length(Vec a) {
    return std::sqrt(dot(a, a));
}
// Precondition: not (0, 0).
inline Vec unit(Vec a) {
    return a * (1 / length(a));
}

// Pieces that lie on the table.
struct Pieces {
    static constexpr int kMost = 24;
    struct Piece {
        Vec at;
        double radius = 0;
    };
    std::array<Piece, kMost> list{};
    int count = 0;

    void add(Vec at, double radius) { list[static_cast<std::size_t>(count++)] = {at, radius}; }
    Vec at(int i) const { return list[static_cast<std::size_t>(i)].at; }

    // Whether a piece of that radius comes from one point to the other without touching any but `except` and `except2`.
    bool clear(Vec from, Vec to, double radius, int except = -1, int except2 = -1) const {
        const Vec way = to - from;
        const double squared = dot(way, way);
        for (int i = 0; i < count; ++i) {
            if (i == except || i == except2) continue;
            const Piece& piece = list[static_cast<std::size_t>(i)];
            const double sum = radius + piece.radius;
            const Vec off = piece.at - from;
            const double along = dot(off, way);
            // The nearest point of the way: its beginning, its end, or between.
            double nearest = dot(off, off);
            if (along >= squared) {
                const Vec end = piece.at - to;
                nearest = dot(end, end);
            } else if (along > 0) {
                nearest -= along * along / squared;
            }
            if (nearest < sum * sum) return false;
        }
        return true;
    }
};

// How two things meet.
struct Contact {
    double restitution = 1, friction = 0;
};

// Which way a piece is sent by one that meets it on the line of centres `normal`, coming along `way` (unit vectors):
// friction between them pulls it aside by at most its angle, and by less where they do not slide on each other.
inline Vec sent(Vec normal, Vec way, const Contact& contact) {
    const double side = cross(normal, way), along = dot(normal, way);
    if (along <= 0) return normal;
    // A solid disc's rim gives way three times as easily as its middle.
    const double grip = (side < 0 ? -side : side) / along / (3 * (1 + contact.restitution));
    const double pull = (grip < contact.friction ? grip : contact.friction) * (side < 0 ? -1 : 1);
    return unit(normal + Vec{-normal.y, normal.x} * pull);
}

// Where the middle of a piece must be when it touches one at `target`, `apart` away, so that this one is sent along
// `way` (a unit vector). None if it cannot come from `from` there, or only as a graze: `least` is the cosine of the
// thinnest cut.
struct Meeting {
    Vec at;
    Vec come;       // unit: how the piece comes there
    double cosine;  // between the way of the piece and the line of centres
};
inline std::optional<Meeting> meeting(Vec from, Vec target, Vec way, double apart, const Contact& contact,
                                      double least) {
    Vec normal = way;
    Meeting meeting{};
    constexpr int kRounds = 4;
    for (int i = 0; i < kRounds; ++i) {
        meeting.at = target - normal * apart;
        const Vec come = meeting.at - from;
        if (dot(come, come) < 1e-12) {
            meeting.come = normal;
            meeting.cosine = 1;
            return meeting;
        }
        meeting.come = unit(come);
        meeting.cosine = dot(meeting.come, normal);
        if (meeting.cosine < least) return std::nullopt;
        // Turn the line of centres by what is missing.
        const Vec goes = sent(normal, meeting.come, contact);
        const double off = cross(goes, way);
        normal = unit(normal + Vec{-normal.y, normal.x} * off);
    }
    return meeting;
}

// A straight cushion: the line on which the middle of the piece turns round.
struct Cushion {
    bool upright = false;  // x is constant
    double at = 0;
};

// Where on the cushion a piece bounces that is to go from one point to the other by way of it. Both must lie on the
// same side. The piece comes without spin: it slips along the cushion or, if flatter than friction holds, rolls off it.
inline std::optional<Vec> bounce(Vec from, Vec to, Cushion cushion, const Contact& contact) {
    const auto turned = [&](Vec v) { return cushion.upright ? Vec{v.y, v.x} : v; };
    const Vec a = turned(from), b = turned(to);
    double in = cushion.at - a.y, out = cushion.at - b.y;
    if (in * out <= 0) return std::nullopt;
    if (in < 0) in = -in, out = -out;
    const double across = b.x - a.x, distance = across < 0 ? -across : across;
    // The tangent of the way out is that of the way in times `held`, or less a constant where it slips.
    const double e = contact.restitution, slip = contact.friction * (1 + e), held = 2.0 / 3 / e;
    double tangent = distance / (in + held * out);
    if (tangent / 3 > slip) tangent = (distance + out * slip / e) / (in + out / e);
    const Vec point{a.x + (across < 0 ? -tangent : tangent) * in, cushion.at};
    return turned(point);
}

// How long pieces slide: v² = 2·braking·way.
struct Floor {
    double braking = 0;  // mm/s²
    double speedFor(double way) const { return std::sqrt(2 * braking * way); }
    double speedBefore(double speedAfter, double way) const {
        return std::sqrt(speedAfter * speedAfter + 2 * braking * way);
    }
};

}  // namespace ai::shotsearch
