#include "games/carrom/carrom.h"

#include <cassert>

#include "base/hash.h"
#include "game/concepts.h"
#include "game/stroke.h"
#include "games/carrom/motion.h"
#include "games/carrom/referee.h"
#include "games/carrom/table.h"
#include "games/carrom/text.h"

namespace carrom {

static_assert(game::Simulated<Carrom> && !game::Enumerable<Carrom>);

using game::Args;
using game::Fault;

namespace {

constexpr std::int64_t kFarthestPlace = kHalf / kUm;  // µm; what lies beyond is no place at all

Point placeOf(const State& s, const Action& a) {
    return s.seen(s.act, {a.x * kUm, a.y * kUm});
}

std::string_view pocketName(const State& s, int pocket) {
    // In the order of motion.h; from the other side left and right, near and far are exchanged.
    constexpr std::string_view kNames[] = {"near_left", "far_left", "near_right", "far_right"};
    return kNames[s.northSide(s.act) ? 3 - pocket : pocket];
}

void tellStroke(const State& s, const Action& a, const Motion& motion, game::Events& events) {
    events.push_back({"stroke",
                      "CA8",
                      {{"seat", std::string(nameOf(s.act))},
                       {"u", std::int64_t{a.x}},
                       {"dx", std::int64_t{a.dx}},
                       {"dy", std::int64_t{a.dy}},
                       {"speed", std::int64_t{a.speed}},
                       {"disc", std::int64_t{kStrikerDisc}}}});
    for (const Incident& incident : motion.incidents) {
        const std::string kind(nameOf(pieceOf(incident.disc)));
        if (incident.fall) {
            events.push_back({"pocketed",
                              "CA45",
                              {{"piece", std::int64_t{incident.disc}},
                               {"kind", kind},
                               {"pocket", std::string(pocketName(s, incident.other))}}});
        } else {
            events.push_back({"touch",
                              "CA11",
                              {{"piece", std::int64_t{incident.disc}},
                               {"kind", kind},
                               {"by", std::string(nameOf(pieceOf(incident.other)))}}});
        }
    }
}

std::optional<Fault> checkShot(const State& s, const Action& a, const Options& o) {
    if (auto fault = checkStrikerPlace(s, s.act, a.x)) return fault;
    if (a.speed < 1 || a.speed > kMaxSpeed) return Fault{"bad_speed", "CA8", {{"speed", std::int64_t{a.speed}}}};
    if (!game::isDirection(a.dx, a.dy)) return Fault{"bad_direction", "CA8", {}};
    if (o.handRule && !handInside(a.x, a.dx, a.dy)) return Fault{"hand_outside", "CA9", {}};
    return std::nullopt;
}

std::optional<Fault> checkForgo(const State& s, const Options& o) {
    if (o.variant == Variant::Freestyle) return Fault{"no_forgo", "CA43", {}};
    if (s.toPlace[2] > 0) return Fault{"forgo_too_late", "CA22", {}};
    if (s.men[s.placingColor(false)].count == 0) return Fault{"forgo_last_man", "CA22", {}};
    return std::nullopt;
}

}  // namespace

Carrom::Carrom(const game::OptionValues& values) : options_(optionsOf(values)) {
    for (const auto& [key, value] : game::writeOptions(info().options, values))
        opts_.append(opts_.empty() ? "" : ",").append(key).append("=").append(value);
    if (opts_.empty()) opts_ = "-";
}

// CA13: the lot.
State Carrom::initial(std::uint64_t seed) const {
    base::Rng rng(seed);
    State s;
    const bool north = rng.below(2) == 1;
    s.first = north && options_.variant != Variant::Solo ? Seat::Second : Seat::First;
    s.lot = static_cast<std::uint32_t>(rng.next() >> 32);
    return Referee(options_, s, nullptr).begin();
}

std::optional<game::Seat> Carrom::toAct(const State& s) const {
    if (s.over()) return std::nullopt;
    return s.act;
}

game::Outcome Carrom::outcome(const State& s, int) const {
    if (!s.over()) return {};
    for (const game::CodeInfo& ending : info().endings) {
        if (ending.code == wordOf(s.ending))
            return {s.drawn ? game::Result::Draw : game::Result::Win, s.winner, ending.code, ending.rules};
    }
    assert(false);
    return {};
}

std::optional<Fault> Carrom::check(const State& s, const Action& a) const {
    if (s.over()) return Fault{"game_over", outcome(s, 1).rule, {{"reason", std::string(wordOf(s.ending))}}};
    if (a.kind == Kind::Timeout) return std::nullopt;
    const bool placing = s.phase == Phase::Place;
    if (a.kind == Kind::Shot || a.kind == Kind::Pass) {
        if (placing) return Fault{"placing_first", "CA22", {}};
        if (a.kind == Kind::Shot) return checkShot(s, a, options_);
        if (options_.variant == Variant::Solo) return Fault{"no_pass", "CA43", {}};
        return std::nullopt;
    }
    if (!placing) return Fault{"nothing_to_place", "CA22", {}};
    if (a.kind == Kind::Forgo) return checkForgo(s, options_);
    const auto within = [](std::int32_t v) { return v >= -kFarthestPlace && v <= kFarthestPlace; };
    if (!within(a.x) || !within(a.y)) return Fault{"place_outside", "CA22", {}};
    return checkManPlace(s, placeOf(s, a));
}

State Carrom::apply(const State& s, const Action& a, game::Events* events) const {
    assert(!check(s, a));
    switch (a.kind) {
        case Kind::Shot: {
            const Motion motion = strike(s, a, options_.powder, events != nullptr ? See::Everything : See::Ends);
            if (events != nullptr) tellStroke(s, a, motion, *events);
            return Referee(options_, motion.rest, events).stroke(motion.stroke);
        }
        case Kind::Place:
            return Referee(options_, s, events).place(placeOf(s, a));
        case Kind::Forgo:
            return Referee(options_, s, events).forgo();
        case Kind::Pass:
            return Referee(options_, s, events).pass();
        default:
            return Referee(options_, s, events).timeout();
    }
}

base::Result<State> Carrom::referee(const State& s, std::string_view pocketed, game::Events* events) const {
    if (s.over()) return *check(s, {});
    if (s.phase == Phase::Place) return Fault{"placing_first", "CA22", {}};
    const auto stroke = parsePocketed(pocketed, s);
    if (!stroke) return stroke.fault();
    State rest = s;
    for (int i = stroke->of(Piece::White); i > 0; --i) rest.men[kWhite].remove(rest.men[kWhite].count - 1);
    for (int i = stroke->of(Piece::Black); i > 0; --i) rest.men[kBlack].remove(rest.men[kBlack].count - 1);
    return Referee(options_, rest, events).stroke(*stroke);
}

base::Trajectory Carrom::simulate(const State& s, const Action& a) const {
    if (a.kind != Kind::Shot) return {};
    return strike(s, a, options_.powder, See::Everything).trajectory;
}

std::vector<game::DiscAt> Carrom::discs(const State& s) const {
    std::vector<game::DiscAt> list;
    for (const Color c : {kWhite, kBlack}) {
        for (int i = 0; i < s.men[c].count; ++i)
            list.push_back({c * kFirstBlack + i, s.men[c].at[static_cast<std::size_t>(i)]});
    }
    if (s.queenIs == QueenIs::OnTable) list.push_back({kQueenDisc, s.queen});
    return list;
}

std::uint64_t Carrom::hash(const State& s) const {
    return base::hashText(formatState(s));
}

std::string Carrom::formatState(const State& s) const {
    return carrom::formatState(s, opts_);
}

base::Result<State> Carrom::parseState(std::string_view text) const {
    return carrom::parseState(text, options_, opts_);
}

std::string Carrom::formatAction(const State&, const Action& a) const {
    return carrom::formatAction(a);
}

base::Result<Action> Carrom::parseAction(const State&, std::string_view text) const {
    return carrom::parseAction(text);
}

Args Carrom::facts(const State& s) const {
    constexpr std::string_view kPhases[] = {"break", "strike", "place"};
    const auto both = [](const auto& values) { return std::to_string(values[0]) + ":" + std::to_string(values[1]); };
    Args facts = {
        {"color_south", std::string(nameOf(s.colorOf(Seat::First)))},
        {"color_north", std::string(nameOf(s.colorOf(Seat::Second)))},
        {"side_south", std::string(s.northSide(Seat::First) ? "north" : "south")},
        {"men_white", std::int64_t{s.men[kWhite].count}},
        {"men_black", std::int64_t{s.men[kBlack].count}},
        {"queen", wordOf(s.queenIs)},
        {"score", both(s.score)},
        {"board", std::int64_t{s.board}},
        {"games", both(s.games)},
        {"act", std::string(nameOf(s.act))},
        {"next", std::string(nameOf(s.next))},
        {"phase", std::string(kPhases[static_cast<int>(s.phase)])},
        {"dues_white", std::int64_t{s.dues[kWhite]}},
        {"dues_black", std::int64_t{s.dues[kBlack]}},
        {"right_white", std::int64_t{s.right[kWhite]}},
        {"right_black", std::int64_t{s.right[kBlack]}},
        {"idle", std::int64_t{s.idle}},
    };
    if (s.phase == Phase::Break) facts.push_back({"attempts", std::int64_t{s.attempts}});
    if (s.phase == Phase::Place) {
        const bool freestyle = options_.variant == Variant::Freestyle;
        facts.push_back({"to_place", std::int64_t{s.toPlace[0] > 0 ? s.toPlace[0] : s.toPlace[1]}});
        facts.push_back({"placing_color", std::string(nameOf(s.placingColor(freestyle)))});
    }
    if (options_.variant == Variant::Solo) facts.push_back({"strokes", std::int64_t{s.strokes}});
    return facts;
}

}  // namespace carrom
