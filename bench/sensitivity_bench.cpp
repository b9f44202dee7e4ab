// What ten per cent more or less of each material constant does to four things a player sees: the tables of
// docs/physics.md. It measures the solver, not formulas.
#include <cmath>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "physics/solver.h"

namespace {

constexpr std::int64_t kMm = 1'000'000;  // nm
constexpr double kDegrees = 180 / 3.14159265358979323846;

// One constant of a game, by name.
struct Constant {
    const char* name;
    double value;
};
using Constants = std::vector<Constant>;

double get(const Constants& constants, const std::string& name) {
    for (const Constant& c : constants) {
        if (name == c.name) return c.value;
    }
    std::fprintf(stderr, "no constant %s\n", name.c_str());
    std::abort();
}

// rules/carrom CA1, CA2, "Materials"; masses in g.
const Constants kCarrom = {{"floor friction", 0.12},
                           {"restitution man–man, slow", 0.90},
                           {"restitution man–man, from 3 m/s", 0.80},
                           {"restitution striker–man", 0.88},
                           {"restitution cushion", 0.78},
                           {"friction piece–piece", 0.10},
                           {"friction cushion", 0.12},
                           {"mass man", 5.4},
                           {"mass striker", 15}};

// rules/disc_football DF2–DF5, "Materials".
const Constants kFootball = {{"floor friction disc", 0.24},
                             {"floor friction ball", 0.22},
                             {"restitution disc–disc", 0.75},
                             {"restitution disc–ball", 0.80},
                             {"restitution rim", 0.60},
                             {"friction piece–piece", 0.15},
                             {"friction rim", 0.30},
                             {"mass disc", 6.7},
                             {"mass ball", 2.5}};

enum { kSmall, kLarge };  // kinds: man and striker, or ball and disc

std::int64_t micrograms(double grams) {
    return static_cast<std::int64_t>(std::llround(grams * 1e6));
}

void addBox(physics::TableSpec& spec, std::int64_t x, std::int64_t y) {
    const physics::Place corners[] = {{-x, -y}, {x, -y}, {x, y}, {-x, y}};
    for (int i = 0; i < 4; ++i) spec.walls.push_back({corners[i], corners[(i + 1) % 4], 2});
}

physics::TableSpec carrom(const Constants& c) {
    physics::TableSpec spec;
    const double floor = get(c, "floor friction"), pieces = get(c, "friction piece–piece");
    const double cushion = get(c, "restitution cushion"), rub = get(c, "friction cushion");
    const double struck = get(c, "restitution striker–man");
    spec.kinds = {{15'500'000, micrograms(get(c, "mass man")), floor, 0},
                  {20'650'000, micrograms(get(c, "mass striker")), floor, 1}};
    spec.surfaces = {
        {0, 0, get(c, "restitution man–man, slow"), get(c, "restitution man–man, from 3 m/s"), 3, pieces, 0},
        {0, 1, struck, struck, 1, pieces, 0},
        {1, 1, struck, struck, 1, pieces, 0},
        {0, 2, cushion, cushion, 1, rub, 0},
        {1, 2, cushion, cushion, 1, rub, 0}};
    addBox(spec, 370 * kMm, 370 * kMm);
    return spec;
}

physics::TableSpec football(const Constants& c) {
    physics::TableSpec spec;
    const double pieces = get(c, "friction piece–piece"), rim = get(c, "restitution rim"), rub = get(c, "friction rim");
    const double discs = get(c, "restitution disc–disc"), ball = get(c, "restitution disc–ball");
    spec.kinds = {{15'000'000, micrograms(get(c, "mass ball")), get(c, "floor friction ball"), 0},
                  {15'000'000, micrograms(get(c, "mass disc")), get(c, "floor friction disc"), 1}};
    spec.surfaces = {{0, 0, ball, ball, 1, pieces, 0},
                     {0, 1, ball, ball, 1, pieces, 0},
                     {1, 1, discs, discs, 1, pieces, 0},
                     {0, 2, rim, rim, 1, rub, 0},
                     {1, 2, rim, rim, 1, rub, 0}};
    addBox(spec, 390 * kMm, 290 * kMm);
    return spec;
}

// How the discs move right after the first contact.
class AfterContact : public physics::Observer {
  public:
    explicit AfterContact(int disc) : disc_(disc) {}
    void onEvent(const physics::Solver& solver) override {
        if (!motion && !solver.soFar().contacts.empty()) motion = solver.motion(disc_);
    }
    std::optional<physics::BodyState> motion;

  private:
    int disc_;
};

struct Shot {
    physics::Table table;
    std::vector<physics::Disc> discs;
    std::vector<physics::Impulse> impulses;

    Shot(const physics::TableSpec& spec, std::vector<physics::Disc> there, std::vector<physics::Impulse> strokes)
        : table(physics::Table::make(spec).value()), discs(std::move(there)), impulses(std::move(strokes)) {
        if (physics::check(table, discs, impulses)) std::abort();
    }
    physics::Result run() const { return physics::simulate(table, discs, impulses, physics::Keep::Ends); }
    physics::BodyState after(int disc) const {
        physics::Solver solver(table);
        AfterContact look(disc);
        solver.simulate(discs, impulses, physics::Keep::Ends, &look);
        return look.motion.value();
    }
};

double metres(const physics::Place& a, const physics::Place& b) {
    return std::hypot(static_cast<double>(b.x - a.x), static_cast<double>(b.y - a.y)) * 1e-9;
}

// (a) A straight full stroke at 6 m/s from mid depth, in runs of 740 mm (the federation's board test).
double runs(const physics::TableSpec& spec) {
    const Shot shot(spec, {{kLarge, {0, -252'600'000}}}, {{0, 0, 1, 6'000'000, 0}});
    const physics::Result result = shot.run();
    double path = 0;
    physics::Place here = shot.discs[0].at;
    for (const physics::Contact& contact : result.contacts) {
        path += metres(here, contact.at);
        here = contact.at;
    }
    return (path + metres(here, result.discs[0].at)) / 0.740;
}

// (b) The large disc meets the right wall at 45° and 2 m/s without spin; angle from the wall's normal, and speed.
physics::BodyState rebound(const physics::TableSpec& spec) {
    const std::int64_t x = spec.walls[1].from.x - spec.kinds[kLarge].radius - 1000;
    return Shot(spec, {{kLarge, {x, 0}}}, {{0, 1, 1, 2'000'000, 0}}).after(0);
}
double reboundAngle(const physics::TableSpec& spec) {
    const physics::BodyState m = rebound(spec);
    return std::atan2(m.vy, -m.vx) * kDegrees;
}
double reboundSpeed(const physics::TableSpec& spec) {
    const physics::BodyState m = rebound(spec);
    return std::hypot(m.vx, m.vy);
}

// (c) The large disc cuts the small one at 30° and 2 m/s: how far the small one leaves the line of centres.
double throwAngle(const physics::TableSpec& spec) {
    const double sum = static_cast<double>(spec.kinds[kSmall].radius + spec.kinds[kLarge].radius) + 1000;
    const physics::Place target{static_cast<std::int64_t>(std::llround(sum * std::sqrt(0.75))),
                                static_cast<std::int64_t>(std::llround(sum * 0.5))};
    const Shot shot(spec, {{kLarge, {0, 0}}, {kSmall, target}}, {{0, 1, 0, 2'000'000, 0}});
    const physics::BodyState m = shot.after(1);
    const physics::Place hit = shot.run().contacts[0].at;
    const double line = std::atan2(static_cast<double>(target.y - hit.y), static_cast<double>(target.x - hit.x));
    return (line - std::atan2(m.vy, m.vx)) * kDegrees;
}

// A disc of the first kind at 2 m/s hits one of the second kind full: the speed that it gives, m/s.
template <int kFirst, int kSecond>
double given(const physics::TableSpec& spec) {
    const std::int64_t sum = spec.kinds[kFirst].radius + spec.kinds[kSecond].radius;
    return Shot(spec, {{kFirst, {0, 0}}, {kSecond, {sum + 1000, 0}}}, {{0, 1, 0, 2'000'000, 0}}).after(1).vx;
}

// (d) A disc struck at 1.3 m/s, and a ball hit full by it from 10 mm away: how far each runs, mm, walls out of reach.
physics::TableSpec withoutWalls(physics::TableSpec spec) {
    spec.walls.clear();
    return spec;
}
double discRun(const physics::TableSpec& spec) {
    const Shot shot(withoutWalls(spec), {{kLarge, {0, 0}}}, {{0, 1, 0, 1'300'000, 0}});
    return metres({}, shot.run().discs[0].at) * 1e3;
}
double ballRun(const physics::TableSpec& spec) {
    const Shot shot(withoutWalls(spec), {{kLarge, {0, 0}}, {kSmall, {40 * kMm, 0}}}, {{0, 1, 0, 1'300'000, 0}});
    return metres({40 * kMm, 0}, shot.run().discs[1].at) * 1e3;
}

struct Measure {
    const char* name;
    double (*of)(const physics::TableSpec&);
    int digits;
};

std::string textOf(const Measure& measure, const Constants& constants, physics::TableSpec (*make)(const Constants&)) {
    char text[32];
    std::snprintf(text, sizeof text, "%.*f", measure.digits, measure.of(make(constants)));
    return text;
}

void print(const char* title, const Constants& constants, physics::TableSpec (*make)(const Constants&),
           const std::vector<Measure>& measures) {
    std::printf("%s\n\n| constant | value |", title);
    for (const Measure& m : measures) std::printf(" %s |", m.name);
    std::printf("\n|---|---|");
    for (std::size_t i = 0; i < measures.size(); ++i) std::printf("---|");
    std::printf("\n| as given | |");
    for (const Measure& m : measures) std::printf(" %s |", textOf(m, constants, make).c_str());
    std::printf("\n");
    for (std::size_t i = 0; i < constants.size(); ++i) {
        Constants less = constants, more = constants;
        less[i].value *= 0.9;
        more[i].value *= 1.1;
        std::printf("| %s | %g |", constants[i].name, constants[i].value);
        for (const Measure& m : measures) {
            const std::string low = textOf(m, less, make), high = textOf(m, more, make);
            std::printf(" %s |", low == high ? "–" : (low + " … " + high).c_str());
        }
        std::printf("\n");
    }
    std::printf("\n");
}

}  // namespace

int main() {
    print("Carrom", kCarrom, carrom,
          {{"full stroke, runs of 740 mm", runs, 2},
           {"rebound, degrees", reboundAngle, 2},
           {"rebound, m/s", reboundSpeed, 3},
           {"throw, degrees", throwAngle, 2},
           {"man by man, m/s", given<kSmall, kSmall>, 3},
           {"man by striker, m/s", given<kLarge, kSmall>, 3}});
    print("Disc football", kFootball, football,
          {{"disc at 1.3 m/s runs, mm", discRun, 1},
           {"ball hit full runs, mm", ballRun, 1},
           {"rebound, degrees", reboundAngle, 2},
           {"rebound, m/s", reboundSpeed, 3},
           {"throw, degrees", throwAngle, 2},
           {"disc by disc, m/s", given<kLarge, kLarge>, 3}});
}
