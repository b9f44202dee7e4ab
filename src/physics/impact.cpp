// Impacts: everything that touches is hit at once, in waves, until nothing approaches any more.
//
// Sums over several contacts of a disc are made in fixed point, where the order does not matter: so a symmetric break
// stays symmetric to the last bit.
#include <algorithm>
#include <bit>
#include <cmath>

#include "physics/heart.h"

namespace physics {

namespace {

constexpr double kClosing = 1e-12;  // m/s: neighbours that approach more slowly are left alone
// Waves that are hit with friction; after so many a disc is jammed (a narrow wedge whose friction holds it), and the
// rest is done without, which always ends.
constexpr int kFrictionWaves = 100;
constexpr int kMaxWaves = 1000;
constexpr double kFixed = 4503599627370496.0;  // 2^52 units per m/s

inline std::int64_t fixed(double value) {
    return static_cast<std::int64_t>(value * kFixed);  // towards 0: symmetric
}
inline double plain(std::int64_t value) {
    return static_cast<double>(value) * (1 / kFixed);
}

inline double approach(const Body& a, const Body* b, double nx, double ny) {
    return b ? (a.vx - b->vx) * nx + (a.vy - b->vy) * ny : a.vx * nx + a.vy * ny;
}

}  // namespace

void Solver::Heart::impact(const Event& event) {
    joined_ = expanded_ = 0;
    touchingCount_ = 0;
    const int a = event.body, b = event.what == What::Disc ? event.index : -1;
    advance(a);
    hit_ = 1U << a;
    if (b >= 0) {
        advance(b);
        hit_ |= 1U << b;
        addTouching(a, b);
    } else if (event.what == What::Wall) {
        const Table::WallData& wall = table_.walls()[index(event.index)];
        addFixed(a, Thing::Wall, wall.index, wall.material, wall.ty, -wall.tx);
    } else {
        const Table::PostData& post = table_.posts()[index(event.index)];
        const Body& body = bodies[index(a)];
        const double rx = post.x - body.x, ry = post.y - body.y, r = std::sqrt(rx * rx + ry * ry);
        addFixed(a, post.wallEnd ? Thing::Wall : Thing::Post, post.index, post.material, rx / r, ry / r);
    }
    // One contact alone is over with one blow: friction acts across it and cannot close it again.
    if (alone(a, b, event) && (b < 0 || alone(b, a, event))) {
        blow(touching_[0]);
        report();
        settleIfMoved(a);
        if (b >= 0) settleIfMoved(b);
        return;
    }
    const std::uint32_t causes = joined_ = hit_;
    expand(a);
    if (b >= 0) expand(b);
    for (int n = 0; n < kMaxWaves && wave(n == 0, n < kFrictionWaves); ++n) {
    }
    report();
    leave(causes);
}

// Whether a body touches nothing but the other thing of this event.
bool Solver::Heart::alone(int i, int partner, const Event& event) const {
    const Body& body = bodies[index(i)];
    const double x = body.x, y = body.y, room = body.radius + kTouch;
    for (int n = 0; n < spotCount_; ++n) {
        const Spot& spot = spots_[index(n)];
        const double dx = spot.x - x, dy = spot.y - y, reach = room + spot.radius;
        if (dx * dx + dy * dy <= reach * reach && spot.body != i && spot.body != partner) return false;
    }
    for (int m = 0; m < movingCount_; ++m) {
        const int k = moving_[index(m)];
        const Body& other = bodies[index(k)];
        if (x >= other.minX - room && x <= other.maxX + room && y >= other.minY - room && y <= other.maxY + room &&
            k != i && k != partner && touches(body, other))
            return false;
    }
    int own = event.what == What::Wall ? event.index : -1;
    for (const Table::WallData& wall : table_.walls()) {
        const double dx = x - wall.x, dy = y - wall.y, off = dy * wall.tx - dx * wall.ty;
        if (own-- == 0 || off > room || off < 0) continue;
        const double along = dx * wall.tx + dy * wall.ty;
        if (along >= -wall.half && along <= wall.half) return false;
    }
    own = event.what == What::Post ? event.index : -1;
    for (const Table::PostData& post : table_.posts()) {
        const double rx = post.x - x, ry = post.y - y, reach = room + post.radius;
        if (own-- != 0 && rx * rx + ry * ry <= reach * reach) return false;
    }
    return true;
}

// Whether a body at its clock touches a moving one.
bool Solver::Heart::touches(const Body& body, const Body& other) const {
    const double d = runSoFar(other);
    const double dx = other.x + other.ux * d - body.x, dy = other.y + other.uy * d - body.y;
    const double reach = body.radius + other.radius + kTouch;
    return dx * dx + dy * dy <= reach * reach;
}

// What wave() does, for one contact.
void Solver::Heart::blow(Touching& t) {
    Body& a = bodies[index(t.a)];
    Body* b = t.b < 0 ? nullptr : &bodies[index(t.b)];
    const double closing = approach(a, b, t.nx, t.ny);
    if (closing <= -kMinimumSeparation) return;
    const double speed = std::max(closing, 0.0);
    const double wanted = closing + std::max(t.surface->at(speed) * speed, kMinimumSeparation);
    const double mass = 1 / t.inverseMass, tx = -t.ny, ty = t.nx;
    t.normal = wanted * mass;
    const double slip = approach(a, b, tx, ty) + (b ? a.rim + b->rim : a.rim);
    const double cap = t.surface->friction * t.normal;
    t.tangential = -std::clamp(slip * t.surface->grip * mass, -cap, cap);
    const auto push = [&](Body& body, double sign) {
        const double normal = sign * t.normal * body.perMass, along = sign * t.tangential * body.perMass;
        body.vx += along * tx - normal * t.nx;
        body.vy += along * ty - normal * t.ny;
        body.rim += 2 * t.tangential * body.perMass;
    };
    push(a, 1);
    if (b) push(*b, -1);
}

// From now on the body's clock stands at this instant.
void Solver::Heart::join(int i) {
    if (joined_ >> i & 1U) return;
    joined_ |= 1U << i;
    before_[index(i)] = bodies[index(i)];
    advance(i);
}

// Who was hit starts a new run; who was only near goes on as before.
void Solver::Heart::leave(std::uint32_t causes) {
    for (std::uint32_t rest = joined_; rest != 0; rest &= rest - 1) {
        const int i = std::countr_zero(rest);
        Body& body = bodies[index(i)];
        if (!(hit_ >> i & 1U)) {
            body = before_[index(i)];
            continue;
        }
        if (keep_ == Keep::Paths && !(causes >> i & 1U) && before_[index(i)].moving) record(before_[index(i)], i);
        settleIfMoved(i);
    }
    joined_ = 0;
}

void Solver::Heart::settleIfMoved(int i) {
    const Body& body = bodies[index(i)];
    if (body.moving || body.vx != 0 || body.vy != 0) settle(i);
}

// A body that has been hit hands it on to all that it touches.
void Solver::Heart::expand(int i) {
    if (expanded_ >> i & 1U) return;
    expanded_ |= 1U << i;
    const Body& body = bodies[index(i)];
    for (int n = 0; n < spotCount_; ++n) {
        const Spot& spot = spots_[index(n)];
        const double dx = spot.x - body.x, dy = spot.y - body.y, reach = body.radius + spot.radius + kTouch;
        if (spot.body == i || (expanded_ >> spot.body & 1U) || dx * dx + dy * dy > reach * reach) continue;
        join(spot.body);
        addTouching(i, spot.body);
    }
    for (int m = 0; m < movingCount_; ++m) {
        const int k = moving_[index(m)];
        const Body& other = bodies[index(k)];
        if (k == i || (expanded_ >> k & 1U)) continue;
        if (body.x < other.minX - body.radius - kTouch || body.x > other.maxX + body.radius + kTouch ||
            body.y < other.minY - body.radius - kTouch || body.y > other.maxY + body.radius + kTouch)
            continue;
        if (!touches(body, other)) continue;
        join(k);
        addTouching(i, k);
    }
    for (const Table::WallData& wall : table_.walls()) {
        const double off = (body.y - wall.y) * wall.tx - (body.x - wall.x) * wall.ty;
        if (off < 0 || off > body.radius + kTouch) continue;
        const double along = (body.x - wall.x) * wall.tx + (body.y - wall.y) * wall.ty;
        if (along < -wall.half || along > wall.half) continue;
        addFixed(i, Thing::Wall, wall.index, wall.material, wall.ty, -wall.tx);
    }
    for (const Table::PostData& post : table_.posts()) {
        const double rx = post.x - body.x, ry = post.y - body.y, reach = body.radius + post.radius + kTouch;
        if (rx * rx + ry * ry > reach * reach) continue;
        const double r = std::sqrt(rx * rx + ry * ry);
        addFixed(i, post.wallEnd ? Thing::Wall : Thing::Post, post.index, post.material, rx / r, ry / r);
    }
}

void Solver::Heart::addTouching(int a, int b) {
    if (b < a) std::swap(a, b);
    for (int n = 0; n < touchingCount_; ++n)
        if (touching_[index(n)].b == b && touching_[index(n)].a == a) return;
    if (touchingCount_ == kMaxTouching) {
        result.capped = true;
        return;
    }
    const Body& first = bodies[index(a)];
    const Body& second = bodies[index(b)];
    const double rx = second.x - first.x, ry = second.y - first.y, r = std::sqrt(rx * rx + ry * ry);
    Touching& t = touching_[index(touchingCount_++)];
    t = Touching{};
    t.a = a;
    t.b = b;
    t.index = b;
    t.nx = rx / r;
    t.ny = ry / r;
    t.surface = &table_.surface(first.material, second.material);
    t.inverseMass = first.perMass + second.perMass;
}

void Solver::Heart::addFixed(int a, Thing thing, int which, int material, double nx, double ny) {
    for (int n = 0; n < touchingCount_; ++n) {
        const Touching& t = touching_[index(n)];
        if (t.a == a && t.b < 0 && t.thing == thing && t.index == which && t.nx == nx && t.ny == ny) return;
    }
    if (touchingCount_ == kMaxTouching) {
        result.capped = true;
        return;
    }
    Touching& t = touching_[index(touchingCount_++)];
    t = Touching{};
    t.a = a;
    t.thing = thing;
    t.index = which;
    t.nx = nx;
    t.ny = ny;
    t.surface = &table_.surface(bodies[index(a)].material, material);
    t.inverseMass = bodies[index(a)].perMass;
}

// Hits all contacts that close; false if none does.
bool Solver::Heart::wave(bool first, bool withFriction) {
    std::array<Touching*, kMaxTouching> list;
    int count = 0;
    for (int n = 0; n < touchingCount_; ++n) {
        Touching& t = touching_[index(n)];
        t.closing = approach(bodies[index(t.a)], t.b < 0 ? nullptr : &bodies[index(t.b)], t.nx, t.ny);
        // The contact that made the event always parts at the minimum speed at least: by the profile its discs close,
        // and if the exact speeds hardly differ, they would meet again at once, without end.
        const bool cause = first && n == 0;
        if (t.closing <= (cause ? -kMinimumSeparation : kClosing)) continue;
        const double speed = std::max(t.closing, 0.0);
        t.wanted = t.closing + std::max(t.surface->at(speed) * speed, kMinimumSeparation);
        list[index(count++)] = &t;
    }
    if (count == 0) return false;

    // Contacts that would have to pull are let go, and the rest solved again.
    for (;;) {
        const std::span<Touching*> active(list.data(), index(count));
        solveNormals(active);
        int kept = 0;
        for (int n = 0; n < count; ++n)
            if (list[index(n)]->impulse > 0) list[index(kept++)] = list[index(n)];
        if (kept == count || kept == 0) break;
        count = kept;
    }
    const std::span<Touching*> active(list.data(), index(count));
    applyNormals(active);
    if (withFriction) applyTangentials(active);
    for (const Touching* t : active) {
        hit_ |= 1U << t->a;
        expand(t->a);
        if (t->b < 0) continue;
        hit_ |= 1U << t->b;
        expand(t->b);
    }
    return true;
}

void Solver::Heart::clearSums(std::span<Touching*> active) {
    for (const Touching* t : active) {
        sums_[index(t->a)] = {};
        if (t->b >= 0) sums_[index(t->b)] = {};
    }
}

// What an impulse along the normal changes in the velocities (fixed point).
void Solver::Heart::pushSums(const Touching& t, double impulse) {
    const double da = impulse / bodies[index(t.a)].mass;
    sums_[index(t.a)].x -= fixed(da * t.nx);
    sums_[index(t.a)].y -= fixed(da * t.ny);
    if (t.b < 0) return;
    const double db = impulse / bodies[index(t.b)].mass;
    sums_[index(t.b)].x += fixed(db * t.nx);
    sums_[index(t.b)].y += fixed(db * t.ny);
}

// The impulses that give every contact its wanted change of speed at once: A·J = wanted, A = N·M⁻¹·Nᵀ.
void Solver::Heart::solveNormals(std::span<Touching*> active) {
    if (active.size() == 1) {
        active[0]->impulse = active[0]->wanted / active[0]->inverseMass;
        return;
    }
    // Conjugate gradients; a little weight on the diagonal gives loops of contacts, which leave J open, the least J.
    constexpr double kWeight = 1e-10, kEnough = 1e-15;
    double norm = 0;
    for (Touching* t : active) {
        t->impulse = 0;
        t->residual = t->search = t->wanted;
        norm += t->residual * t->residual;
    }
    const double goal = norm * kEnough * kEnough;
    for (std::size_t step = 0; step < 4 * active.size() + 8 && norm > goal; ++step) {
        clearSums(active);
        // Scaled by the mass of one disc, so that the fixed point sees speeds.
        const double scale = bodies[index(active[0]->a)].mass;
        for (const Touching* t : active) pushSums(*t, t->search * scale);
        double bend = 0;
        for (Touching* t : active) {
            const Sum& a = sums_[index(t->a)];
            double gain = -(plain(a.x) * t->nx + plain(a.y) * t->ny);
            if (t->b >= 0) {
                const Sum& b = sums_[index(t->b)];
                gain = (plain(b.x) - plain(a.x)) * t->nx + (plain(b.y) - plain(a.y)) * t->ny;
            }
            t->image = gain / scale + kWeight * t->inverseMass * t->search;
            bend += t->image * t->search;
        }
        if (!(bend > 0)) return;
        const double length = norm / bend;
        double next = 0;
        for (Touching* t : active) {
            t->impulse += length * t->search;
            t->residual -= length * t->image;
            next += t->residual * t->residual;
        }
        const double turn = next / norm;
        norm = next;
        for (Touching* t : active) t->search = t->residual + turn * t->search;
    }
}

void Solver::Heart::applyNormals(std::span<Touching*> active) {
    if (active.size() == 1) {
        Touching& t = *active[0];
        Body& a = bodies[index(t.a)];
        const double da = t.impulse / a.mass;
        a.vx -= da * t.nx;
        a.vy -= da * t.ny;
        if (t.b >= 0) {
            Body& b = bodies[index(t.b)];
            const double db = t.impulse / b.mass;
            b.vx += db * t.nx;
            b.vy += db * t.ny;
        }
        t.normal += t.impulse;
        return;
    }
    clearSums(active);
    for (Touching* t : active) {
        pushSums(*t, t->impulse);
        t->normal += t->impulse;
    }
    std::uint32_t done = 0;
    const auto take = [&](int i) {
        if (i < 0 || (done >> i & 1U)) return;
        done |= 1U << i;
        bodies[index(i)].vx += plain(sums_[index(i)].x);
        bodies[index(i)].vy += plain(sums_[index(i)].y);
    };
    for (const Touching* t : active) {
        take(t->a);
        take(t->b);
    }
}

// Friction at the contacts: what stops the sliding there, capped by Coulomb's law. A disc with several contacts gives
// each a share of its mass, so that together they never overshoot (energy cannot grow).
void Solver::Heart::applyTangentials(std::span<Touching*> active) {
    clearSums(active);
    for (const Touching* t : active) {
        ++sums_[index(t->a)].contacts;
        if (t->b >= 0) ++sums_[index(t->b)].contacts;
    }
    for (Touching* t : active) {
        Body& a = bodies[index(t->a)];
        const double tx = -t->ny, ty = t->nx;
        double slip = a.vx * tx + a.vy * ty + a.rim;
        double inverse = sums_[index(t->a)].contacts / a.mass;
        if (t->b >= 0) {
            const Body& b = bodies[index(t->b)];
            slip = (a.vx - b.vx) * tx + (a.vy - b.vy) * ty + (a.rim + b.rim);
            inverse += sums_[index(t->b)].contacts / b.mass;
        }
        const double cap = t->surface->friction * t->impulse;
        t->search = std::clamp(slip * t->surface->grip / inverse, -cap, cap);
    }
    const auto push = [&](int i, double impulse, double tx, double ty, double sign) {
        const double d = impulse / bodies[index(i)].mass;
        Sum& sum = sums_[index(i)];
        sum.x += fixed(sign * d * tx);
        sum.y += fixed(sign * d * ty);
        sum.rim -= fixed(2 * d);
    };
    for (Touching* t : active) {
        push(t->a, t->search, -t->ny, t->nx, -1);
        if (t->b >= 0) push(t->b, t->search, -t->ny, t->nx, 1);
        t->tangential -= t->search;
    }
    std::uint32_t done = 0;
    const auto take = [&](int i) {
        if (i < 0 || (done >> i & 1U)) return;
        done |= 1U << i;
        Body& body = bodies[index(i)];
        body.vx += plain(sums_[index(i)].x);
        body.vy += plain(sums_[index(i)].y);
        body.rim += plain(sums_[index(i)].rim);
    };
    for (const Touching* t : active) {
        take(t->a);
        take(t->b);
    }
}

void Solver::Heart::report() {
    const std::int64_t time = rounded(now * 1e9);
    for (int n = 0; n < touchingCount_; ++n) {
        const Touching& t = touching_[index(n)];
        if (t.normal <= 0) continue;
        const Body& body = bodies[index(t.a)];
        result.contacts.push_back({time,
                                   t.a,
                                   t.thing,
                                   t.index,
                                   {nanometres(body.x), nanometres(body.y)},
                                   rounded(t.normal * 1e9),
                                   rounded(t.tangential * 1e9)});
    }
}

}  // namespace physics
