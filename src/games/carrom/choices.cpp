// What may be done, as data, and some legal action at random.
#include <algorithm>
#include <cassert>
#include <cmath>

#include "base/text.h"
#include "game/stroke.h"
#include "games/carrom/carrom.h"
#include "games/carrom/table.h"
#include "games/carrom/text.h"

namespace carrom {

namespace {

// The direction `alpha` (given by its cosine) beside the ray from the striker away from the diagonal that the hand must
// not cross; `turn` +1: anticlockwise. Whole numbers on the allowed side.
Point edgeDirection(std::int64_t u, double cosine, int turn) {
    const double side = u > 0 ? -1 : 1;  // the ray is (∓1, −1)
    for (double slack = 0;; slack += 1e-6) {
        const double c = cosine - slack, s = turn * std::sqrt(std::max(0.0, 1 - c * c));
        constexpr double kScale = 700'000;
        const auto whole = [](double v) { return static_cast<std::int64_t>(v < 0 ? v - 0.5 : v + 0.5); };
        const std::int64_t dx = whole((side * c + s) * kScale), dy = whole((side * s - c) * kScale);
        if (handInside(u, dx, dy)) return game::reduced(dx, dy);
    }
}

// CA9.
game::DirectionRange directionsFrom(std::int64_t u, bool handRule) {
    constexpr double kRoot2 = 1.4142135623730951;
    const std::int64_t off = u < 0 ? -u : u;
    const double cosine = static_cast<double>(kMidDepth - off * kUm) / (static_cast<double>(kHandBehind) * kRoot2);
    if (!handRule || cosine >= 1) return game::kAllDirections;
    return {edgeDirection(u, cosine, +1), edgeDirection(u, cosine, -1)};
}

game::Handle strikerHandle(const State& s) {
    game::Handle handle{"shot:", "striker", {}, {}, {game::kAllDirections}, 1, kMaxSpeed};
    for (const Interval& place : strikerPlaces(s, s.act)) {
        const Point from{place.from * kUm, -kMidDepth}, to{place.to * kUm, -kMidDepth};
        handle.places.push_back({game::PlaceRange::Shape::Segment, from, to, 0, 0});
        if (handle.places.size() == 1) handle.at = from;
        if (place.from <= 0 && place.to >= 0) handle.at = {0, -kMidDepth};
    }
    return handle;
}

// `shot:<u>` or `shot:<u>:`.
std::optional<std::int64_t> placeIn(std::string_view partial) {
    constexpr std::string_view kShot = "shot:";
    if (!partial.starts_with(kShot)) return std::nullopt;
    partial.remove_prefix(kShot.size());
    if (!partial.empty() && partial.back() == ':') partial.remove_suffix(1);
    return base::parseInteger(partial, -2'000'000'000, 2'000'000'000);
}

Action word(Kind kind) {
    Action action;
    action.kind = kind;
    return action;
}

// Somewhere on the base line, at one of the pieces more often than not.
Action sampleShot(const State& s, const Places& places, bool handRule, base::Rng& rng) {
    const auto upTo = [&](std::int64_t n) {
        return static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(n + 1)));
    };
    std::int64_t all = 0;
    for (const Interval& place : places) all += place.to - place.from + 1;
    std::int64_t pick = upTo(all - 1), u = 0;
    for (const Interval& place : places) {
        const std::int64_t length = place.to - place.from + 1;
        if (pick >= 0 && pick < length) u = place.from + pick;
        pick -= length;
    }
    Point aim{upTo(2'000) - 1'000, upTo(2'000) - 1'000};
    const int men = s.menLeft();
    if (rng.below(4) != 0 && men > 0) {
        const int disc = static_cast<int>(upTo(men - 1));
        const int white = s.men[kWhite].count;
        const Point at = s.seen(s.act, disc < white ? s.men[kWhite].at[static_cast<std::size_t>(disc)]
                                                    : s.men[kBlack].at[static_cast<std::size_t>(disc - white)]);
        // Off the middle by a man's width at most, in µm.
        aim = {at.x / kUm - u + upTo(40'000) - 20'000, at.y / kUm + kMidDepth / kUm + upTo(40'000) - 20'000};
    }
    Action shot{Kind::Shot, static_cast<std::int32_t>(u), 0, 0, 1, static_cast<std::int32_t>(1 + upTo(kMaxSpeed - 1))};
    if ((aim.x != 0 || aim.y != 0) && (!handRule || handInside(u, aim.x, aim.y))) {
        const Point direction = game::reduced(aim.x, aim.y);
        shot.dx = static_cast<std::int32_t>(direction.x);
        shot.dy = static_cast<std::int32_t>(direction.y);
    }
    return shot;
}

Action samplePlace(const State& s, base::Rng& rng) {
    constexpr int kTries = 30;
    constexpr std::int64_t kReach = kRingOuter / kUm;
    const auto coordinate = [&] { return static_cast<std::int64_t>(rng.below(2 * kReach + 1)) - kReach; };
    for (int i = 0; i < kTries; ++i) {
        const std::int64_t x = coordinate(), y = coordinate();
        if (checkManPlace(s, s.seen(s.act, {x * kUm, y * kUm}))) continue;
        return {Kind::Place, static_cast<std::int32_t>(x), static_cast<std::int32_t>(y), 0, 0, 0};
    }
    return word(Kind::Timeout);  // takes the first place there is
}

}  // namespace

base::Result<game::Choices> Carrom::choices(const State& s, std::string_view partial) const {
    game::Choices choices;
    if (s.over()) return choices;
    const auto offer = [&](Kind kind, std::string_view name) {
        if (!check(s, word(kind))) choices.list.push_back({formatAction(s, word(kind)), name, {}, {}, {}, {}, {}});
    };
    if (s.phase == Phase::Place) {
        if (!partial.empty()) return game::Fault{"bad_action", "", {}, 0};
        const Color color = s.placingColor(options_.variant == Variant::Freestyle);
        game::Handle handle{"place:", std::string(nameOf(color)), {}, {}, {}, 0, 0};
        handle.places.push_back({game::PlaceRange::Shape::Ring, {}, {}, kRingInner, kRingOuter});
        choices.handles.push_back(std::move(handle));
        offer(Kind::Forgo, "forgo");
        return choices;
    }
    game::Handle handle = strikerHandle(s);
    if (!partial.empty()) {
        const auto u = placeIn(partial);
        if (!u) return game::Fault{"bad_action", "", {}, 0};
        if (auto fault = checkStrikerPlace(s, s.act, *u)) return *std::move(fault);
        handle.prefix += std::to_string(*u) + ":";
        handle.at = {*u * kUm, -kMidDepth};
        handle.places.clear();
        handle.directions = {directionsFrom(*u, options_.handRule)};
    }
    // Without a place for the striker (CA43) only the time can run out.
    if (!partial.empty() || !handle.places.empty()) {
        choices.handles.push_back(std::move(handle));
    } else {
        offer(Kind::Timeout, "timeout");
    }
    if (partial.empty()) offer(Kind::Pass, "pass");
    return choices;
}

Action Carrom::sample(const State& s, base::Rng& rng) const {
    assert(toAct(s));
    constexpr std::uint64_t kSeldom = 64;
    if (s.phase == Phase::Place) {
        if (rng.below(8) == 0 && !check(s, word(Kind::Forgo))) return word(Kind::Forgo);
        return samplePlace(s, rng);
    }
    const Places places = strikerPlaces(s, s.act);
    const std::uint64_t mood = rng.below(kSeldom);
    if (mood == 0 || places.count == 0) return word(Kind::Timeout);
    if (mood == 1 && options_.variant != Variant::Solo) return word(Kind::Pass);
    return sampleShot(s, places, options_.handRule, rng);
}

}  // namespace carrom
