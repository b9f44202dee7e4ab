#include "games/discfootball/legality.h"

#include <string>

#include "game/stroke.h"

namespace discfootball {

using game::Fault;

namespace {

std::string_view placeRule(const State& s) {
    return s.phase == Phase::GoalKick ? "DF21" : "DF22";
}

std::optional<Fault> checkPush(const Options& o, const State& s, const Action& a, Point from) {
    if (a.speed < 1 || a.speed > o.maxSpeed) return Fault{"bad_speed", "DF10", {{"speed", std::int64_t{a.speed}}}};
    if (!game::isDirection(a.dx, a.dy)) return Fault{"bad_direction", "DF10", {}};
    if (!isForward(o, s, from, a.dx, a.dy))
        return Fault{"wrong_direction", s.phase == Phase::Play ? "DF10" : "DF24", {}};
    return std::nullopt;
}

std::optional<Fault> checkSetPiece(const Table& table, const Options& o, const State& s, const Action& a) {
    if (a.kind == Kind::Disc || a.kind == Kind::End)
        return Fault{"set_piece_first", "DF24", {{"phase", std::string(wordOf(s.phase))}}};
    if (s.phase == Phase::Throw) {
        if (a.kind == Kind::BallAt) return Fault{"place_fixed", "DF20", {}};
        return checkPush(o, s, a, s.ball());
    }
    if (a.kind == Kind::Ball) return Fault{"place_missing", placeRule(s), {}};
    const Point place{a.x * kUm, a.y * kUm};
    if (auto fault = checkPlace(table, s, place)) return fault;
    return checkPush(o, s, a, place);
}

}  // namespace

std::optional<Fault> checkPlace(const Table& table, const State& s, Point p) {
    if (p == s.ball()) return std::nullopt;  // the default place: free, and perhaps the only one
    if (s.phase == Phase::GoalKick) {
        if (!table.inField(p) || p.x != s.setPieceEnd() * table.halfLength())
            return Fault{"place_off_line", "DF21", {}};
    } else if (!table.inSector(p, s.setPieceEnd())) {
        return Fault{"place_outside_sector", "DF22", {}};
    }
    for (int piece = 0; piece < kBall; ++piece) {
        if (game::apart(s.at[static_cast<std::size_t>(piece)], p) < game::square(kTwoRadii))
            return Fault{"place_occupied", "DF27", {{"piece", std::string(nameOf(piece))}}};
    }
    return std::nullopt;
}

bool isForward(const Options& o, const State& s, Point from, std::int64_t dx, std::int64_t dy) {
    switch (s.phase) {
        case Phase::Play:
            return !o.forwardOnly || dx * forward(s.side) > 0;
        case Phase::Throw:
            return from.y > 0 ? dy < 0 : dy > 0;
        case Phase::GoalKick:
            return dx * forward(s.side) > 0;
        default:
            return dx * from.x + dy * from.y < 0;
    }
}

game::DirectionRange forwardRange(const Options& o, const State& s, Point from) {
    constexpr std::int64_t kMost = game::kMaxDirection;
    const std::int64_t f = forward(s.side), in = from.y > 0 ? -1 : 1;
    switch (s.phase) {
        case Phase::Play:
            if (!o.forwardOnly) return game::kAllDirections;
            return {{f, -f * kMost}, {f, f * kMost}};
        case Phase::Throw:
            return {{in * kMost, in}, {-in * kMost, in}};
        case Phase::GoalKick:
            return {{f, -f * kMost}, {f, f * kMost}};
        default: {
            // At right angles to the way to the centre spot, and a little towards it.
            const std::int64_t cx = -from.x / kUm, cy = -from.y / kUm, sx = cx < 0 ? -1 : 1, sy = cy < 0 ? -1 : 1;
            return {game::reduced(cy + sx, -cx + sy), game::reduced(-cy + sx, cx + sy)};
        }
    }
}

std::optional<Fault> checkAction(const Table& table, const Options& o, const State& s, const Action& a) {
    if (a.kind == Kind::Timeout) return std::nullopt;
    if (a.kind == Kind::Flag) {
        if (o.minutes == 0) return Fault{"no_clock", "DF28", {}};
        return std::nullopt;
    }
    if (s.phase != Phase::Play) return checkSetPiece(table, o, s, a);
    if (a.kind == Kind::Ball || a.kind == Kind::BallAt) return Fault{"no_set_piece", "DF24", {}};
    if (a.kind == Kind::End) {
        if (s.strikes == 0) return Fault{"no_end", "DF9", {}};
        return std::nullopt;
    }
    return checkPush(o, s, a, s.at[static_cast<std::size_t>(pieceOf(s.side, a.disc))]);
}

}  // namespace discfootball
