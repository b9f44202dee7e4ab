#include "games/discfootball/referee.h"

#include <cassert>
#include <string>

#include "games/discfootball/args.h"

namespace discfootball {

namespace {

std::string scoreOf(const State& s) {
    return std::to_string(s.score[kWhite]) + ":" + std::to_string(s.score[kBlack]);
}

// `b1+b3`
std::string namesOf(unsigned pieces) {
    std::string names;
    for (int piece = 0; piece < kPieces; ++piece) {
        if (pieces >> piece & 1U) names.append(names.empty() ? "" : "+").append(nameOf(piece));
    }
    return names;
}

}  // namespace

// In the order of judgement of the rules page.
State Referee::strike(const Strike& strike) {
    assert(strike.setPiece() == (before_.phase != Phase::Play));
    // 1 Goal (DF17, DF18, DF26).
    if (strike.goal != 0 && goalCounts(s_.side, strike.struck, strike.goal, strike.touchedBeforeGoal)) {
        goal(strike.goal);
        return s_;
    }
    if (strike.goal != 0) {
        tell("no_goal", strike.setPiece() ? "DF26" : "DF18",
             [&] { return game::Args{text("goal", nameOf(~attackerOf(strike.goal)))}; });
    }
    s_.at = strike.rest;
    s_.phase = Phase::Play;
    // 2 Faults, judged where the ball stopped; 3 an out ball is lifted.
    const bool fault = judge(strike);
    // 4 Put back; 5 pull back.
    putBack(strike);
    pullBack();
    // 6 Set piece; 7 turn or strike count; 8 idle count and end.
    const Side next = ~s_.side;
    if (ballIsOut_) {
        s_.side = next;  // DF20–DF22: the striker's opponent takes it
        setPiece(strike);
        s_.side = ~next;
    }
    const bool idle = before_.strikes == 0 && !strike.setPiece() && !strike.touchedBall();
    ++s_.strikes;
    if (fault || strike.goal != 0 || s_.strikes == kStrikes) {
        nextTurn(next, strike.setPiece() && strike.goal != 0 ? "DF26" : fault ? "DF15" : "DF9", idle);
    } else {
        tell("turn_continues", strike.setPiece() ? "DF25" : "DF9", [&] {
            return game::Args{text("seat", nameOf(s_.side)), number("left", kStrikes - s_.strikes)};
        });
    }
    return s_;
}

// DF17, DF19.
void Referee::goal(int end) {
    const Side scorer = attackerOf(end);
    const bool own = scorer != s_.side;
    ++s_.score[scorer];
    s_.resets = 0;
    tell("goal", "DF17", [&] {
        return game::Args{text("seat", nameOf(scorer)), number("own", own ? 1 : 0), text("score", scoreOf(s_))};
    });
    tell("start_position", "DF19", [] { return game::Args{text("discs", "all")}; });
    startPosition();
    nextTurn(~scorer, "DF19", false);
}

// DF11–DF14: whether there is any fault. A ball in a goal did not stop on the strip.
bool Referee::judge(const Strike& strike) {
    const bool out = strike.goal == 0 && !table_.inField(s_.ball());
    ballIsOut_ = out || strike.goal != 0;
    const bool missedBall = !strike.setPiece() && !strike.touchedBall();
    const bool missedOwn = strike.setPiece() && (strike.touched & discsOf(s_.side)) == 0;
    const unsigned hit = strike.setPiece() ? 0 : strike.touched & discsOf(~s_.side);
    if (missedBall) tell("missed_ball", "DF11", [&] { return game::Args{text("piece", nameOf(strike.struck))}; });
    if (missedOwn) tell("missed_own_disc", "DF12");
    if (out) {
        tell("ball_left", "DF13", [&] {
            return game::Args{text("line", nameOf(strike.exit)), number("x", strike.exitAt.x),
                              number("y", strike.exitAt.y)};
        });
    }
    if (hit != 0) tell("hit_opponent", "DF14", [&] { return game::Args{text("pieces", namesOf(hit))}; });
    return missedBall || missedOwn || out || hit != 0;
}

void Referee::move(std::string_view code, std::string_view rule, int piece, Point to) {
    Point& at = s_.at[static_cast<std::size_t>(piece)];
    if (at == to) return;
    at = to;
    tell(code, rule, [&] {
        return game::Args{text("piece", nameOf(piece)), number("x", to.x), number("y", to.y), number("disc", piece)};
    });
}

// DF14: every opponent's disc back where it stood; who lies there gives way, by number, the ball last. Those who still
// have to give way are in nobody's way.
void Referee::putBack(const Strike& strike) {
    if (strike.setPiece() || (strike.touched & discsOf(~s_.side)) == 0) return;
    const int first = pieceOf(~s_.side, 0), own = pieceOf(s_.side, 0);
    for (int piece = first; piece < first + kDiscs; ++piece)
        move("put_back", "DF14", piece, before_.at[static_cast<std::size_t>(piece)]);
    unsigned waiting = 0;
    const auto await = [&](int piece) {
        for (int theirs = first; theirs < first + kDiscs; ++theirs) {
            if (overlap(s_.at[static_cast<std::size_t>(theirs)], s_.at[static_cast<std::size_t>(piece)]))
                waiting |= 1U << piece;
        }
    };
    for (int piece = own; piece < own + kDiscs; ++piece) await(piece);
    if (!ballIsOut_) await(kBall);
    for (int piece = own; piece < own + kDiscs; ++piece) {
        if ((waiting >> piece & 1U) == 0) continue;
        const auto others = obstaclesOf(s_.at, onTable() & ~waiting);
        move("moved_aside", "DF14", piece, besideForDisc(table_, others, s_.at[static_cast<std::size_t>(piece)]));
        waiting &= ~(1U << piece);
    }
    if (waiting >> kBall & 1U) {
        const auto others = obstaclesOf(s_.at, onTable() & ~(1U << kBall));
        move("moved_aside", "DF14", kBall, besideForBall(table_, others, s_.ball()));
    }
}

// DF16: the non-striker's discs first, then by number.
void Referee::pullBack() {
    unsigned waiting = 0;
    for (int piece = 0; piece < kBall; ++piece) {
        if (!table_.onField(s_.at[static_cast<std::size_t>(piece)])) waiting |= 1U << piece;
    }
    if (waiting == 0) return;
    for (const Side side : {~s_.side, s_.side}) {
        for (int piece = pieceOf(side, 0); piece < pieceOf(side, 0) + kDiscs; ++piece) {
            if ((waiting >> piece & 1U) == 0) continue;
            const auto others = obstaclesOf(s_.at, onTable() & ~waiting);
            move("pulled_back", "DF16", piece, pulledBack(table_, others, s_.at[static_cast<std::size_t>(piece)]));
            waiting &= ~(1U << piece);
        }
    }
}

// DF18, DF20–DF23, DF26. The side of the state is the taker.
void Referee::setPiece(const Strike& strike) {
    const Side taker = s_.side;
    const auto others = obstaclesOf(s_.at, onTable());
    if (strike.goal == 0 && (strike.exit == Line::Upper || strike.exit == Line::Lower)) {
        s_.at[kBall] = throwPlace(table_, others, strike.exitAt);
        place(Phase::Throw, "DF20");
        return;
    }
    const int end = strike.goal != 0 ? strike.goal : strike.exit == Line::WhiteEnd ? -1 : 1;
    const std::string_view inGoal = strike.goal == 0 ? "" : strike.setPiece() ? "DF26" : "DF18";
    if (end == -forward(taker)) {
        s_.at[kBall] = goalKickPlace(table_, others, end);
        place(Phase::GoalKick, inGoal.empty() ? "DF21" : inGoal);
    } else {
        s_.at[kBall] = cornerPlace(table_, others, end, strike.exitAt.y < 0 ? -1 : 1);
        place(Phase::Corner, inGoal.empty() ? "DF22" : inGoal);
    }
}

void Referee::place(Phase phase, std::string_view rule) {
    s_.phase = phase;
    const std::string_view code = phase == Phase::Throw      ? "throw_in"
                                  : phase == Phase::GoalKick ? "goal_kick"
                                                             : "corner";
    tell(code, rule, [&] {
        return game::Args{text("seat", nameOf(s_.side)), number("x", s_.ball().x), number("y", s_.ball().y),
                          number("disc", kBall)};
    });
}

void Referee::nextTurn(Side side, std::string_view rule, bool idle) {
    s_.side = side;
    s_.strikes = 0;
    ++s_.turn;
    tell("turn_passed", rule, [&] { return game::Args{text("seat", nameOf(side)), number("turn", s_.turn)}; });
    countIdle(idle);
    endIfOver();
}

// DF29.
void Referee::countIdle(bool idle) {
    s_.idle = idle ? s_.idle + 1 : 0;
    if (!idle) return;
    tell("idle_turn", "DF29", [&] { return game::Args{number("count", s_.idle)}; });
    if (s_.idle < kIdleTurns) return;
    ++s_.resets;
    startPosition();
    tell("start_position", "DF29", [&] { return game::Args{number("resets", s_.resets), text("discs", "all")}; });
}

void Referee::startPosition() {
    s_.at = table_.start();
    s_.phase = Phase::Play;
    s_.idle = 0;
}

// DF28, DF29.
void Referee::endIfOver() {
    const bool goals = o_.goalsToWin > 0 && (s_.score[kWhite] >= o_.goalsToWin || s_.score[kBlack] >= o_.goalsToWin);
    if (goals) return finish(Ending::Goals);
    if (s_.resets == kResetsToEnd) return finish(Ending::Resets);
    if (o_.maxTurns > 0 && s_.turn > o_.maxTurns) return finish(Ending::Turns);
}

void Referee::finish(Ending ending) {
    s_.ending = ending;
    const int lead = s_.score[kWhite] - s_.score[kBlack];
    const std::string_view rule = ending == Ending::Resets ? "DF29" : "DF28";
    if (lead == 0) {
        tell("game_drawn", rule, [&] {
            return game::Args{text("score", scoreOf(s_)), text("reason", wordOf(ending))};
        });
        return;
    }
    tell("game_won", rule, [&] {
        return game::Args{text("seat", nameOf(lead > 0 ? kWhite : kBlack)), text("score", scoreOf(s_)),
                          text("reason", wordOf(ending))};
    });
}

// DF9.
State Referee::end() {
    assert(s_.phase == Phase::Play && s_.strikes > 0);
    tell("turn_ended", "DF9", [&] { return game::Args{text("seat", nameOf(s_.side))}; });
    nextTurn(~s_.side, "DF9", false);
    return s_;
}

// DF28: at a set piece the ball is in play where it lies. A turn that held one, or a strike without fault, was not
// idle.
State Referee::timeout() {
    tell("timeout", "DF28", [&] { return game::Args{text("seat", nameOf(s_.side))}; });
    const bool idle = s_.phase == Phase::Play && s_.strikes == 0;
    if (s_.phase != Phase::Play) {
        s_.phase = Phase::Play;
        tell("ball_in_play", "DF28", [&] { return game::Args{number("x", s_.ball().x), number("y", s_.ball().y)}; });
    }
    nextTurn(~s_.side, "DF28", idle);
    return s_;
}

// DF28.
State Referee::flag() {
    tell("time_up", "DF28");
    finish(Ending::Time);
    return s_;
}

}  // namespace discfootball
