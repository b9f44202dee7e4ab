// Boards, games and the match (CA13, CA33–CA41, CA47).
#include <algorithm>
#include <string>

#include "base/rng.h"
#include "games/carrom/referee.h"
#include "games/carrom/table.h"

namespace carrom {

using game::Args;

namespace {

std::string scoreText(const State& s) {
    return std::to_string(s.score[0]) + ":" + std::to_string(s.score[1]);
}

}  // namespace

State Referee::begin() {
    beginBoard(s_.first, "CA13");
    return s_;
}

void Referee::beginBoard(Seat breaker, std::string_view rule) {
    s_.breaker = s_.act = s_.next = breaker;
    setUp(s_, o_.rackAngle);
    s_.phase = Phase::Break;
    s_.attempts = kAttempts;
    s_.toPlace = {};
    s_.dues = {};
    s_.right = {};
    s_.scored = {};
    s_.idle = s_.passes = 0;
    boardBegun_ = true;
    tell("board_begins", rule, [&] {
        Args args = seatArg(breaker);
        args.push_back({"board", std::int64_t{s_.board}});
        args.push_back({"discs", std::string("all")});
        return args;
    });
}

void Referee::boardWon(const Verdict& v) {
    const Seat winner = v.moverWins ? s_.act : game::other(s_.act);
    auto& score = s_.score[static_cast<std::size_t>(game::index(winner))];
    score = static_cast<std::int16_t>(score + v.points);
    s_.voids = 0;
    tell("board_won", v.boardRule, [&] {
        Args args = seatArg(winner);
        args.push_back({"color", std::string(nameOf(s_.colorOf(winner)))});
        args.push_back({"points", std::int64_t{v.points}});
        args.push_back({"score", scoreText(s_)});
        return args;
    });
    boardCounted();
}

// CA40: the game is over, or the next board begins.
void Referee::boardCounted() {
    const bool reached = std::max(s_.score[0], s_.score[1]) >= kGamePoints;
    if (reached || (s_.board >= kBoards && s_.score[0] != s_.score[1])) {
        const Seat leader = s_.score[0] > s_.score[1] ? Seat::First : Seat::Second;
        return gameWon(leader, reached ? Ending::Points : Ending::Boards, "CA40");
    }
    ++s_.board;
    if (s_.board <= kBoards) return beginBoard(game::other(s_.breaker), "CA13");
    tell("further_board", "CA40");
    beginBoard(drawLot(), "CA40");
}

// CA41; freestyle has one game of one board.
void Referee::gameWon(Seat winner, Ending ending, std::string_view rule) {
    s_.winner = winner;
    tell("game_won", rule, [&] {
        Args args = seatArg(winner);
        args.push_back({"score", scoreText(s_)});
        return args;
    });
    if (ending == Ending::Freestyle) return finish(ending);
    auto& games = s_.games[static_cast<std::size_t>(game::index(winner))];
    if (++games >= o_.gamesToWin()) {
        if (o_.matchGames > 1) tell("match_won", "CA41", [&] { return seatArg(winner); });
        return finish(ending);
    }
    s_.winner = Seat::First;
    s_.score = {};
    s_.board = 1;
    s_.voids = 0;
    s_.first = game::other(s_.first);
    tell("sides_changed", "CA41");
    beginBoard(s_.first, "CA13");
}

// CA47.
void Referee::boardVoid(std::string_view reason) {
    ++s_.voids;
    tell("board_void", "CA47", [&] {
        return Args{{"reason", std::string(reason)}, {"running", std::int64_t{s_.voids}}};
    });
    const bool third = s_.voids >= kVoidsToCount;
    if (!third) {
        s_.score = o_.variant == Variant::Freestyle ? std::array<std::int16_t, 2>{} : s_.score;
        return beginBoard(s_.breaker, "CA47");
    }
    if (o_.variant == Variant::Freestyle) {
        tell("game_drawn", "CA43");
        s_.drawn = true;
        return finish(Ending::Voids);
    }
    s_.voids = 0;
    if (s_.board <= kBoards) return boardCounted();
    const Seat winner = drawLot();
    tell("lot", "CA47", [&] { return seatArg(winner); });
    gameWon(winner, Ending::Lot, "CA47");
}

// Everything is over; the pieces lie as they lay.
void Referee::finish(Ending ending) {
    s_.ending = ending;
    if (ending == Ending::Strokes) s_.drawn = true;
    if (ending == Ending::Cleared) s_.winner = s_.act;
    if (solo()) tell("solo_ended", "CA43", [&] { return Args{{"strokes", std::int64_t{s_.strokes}}}; });
    s_.phase = Phase::Strike;
    s_.attempts = 0;
    s_.next = s_.act;
    s_.toPlace = {};
    s_.dues = {};
    s_.right = {};
    s_.idle = s_.passes = s_.voids = 0;
    boardBegun_ = true;
}

// The same for equal states: from the match's lot, the game and the board.
Seat Referee::drawLot() const {
    const auto played = static_cast<std::uint64_t>(s_.games[0] + s_.games[1]);
    base::Rng rng((std::uint64_t{s_.lot} << 24) ^ (played << 16) ^ static_cast<std::uint64_t>(s_.board));
    return rng.below(2) == 0 ? Seat::First : Seat::Second;
}

}  // namespace carrom
