// What may be done, as data, and some legal action at random.
#include <algorithm>
#include <cassert>

#include "base/text.h"
#include "game/stroke.h"
#include "games/discfootball/discfootball.h"
#include "games/discfootball/legality.h"
#include "games/discfootball/text.h"

namespace discfootball {

namespace {

using game::PlaceRange;

Action word(Kind kind) {
    Action action;
    action.kind = kind;
    return action;
}

std::string prefixOf(int disc) {
    return "disc:" + std::to_string(disc + 1) + ":";
}

game::Handle discHandle(const Options& o, const State& s, int disc) {
    const int piece = pieceOf(s.side, disc);
    const Point at = s.at[static_cast<std::size_t>(piece)];
    return {prefixOf(disc), std::string(nameOf(piece)), at, {}, {forwardRange(o, s, at)}, 1, o.maxSpeed};
}

// DF21, DF27: the free parts of the end line, in whole µm.
std::vector<PlaceRange> endLinePlaces(const Table& table, const State& s) {
    const std::int64_t x = s.setPieceEnd() * table.halfLength(), y = table.halfWidth();
    const auto legal = [&](std::int64_t at) { return !checkPlace(table, s, {x, at}); };
    // Where discs begin and end to be in the way: found between a free and a taken point by halving.
    std::vector<std::int64_t> marks = {-y, y};
    for (int piece = 0; piece < kBall; ++piece) {
        const Point disc = s.at[static_cast<std::size_t>(piece)];
        const std::int64_t middle = std::clamp(disc.y / kUm * kUm, -y, y);
        if (legal(middle)) continue;
        for (const int way : {-1, 1}) {
            std::int64_t taken = 0, beyond = kTwoRadii / kUm + 1;
            while (beyond - taken > 1) {
                const std::int64_t half = (taken + beyond) / 2;
                const std::int64_t at = middle + way * half * kUm;
                (game::apart({x, at}, disc) < game::square(kTwoRadii) ? taken : beyond) = half;
            }
            const std::int64_t mark = middle + way * beyond * kUm;
            if (mark >= -y && mark <= y) marks.push_back(mark);
        }
    }
    std::erase_if(marks, [&](std::int64_t at) { return !legal(at); });
    std::sort(marks.begin(), marks.end());
    marks.erase(std::unique(marks.begin(), marks.end()), marks.end());
    std::vector<PlaceRange> places;
    for (std::size_t i = 0; i < marks.size();) {
        std::size_t k = i;
        // Two marks are joined if their middle is free: a disc between them would have put two marks there.
        while (k + 1 < marks.size() && legal((marks[k] + marks[k + 1]) / 2 / kUm * kUm)) ++k;
        places.push_back({PlaceRange::Shape::Segment, {x, marks[i]}, {x, marks[k]}, 0, 0});
        i = k + 1;
    }
    return places;
}

// DF22: the squares about both sectors; check() refines them.
std::vector<PlaceRange> sectorPlaces(const Table& table, const State& s) {
    if (!table.inSector(s.ball(), s.setPieceEnd())) return {{PlaceRange::Shape::Segment, s.ball(), s.ball(), 0, 0}};
    std::vector<PlaceRange> places;
    for (const int side : {1, -1}) {
        const Point corner = table.corner(s.setPieceEnd(), side);
        const Point in{corner.x - s.setPieceEnd() * kSectorRadius, corner.y - side * kSectorRadius};
        places.push_back({PlaceRange::Shape::Rectangle, corner, in, 0, 0});
    }
    return places;
}

game::Handle ballHandle(const Table& table, const Options& o, const State& s) {
    game::Handle handle{"ball:", "ball", s.ball(), {}, {forwardRange(o, s, s.ball())}, 1, o.maxSpeed};
    if (s.phase == Phase::Throw) return handle;
    handle.prefix = "ball@";
    handle.places = s.phase == Phase::GoalKick ? endLinePlaces(table, s) : sectorPlaces(table, s);
    // From a corner the directions depend on the place.
    if (s.phase == Phase::Corner) handle.directions = {game::kAllDirections};
    return handle;
}

// ---- partial actions: `disc:<n>`, `ball@<x>,<y>`, with or without the colon behind

std::optional<int> discIn(std::string_view partial) {
    for (int disc = 0; disc < kDiscs; ++disc) {
        const std::string prefix = prefixOf(disc);
        if (partial == prefix || partial == std::string_view(prefix).substr(0, prefix.size() - 1)) return disc;
    }
    return std::nullopt;
}

std::optional<Point> placeIn(std::string_view partial) {
    constexpr std::string_view kBallAtToken = "ball@";
    if (!partial.starts_with(kBallAtToken)) return std::nullopt;
    partial.remove_prefix(kBallAtToken.size());
    if (!partial.empty() && partial.back() == ':') partial.remove_suffix(1);
    const auto v = base::parseIntegers<2>(partial, {',', 0});
    if (!v) return std::nullopt;
    return Point{(*v)[0] * kUm, (*v)[1] * kUm};
}

// ---- sampling

std::int64_t upTo(base::Rng& rng, std::int64_t n) {
    return static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(n + 1)));
}

// From there at the target, off its middle by a piece's width at most; or anywhere if that is not allowed.
void aim(Action& a, const Options& o, const State& s, Point from, Point target, base::Rng& rng) {
    constexpr std::int64_t kOff = kRadius * 4 / 3 / kUm;
    a.speed = static_cast<std::int32_t>(1 + upTo(rng, o.maxSpeed - 1));
    for (int tries = 0;; ++tries) {
        std::int64_t dx = upTo(rng, 2'000) - 1'000, dy = upTo(rng, 2'000) - 1'000;
        if (tries == 0 && rng.below(8) != 0) {
            dx = (target.x - from.x) / kUm + upTo(rng, 2 * kOff) - kOff;
            dy = (target.y - from.y) / kUm + upTo(rng, 2 * kOff) - kOff;
            if (dx > game::kMaxDirection || dx < -game::kMaxDirection) dx /= 2, dy /= 2;
        }
        if ((dx == 0 && dy == 0) || !isForward(o, s, from, dx, dy)) continue;
        const Point d = game::reduced(dx, dy);
        a.dx = static_cast<std::int32_t>(d.x);
        a.dy = static_cast<std::int32_t>(d.y);
        return;
    }
}

Point samplePlace(const Table& table, const State& s, base::Rng& rng) {
    constexpr int kTries = 20;
    for (int i = 0; i < kTries; ++i) {
        Point p;
        if (s.phase == Phase::GoalKick) {
            const std::int64_t y = table.halfWidth() / kUm;
            p = {s.setPieceEnd() * table.halfLength(), (upTo(rng, 2 * y) - y) * kUm};
        } else {
            const int side = rng.below(2) == 1 ? 1 : -1;
            p = table.corner(s.setPieceEnd(), side);
            p.x -= s.setPieceEnd() * upTo(rng, kSectorRadius / kUm) * kUm;
            p.y -= side * upTo(rng, kSectorRadius / kUm) * kUm;
        }
        if (!checkPlace(table, s, p)) return p;
    }
    return s.ball();
}

}  // namespace

base::Result<game::Choices> DiscFootball::choices(const State& s, std::string_view partial) const {
    game::Choices choices;
    if (s.over()) return choices;
    if (s.phase == Phase::Play) {
        const auto chosen = discIn(partial);
        if (!partial.empty() && !chosen) return game::Fault{"bad_action", "", {}, 0};
        for (int disc = 0; disc < kDiscs; ++disc) {
            if (partial.empty() || disc == chosen) choices.handles.push_back(discHandle(options_, s, disc));
        }
        if (partial.empty() && s.strikes > 0) choices.list.push_back({"end", "end", {}, {}, {}, {}, {}});
        return choices;
    }
    game::Handle handle = ballHandle(table_, options_, s);
    if (s.phase != Phase::Throw && !partial.empty()) {
        const auto place = placeIn(partial);
        if (!place) return game::Fault{"bad_action", "", {}, 0};
        if (auto fault = checkPlace(table_, s, *place)) return *std::move(fault);
        handle.prefix += std::to_string(place->x / kUm) + "," + std::to_string(place->y / kUm) + ":";
        handle.at = *place;
        handle.places.clear();
        handle.directions = {forwardRange(options_, s, *place)};
    } else if (!partial.empty() && partial != "ball" && partial != handle.prefix) {
        return game::Fault{"bad_action", "", {}, 0};
    }
    choices.handles.push_back(std::move(handle));
    return choices;
}

Action DiscFootball::sample(const State& s, base::Rng& rng) const {
    assert(toAct(s));
    constexpr std::uint64_t kSeldom = 64;
    if (rng.below(kSeldom) == 0) return word(Kind::Timeout);
    if (s.phase == Phase::Play) {
        if (s.strikes > 0 && rng.below(16) == 0) return word(Kind::End);
        Action a = word(Kind::Disc);
        a.disc = static_cast<std::int32_t>(rng.below(kDiscs));
        aim(a, options_, s, s.at[static_cast<std::size_t>(pieceOf(s.side, a.disc))], s.ball(), rng);
        return a;
    }
    Action a = word(s.phase == Phase::Throw ? Kind::Ball : Kind::BallAt);
    const Point from = s.phase == Phase::Throw ? s.ball() : samplePlace(table_, s, rng);
    if (a.kind == Kind::BallAt) {
        a.x = static_cast<std::int32_t>(from.x / kUm);
        a.y = static_cast<std::int32_t>(from.y / kUm);
    }
    const int disc = pieceOf(s.side, static_cast<int>(rng.below(kDiscs)));
    aim(a, options_, s, from, s.at[static_cast<std::size_t>(disc)], rng);
    return a;
}

}  // namespace discfootball
