#include "scenes.h"

#include "base/rng.h"

namespace bench {

namespace {

using physics::Disc;
using physics::Place;

constexpr std::int64_t kMicrometre = 1'000;
constexpr std::int64_t kHalf = 370'000 * kMicrometre;  // half the board
constexpr std::int64_t kStrikerRadius = 20'650 * kMicrometre;
constexpr std::int64_t kManRadius = 15'500 * kMicrometre;
constexpr std::int64_t kPocketCentre = 347'750 * kMicrometre;
constexpr std::int64_t kPocketRadius = 22'250 * kMicrometre;
constexpr std::int64_t kBaseLine = -252'600 * kMicrometre;
constexpr std::int64_t kBaseReach = 182'550 * kMicrometre;  // from the middle of the base line to the circle

// Uniform in −reach … reach.
std::int64_t around0(base::Rng& rng, std::int64_t reach) {
    return static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(2 * reach + 1))) - reach;
}

bool nearer(const Place& a, const Place& b, std::int64_t distance) {
    const std::int64_t dx = a.x - b.x, dy = a.y - b.y;
    return dx * dx + dy * dy <= distance * distance;
}

bool isFree(const std::vector<Disc>& discs, const Place& at) {
    for (const std::int64_t x : {-kPocketCentre, kPocketCentre})
        for (const std::int64_t y : {-kPocketCentre, kPocketCentre})
            if (nearer(at, {x, y}, kPocketRadius)) return false;
    for (const Disc& disc : discs)
        if (nearer(at, disc.at, kManRadius + (disc.kind == kStriker ? kStrikerRadius : kManRadius))) return false;
    return true;
}

void scatter(std::vector<Disc>& discs, int men, base::Rng& rng) {
    for (int placed = 0; placed < men;) {
        Place at;
        at.x = around0(rng, kHalf - kManRadius);
        at.y = around0(rng, kHalf - kManRadius);
        if (!isFree(discs, at)) continue;
        discs.push_back({kMan, at});
        ++placed;
    }
}

// The queen and two rings of men, all touching: a lattice of two whole-numbered vectors of 31 mm at 60°, chosen so that
// every gap is within ±0.5 nm.
void rack(std::vector<Disc>& discs) {
    constexpr Place kAlong{21'920'310, 21'920'310}, kAcross{-8'023'390, 29'943'701};
    for (int i = -2; i <= 2; ++i)
        for (int k = -2; k <= 2; ++k)
            if (i + k >= -2 && i + k <= 2)
                discs.push_back({kMan, {i * kAlong.x + k * kAcross.x, i * kAlong.y + k * kAcross.y}});
}

Shot makeShot(Family family, base::Rng& rng) {
    const bool isBreak = family == Family::Break;
    Shot shot;
    shot.discs.push_back({kStriker, {around0(rng, kBaseReach), kBaseLine}});
    if (isBreak)
        rack(shot.discs);
    else
        scatter(shot.discs, menOf(family), rng);
    const std::size_t men = shot.discs.size() - 1;
    const Place from = shot.discs.front().at;
    const Place aim = isBreak ? Place{} : shot.discs[1 + rng.below(men)].at;
    shot.impulse.disc = kStrikerDisc;
    shot.impulse.dx = aim.x + around0(rng, kManRadius) - from.x;
    shot.impulse.dy = aim.y + around0(rng, kManRadius) - from.y;
    const std::int64_t slowest = isBreak ? 4'000'000 : 1'000'000;
    shot.impulse.speed =
        slowest + static_cast<std::int64_t>(rng.below(6'000'001 - static_cast<std::uint64_t>(slowest)));
    return shot;
}

}  // namespace

const char* nameOf(Family family) {
    constexpr const char* kNames[] = {"1 man", "3 men", "6 men", "10 men", "18 men", "rack break"};
    return kNames[static_cast<int>(family)];
}

int menOf(Family family) {
    constexpr int kMen[] = {1, 3, 6, 10, 18, 19};
    return kMen[static_cast<int>(family)];
}

physics::TableSpec carromBoard() {
    physics::TableSpec spec;
    constexpr double kPowder = 0.12;
    spec.kinds = {{kStrikerRadius, 15'000'000, kPowder, kStrikerMaterial},
                  {kManRadius, 5'400'000, kPowder, kManMaterial}};
    const auto pair = [](int a, int b, double slow, double fast, double friction) {
        physics::Surface surface;
        surface.a = a;
        surface.b = b;
        surface.restitution = slow;
        surface.fastRestitution = fast;
        surface.fastSpeed = 3;
        surface.friction = friction;
        return surface;
    };
    spec.surfaces = {
        pair(kManMaterial, kManMaterial, 0.90, 0.80, 0.10), pair(kStrikerMaterial, kManMaterial, 0.88, 0.88, 0.10),
        pair(kStrikerMaterial, kStrikerMaterial, 0.88, 0.88, 0.10), pair(kStrikerMaterial, kCushion, 0.78, 0.78, 0.12),
        pair(kManMaterial, kCushion, 0.78, 0.78, 0.12)};
    const Place corners[] = {{-kHalf, -kHalf}, {kHalf, -kHalf}, {kHalf, kHalf}, {-kHalf, kHalf}};
    for (std::size_t i = 0; i < 4; ++i) {
        spec.walls.push_back({corners[i], corners[(i + 1) % 4], kCushion});
        spec.pockets.push_back(
            {{corners[i].x > 0 ? kPocketCentre : -kPocketCentre, corners[i].y > 0 ? kPocketCentre : -kPocketCentre},
             kPocketRadius});
    }
    return spec;
}

std::vector<Shot> makeShots(Family family, int count, std::uint64_t seed) {
    base::Rng rng(seed + 1'000'003 * static_cast<std::uint64_t>(family));
    std::vector<Shot> shots;
    shots.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) shots.push_back(makeShot(family, rng));
    return shots;
}

std::uint64_t checksum(const std::vector<physics::Disc>& discs, std::uint64_t hash) {
    const auto mix = [&](std::int64_t value) {
        hash = (hash ^ static_cast<std::uint64_t>(value)) * 0x100000001b3ULL;
        hash ^= hash >> 29;
    };
    for (const physics::Disc& disc : discs) {
        mix(disc.onTable ? 1 : 0);
        mix(disc.at.x);
        mix(disc.at.y);
    }
    return hash;
}

}  // namespace bench
