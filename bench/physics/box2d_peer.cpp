// Box2D: bullets, a friction joint for each disc against the board, coefficients of each pair set when a contact is
// prepared. One unit is a fixed part of a metre: the library's tolerances are lengths in units.
#include "stepped.h"

#if __has_include(<box2d/box2d.h>)

#include <box2d/box2d.h>

#include <algorithm>
#include <cmath>

namespace bench {

namespace {

struct Tuning {
    const char* name;
    float hertz;
    int velocityIterations, positionIterations;
    float unitsPerMetre;
    float slowestBounce;  // units/s: b2FixtureDef::restitutionThreshold
};

class Box2dWorld : public SteppedWorld, b2ContactListener {
  public:
    Box2dWorld(const Tuning& tuning, const physics::TableSpec& table, std::span<const physics::Disc> discs,
               const physics::Impulse& impulse)
        : tuning_(tuning), table_(table), world_(b2Vec2(0, 0)) {
        world_.SetContactListener(this);
        for (const physics::Wall& wall : table.walls) addWall(wall);
        const b2BodyDef still;
        board_ = world_.CreateBody(&still);
        for (const physics::Disc& disc : discs) addDisc(disc);
        const double length = std::hypot(static_cast<double>(impulse.dx), static_cast<double>(impulse.dy));
        const double speed = static_cast<double>(impulse.speed) * 1e-6 / length;
        b2Body* struck = bodies_[static_cast<std::size_t>(impulse.disc)];
        struck->SetLinearVelocity(
            {units(static_cast<double>(impulse.dx) * speed), units(static_cast<double>(impulse.dy) * speed)});
        struck->SetAngularVelocity(static_cast<float>(static_cast<double>(impulse.spin) * 1e-6));
    }

    void step() override { world_.Step(1 / tuning_.hertz, tuning_.velocityIterations, tuning_.positionIterations); }

    State state(int disc) const override {
        const b2Body* body = bodies_[static_cast<std::size_t>(disc)];
        const double metre = 1 / static_cast<double>(tuning_.unitsPerMetre);
        const b2Vec2 p = body->GetPosition(), v = body->GetLinearVelocity();
        const double radius = static_cast<double>(body->GetFixtureList()->GetShape()->m_radius) * metre;
        return {static_cast<double>(p.x) * metre, static_cast<double>(p.y) * metre, static_cast<double>(v.x) * metre,
                static_cast<double>(v.y) * metre, static_cast<double>(body->GetAngularVelocity()) * radius};
    }

    void remove(int disc) override { world_.DestroyBody(bodies_[static_cast<std::size_t>(disc)]); }

    void PreSolve(b2Contact* contact, const b2Manifold*) override {
        const b2Fixture *a = contact->GetFixtureA(), *b = contact->GetFixtureB();
        const physics::Surface& surface = surfaceOf(materialOf(a), materialOf(b));
        contact->SetFriction(static_cast<float>(surface.friction));
        b2WorldManifold manifold;
        contact->GetWorldManifold(&manifold);
        const b2Vec2 relative = a->GetBody()->GetLinearVelocity() - b->GetBody()->GetLinearVelocity();
        const double closing = static_cast<double>(b2Dot(relative, manifold.normal) / tuning_.unitsPerMetre);
        const double share = std::min(std::max(closing / surface.fastSpeed, 0.0), 1.0);
        contact->SetRestitution(
            static_cast<float>(surface.restitution + share * (surface.fastRestitution - surface.restitution)));
    }

  private:
    float units(double metres) const { return static_cast<float>(metres) * tuning_.unitsPerMetre; }
    b2Vec2 units(const physics::Place& p) const {
        return {units(static_cast<double>(p.x) * 1e-9), units(static_cast<double>(p.y) * 1e-9)};
    }
    static int materialOf(const b2Fixture* fixture) {
        return static_cast<int>(const_cast<b2Fixture*>(fixture)->GetUserData().pointer);
    }
    const physics::Surface& surfaceOf(int a, int b) const {
        for (const physics::Surface& s : table_.surfaces)
            if ((s.a == a && s.b == b) || (s.a == b && s.b == a)) return s;
        return table_.surfaces.front();
    }

    void addWall(const physics::Wall& wall) {
        const b2BodyDef still;
        b2EdgeShape edge;
        edge.SetTwoSided(units(wall.from), units(wall.to));
        b2FixtureDef fixture;
        fixture.shape = &edge;
        fixture.restitutionThreshold = tuning_.slowestBounce;
        fixture.userData.pointer = static_cast<uintptr_t>(wall.material);
        world_.CreateBody(&still)->CreateFixture(&fixture);
    }

    void addDisc(const physics::Disc& disc) {
        const physics::Kind& kind = table_.kinds[static_cast<std::size_t>(disc.kind)];
        b2BodyDef def;
        def.type = b2_dynamicBody;
        def.bullet = true;
        def.awake = false;
        def.position = units(disc.at);
        b2Body* body = world_.CreateBody(&def);
        b2CircleShape circle;
        circle.m_radius = units(static_cast<double>(kind.radius) * 1e-9);
        b2FixtureDef fixture;
        fixture.shape = &circle;
        fixture.restitutionThreshold = tuning_.slowestBounce;
        fixture.userData.pointer = static_cast<uintptr_t>(kind.material);
        const float grams = static_cast<float>(kind.mass) * 1e-6F;
        fixture.density = grams / (b2_pi * circle.m_radius * circle.m_radius);
        body->CreateFixture(&fixture);
        addFriction(body, grams * units(kind.friction * physics::kGravity), circle.m_radius);
        bodies_.push_back(body);
    }

    // Sliding and spinning are braked apart from each other; the disc presses evenly.
    void addFriction(b2Body* body, float force, float radius) {
        b2FrictionJointDef joint;
        joint.Initialize(board_, body, body->GetPosition());
        joint.maxForce = force;
        joint.maxTorque = force * radius * 2 / 3;
        world_.CreateJoint(&joint);
    }

    const Tuning tuning_;
    const physics::TableSpec& table_;
    b2World world_;
    b2Body* board_ = nullptr;
    std::vector<b2Body*> bodies_;
};

SteppedEngine engineOf(const Tuning& tuning) {
    return {tuning.name, static_cast<double>(tuning.hertz),
            [tuning](const physics::TableSpec& table, std::span<const physics::Disc> discs,
                     const physics::Impulse& impulse) {
                return std::make_unique<Box2dWorld>(tuning, table, discs, impulse);
            }};
}

}  // namespace

std::vector<SteppedEngine> box2dEngines() {
    // The library moves a body at most two units a step (b2_maxTranslation): a hundred units a metre at 120 Hz hold
    // every disc below 2.4 m/s, and what slides faster needs fewer units or more steps. A collision is found at a depth
    // of 0.015 units (b2_linearSlop), so fewer units make its direction worse.
    return {engineOf({"Box2D 120 Hz ×100", 120, 8, 3, 100, 1}), engineOf({"Box2D 120 Hz ×25", 120, 8, 3, 25, 1}),
            engineOf({"Box2D tuned (480 Hz ×100)", 480, 8, 3, 100, 0.05F})};
}

}  // namespace bench

#else

#include <cstdio>

std::vector<bench::SteppedEngine> bench::box2dEngines() {
    std::puts("(built without Box2D)");
    return {};
}

#endif
