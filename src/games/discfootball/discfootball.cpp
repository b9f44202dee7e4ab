#include "games/discfootball/discfootball.h"

#include <cassert>

#include "base/hash.h"
#include "game/concepts.h"
#include "games/discfootball/args.h"
#include "games/discfootball/legality.h"
#include "games/discfootball/motion.h"
#include "games/discfootball/referee.h"
#include "games/discfootball/text.h"

namespace discfootball {

static_assert(game::Simulated<DiscFootball> && game::Refereed<DiscFootball> && !game::Enumerable<DiscFootball>);

using game::Args;
using game::Fault;

namespace {

void tellPush(const State& s, const Action& a, game::Events& events) {
    Args args = {text("seat", nameOf(s.side))};
    if (a.kind == Kind::Disc) {
        args.push_back(text("piece", nameOf(pieceOf(s.side, a.disc))));
    } else {
        const Point from = a.kind == Kind::BallAt ? Point{a.x * kUm, a.y * kUm} : s.ball();
        args.insert(args.end(), {text("kind", wordOf(s.phase)), number("x", from.x), number("y", from.y)});
    }
    args.insert(args.end(), {number("dx", a.dx), number("dy", a.dy), number("speed", a.speed)});
    const bool disc = a.kind == Kind::Disc;
    events.push_back({disc ? "strike" : "set_piece", disc ? "DF10" : "DF24", std::move(args)});
}

void tellIncident(const Incident& incident, game::Events& events) {
    const auto piece = [](int n) { return std::string(nameOf(n)); };
    const Args crossing = {text("line", nameOf(incident.line)), number("x", incident.at.x), number("y", incident.at.y)};
    switch (incident.what) {
        case Incident::What::Touch:
            events.push_back({"touch", "DF7", {{"piece", piece(incident.piece)}, {"by", piece(incident.other)}}});
            return;
        case Incident::What::Post:
            events.push_back({"post", "DF3", {{"piece", piece(incident.piece)}}});
            return;
        case Incident::What::Out:
            events.push_back({"ball_out", "DF23", crossing});
            return;
        case Incident::What::In:
            events.push_back({"ball_in", "DF13", crossing});
            return;
        case Incident::What::Goal:
            events.push_back({"in_goal", "DF17", {text("goal", nameOf(~attackerOf(incident.other)))}});
            return;
    }
}

}  // namespace

DiscFootball::DiscFootball(const game::OptionValues& values) : options_(optionsOf(values)), table_(options_) {}

// DF8: the lot.
State DiscFootball::initial(std::uint64_t seed) const {
    base::Rng rng(seed);
    State s;
    s.at = table_.start();
    s.side = rng.below(2) == 1 ? kBlack : kWhite;
    return s;
}

std::optional<game::Seat> DiscFootball::toAct(const State& s) const {
    if (s.over()) return std::nullopt;
    return seatOf(s.side);
}

// DF28: more goals win, equal is a draw.
game::Outcome DiscFootball::outcome(const State& s, int) const {
    if (!s.over()) return {};
    const std::int32_t lead = s.score[kWhite] - s.score[kBlack];
    for (const game::CodeInfo& ending : info().endings) {
        if (ending.code != wordOf(s.ending)) continue;
        return {lead == 0 ? game::Result::Draw : game::Result::Win, seatOf(lead >= 0 ? kWhite : kBlack), ending.code,
                ending.rules};
    }
    assert(false);
    return {};
}

std::optional<Fault> DiscFootball::check(const State& s, const Action& a) const {
    if (s.over()) return Fault{"game_over", outcome(s, 1).rule, {text("reason", wordOf(s.ending))}};
    return checkAction(table_, options_, s, a);
}

State DiscFootball::apply(const State& s, const Action& a, game::Events* events) const {
    assert(!check(s, a));
    Referee referee(options_, table_, s, events);
    if (a.kind == Kind::End) return referee.end();
    if (a.kind == Kind::Flag) return referee.flag();
    if (a.kind == Kind::Timeout) return referee.timeout();
    const Motion motion = discfootball::strike(table_, s, a, events != nullptr ? See::Everything : See::Ends);
    if (events != nullptr) {
        tellPush(s, a, *events);
        for (const Incident& incident : motion.incidents) tellIncident(incident, *events);
    }
    return referee.strike(motion.strike);
}

base::Result<State> DiscFootball::referee(const State& s, std::string_view told, game::Events* events) const {
    if (s.over()) return *check(s, {});
    const auto strike = parseStrike(told, s, table_);
    if (!strike) return strike.fault();
    return Referee(options_, table_, s, events).strike(*strike);
}

base::Trajectory DiscFootball::simulate(const State& s, const Action& a) const {
    if (!a.moves()) return {};
    return discfootball::strike(table_, s, a, See::Everything).trajectory;
}

std::vector<game::DiscAt> DiscFootball::discs(const State& s) const {
    std::vector<game::DiscAt> list;
    for (int piece = 0; piece < kPieces; ++piece) list.push_back({piece, s.at[static_cast<std::size_t>(piece)]});
    return list;
}

std::uint64_t DiscFootball::hash(const State& s) const {
    return base::hashText(formatState(s));
}

std::string DiscFootball::formatState(const State& s) const {
    return discfootball::formatState(s);
}

base::Result<State> DiscFootball::parseState(std::string_view text) const {
    return discfootball::parseState(text, options_, table_);
}

std::string DiscFootball::formatAction(const State&, const Action& a) const {
    return discfootball::formatAction(a);
}

base::Result<Action> DiscFootball::parseAction(const State&, std::string_view text) const {
    return discfootball::parseAction(text);
}

Args DiscFootball::facts(const State& s) const {
    Args facts = {
        text("side", nameOf(s.side)),
        text("score", std::to_string(s.score[kWhite]) + ":" + std::to_string(s.score[kBlack])),
        text("phase", wordOf(s.phase)),
        number("turn", s.turn),
        number("strikes_used", s.strikes),
        number("strikes_left", kStrikes - s.strikes),
        number("idle", s.idle),
        number("resets", s.resets),
    };
    if (s.phase == Phase::Throw) facts.push_back(text("taken_at", nameOf(s.ball().y > 0 ? Line::Upper : Line::Lower)));
    if (s.phase == Phase::GoalKick || s.phase == Phase::Corner)
        facts.push_back(text("taken_at", nameOf(s.setPieceEnd() < 0 ? Line::WhiteEnd : Line::BlackEnd)));
    return facts;
}

}  // namespace discfootball
