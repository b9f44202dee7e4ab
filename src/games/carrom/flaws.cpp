// What cannot be in a state: pieces that overlap or hang over the edge, men that nobody can have, counters out of step.
#include <algorithm>

#include "games/carrom/table.h"
#include "games/carrom/text.h"

namespace carrom {

namespace {

constexpr Flaw kNone{};

Flaw flawOfPlaces(const State& s) {
    constexpr std::string_view kNames[] = {"W", "B", "Q"};
    std::array<Point, 2 * kMen + 1> seen;
    std::size_t count = 0;
    const auto problem = [&](Point p) -> std::string_view {
        if (!withinTable(p)) return "off_the_table";
        for (std::size_t i = 0; i < count; ++i) {
            if (apart(seen[i], p) < square(kManApart - kRounding)) return "overlap";
        }
        seen[count++] = p;
        return {};
    };
    for (const Color c : {kWhite, kBlack}) {
        for (std::size_t i = 0; i < s.men[c].count; ++i) {
            if (const auto wrong = problem(s.men[c].at[i]); !wrong.empty()) return {kNames[c], wrong};
        }
    }
    if (s.queenIs == QueenIs::OnTable) {
        if (const auto wrong = problem(s.queen); !wrong.empty()) return {kNames[2], wrong};
    }
    return kNone;
}

int waitingOf(const State& s, const Options& o, Color c) {
    if (s.phase != Phase::Place) return 0;
    if (o.variant != Variant::Points) return s.toPlace[c];
    const Color movers = s.toPlace[0] > 0 ? ~s.colorOf(s.act) : s.colorOf(s.act);
    return s.toPlace[c == movers ? 0 : 1];
}

Flaw flawOfPhase(const State& s, const Options& o) {
    if (s.phase == Phase::Place) {
        if (o.variant == Variant::Solo) return {"phase", "nobody_places"};
        if (s.toPlace[0] + s.toPlace[1] == 0) return {"phase", "nothing_to_place"};
        if (s.toPlace[2] > s.men[s.placingColor(o.variant == Variant::Freestyle)].count)
            return {"phase", "too_many_placed"};
        return kNone;
    }
    if (s.act != s.next) return {"next", "another_strikes"};
    if (s.phase == Phase::Strike) return kNone;
    const bool fresh = s.menLeft() == 2 * kMen && s.queenIs == QueenIs::OnTable && s.dues[0] + s.dues[1] == 0 &&
                       !s.right[0] && !s.right[1];
    return fresh ? kNone : Flaw{"phase", "break_is_made"};
}

Flaw flawOfMen(const State& s, const Options& o) {
    constexpr std::string_view kNames[] = {"W", "B"};
    int all = 0;
    for (const Color c : {kWhite, kBlack}) {
        const int there = s.men[c].count + waitingOf(s, o, c);
        if (there > kMen) return {kNames[c], "too_many"};
        if (there == 0 && o.variant == Variant::Points && !s.over()) return {kNames[c], "none_left"};
        all += there;
    }
    if (all == 0 && !s.over()) return {"W", "none_left"};
    return kNone;
}

// CA43: every man that is not there has been scored by somebody.
Flaw flawOfScored(const State& s, const Options& o) {
    std::array<int, 2> count{}, points{};
    for (std::size_t seat = 0; seat < 2; ++seat) {
        for (std::size_t i = 0; i < s.scored[seat].count; ++i) {
            const Color c = s.scored[seat].men[i];
            ++count[c];
            points[seat] += c == kWhite ? kWhitePoints : kBlackPoints;
        }
        if (s.queenIs == coveredBy(s.colorOf(static_cast<Seat>(seat)))) points[seat] += kQueenPoints;
    }
    if (o.variant == Variant::Points) return count[0] + count[1] > 0 ? Flaw{"scored", "not_in_points"} : kNone;
    for (const Color c : {kWhite, kBlack}) {
        const int missing = kMen - s.men[c].count - waitingOf(s, o, c);
        if (s.over() ? count[c] > missing : count[c] != missing) return {"scored", "does_not_add_up"};
    }
    if (o.variant == Variant::Solo) return s.scored[1].count > 0 ? Flaw{"scored", "one_player"} : kNone;
    const bool adds = s.score[0] == points[0] && s.score[1] == points[1];
    return adds ? kNone : Flaw{"score", "does_not_add_up"};
}

Flaw flawOfSolo(const State& s) {
    if (s.act != Seat::First || s.next != Seat::First) return {"act", "one_player"};
    if (s.breaker != Seat::First || s.first != Seat::First) return {"breaker", "one_player"};
    if (s.score[0] != 0 || s.score[1] != 0) return {"score", "not_in_solo"};
    if (s.voids != 0 || s.passes != 0) return {"voids", "not_in_solo"};
    if (!s.over() && s.strokes >= kSoloStrokes) return {"strokes", "too_many"};
    return kNone;
}

Flaw flawOfSingleBoard(const State& s) {
    if (s.board != 1) return {"board", "one_board"};
    if (s.games[0] != 0 || s.games[1] != 0) return {"games", "one_game"};
    if (s.breaker != s.first) return {"breaker", "does_not_alternate"};
    return kNone;
}

// CA40, CA41.
Flaw flawOfGame(const State& s, const Options& o) {
    const int most = std::max(s.score[0], s.score[1]);
    if (s.over()) {
        const auto winner = static_cast<std::size_t>(game::index(s.winner));
        if (s.games[winner] != o.gamesToWin() || s.games[1 - winner] >= o.gamesToWin()) return {"games", "not_decided"};
        const bool ahead = s.score[winner] > s.score[1 - winner];
        if (s.ending == Ending::Points ? most < kGamePoints : most >= kGamePoints) return {"score", "not_this_ending"};
        if (ahead == (s.ending == Ending::Lot)) return {"score", "not_this_winner"};
        if (s.ending != Ending::Points && s.board < kBoards) return {"board", "too_few"};
    } else {
        if (most >= kGamePoints) return {"score", "game_over"};
        if (std::max(s.games[0], s.games[1]) >= o.gamesToWin()) return {"games", "match_over"};
    }
    if (s.board > kBoards) {
        if (!s.over() && s.score[0] != s.score[1]) return {"board", "game_over"};
        return kNone;
    }
    const Seat breaker = s.board % 2 == 1 ? s.first : game::other(s.first);
    return s.breaker == breaker ? kNone : Flaw{"breaker", "does_not_alternate"};
}

Flaw flawOfEnding(const State& s, const Options& o) {
    if (!s.over()) return kNone;
    const bool known = o.variant == Variant::Points
                           ? s.ending == Ending::Points || s.ending == Ending::Boards || s.ending == Ending::Lot
                       : o.variant == Variant::Freestyle ? s.ending == Ending::Freestyle || s.ending == Ending::Voids
                                                         : s.ending == Ending::Cleared || s.ending == Ending::Strokes;
    if (!known || s.drawn != (s.ending == Ending::Voids || s.ending == Ending::Strokes))
        return {"result", "not_this_ending"};
    if (s.phase != Phase::Strike) return {"phase", "over"};
    if (s.dues[0] + s.dues[1] > 0) return {"dues", "over"};
    if (s.right[0] || s.right[1]) return {"R", "over"};
    if (s.idle + s.passes + s.voids > 0) return {"idle", "over"};
    if (s.ending == Ending::Freestyle) {
        const auto winner = static_cast<std::size_t>(game::index(s.winner));
        if (s.score[winner] < kFreestylePoints) return {"score", "not_this_ending"};
    }
    if (s.ending == Ending::Cleared && (s.menLeft() > 0 || s.winner != Seat::First)) return {"result", "not_cleared"};
    return kNone;
}

}  // namespace

Flaw flawOf(const State& s, const Options& o) {
    const bool points = o.variant == Variant::Points, solo = o.variant == Variant::Solo;
    Flaw flaw = flawOfPlaces(s);
    const auto next = [&](auto&& look) {
        if (flaw.problem.empty()) flaw = look();
    };
    next([&] { return flawOfPhase(s, o); });
    next([&] { return flawOfMen(s, o); });
    next([&] { return flawOfScored(s, o); });
    next([&] { return points ? flawOfGame(s, o) : flawOfSingleBoard(s); });
    next([&] { return solo ? flawOfSolo(s) : s.strokes != 0 ? Flaw{"strokes", "only_in_solo"} : kNone; });
    next([&] { return flawOfEnding(s, o); });
    next([&] { return !solo && !s.over() && s.idle >= o.idleStrokes ? Flaw{"idle", "void"} : kNone; });
    return flaw;
}

}  // namespace carrom
