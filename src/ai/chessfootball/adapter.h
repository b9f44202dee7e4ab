// Chess football as the generic alphabeta sees it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "ai/alphabeta/adapter.h"
#include "ai/alphabeta/value.h"
#include "ai/chessfootball/evaluation.h"
#include "ai/chessfootball/exchange.h"
#include "ai/chessfootball/goal_lanes.h"
#include "games/chessfootball/search_api.h"

namespace ai::chessfootball {

class Adapter {
  public:
    using Position = cf::Position;
    using Action = cf::Action;
    using List = cf::ActionList;

    explicit Adapter(const cf::Rules& rules) : rules_(rules) {}

    std::uint64_t key(const Position& p) const { return p.key; }
    int mover(const Position& p) const { return p.side; }

    // Goals (CF19); in plain chess also dead positions.
    std::optional<int> decided(const Position& p) const {
        if (p.decided(rules_)) return lead(p);
        if (!p.hasBall() && dead(p)) return 0;
        return std::nullopt;
    }
    // Mate loses whatever the score (CF21); stalemate and the other draws go to who has more goals (CF22).
    int stuck(const Position& p) const { return cf::inCheck(p) ? -1 : lead(p); }
    int drawn(const Position& p) const { return lead(p); }
    bool lapsed(const Position& p) const { return p.halfmove >= 100; }
    int reversible(const Position& p) const { return p.halfmove; }

    void legal(const Position& p, List& list) const {
        list.clear();
        cf::generateLegal(p, list);
    }
    void noisy(const Position& p, List& list) const {
        list.clear();
        cf::generateNoisy(p, list);
    }
    std::uint16_t code(Action action) const { return action.bits(); }
    void play(const Position& p, Action action, Position& next) const { next = cf::play(p, action, rules_); }
    int evaluate(const Position& p) const {
        const int white = ai::chessfootball::evaluate(p, rules_).total();
        const int mover = p.side == cf::kWhite ? white : -white;
        return std::clamp(mover, -alphabeta::kMaxStatic, alphabeta::kMaxStatic);
    }

    alphabeta::Danger danger(const Position& p) const {
        if (cf::inCheck(p)) return alphabeta::Danger::Check;
        return canScore(p, ~p.side) ? alphabeta::Danger::Threat : alphabeta::Danger::None;
    }
    // With pawns only, zugzwang is near.
    bool mayPass(const Position& p) const {
        return (p.byColor[p.side] & ~p.byType[cf::kPawn] & ~p.byType[cf::kKing]) != 0;
    }
    void pass(const Position& p, Position& next) const { next = cf::playNull(p); }

    int order(const Position& p, Action action) const;
    int gain(const Position& p, Action action) const;
    bool alarms(const Position& p, Action action) const;

  private:
    static constexpr int kGoalOrder = 1 << 20;
    static constexpr int kBallOrder = 2000;  // as a capture of something between a pawn and a minor piece
    static constexpr int kBallWorth = 100;   // centipawns that a side would give up for the ball

    static int lead(const Position& p) {
        return p.goals[p.side] == p.goals[~p.side] ? 0 : p.goals[p.side] > p.goals[~p.side] ? 1 : -1;
    }
    static bool dead(const Position& p) {
        if ((p.byType[cf::kPawn] | p.byType[cf::kRook] | p.byType[cf::kQueen]) != 0) return false;
        return !cf::several(p.byType[cf::kKnight] | p.byType[cf::kBishop]);
    }
    // Surely neither a capture nor a promotion nor the taking of the ball: most actions.
    static bool isPlain(const Position& p, Action action) {
        if (action.kind() != cf::ActionKind::Move || !p.isEmpty(action.to())) return false;
        return p.steal == cf::kNoSquare && action.to() != p.ball && p.ball != cf::kBallCentre;
    }
    static int orderOfShot(const Position& p, Action action);

    cf::Rules rules_;
};

// Most valuable victim, least valuable attacker; the ball is a victim of its own. Exchanges that lose something come
// after every quiet action, and so do shots that hand the ball over.
inline int Adapter::order(const Position& p, Action action) const {
    if (action.kind() == cf::ActionKind::Shot) return orderOfShot(p, action);
    if (action.kind() == cf::ActionKind::KnightPass) return 0;
    if (isPlain(p, action)) return 0;
    const cf::ActionEffect effect = cf::effectOf(p, action);
    if (effect.captured == cf::kNoPiece && !effect.takesBall && !action.isPromotion()) return 0;
    int order = 0;
    int allowance = 0;
    if (action.isPromotion()) order += action.promoted() == cf::kQueen ? 8000 : -8000;
    if (effect.captured != cf::kNoPiece) order += 10 * kExchangeValue[effect.captured];
    if (effect.takesBall) {
        order += kBallOrder;
        allowance = kBallWorth;
    }
    order -= p.typeAt(action.from());
    if (order > 0 && !exchangeHolds(p, action, allowance)) return order - kGoalOrder;
    return order;
}

inline int Adapter::orderOfShot(const Position& p, Action action) {
    const cf::Lane lane = cf::laneOf(p, action.from(), action.direction());
    switch (lane.end) {
        case cf::LaneEnd::Goal:
            return kGoalOrder;
        case cf::LaneEnd::OwnGoal:
            return -kGoalOrder;
        case cf::LaneEnd::Intercepted:
            return -kBallOrder;
        case cf::LaneEnd::Received:
            return p.has(p.side, lane.by) ? 0 : -kBallOrder;
        default:
            return 0;
    }
}

// Ball plays and the carrier's moves may open a lane; of checks only those by the moving piece itself are seen.
inline bool Adapter::alarms(const Position& p, Action action) const {
    if (action.isBallPlay() || action.from() == p.ball) return true;
    const cf::Bitboard king = p.pieces(~p.side, cf::kKing);
    const cf::Square to = action.to();
    const cf::Bitboard occupied = p.occupied() ^ cf::bit(action.from());
    switch (p.typeAt(action.from())) {
        case cf::kPawn:
            return (cf::kPawnAttacks[p.side][to] & king) != 0;
        case cf::kKnight:
            return (cf::kKnightAttacks[to] & king) != 0;
        case cf::kBishop:
            return (cf::kBishopRays[to] & king) != 0 && (cf::bishopAttacks(to, occupied) & king) != 0;
        case cf::kRook:
            return (cf::kRookRays[to] & king) != 0 && (cf::rookAttacks(to, occupied) & king) != 0;
        case cf::kQueen:
            return ((cf::kBishopRays[to] | cf::kRookRays[to]) & king) != 0 &&
                   ((cf::bishopAttacks(to, occupied) | cf::rookAttacks(to, occupied)) & king) != 0;
        default:
            return false;
    }
}

inline int Adapter::gain(const Position& p, Action action) const {
    constexpr int kBallGain = 2 * (kBallWorth + 100);
    if (action.kind() == cf::ActionKind::Shot) return alphabeta::kMaxStatic;
    const cf::ActionEffect effect = cf::effectOf(p, action);
    int gain = kExchangeValue[effect.captured == cf::kNoPiece ? 6 : effect.captured];
    if (effect.takesBall) gain += kBallGain;
    if (action.isPromotion()) gain += kExchangeValue[action.promoted()];
    return gain;
}

}  // namespace ai::chessfootball
