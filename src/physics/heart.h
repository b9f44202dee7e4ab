// The solver's inside: one body a disc, each with its own clock, and the event that awaits it.
#pragma once

#include <array>
#include <limits>

#include "physics/contact_time.h"
#include "physics/slide_spin.h"
#include "physics/solver.h"

namespace physics {

// What can happen to a body, in the order in which equal times are served.
enum class What : std::uint8_t { Stop, Pocket, Line, Wall, Post, Disc };

struct Body {
    // Where it was when its clock stood at `clock`, and how it moved then.
    double clock = 0;
    double x = 0, y = 0;                            // m
    double vx = 0, vy = 0;                          // m/s
    double rim = 0;                                 // radius · angular velocity, m/s, anticlockwise positive
    double ux = 0, uy = 0;                          // direction of the velocity while moving
    Run run;                                        // valid while moving
    double minX = 0, maxX = 0, minY = 0, maxY = 0;  // m: the disc, as far as it will run
    int pieceCount = 0;                             // of its profile as far as `piecesUntil`; 0 = none yet
    double piecesUntil = 0;

    double radius = 0, mass = 0, perMass = 0, deceleration = 0;  // perMass: 1/mass
    int kind = 0, material = 0;
    std::uint32_t outside = 0;                             // bit n: the centre is on the outside of line n
    bool present = false, moving = false, struck = false;  // struck: has moved in this shot

    // The next event with something that lies still, and the next meeting with a moving disc.
    double stillTime = kNever, stillDistance = 0;
    What what = What::Stop;
    int index = 0;
    double pairTime = kNever;
    int partner = -1;
    double lineTime = kNever, lineDistance = 0;
    int line = 0;
};

// A disc that lies still, close together in memory for the rays.
struct Spot {
    double x, y, radius;
    int body;
};

struct Event {
    double time = kNever;
    What what = What::Stop;
    int body = -1;
    int index = 0;  // which pocket, line, wall, post or disc
};

// Two things within kTouch of each other during one impact.
struct Touching {
    int a = 0, b = -1;  // bodies; −1: something fixed
    Thing thing = Thing::Disc;
    int index = 0;
    double nx = 0, ny = 0;  // unit, from a towards the other
    const Table::SurfaceData* surface = nullptr;
    double inverseMass = 0;             // 1/m_a + 1/m_b
    double normal = 0, tangential = 0;  // impulse so far, N·s
    // During one wave:
    double closing = 0, wanted = 0, impulse = 0, residual = 0, search = 0, image = 0;
};

class Solver::Heart {
  public:
    explicit Heart(const Table& table);

    void begin(std::span<const Disc> discs, std::span<const Impulse> impulses, Keep keep, Observer* observer,
               const Solver& self);
    void run();
    void finish(std::span<const Disc> discs);

    BodyState motion(int disc) const;

    Result result;
    double now = 0;
    std::array<Body, kMaxDiscs> bodies;

  private:
    // The steps of the loop (solver.cpp).
    Event nextEvent() const;
    void carryOut(const Event& event);
    bool cross(const Event& event);  // true: the shot ends here
    void takeAway(int body);

    // Motion (solver.cpp).
    void advance(int body);
    static void travel(Body& body, double distance);
    void settle(int body);  // after the velocity changed: a new run, or rest
    void settleIfMoved(int body);
    void record(const Body& body, int disc);
    void recordRest(int disc);
    bool isChanged(int body) const { return changed_ >> body & 1U; }
    void markChanged(int body) { changed_ |= 1U << body; }

    // Prediction (predict.cpp).
    void repredict();
    void predictStill(Body& body) const;
    void predictLine(Body& body) const;
    double meeting(int a, int b);
    void bestPartner(int body);
    double runSoFar(const Body& body) const;
    void foreseeStill(std::uint32_t affected);
    void foreseeMeetings(std::uint32_t affected);
    void predictStopped(Body& body, std::uint32_t stopped) const;
    void sortOut();
    std::span<const Piece> profile(int body, double until);

    // Impacts (impact.cpp).
    void impact(const Event& event);
    bool alone(int body, int partner, const Event& event) const;
    bool touches(const Body& body, const Body& other) const;
    void blow(Touching& contact);
    void join(int body);
    void leave(std::uint32_t causes);
    void expand(int body);
    void addTouching(int a, int b);
    void addFixed(int a, Thing thing, int index, int material, double nx, double ny);
    bool wave(bool first, bool withFriction);
    void solveNormals(std::span<Touching*> active);
    void applyNormals(std::span<Touching*> active);
    void applyTangentials(std::span<Touching*> active);
    void report();

    struct Sum {
        std::int64_t x = 0, y = 0, rim = 0;
        int contacts = 0;
    };
    void clearSums(std::span<Touching*> active);
    void pushSums(const Touching& t, double impulse);

    const Table& table_;
    int count_ = 0;
    Keep keep_ = Keep::Ends;
    Observer* observer_ = nullptr;
    const Solver* self_ = nullptr;

    std::uint32_t changed_ = 0;  // bodies whose motion or place changed in this event
    bool listsAreOld_ = false;   // somebody came to rest, was set moving or was taken away
    int movingCount_ = 0, spotCount_ = 0;
    std::array<int, kMaxDiscs> moving_{};  // ascending
    std::array<Spot, kMaxDiscs> spots_{};  // ascending
    std::array<std::array<Piece, kMaxPieces>, kMaxDiscs> pieces_{};
    std::array<std::array<double, kMaxDiscs>, kMaxDiscs> meetings_{};

    // Of the impact at hand: who is near, who was hit (and has handed it on), and how those near were before.
    std::uint32_t joined_ = 0, expanded_ = 0, hit_ = 0;
    std::array<Body, kMaxDiscs> before_;
    static constexpr int kMaxTouching = 192;
    int touchingCount_ = 0;
    std::array<Touching, kMaxTouching> touching_;
    std::array<Sum, kMaxDiscs> sums_;

    struct Step {
        int disc;
        base::Segment segment;
    };
    std::vector<Step> steps_;
    std::array<std::int64_t, kMaxDiscs> gone_{};
};

constexpr std::size_t index(int i) {
    return static_cast<std::size_t>(i);
}

// Rounding is symmetric about 0, so that mirrored shots stay mirrored.
inline std::int64_t rounded(double value) {
    return static_cast<std::int64_t>(value < 0 ? value - 0.5 : value + 0.5);
}
inline std::int64_t nanometres(double metres) {
    return rounded(metres * 1e9);
}

}  // namespace physics
