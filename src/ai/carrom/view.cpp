#include "ai/carrom/view.h"

#include "games/carrom/materials.h"

namespace ai::carrom {

namespace {

constexpr double kGravity = 9806.65;  // mm/s²
constexpr double kNm = 1e-6;          // mm

// What is left of a man's speed behind a cushion, about.
constexpr double kKeptByCushion = 0.75;

Vec millimetres(ca::Point p) {
    return {static_cast<double>(p.x) * kNm, static_cast<double>(p.y) * kNm};
}

// A way by one cushion to that pocket; the cushions beside the pocket lead nowhere.
void addBanked(const View& view, const shotsearch::Floor& floor, int target, int pocket, int cushion, Routes& routes) {
    const Vec from = view.pieces.at(target), to = pocketAt(pocket);
    const auto turn = shotsearch::bounce(from, to, cushionOf(cushion, kManRadius), manMeetsCushion());
    if (!turn) return;
    const double in = length(*turn - from), out = length(to - *turn);
    if (in < 1) return;
    if (!view.pieces.clear(from, *turn, kManRadius, target)) return;
    if (!view.pieces.clear(*turn, to, kManRadius, target)) return;
    const double after = floor.speedFor(out);
    routes.list[static_cast<std::size_t>(routes.count++)] = {target,
                                                             (*turn - from) * (1 / in),
                                                             in + out,
                                                             true,
                                                             floor.speedBefore(after / kKeptByCushion, in),
                                                             0.6 * kPocketRadius / (in + out)};
}

}  // namespace

View::View(const ca::Options& options, const ca::State& s, game::Seat who)
    : state(s), seat(who), handRule(options.handRule), places(ca::strikerPlaces(s, who)) {
    const bool any = options.variant != ca::Variant::Points;
    const ca::Color own = s.colorOf(who);
    for (const ca::Color color : {own, ~own}) {
        const ca::Men& men = s.men[color];
        for (std::size_t i = 0; i < men.count; ++i) {
            if (color == own || any) targets[static_cast<std::size_t>(targetCount++)] = pieces.count;
            pieces.add(millimetres(s.seen(who, men.at[i])), kManRadius);
        }
    }
    if (s.queenIs != ca::QueenIs::OnTable) return;
    queen = pieces.count;
    pieces.add(millimetres(s.seen(who, s.queen)), kManRadius);
    if (s.right[own] && s.dues[own] == 0) targets[static_cast<std::size_t>(targetCount++)] = queen;
}

shotsearch::Contact strikerMeetsMan() {
    return {ca::kStrikerMan.value, ca::kPieceFriction.value};
}
shotsearch::Contact manMeetsCushion() {
    return {ca::kCushion.value, ca::kCushionFriction.value};
}
shotsearch::Contact strikerMeetsCushion() {
    return manMeetsCushion();
}

shotsearch::Floor floorOf(const ca::Options& options) {
    return {options.powder * kGravity / 100};
}

double handedOn() {
    constexpr double kStriker = ca::kStrikerMass, kMan = ca::kManMass;
    return (1 + ca::kStrikerMan.value) * kStriker / (kStriker + kMan);
}

void findRoutes(const View& view, const shotsearch::Floor& floor, Banks banks, Routes& routes) {
    for (int t = 0; t < view.targetCount; ++t) {
        const int target = view.targets[static_cast<std::size_t>(t)];
        const Vec from = view.pieces.at(target);
        for (int pocket = 0; pocket < kPockets; ++pocket) {
            const Vec way = pocketAt(pocket) - from;
            const double distance = length(way);
            if (distance < 1 || !view.pieces.clear(from, pocketAt(pocket), kManRadius, target)) continue;
            routes.list[static_cast<std::size_t>(routes.count++)] = {
                target, way * (1 / distance), distance, false, floor.speedFor(distance), kPocketRadius / distance};
        }
    }
    if (banks == Banks::No) return;
    for (int t = 0; t < view.targetCount; ++t) {
        const int target = view.targets[static_cast<std::size_t>(t)];
        for (int pocket = 0; pocket < kPockets; ++pocket) {
            addBanked(view, floor, target, pocket, pocket & 1 ? 0 : 1, routes);
            addBanked(view, floor, target, pocket, pocket & 2 ? 2 : 3, routes);
        }
    }
}

double ease(const View& view, const shotsearch::Floor& floor) {
    Routes routes;
    findRoutes(view, floor, Banks::No, routes);
    double best = 0;
    for (const Route& route : routes) {
        for (const double u : {0.0, -90.0, 90.0, -180.0, 180.0}) {
            const Vec from{u, -kMidDepth};
            // What it could be at best, before looking at what is in the way.
            const Vec target = view.pieces.at(route.target);
            const Vec ghost = target - route.way * kApart;
            const Vec come = ghost - from;
            const double distance = length(come);
            if (distance < 1) continue;
            const double cosine = dot(come, route.way) / distance;
            if (cosine < 0.3) continue;
            const double chance = chanceOf(route, distance, cosine);
            if (chance <= best) continue;
            if (!view.pieces.clear(from, from, kStrikerRadius)) continue;
            if (!view.pieces.clear(from, ghost, kStrikerRadius, route.target)) continue;
            best = chance;
        }
    }
    return best;
}

double chanceOf(const Route& route, double distance, double cosine) {
    constexpr double kError = 0.012;  // radians: a decent hand, and 1 mm of place
    const double off = kError * distance / (kApart * cosine) + 0.01;
    const double ratio = route.window / off;
    return ratio * ratio / (1 + ratio * ratio);
}

}  // namespace ai::carrom
