#include "games/discfootball/motion.h"

#include "games/discfootball/materials.h"
#include "physics/benches.h"

namespace discfootball {

namespace {

enum KindOfPiece { kDiscKind, kBallKind };
enum MaterialOf { kDiscMaterial, kBallMaterial, kRimMaterial, kDeadMaterial };

// The order of tableSpec().
constexpr Line kLines[] = {Line::Lower, Line::BlackEnd, Line::Upper, Line::WhiteEnd};
constexpr int kGates = 4;
constexpr int endOfGate(int line) {
    return line == kGates ? 1 : -1;
}

physics::Place turned(physics::Place p, int end) {
    return {end * p.x, end * p.y};
}

// The rim of one end with its goal (DF3), discs on the left; the other end is the same turned by half a turn.
void addEnd(physics::TableSpec& spec, const Table& table, int end) {
    const std::int64_t x = table.rimX(), y = table.rimY(), back = x + kPocketDepth;
    const std::int64_t post = kHalfGoal + kPostRadius, cheek = x + kPostRadius;
    const auto wall = [&](physics::Place from, physics::Place to, int material) {
        spec.walls.push_back({turned(from, end), turned(to, end), material});
    };
    wall({-x, -y}, {x, -y}, kRimMaterial);  // the side on the right of who looks at this end
    wall({x, -y}, {x, -post}, kRimMaterial);
    wall({cheek, -kHalfGoal}, {back, -kHalfGoal}, kDeadMaterial);
    wall({back, -kHalfGoal}, {back, kHalfGoal}, kDeadMaterial);
    wall({back, kHalfGoal}, {cheek, kHalfGoal}, kDeadMaterial);
    wall({x, post}, {x, y}, kRimMaterial);
    for (const int side : {-1, 1}) spec.posts.push_back({turned({cheek, side * post}, end), kPostRadius, kRimMaterial});
}

}  // namespace

physics::TableSpec tableSpec(const Table& table) {
    physics::TableSpec spec;
    spec.kinds = {{kRadius, kDiscMass, kDiscFriction.value, kDiscMaterial},
                  {kRadius, kBallMass, kBallFriction.value, kBallMaterial}};
    const auto surface = [](int a, int b, const Material& restitution, const Material& friction) {
        return physics::Surface{a, b, restitution.value, restitution.value, 1, friction.value, 0};
    };
    spec.surfaces = {surface(kDiscMaterial, kDiscMaterial, kDiscDisc, kPieceFriction),
                     surface(kDiscMaterial, kBallMaterial, kDiscBall, kPieceFriction),
                     surface(kBallMaterial, kBallMaterial, kDiscBall, kPieceFriction)};
    for (const int piece : {kDiscMaterial, kBallMaterial}) {
        spec.surfaces.push_back(surface(piece, kRimMaterial, kRim, kRimFriction));
        spec.surfaces.push_back(surface(piece, kDeadMaterial, kDead, kRimFriction));
    }
    for (const int end : {1, -1}) addEnd(spec, table, end);

    constexpr std::uint32_t kBallOnly = 1U << kBallKind;
    const std::int64_t x = table.halfLength(), y = table.halfWidth();
    const auto line = [&](physics::Place from, physics::Place to) {
        spec.lines.push_back({from, to, physics::Direction::Both, physics::Reaction::Report, kBallOnly});
    };
    line({-x, -y}, {x, -y});
    line({x, -y}, {x, y});
    line({x, y}, {-x, y});
    line({-x, y}, {-x, -y});
    for (const int end : {1, -1}) {
        spec.lines.push_back({turned({table.rimX(), -kHalfGoal}, end), turned({table.rimX(), kHalfGoal}, end),
                              physics::Direction::Out, physics::Reaction::Lift, kBallOnly});
    }
    return spec;
}

namespace {

// Two tables differ by the size of the field and of the strip.
physics::Solver& solverFor(const Table& table) {
    thread_local physics::Benches<Table> benches;
    return benches.at(table, tableSpec);
}

// The pieces that `struck` was pressed against in the first `contacts` contacts.
unsigned touchedBy(int struck, const physics::Result& result, std::size_t contacts) {
    unsigned touched = 0;
    for (std::size_t i = 0; i < contacts; ++i) {
        const physics::Contact& c = result.contacts[i];
        if (c.thing != physics::Thing::Disc) continue;
        if (c.disc == struck) touched |= 1U << c.index;
        if (c.index == struck) touched |= 1U << c.disc;
    }
    return touched;
}

// DF17: at the goal line it is decided whether the strike ends.
class GoalWatch final : public physics::Observer {
  public:
    GoalWatch(Side striker, int struck) : striker_(striker), struck_(struck) {}

    physics::Reaction onCrossing(const physics::Solver& solver, const physics::Crossing& crossing,
                                 physics::Reaction reaction) override {
        if (crossing.line < kGates) return reaction;
        const physics::Result& result = solver.soFar();
        const unsigned touched = touchedBy(struck_, result, result.contacts.size());
        return goalCounts(striker_, struck_, endOfGate(crossing.line), touched) ? physics::Reaction::End
                                                                                : physics::Reaction::Lift;
    }

  private:
    Side striker_;
    int struck_;
};

Strike factsOf(const Table& table, const physics::Result& result, int struck) {
    Strike strike;
    strike.struck = struck;
    strike.touched = static_cast<std::uint8_t>(touchedBy(struck, result, result.contacts.size()));
    strike.touchedBeforeGoal = strike.touched;
    for (std::size_t i = 0; i < kPieces; ++i) strike.rest[i] = {result.discs[i].at.x, result.discs[i].at.y};
    for (const physics::Crossing& c : result.crossings) {
        const Point at{c.at.x, c.at.y};
        if (c.line >= kGates) {
            strike.goal = endOfGate(c.line);
            strike.touchedBeforeGoal =
                static_cast<std::uint8_t>(touchedBy(struck, result, static_cast<std::size_t>(c.contactsBefore)));
        } else if (c.out) {
            // DF23: exactly through a corner counts as the end line.
            strike.exitAt = table.clamped(at);
            strike.exit = table.lineAt(strike.exitAt);
        }
    }
    if (strike.goal == 0 && strike.exit == Line::None && !table.inField(strike.rest[kBall])) {
        // It slipped out within the rounding of a corner.
        strike.exitAt = table.clamped(strike.rest[kBall]);
        strike.exit = table.lineAt(strike.exitAt);
    }
    return strike;
}

std::vector<Incident> incidentsOf(const physics::Result& result, int struck) {
    std::vector<Incident> incidents;
    std::array<unsigned, kPieces> met{};
    std::array<unsigned, kPieces> posts{};
    unsigned moved = 1U << struck;
    std::size_t crossing = 0;
    const auto touch = [&](int a, int b) {
        if (met[static_cast<std::size_t>(a)] >> b & 1U) return;
        met[static_cast<std::size_t>(a)] |= 1U << b;
        // The one that has moved before meets the other.
        const bool bFirst = (moved >> b & 1U) != 0 && ((moved >> a & 1U) == 0 || b == struck);
        incidents.push_back({Incident::What::Touch, bFirst ? a : b, bFirst ? b : a, Line::None, {}});
        moved |= 1U << a | 1U << b;
    };
    for (std::size_t i = 0; i <= result.contacts.size(); ++i) {
        for (; crossing < result.crossings.size() &&
               static_cast<std::size_t>(result.crossings[crossing].contactsBefore) <= i;
             ++crossing) {
            const physics::Crossing& c = result.crossings[crossing];
            if (c.line >= kGates) {
                incidents.push_back({Incident::What::Goal, kBall, endOfGate(c.line), Line::None, {}});
            } else {
                incidents.push_back(
                    {c.out ? Incident::What::Out : Incident::What::In, kBall, 0, kLines[c.line], {c.at.x, c.at.y}});
            }
        }
        if (i == result.contacts.size()) break;
        const physics::Contact& c = result.contacts[i];
        if (c.thing == physics::Thing::Disc) touch(c.disc, c.index);
        unsigned& hit = posts[static_cast<std::size_t>(c.disc)];
        if (c.thing == physics::Thing::Post && (hit >> c.index & 1U) == 0) {
            hit |= 1U << c.index;
            incidents.push_back({Incident::What::Post, c.disc, c.index, Line::None, {}});
        }
    }
    return incidents;
}

}  // namespace

Motion strike(const Table& table, const State& s, const Action& a, See see) {
    std::array<physics::Disc, kPieces> discs;
    for (std::size_t i = 0; i < kPieces; ++i) discs[i] = {kDiscKind, {s.at[i].x, s.at[i].y}, true};
    discs[kBall].kind = kBallKind;
    if (a.kind == Kind::BallAt) discs[kBall].at = {a.x * kUm, a.y * kUm};
    const int struck = a.kind == Kind::Disc ? pieceOf(s.side, a.disc) : kBall;
    const physics::Impulse impulse{struck, a.dx, a.dy, a.speed * std::int64_t{1000}, 0};
    const bool everything = see == See::Everything;
    GoalWatch watch(s.side, struck);
    const physics::Result& result = solverFor(table).simulate(
        discs, {&impulse, 1}, everything ? physics::Keep::Paths : physics::Keep::Ends, &watch);

    Motion motion{factsOf(table, result, struck), {}, {}};
    if (!everything) return motion;
    motion.incidents = incidentsOf(result, struck);
    motion.trajectory = result.trajectory;
    motion.trajectory.struck = struck;
    return motion;
}

}  // namespace discfootball
