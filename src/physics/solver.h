// The event-driven solver: exact straight runs between events, events in the order of time, nothing stepped.
// The model and its limits: docs/physics.md.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/trajectory.h"
#include "physics/table.h"

namespace physics {

enum class Thing : std::uint8_t { Disc, Wall, Post };

// Two things pressed against each other (the normal impulse is positive), in the order of time.
struct Contact {
    std::int64_t time = 0;                    // ns since the strike
    int disc = 0;                             // a disc in motion or hit; the lower number of two discs
    Thing thing = Thing::Disc;                // what it met
    int index = 0;                            // which disc, wall or post (a wall's end counts as the wall)
    Place at;                                 // of `disc`'s centre
    std::int64_t normal = 0, tangential = 0;  // impulse, nN·s; tangential positive when it turns `disc` anticlockwise
    bool operator==(const Contact&) const = default;
};

// A disc's centre crossed a line.
struct Crossing {
    std::int64_t time = 0;  // ns
    int disc = 0;
    int line = 0;
    bool out = true;  // from the inside out
    Place at;
    int contactsBefore = 0;  // how many contacts came first
    bool operator==(const Crossing&) const = default;
};

// A disc fell into a pocket.
struct Fall {
    std::int64_t time = 0;  // ns
    int disc = 0;
    int pocket = 0;
    int contactsBefore = 0;
    bool operator==(const Fall&) const = default;
};

struct Result {
    std::vector<Disc> discs;  // as given, at rest (or where they were when a line ended it); whole nm
    std::vector<Contact> contacts;
    std::vector<Crossing> crossings;
    std::vector<Fall> falls;
    std::int64_t duration = 0;  // ns until everything rests or a line ended it
    int endedBy = -1;           // the line that ended it, −1 = rest
    int events = 0;
    bool capped = false;          // kMaxEvents was reached: a defect of ours, never seen
    base::Trajectory trajectory;  // empty unless asked for
};

// How a disc moves at one instant; for tests and for what looks on.
struct BodyState {
    double x = 0, y = 0, vx = 0, vy = 0;  // m, m/s
    double spin = 0;                      // rad/s
};

class Solver;

// Looks on and may decide what a crossing does. The solver is at the instant of the event.
class Observer {
  public:
    virtual ~Observer() = default;
    virtual void beforeEvent(const Solver&) {}
    virtual Reaction onCrossing(const Solver&, const Crossing&, Reaction asTheLineSays) { return asTheLineSays; }
    virtual void onEvent(const Solver&) {}
};

enum class Keep : std::uint8_t { Ends, Paths };

// One table and the memory for one shot at a time; reuse it. No allocation while a shot runs (but for paths).
class Solver {
  public:
    static constexpr int kMaxEvents = 20'000;
    static constexpr double kTouch = 1e-9;              // m: contacts this near are hit together
    static constexpr double kMinimumSeparation = 3e-4;  // m/s

    // The table must outlive the solver.
    explicit Solver(const Table& table);
    ~Solver();
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;

    // Precondition: check() finds nothing. The result is valid until the next call.
    const Result& simulate(std::span<const Disc> discs, std::span<const Impulse> impulses, Keep keep = Keep::Ends,
                           Observer* observer = nullptr);

    // While a shot runs (from an observer), or after it.
    const Result& soFar() const;
    double now() const;  // s
    bool onTable(int disc) const;
    BodyState motion(int disc) const;  // at now()

  private:
    class Heart;
    std::unique_ptr<Heart> heart_;
};

// As above in one call.
Result simulate(const Table& table, std::span<const Disc> discs, std::span<const Impulse> impulses,
                Keep keep = Keep::Paths);

}  // namespace physics
