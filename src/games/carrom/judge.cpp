#include "games/carrom/judge.h"

#include <algorithm>

#include "games/carrom/state.h"

namespace carrom {

namespace {

// Whether S ends the turn whatever else was pocketed (CA20, CA43), and by which clause.
struct Hard {
    bool ends;
    std::string_view rule;
};
Hard hardnessOf(const Options& o) {
    if (o.variant == Variant::Freestyle) return {true, "CA43"};
    return {o.strikerEndsTurn, "CA20"};
}

void setQueen(Verdict& v, QueenFate fate, std::string_view rule, bool continues) {
    v.queen = fate;
    v.queenRule = v.turnRule = rule;
    v.continues = continues;
}

// CA23, CA24, CA26–CA28, CA30: the queen fell in this stroke.
void judgeQueenFallen(Verdict& v, const Situation& s, const Pocketed& p, const Options& o) {
    v.strikerRule = "CA28";
    if (s.owes) return setQueen(v, QueenFate::Back, "CA23", false);
    if (p.striker) {
        const bool mayContinue = !o.queenBackEndsTurn && s.right;
        const Hard hard = hardnessOf(o);
        setQueen(v, QueenFate::Back, "CA28", mayContinue && !hard.ends);
        if (mayContinue && hard.ends) v.turnRule = hard.rule;
        return;
    }
    if (p.own == 0) {
        return s.right ? setQueen(v, QueenFate::Pending, "CA24", true) : setQueen(v, QueenFate::Back, "CA23", false);
    }
    if (s.right) return setQueen(v, QueenFate::Covered, "CA26", true);
    const bool covered = p.own > 1 || o.firstManCovers || p.own == s.own;
    setQueen(v, covered ? QueenFate::Covered : QueenFate::Pending, "CA27", true);
}

// CA25, CA29: the queen waited for her cover.
void judgeQueenPending(Verdict& v, const Pocketed& p, const Options& o) {
    v.strikerRule = "CA29";
    if (!p.striker) {
        return p.own > 0 ? setQueen(v, QueenFate::Covered, "CA29", true) : setQueen(v, QueenFate::Back, "CA25", false);
    }
    if (p.own == 0 || o.queenBackEndsTurn) return setQueen(v, QueenFate::Back, "CA29", false);
    const Hard hard = hardnessOf(o);
    if (hard.ends) return setQueen(v, QueenFate::Back, hard.rule, false);
    setQueen(v, QueenFate::Pending, "CA29", true);
}

// CA15–CA20: no queen in it.
void judgeMen(Verdict& v, const Pocketed& p, const Options& o) {
    if (p.striker) {
        v.strikerRule = v.turnRule = p.own > 0 ? "CA20" : "CA19";
        v.continues = p.own > 0 && !hardnessOf(o).ends;
        return;
    }
    v.continues = p.own > 0;
    v.turnRule = p.own > 0 ? (p.other > 0 ? "CA17" : "CA15") : (p.other > 0 ? "CA16" : "CA18");
}

// The end of a board, with the names of the rules page.
class BoardEnd {
  public:
    BoardEnd(Verdict& v, const Situation& s, const Pocketed& p, const Options& o) : v_(v), s_(s), p_(p), o_(o) {}

    void judge() {
        const bool last = s_.own == p_.own, lastOther = s_.other == p_.other;
        if (last && lastOther) return both();
        if (last) return moverFinishes();
        if (lastOther) return p_.queen ? otherFinishesWithQueen() : otherFinishes();
    }

  private:
    enum class Who : bool { Other, Mover };

    // v(X), q(X), with S + 1.
    int v(Who x) const { return q(x) == 0 ? 1 : 3; }
    int q(Who x) const { return (x == Who::Mover ? s_.queenCountsForMover : s_.queenCountsForOther) ? 3 : 0; }
    int fined() const { return p_.striker ? 1 : 0; }
    int loserQueen() const { return o_.loserQueenScores ? q(Who::Other) : 0; }
    int menOfMover() const { return p_.striker ? s_.own : s_.own - p_.own; }
    int menOfOther() const { return s_.other - p_.other; }

    void end(Who winner, int points, std::string_view rule) {
        v_.boardOver = true;
        v_.moverWins = winner == Who::Mover;
        v_.points = std::min(points, kBoardCap);
        v_.boardRule = rule;
    }

    // CA34–CA36.
    void moverFinishes() {
        const bool onTable = s_.queen == QueenBefore::OnTable && (!p_.queen || s_.owes);
        if (onTable) {
            const int men = o_.lastManCostsMen ? menOfOther() : 0;
            return end(Who::Other, v(Who::Other) + fined() + men, "CA36");
        }
        if (p_.striker) return;
        if (s_.queen == QueenBefore::CoveredByOther) return end(Who::Mover, menOfOther(), "CA35");
        end(Who::Mover, menOfOther() + q(Who::Mover), "CA34");
    }

    // CA37.
    void otherFinishes() {
        int queen = 0;
        if (s_.queen == QueenBefore::OnTable || s_.queen == QueenBefore::CoveredByOther) queen = q(Who::Other);
        if (s_.queen == QueenBefore::Pending && v_.queen != QueenFate::Covered) queen = loserQueen();
        end(Who::Other, menOfMover() + queen + fined(), "CA37");
    }

    // CA39.
    void otherFinishesWithQueen() {
        const int queen = v_.queen == QueenFate::Covered ? 0 : loserQueen();
        end(Who::Other, menOfMover() + queen + fined(), "CA39");
    }

    // CA38.
    void both() {
        if (s_.queen == QueenBefore::CoveredByOther) {
            return p_.striker ? end(Who::Other, v(Who::Other) + 1, "CA38") : end(Who::Mover, 1, "CA38");
        }
        if (s_.queen == QueenBefore::OnTable && !p_.queen) {
            return end(Who::Other, v(Who::Other) + fined(), "CA38");
        }
        if (!p_.striker) return end(Who::Mover, v(Who::Mover), "CA38");
        const bool queenScores = o_.loserQueenScores && s_.queen != QueenBefore::CoveredByMover;
        end(Who::Other, (queenScores ? v(Who::Other) : 1) + 1, "CA38");
    }

    Verdict& v_;
    const Situation& s_;
    const Pocketed& p_;
    const Options& o_;
};

}  // namespace

Verdict judge(const Situation& s, const Pocketed& p, const Options& o) {
    Verdict v;
    v.due = p.striker;
    v.back = p.striker ? p.own : 0;
    if (p.queen) {
        judgeQueenFallen(v, s, p, o);
    } else if (s.queen == QueenBefore::Pending) {
        judgeQueenPending(v, p, o);
    } else {
        judgeMen(v, p, o);
    }
    if (o.variant == Variant::Points) {
        BoardEnd(v, s, p, o).judge();
    } else if (o.variant == Variant::Freestyle && p.striker) {
        v.strikerRule = v.turnRule = "CA43";
    } else if (o.variant == Variant::Solo) {
        v.turnRule = "CA43";
        v.continues = true;
    }
    return v;
}

}  // namespace carrom
