// Chipmunk: the friction of the board in the bodies' velocity function, coefficients of each pair set when a contact is
// prepared. Units are millimetres and grams. It has no continuous collision; the cushions are 200 mm thick so that
// nothing leaves the board between two steps.
#include "stepped.h"

#if __has_include(<chipmunk/chipmunk.h>)

#include <chipmunk/chipmunk.h>

#include <algorithm>
#include <cmath>

namespace bench {

namespace {

constexpr double kUnit = 1e3;  // units per metre

struct Tuning {
    const char* name;
    double hertz;
    int iterations;
    double slop;  // mm: overlap that is left alone
};

struct Braking {
    double slide = 0, spin = 0;  // mm/s², rad/s²
};

cpFloat slowed(cpFloat value, cpFloat by) {
    return value > by ? value - by : value < -by ? value + by : 0;
}

// Sliding and spinning are braked apart from each other; the disc presses evenly.
void brake(cpBody* body, cpVect, cpFloat, cpFloat dt) {
    const auto* braking = static_cast<const Braking*>(cpBodyGetUserData(body));
    const cpVect v = cpBodyGetVelocity(body);
    const cpFloat speed = cpvlength(v);
    cpBodySetVelocity(body, speed > 0 ? cpvmult(v, slowed(speed, braking->slide * dt) / speed) : cpvzero);
    cpBodySetAngularVelocity(body, slowed(cpBodyGetAngularVelocity(body), braking->spin * dt));
}

cpBool setSurface(cpArbiter* arbiter, cpSpace* space, cpDataPointer) {
    CP_ARBITER_GET_SHAPES(arbiter, a, b)
    const auto* table = static_cast<const physics::TableSpec*>(cpSpaceGetUserData(space));
    const int first = static_cast<int>(cpShapeGetCollisionType(a)),
              second = static_cast<int>(cpShapeGetCollisionType(b));
    for (const physics::Surface& s : table->surfaces) {
        if (!((s.a == first && s.b == second) || (s.a == second && s.b == first))) continue;
        const cpVect relative = cpvsub(cpBodyGetVelocity(cpShapeGetBody(a)), cpBodyGetVelocity(cpShapeGetBody(b)));
        const double closing = cpvdot(relative, cpArbiterGetNormal(arbiter)) / kUnit;
        const double share = std::min(std::max(closing / s.fastSpeed, 0.0), 1.0);
        cpArbiterSetRestitution(arbiter, s.restitution + share * (s.fastRestitution - s.restitution));
        cpArbiterSetFriction(arbiter, s.friction);
    }
    return cpTrue;
}

class ChipmunkWorld : public SteppedWorld {
  public:
    ChipmunkWorld(const Tuning& tuning, const physics::TableSpec& table, std::span<const physics::Disc> discs,
                  const physics::Impulse& impulse)
        : tuning_(tuning), space_(cpSpaceNew()) {
        cpSpaceSetIterations(space_, tuning.iterations);
        cpSpaceSetCollisionSlop(space_, tuning.slop);
        cpSpaceSetUserData(space_, const_cast<physics::TableSpec*>(&table));
        cpSpaceAddDefaultCollisionHandler(space_)->preSolveFunc = setSurface;
        for (const physics::Wall& wall : table.walls) addWall(wall);
        discs_.reserve(discs.size());
        for (const physics::Disc& disc : discs) addDisc(disc, table.kinds[static_cast<std::size_t>(disc.kind)]);
        const cpVect along = cpvnormalize(cpv(static_cast<double>(impulse.dx), static_cast<double>(impulse.dy)));
        cpBody* struck = discs_[static_cast<std::size_t>(impulse.disc)].body;
        cpBodySetVelocity(struck, cpvmult(along, static_cast<double>(impulse.speed) * 1e-6 * kUnit));
        cpBodySetAngularVelocity(struck, static_cast<double>(impulse.spin) * 1e-6);
    }
    ~ChipmunkWorld() override {
        for (DiscOf& disc : discs_) {
            if (disc.present) cpSpaceRemoveShape(space_, disc.shape);
            cpShapeFree(disc.shape);
            if (disc.present) cpSpaceRemoveBody(space_, disc.body);
            cpBodyFree(disc.body);
        }
        for (cpShape* wall : walls_) {
            cpSpaceRemoveShape(space_, wall);
            cpShapeFree(wall);
        }
        cpSpaceFree(space_);
    }
    ChipmunkWorld(const ChipmunkWorld&) = delete;
    ChipmunkWorld& operator=(const ChipmunkWorld&) = delete;

    void step() override { cpSpaceStep(space_, 1 / tuning_.hertz); }

    State state(int disc) const override {
        const DiscOf& d = discs_[static_cast<std::size_t>(disc)];
        const cpVect p = cpBodyGetPosition(d.body), v = cpBodyGetVelocity(d.body);
        return {p.x / kUnit, p.y / kUnit, v.x / kUnit, v.y / kUnit,
                cpBodyGetAngularVelocity(d.body) * cpCircleShapeGetRadius(d.shape) / kUnit};
    }

    void remove(int disc) override {
        DiscOf& d = discs_[static_cast<std::size_t>(disc)];
        cpSpaceRemoveShape(space_, d.shape);
        cpSpaceRemoveBody(space_, d.body);
        d.present = false;
    }

  private:
    struct DiscOf {
        cpBody* body;
        cpShape* shape;
        Braking braking;
        bool present = true;
    };

    static cpVect units(const physics::Place& p) {
        return cpv(static_cast<double>(p.x) * 1e-9 * kUnit, static_cast<double>(p.y) * 1e-9 * kUnit);
    }

    void addWall(const physics::Wall& wall) {
        constexpr double kThick = 100;
        const cpVect from = units(wall.from), to = units(wall.to);
        const cpVect out = cpvmult(cpvrperp(cpvnormalize(cpvsub(to, from))), kThick);
        cpShape* shape = cpSegmentShapeNew(cpSpaceGetStaticBody(space_), cpvadd(from, out), cpvadd(to, out), kThick);
        cpShapeSetCollisionType(shape, static_cast<cpCollisionType>(wall.material));
        walls_.push_back(cpSpaceAddShape(space_, shape));
    }

    void addDisc(const physics::Disc& disc, const physics::Kind& kind) {
        const double grams = static_cast<double>(kind.mass) * 1e-6;
        const double radius = static_cast<double>(kind.radius) * 1e-9 * kUnit;
        const double braking = kind.friction * physics::kGravity * kUnit;
        cpBody* body = cpSpaceAddBody(space_, cpBodyNew(grams, cpMomentForCircle(grams, 0, radius, cpvzero)));
        cpBodySetPosition(body, units(disc.at));
        cpBodySetVelocityUpdateFunc(body, brake);
        cpShape* shape = cpSpaceAddShape(space_, cpCircleShapeNew(body, radius, cpvzero));
        cpShapeSetCollisionType(shape, static_cast<cpCollisionType>(kind.material));
        discs_.push_back({body, shape, {braking, 4 * braking / (3 * radius)}});
        cpBodySetUserData(body, &discs_.back().braking);
    }

    const Tuning tuning_;
    cpSpace* space_;
    std::vector<DiscOf> discs_;
    std::vector<cpShape*> walls_;
};

SteppedEngine engineOf(const Tuning& tuning) {
    return {tuning.name, tuning.hertz,
            [tuning](const physics::TableSpec& table, std::span<const physics::Disc> discs,
                     const physics::Impulse& impulse) {
                return std::make_unique<ChipmunkWorld>(tuning, table, discs, impulse);
            }};
}

}  // namespace

std::vector<SteppedEngine> chipmunkEngines() {
    cpSpaceFree(cpSpaceNew());  // says now, not amid a table, that Debian compiled it with its assertions
    return {engineOf({"Chipmunk 120 Hz", 120, 10, 0.1}), engineOf({"Chipmunk tuned (2000 Hz)", 2000, 10, 0.01})};
}

}  // namespace bench

#else

#include <cstdio>

std::vector<bench::SteppedEngine> bench::chipmunkEngines() {
    std::puts("(built without Chipmunk)");
    return {};
}

#endif
