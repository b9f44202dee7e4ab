#include "two_body.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/rng.h"
#include "physics/solver.h"

namespace bench {

namespace {

constexpr double kMetre = 1e-9;

double unit(base::Rng& rng) {
    return static_cast<double>(rng.next() >> 11) * 0x1p-53;
}
double between(base::Rng& rng, double low, double high) {
    return low + (high - low) * unit(rng);
}
double radiusOf(const physics::Kind& kind) {
    return static_cast<double>(kind.radius) * kMetre;
}

// Farkas et al., PRL 90, 248302: what is left of the friction force and torque at e = v/(radius · angular velocity).
// K and E of the standard library take the modulus, not its square.
double forceShare(double e) {
    if (e > 1e6) return 1;
    if (e < 1e-4) return e;  // the terms below cancel
    const double k = e <= 1 ? e : 1 / e;
    const double kk = k < 1 ? std::comp_ellint_1(k) : 0, ee = std::comp_ellint_2(k);  // (e² − 1)·K vanishes at e = 1
    const double c = 4 / (3 * std::numbers::pi);
    return e <= 1 ? c * ((e * e + 1) * ee + (e * e - 1) * kk) / e : c * ((e * e + 1) * ee - (e * e - 1) * kk);
}
double torqueShare(double e) {
    if (e > 1e6) return 0;
    const double k = e <= 1 ? e : 1 / e;
    const double kk = k < 1 ? std::comp_ellint_1(k) : 0, ee = std::comp_ellint_2(k);
    const double c = 4 / (9 * std::numbers::pi);
    if (e <= 1) return c * ((4 - 2 * e * e) * ee + (e * e - 1) * kk);
    return c * e * ((4 - 2 * e * e) * ee + (2 * e * e - 5 + 3 / (e * e)) * kk);
}

struct Sliding {
    double speed, rim;  // m/s
};
Sliding slowing(const Sliding& s, double deceleration) {
    const double ratio = s.rim > 0 ? s.speed / s.rim : 1e9;
    return {-deceleration * forceShare(ratio), s.rim > 0 ? -2 * deceleration * torqueShare(ratio) : 0};
}

// Runge–Kutta over the coupled equations with steps that are a fixed part of the time left.
double stopDistance(Sliding s, double deceleration) {
    if (s.rim <= 0) return s.speed * s.speed / (2 * deceleration);
    const auto moved = [](const Sliding& from, const Sliding& by, double h) {
        return Sliding{std::max(from.speed + by.speed * h, 1e-300), std::max(from.rim + by.rim * h, 0.0)};
    };
    double distance = 0;
    while (s.speed > 1e-7) {
        const double h = 0.02 * std::max(s.speed, s.rim) / deceleration;
        const Sliding k1 = slowing(s, deceleration);
        const Sliding at2 = moved(s, k1, h / 2), k2 = slowing(at2, deceleration);
        const Sliding at3 = moved(s, k2, h / 2), k3 = slowing(at3, deceleration);
        const Sliding at4 = moved(s, k3, h), k4 = slowing(at4, deceleration);
        distance += h / 6 * (s.speed + 2 * at2.speed + 2 * at3.speed + at4.speed);
        s = moved(
            s, {(k1.speed + 2 * (k2.speed + k3.speed) + k4.speed) / 6, (k1.rim + 2 * (k2.rim + k3.rim) + k4.rim) / 6},
            h);
    }
    return distance;
}

Struck exactAnswer(const physics::TableSpec& table, const Shot& shot) {
    const physics::Kind &striker = table.kinds[kStriker], &man = table.kinds[kMan];
    const double sum = radiusOf(striker) + radiusOf(man), deceleration = striker.friction * physics::kGravity;
    const physics::Place from = shot.discs[0].at, to = shot.discs[1].at;
    const double px = static_cast<double>(to.x - from.x) * kMetre, py = static_cast<double>(to.y - from.y) * kMetre;
    const double dx = static_cast<double>(shot.impulse.dx), dy = static_cast<double>(shot.impulse.dy);
    const double length = std::sqrt(dx * dx + dy * dy), ux = dx / length, uy = dy / length;
    const double beside = ux * py - uy * px;
    const double run = ux * px + uy * py - std::sqrt(sum * sum - beside * beside);
    const double start = static_cast<double>(shot.impulse.speed) * 1e-6;
    const double speed = std::sqrt(start * start - 2 * deceleration * run);

    const double nx = (px - ux * run) / sum, ny = (py - uy * run) / sum;
    const double closing = speed * (ux * nx + uy * ny), sliding = speed * (uy * nx - ux * ny);  // along n and (−ny, nx)
    const physics::Surface& surface = table.surfaces[1];                                        // striker and man
    const double share = std::min(closing / surface.fastSpeed, 1.0);
    const double restitution = surface.restitution + share * (surface.fastRestitution - surface.restitution);
    const double m1 = static_cast<double>(striker.mass), m2 = static_cast<double>(man.mass), m = m1 * m2 / (m1 + m2);
    const double normal = (1 + restitution) * m * closing, most = surface.friction * normal;
    const double tangential = std::clamp((1 + surface.tangentialRestitution) * m * sliding / 3, -most, most);

    Struck struck{true, (normal * nx - tangential * ny) / m2, (normal * ny + tangential * nx) / m2};
    const double after = std::hypot(struck.vx, struck.vy), rim = 2 * std::abs(tangential) / m2;
    const double distance = stopDistance({after, rim}, man.friction * physics::kGravity);
    struck.stopX = static_cast<double>(to.x) * kMetre + struck.vx / after * distance;
    struck.stopY = static_cast<double>(to.y) * kMetre + struck.vy / after * distance;
    return struck;
}

class FirstMotion : public physics::Observer {
  public:
    void onEvent(const physics::Solver& solver) override {
        if (seen) return;
        motion = solver.motion(1);
        seen = motion.vx != 0 || motion.vy != 0;
    }
    bool seen = false;
    physics::BodyState motion;
};

Spread spread(std::vector<double> values) {
    if (values.empty()) return {};
    std::sort(values.begin(), values.end());
    return {values[values.size() / 2], values.back()};
}

}  // namespace

physics::TableSpec openTable(bool smooth) {
    physics::TableSpec table = carromBoard();
    table.walls.clear();
    table.pockets.clear();
    if (smooth)
        for (physics::Surface& surface : table.surfaces) surface.friction = 0;
    return table;
}

std::vector<Collision> makeCollisions(const physics::TableSpec& table, int count, std::uint64_t seed) {
    base::Rng rng(seed);
    const double sum = radiusOf(table.kinds[kStriker]) + radiusOf(table.kinds[kMan]);
    std::vector<Collision> collisions;
    for (int i = 0; i < count; ++i) {
        // Any direction; thinner hits than 0.9 could make the two meet again.
        const double angle = between(rng, 0, 2 * std::numbers::pi), distance = between(rng, 0.08, 0.35);
        const double off = std::asin(between(rng, -0.9, 0.9) * sum / distance);
        const auto nm = [](double metres) { return static_cast<std::int64_t>(std::llround(metres / kMetre)); };
        Collision collision;
        collision.shot.discs = {{kStriker, {}},
                                {kMan, {nm(distance * std::cos(angle)), nm(distance * std::sin(angle))}}};
        collision.shot.impulse = {kStrikerDisc, nm(std::cos(angle + off)), nm(std::sin(angle + off)),
                                  std::llround(between(rng, 1, 6) * 1e6)};
        collision.exact = exactAnswer(table, collision.shot);
        collisions.push_back(std::move(collision));
    }
    return collisions;
}

Struck strikeWithOurs(const physics::TableSpec& table, const Shot& shot) {
    const auto made = physics::Table::make(table);
    physics::Solver solver(*made);
    FirstMotion first;
    const physics::Result& result = solver.simulate(shot.discs, {&shot.impulse, 1}, physics::Keep::Ends, &first);
    const physics::Place stop = result.discs[1].at;
    return {first.seen, first.motion.vx, first.motion.vy, static_cast<double>(stop.x) * kMetre,
            static_cast<double>(stop.y) * kMetre};
}

// Read after the first step that leaves the two apart; the speed is taken back to the place of the collision, since the
// board has slowed the disc by then.
Struck strike(const SteppedEngine& engine, const physics::TableSpec& table, const Shot& shot) {
    const auto world = engine.make(table, shot.discs, shot.impulse);
    const State start = world->state(1);
    const int longest = static_cast<int>(10 * engine.stepsPerSecond);
    Struck struck;
    for (int i = 0; i < longest; ++i) {
        world->step();
        const State striker = world->state(0), man = world->state(1);
        const double speed = std::hypot(man.vx, man.vy);
        const double apart = (man.vx - striker.vx) * (man.x - striker.x) + (man.vy - striker.vy) * (man.y - striker.y);
        if (!struck.hit && speed > 0 && apart >= 0) {
            const double way = std::hypot(man.x - start.x, man.y - start.y);
            const double deceleration = table.kinds[kMan].friction * physics::kGravity;
            const double back = std::sqrt(1 + 2 * deceleration * way / (speed * speed));
            struck = {true, man.vx * back, man.vy * back};
        }
        struck.stopX = man.x;
        struck.stopY = man.y;
        if (speed < 1e-3 && std::hypot(striker.vx, striker.vy) < 1e-3) break;
    }
    return struck;
}

Errors errorsOf(const std::string& engine, const std::vector<Collision>& collisions,
                const std::vector<Struck>& struck) {
    Errors errors{engine, {}, {}, {}, 0};
    std::vector<double> direction, speed, rest;
    for (std::size_t i = 0; i < collisions.size(); ++i) {
        const Struck &exact = collisions[i].exact, &got = struck[i];
        if (!got.hit) {
            ++errors.missed;
            continue;
        }
        const double cross = exact.vx * got.vy - exact.vy * got.vx, dot = exact.vx * got.vx + exact.vy * got.vy;
        direction.push_back(std::abs(std::atan2(cross, dot)) * 180 / std::numbers::pi);
        speed.push_back(100 * std::abs(std::hypot(got.vx, got.vy) / std::hypot(exact.vx, exact.vy) - 1));
        const auto [startX, startY] = collisions[i].shot.discs[1].at;
        const double way = std::hypot(exact.stopX - static_cast<double>(startX) * kMetre,
                                      exact.stopY - static_cast<double>(startY) * kMetre);
        rest.push_back(100 * std::hypot(got.stopX - exact.stopX, got.stopY - exact.stopY) / way);
    }
    errors.direction = spread(direction);
    errors.speed = spread(speed);
    errors.rest = spread(rest);
    return errors;
}

}  // namespace bench
