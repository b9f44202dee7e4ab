// What a stroke, a pass or a missed time leads to.
#include <algorithm>
#include <string>

#include "games/carrom/referee.h"
#include "games/carrom/table.h"

namespace carrom {

using game::Args;

int Stroke::of(Piece piece) const {
    return static_cast<int>(std::count(fallen.begin(), fallen.begin() + count, piece));
}

Args Referee::seatArg(Seat seat) {
    return {{"seat", std::string(nameOf(seat))}};
}

Args Referee::menArgs(Color color, int count) {
    return {{"color", std::string(nameOf(color))}, {"count", std::int64_t{count}}};
}

State Referee::stroke(const Stroke& stroke) {
    s_.passes = 0;
    const bool fruitful = stroke.count > stroke.of(Piece::Striker);
    s_.idle = static_cast<std::int16_t>(fruitful ? 0 : s_.idle + 1);
    if (solo()) ++s_.strokes;
    if (s_.phase == Phase::Break) {
        if (!stroke.touched) {
            missBreak(stroke);
            endStroke();
            return s_;
        }
        s_.phase = Phase::Strike;
        s_.attempts = 0;
        tell("break_made", "CA12");
    }
    loose() ? strokeLoose(stroke) : strokeForPoints(stroke);
    endStroke();
    return s_;
}

State Referee::timeout() {
    tell("timeout", "CA42", [&] { return seatArg(s_.act); });
    if (s_.phase == Phase::Place) {
        const Color color = s_.placingColor(o_.variant == Variant::Freestyle);
        const int owner = s_.toPlace[0] > 0 ? 0 : 1;
        placeOne(owner, color);
        settle(owner);
        return s_;
    }
    Stroke nothing;
    nothing.touched = s_.phase != Phase::Break;
    nothing.timedOut = true;
    return stroke(nothing);
}

State Referee::pass() {
    const Seat mover = s_.act;
    tell("pass", "CA47", [&] { return seatArg(mover); });
    ++s_.passes;
    if (s_.queenIs == QueenIs::Pending) returnQueen("CA47", false);
    turn("CA47", false);
    if (s_.passes >= kPassesToVoid) boardVoid("passes");
    if (!boardBegun_) strikeAgain();
    return s_;
}

// CA12: nothing was touched; no due, not even for the striker.
void Referee::missBreak(const Stroke& stroke) {
    const bool fell = stroke.of(Piece::Striker) > 0;
    if (fell) {
        tell("striker_pocketed", "CA12");
    } else {
        if (!solo()) --s_.attempts;
        tell("break_missed", "CA12", [&] { return Args{{"left", std::int64_t{s_.attempts}}}; });
    }
    const bool continues = solo() || (!fell && s_.attempts > 0);
    turn(solo() ? "CA43" : "CA12", continues);
}

Verdict Referee::judgeStroke(const Stroke& stroke, bool anyColor) const {
    const Seat mover = s_.act;
    const Color color = s_.colorOf(mover);
    const auto of = [&](Color c) { return stroke.of(c == kWhite ? Piece::White : Piece::Black); };
    Pocketed p{of(color), of(~color), stroke.of(Piece::Queen) > 0, stroke.of(Piece::Striker) > 0};
    Situation before;
    before.own = s_.men[color].count + p.own;
    before.other = s_.men[~color].count + p.other;
    if (anyColor) {
        p.own += p.other;
        before.own += before.other;
        p.other = before.other = 0;
    }
    if (s_.queenIs == QueenIs::Pending) before.queen = QueenBefore::Pending;
    if (s_.queenIs == coveredBy(color)) before.queen = QueenBefore::CoveredByMover;
    if (s_.queenIs == coveredBy(~color)) before.queen = QueenBefore::CoveredByOther;
    before.right = s_.right[color];
    before.owes = s_.dues[color] > 0;
    before.queenCountsForMover = s_.score[static_cast<std::size_t>(game::index(mover))] <= o_.queenCap;
    before.queenCountsForOther = s_.score[static_cast<std::size_t>(game::index(game::other(mover)))] <= o_.queenCap;
    Verdict v = judge(before, p, o_);
    if (stroke.timedOut && v.turnRule == std::string_view("CA18")) v.turnRule = "CA42";
    return v;
}

void Referee::strokeForPoints(const Stroke& stroke) {
    const Color color = s_.colorOf(s_.act);
    const auto of = [&](Color c) { return stroke.of(c == kWhite ? Piece::White : Piece::Black); };
    const int own = of(color), other = of(~color);
    const Verdict v = judgeStroke(stroke, false);

    tellKept(stroke.of(Piece::Striker) > 0 ? 0 : own, other);
    if (v.boardOver) {
        if (v.queen == QueenFate::Covered) carryQueen(v, color);
        if (stroke.of(Piece::Queen) > 0 && v.queen != QueenFate::Covered) {
            s_.queenIs = QueenIs::Pending;  // gone, nobody's
            s_.queen = {};
        }
        return boardWon(v);
    }
    if (v.back > 0) tell("men_back", v.strikerRule, [&] { return menArgs(color, v.back); });
    if (v.due) {
        ++s_.dues[color];
        tell("due", v.strikerRule, [&] { return Args{{"color", std::string(nameOf(color))}}; });
    }
    carryQueen(v, color);

    // CA21: men that are taken out are no longer pocketed, nor do men that go back pay.
    s_.toPlace = {static_cast<std::uint8_t>(v.back), 0, 0};
    const int pocketedBefore = kMen - s_.men[color].count - own;
    const int taken = takeDues(color);
    s_.toPlace[0] = static_cast<std::uint8_t>(v.back + taken);
    tellDues(color, taken, v.due);
    // R: a man of this stroke stays; men pocketed earlier pay first.
    if (v.back == 0 && own > std::max(0, taken - pocketedBefore)) s_.right[color] = true;
    const int takenOther = takeDues(~color);
    s_.toPlace[1] = static_cast<std::uint8_t>(takenOther);
    tellDues(~color, takenOther, false);
    turn(v.turnRule, v.continues);
}

// CA43: freestyle and solo.
void Referee::strokeLoose(const Stroke& stroke) {
    const Seat mover = s_.act;
    const Color color = s_.colorOf(mover);
    Scored& scored = s_.scored[static_cast<std::size_t>(game::index(mover))];
    const int scoreBefore = s_.score[static_cast<std::size_t>(game::index(mover))];
    const Counts fallen{stroke.of(Piece::White), stroke.of(Piece::Black)};
    const bool striker = stroke.of(Piece::Striker) > 0;
    const Verdict v = judgeStroke(stroke, true);

    Counts back;
    int stay = 0;
    const auto takeOut = [&](Color c) { ++(c == kWhite ? back.white : back.black); };
    if (striker) {
        back = fallen;
    } else {
        for (int i = 0; i < stroke.count; ++i) {
            const Piece piece = stroke.fallen[static_cast<std::size_t>(i)];
            if (piece != Piece::Queen) scored.push(piece == Piece::White ? kWhite : kBlack), ++stay;
        }
    }
    const bool queenHome =
        v.queen == QueenFate::Covered || s_.queenIs == QueenIs::CoveredByWhite || s_.queenIs == QueenIs::CoveredByBlack;
    const bool lastBack = stay > 0 && s_.menLeft() == 0 && !queenHome;
    const Color lastColor = lastBack ? scored.pop() : kWhite;
    if (lastBack) takeOut(lastColor), --stay;

    tellKept(stay, 0);
    if (v.back > 0) {
        tell("men_back", v.strikerRule, [&] {
            return Args{{"white", std::int64_t{fallen.white}}, {"black", std::int64_t{fallen.black}}};
        });
    }
    if (v.due) {
        ++s_.dues[color];
        tell("due", v.strikerRule, [&] { return Args{{"color", std::string(nameOf(color))}}; });
    }
    if (lastBack) tell("last_man_back", "CA43", [&] { return Args{{"color", std::string(nameOf(lastColor))}}; });
    carryQueen(v, color);

    int taken = 0;
    for (; s_.dues[color] > 0 && scored.count > 0; ++taken) {
        --s_.dues[color];
        takeOut(scored.pop());
    }
    tellDues(color, taken, v.due);
    if (stay > taken) s_.right[color] = true;
    s_.toPlace = {static_cast<std::uint8_t>(back.white), static_cast<std::uint8_t>(back.black), 0};
    if (!solo()) {
        const int now = freestyleScore(mover);
        s_.score[static_cast<std::size_t>(game::index(mover))] = static_cast<std::int16_t>(now);
        if (now != scoreBefore) {
            tell("points", "CA43", [&] {
                Args args = seatArg(mover);
                args.push_back({"change", std::int64_t{now - scoreBefore}});
                args.push_back({"score", std::int64_t{now}});
                return args;
            });
        }
        if (now >= kFreestylePoints) return gameWon(mover, Ending::Freestyle, "CA43");
    }
    turn(v.turnRule, v.continues);
}

int Referee::freestyleScore(Seat seat) const {
    const Scored& scored = s_.scored[static_cast<std::size_t>(game::index(seat))];
    int points = s_.queenIs == coveredBy(s_.colorOf(seat)) ? kQueenPoints : 0;
    for (int i = 0; i < scored.count; ++i)
        points += scored.men[static_cast<std::size_t>(i)] == kWhite ? kWhitePoints : kBlackPoints;
    return points;
}

void Referee::tellKept(int own, int other) {
    if (own == 0 && other == 0) return;
    const std::string_view rule = loose() ? "CA43" : own == 0 ? "CA16" : other == 0 ? "CA15" : "CA17";
    tell("men_pocketed", rule, [&] { return Args{{"own", std::int64_t{own}}, {"other", std::int64_t{other}}}; });
}

// CA31. The mover is still to act.
void Referee::returnQueen(std::string_view rule, bool continues) {
    tell("queen_back", rule);
    s_.queen = queenReturn(s_, continues ? s_.act : opponent(s_.act));
    s_.queenIs = QueenIs::OnTable;
    tell("queen_placed", "CA31", [&] {
        return Args{{"x", s_.queen.x}, {"y", s_.queen.y}, {"disc", std::int64_t{kQueenDisc}}};
    });
}

void Referee::carryQueen(const Verdict& v, Color cover) {
    if (v.queen == QueenFate::Unchanged) return;
    if (v.queen == QueenFate::Back) return returnQueen(v.queenRule, v.continues);
    const bool covered = v.queen == QueenFate::Covered;
    s_.queen = {};
    s_.queenIs = covered ? coveredBy(cover) : QueenIs::Pending;
    if (covered) {
        tell("queen_covered", v.queenRule, [&] { return Args{{"color", std::string(nameOf(cover))}}; });
    } else {
        tell("queen_pending", v.queenRule);
    }
}

// CA21: as many as lie pocketed. Precondition: toPlace[0] holds what of the mover's men is out already, if `color` is
// his; none of the other's are.
int Referee::takeDues(Color color) {
    const int out = color == s_.colorOf(s_.act) ? s_.toPlace[0] : 0;
    const int pocketed = kMen - s_.men[color].count - out;
    const int taken = std::min<int>(s_.dues[color], pocketed);
    s_.dues[color] = static_cast<std::int16_t>(s_.dues[color] - taken);
    return taken;
}

void Referee::tellDues(Color color, int taken, bool news) {
    if (taken > 0) tell("due_taken", "CA21", [&] { return menArgs(color, taken); });
    if (news && s_.dues[color] > 0) tell("due_outstanding", "CA21", [&] { return menArgs(color, s_.dues[color]); });
}

// CA14.
void Referee::turn(std::string_view rule, bool continues) {
    s_.next = continues ? s_.act : game::other(s_.act);
    if (s_.phase == Phase::Break && !continues) s_.attempts = kAttempts;
    tell(continues ? "turn_continues" : "turn_passed", rule, [&] { return seatArg(s_.next); });
}

// The men are placed, or the board proves to be void (CA47) or over (CA43).
void Referee::endStroke() {
    if (boardBegun_) return;
    if (solo()) {
        settle(-1);
        const bool cleared = s_.menLeft() == 0 && s_.queenIs != QueenIs::OnTable;
        if (cleared || s_.strokes >= kSoloStrokes) finish(cleared ? Ending::Cleared : Ending::Strokes);
        return;
    }
    if (s_.idle >= o_.idleStrokes) return boardVoid("idle");
    settle(-1);
}

}  // namespace carrom
