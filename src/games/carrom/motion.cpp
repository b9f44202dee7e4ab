#include "games/carrom/motion.h"

#include <algorithm>
#include <utility>

#include "games/carrom/materials.h"
#include "games/carrom/table.h"
#include "physics/benches.h"

namespace carrom {

namespace {

enum KindOfDisc { kManKind, kStrikerKind };
enum MaterialOf { kMan, kStriker, kFrame };

physics::TableSpec tableSpec(int powder) {
    const double friction = powder / 100.0;
    physics::TableSpec spec;
    spec.kinds = {{kManRadius, kManMass, friction, kMan}, {kStrikerRadius, kStrikerMass, friction, kStriker}};
    const auto pieces = [](int a, int b, double slow, double fast) {
        return physics::Surface{a, b, slow, fast, kFastSpeed, kPieceFriction.value, 0};
    };
    const auto frame = [](int a) {
        return physics::Surface{a, kFrame, kCushion.value, kCushion.value, kFastSpeed, kCushionFriction.value, 0};
    };
    spec.surfaces = {pieces(kMan, kMan, kManMan.value, kManManFast.value),
                     pieces(kMan, kStriker, kStrikerMan.value, kStrikerMan.value),
                     pieces(kStriker, kStriker, kStrikerMan.value, kStrikerMan.value), frame(kMan), frame(kStriker)};
    spec.walls = {{{-kHalf, -kHalf}, {kHalf, -kHalf}, kFrame},
                  {{kHalf, -kHalf}, {kHalf, kHalf}, kFrame},
                  {{kHalf, kHalf}, {-kHalf, kHalf}, kFrame},
                  {{-kHalf, kHalf}, {-kHalf, -kHalf}, kFrame}};
    for (const std::int64_t x : {-kPocketAt, kPocketAt}) {
        for (const std::int64_t y : {-kPocketAt, kPocketAt}) spec.pockets.push_back({{x, y}, kPocketRadius});
    }
    return spec;
}

// Tables differ by powder only.
physics::Solver& solverFor(int powder) {
    thread_local physics::Benches<int> benches;
    return benches.at(powder, tableSpec);
}

// The discs of a state in the order of their numbers, without gaps: what the solver is given.
struct Lineup {
    std::array<physics::Disc, 2 * kMen + 2> discs;
    std::array<int, 2 * kMen + 2> number;  // the game's
    int count = 0;

    void add(int disc, int kind, Point at) {
        discs[static_cast<std::size_t>(count)] = {kind, {at.x, at.y}, true};
        number[static_cast<std::size_t>(count++)] = disc;
    }
    explicit Lineup(const State& s) {
        for (const Color c : {kWhite, kBlack}) {
            for (int i = 0; i < s.men[c].count; ++i)
                add(c * kFirstBlack + i, kManKind, s.men[c].at[static_cast<std::size_t>(i)]);
        }
        if (s.queenIs == QueenIs::OnTable) add(kQueenDisc, kManKind, s.queen);
    }
};

void takeRest(State& rest, const Lineup& lineup, const physics::Result& result) {
    rest.men = {};
    for (int i = 0; i < lineup.count; ++i) {
        const physics::Disc& disc = result.discs[static_cast<std::size_t>(i)];
        if (!disc.onTable) continue;
        const Point at{disc.at.x, disc.at.y};
        switch (pieceOf(lineup.number[static_cast<std::size_t>(i)])) {
            case Piece::White:
                rest.men[kWhite].add(at);
                break;
            case Piece::Black:
                rest.men[kBlack].add(at);
                break;
            case Piece::Queen:
                rest.queen = at;
                break;
            default:
                break;
        }
    }
}

void tellIncidents(std::vector<Incident>& incidents, const Lineup& lineup, const physics::Result& result) {
    std::array<bool, 2 * kMen + 2> touched{};
    const auto number = [&](int i) { return lineup.number[static_cast<std::size_t>(i)]; };
    std::size_t fall = 0;
    for (std::size_t c = 0; c <= result.contacts.size(); ++c) {
        for (; fall < result.falls.size() && static_cast<std::size_t>(result.falls[fall].contactsBefore) <= c; ++fall)
            incidents.push_back({true, number(result.falls[fall].disc), result.falls[fall].pocket});
        if (c == result.contacts.size() || result.contacts[c].thing != physics::Thing::Disc) continue;
        int by = number(result.contacts[c].disc), disc = number(result.contacts[c].index);
        // The one that has moved before touches the other; the striker moves first.
        const auto moved = [&](int d) { return d == kStrikerDisc || touched[static_cast<std::size_t>(d)]; };
        if (moved(disc)) std::swap(by, disc);
        if (moved(disc)) continue;
        touched[static_cast<std::size_t>(disc)] = true;
        incidents.push_back({false, disc, by});
    }
}

}  // namespace

Motion strike(const State& s, const Action& shot, int powder, See see) {
    Lineup lineup(s);
    lineup.add(kStrikerDisc, kStrikerKind, s.seen(s.act, {shot.x * kUm, -kMidDepth}));
    const Point direction = s.seen(s.act, {shot.dx, shot.dy});
    const physics::Impulse impulse{lineup.count - 1, direction.x, direction.y, shot.speed * std::int64_t{1000}, 0};
    const bool everything = see == See::Everything;
    const physics::Result& result =
        solverFor(powder).simulate({lineup.discs.data(), static_cast<std::size_t>(lineup.count)}, {&impulse, 1},
                                   everything ? physics::Keep::Paths : physics::Keep::Ends);

    Motion motion{{}, s, {}, {}};
    // The striker is the only one that moves at first, so any meeting of two discs begins with it.
    motion.stroke.touched = std::any_of(result.contacts.begin(), result.contacts.end(),
                                        [](const physics::Contact& c) { return c.thing == physics::Thing::Disc; });
    for (const physics::Fall& fall : result.falls)
        motion.stroke.fell(pieceOf(lineup.number[static_cast<std::size_t>(fall.disc)]));
    takeRest(motion.rest, lineup, result);
    if (!everything) return motion;
    tellIncidents(motion.incidents, lineup, result);
    motion.trajectory = result.trajectory;
    motion.trajectory.struck = kStrikerDisc;
    for (base::DiscPath& path : motion.trajectory.paths) path.disc = lineup.number[static_cast<std::size_t>(path.disc)];
    return motion;
}

}  // namespace carrom
