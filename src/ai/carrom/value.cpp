#include "ai/carrom/value.h"

#include <algorithm>

namespace ai::carrom {

namespace {

constexpr double kWon = 30;  // points: more than a board can bring

// What of one colour is still to be pocketed; men about to be put back and dues count.
struct Side {
    double men = 0;
    double queen = 0;       // points that its covered queen brings if it wins
    bool striking = false;  // it strikes next
};

// The men of the colour that are waiting to be placed.
int waiting(const ca::State& s, ca::Color color) {
    if (s.phase != ca::Phase::Place) return 0;
    const ca::Color now = s.placingColor(false);
    if (s.toPlace[0] > 0) return s.toPlace[color == now ? 0 : 1];
    return color == now ? s.toPlace[1] : 0;
}

Side sideOf(const ca::Options& o, const ca::State& s, ca::Color color) {
    const game::Seat seat = s.seatOf(color);
    Side side;
    side.men = s.men[color].count + waiting(s, color) + s.dues[color];
    side.striking = s.next == seat;
    const bool counts = s.score[static_cast<std::size_t>(game::index(seat))] <= o.queenCap;
    if (s.queenIs == ca::coveredBy(color)) side.queen = counts ? 3 : 0;
    return side;
}

// The men that the loser will have left, guessed from how it stands.
double leftOver(const Side& loser, const Side& winner) {
    return 1 + std::max(0.0, loser.men - 1) * loser.men / (loser.men + winner.men);
}

// How far ahead, in men, this side is by who strikes and by the queen.
double tempo(const ca::State& s, const Side& side, double ease) {
    if (!side.striking) return 0;
    const double pending = s.queenIs == ca::QueenIs::Pending ? 0.4 + 0.6 * ease : 0;
    return 0.4 + 1.1 * ease + pending;
}

// A last man that must wait for the queen is no advantage (CA32).
double held(const ca::State& s, const Side& side, bool right) {
    if (s.queenIs != ca::QueenIs::OnTable) return 0;
    const double late = side.men <= 1 ? 1.2 : side.men <= 2 ? 0.3 : 0;
    return right ? late : late + 0.2;
}

double boardPoints(const ca::Options& o, const ca::State& s, ca::Color color) {
    const Side own = sideOf(o, s, color), other = sideOf(o, s, ~color);
    const double easy = s.phase == ca::Phase::Break ? 0.2 : ease(View(o, s, s.next), floorOf(o));
    const double lead = other.men - own.men + tempo(s, own, easy) - tempo(s, other, easy) -
                        held(s, own, s.right[color]) + held(s, other, s.right[~color]) +
                        0.4 * (own.queen - other.queen) / 3;
    const double scaled = lead / (0.5 + 0.55 * std::sqrt(own.men + other.men));
    const double win = 0.5 + 0.5 * scaled / std::sqrt(1 + scaled * scaled);
    const double ifWon = std::min<double>(leftOver(other, own) + own.queen, ca::kBoardCap);
    const double ifLost = std::min<double>(leftOver(own, other) + other.queen, ca::kBoardCap);
    return win * ifWon - (1 - win) * ifLost;
}

double gamePoints(const ca::State& s, game::Seat seat) {
    const auto mine = static_cast<std::size_t>(game::index(seat));
    const auto theirs = static_cast<std::size_t>(game::index(game::other(seat)));
    return s.score[mine] - s.score[theirs] + ca::kGamePoints * (s.games[mine] - s.games[theirs]);
}

double pointsValue(const ca::Options& o, const ca::State& before, const ca::State& after, game::Seat seat) {
    const double gained = gamePoints(after, seat) - gamePoints(before, seat);
    if (after.over()) return gained + (after.winner == seat ? kWon : -kWon);
    const bool newBoard = after.board != before.board || after.games != before.games || after.voids != before.voids;
    if (newBoard) return gained + (after.next == seat ? 0.3 : -0.3);
    return gained + boardPoints(o, after, after.colorOf(seat));
}

// CA43: the men count as they are scored, here in tens.
double freestyleValue(const ca::Options& o, const ca::State& s, game::Seat seat) {
    const auto mine = static_cast<std::size_t>(game::index(seat));
    const auto theirs = static_cast<std::size_t>(game::index(game::other(seat)));
    const double lead = (s.score[mine] - s.score[theirs]) / 10.0;
    if (s.over()) return s.drawn ? 0 : s.winner == seat ? kWon : -kWon;
    const double turn = 0.6 + (s.phase == ca::Phase::Break ? 0.2 : 1.6 * ease(View(o, s, s.next), floorOf(o))) +
                        (s.queenIs == ca::QueenIs::Pending ? 2 : 0);
    const double dues = 1.5 * (s.dues[s.colorOf(game::other(seat))] - s.dues[s.colorOf(seat)]);
    return lead + dues + (s.next == seat ? turn : -turn);
}

// CA43: what is still to be done.
double soloValue(const ca::Options& o, const ca::State& s) {
    const double queen = s.queenIs == ca::QueenIs::OnTable ? 1.3 : s.queenIs == ca::QueenIs::Pending ? 0.6 : 0;
    const double men = s.menLeft() + s.toPlace[0] + s.toPlace[1] + s.dues[0] + s.dues[1];
    if (s.over()) return kWon - 20 * (men + queen > 0 ? 1 : 0);
    const double easy = s.phase == ca::Phase::Break ? 0 : ease(View(o, s, s.next), floorOf(o));
    return 0.7 * easy - men - queen;
}

}  // namespace

int valueOf(const ca::Options& o, const ca::State& before, const ca::State& after, game::Seat seat) {
    const double points = o.variant == ca::Variant::Points      ? pointsValue(o, before, after, seat)
                          : o.variant == ca::Variant::Freestyle ? freestyleValue(o, after, seat)
                                                                : soloValue(o, after);
    return static_cast<int>(points * 100 + (points < 0 ? -0.5 : 0.5));
}

}  // namespace ai::carrom
