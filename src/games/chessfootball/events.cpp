// What happened, as events in the order in which it happens.
#include "games/chessfootball/make.h"
#include "games/chessfootball/rules.h"
#include "games/chessfootball/search_api.h"
#include "games/chessfootball/text.h"

namespace chessfootball {

namespace {

using game::Arg;
using game::Events;

std::string letter(PieceType type) {
    return std::string(1, letterOf(type));
}

struct Teller {
    const Position& before;
    const Position& after;
    Action action;
    Events& events;

    void tell(std::string_view code, std::string_view rule, game::Args args) {
        events.push_back({code, rule, std::move(args)});
    }

    void move() {
        const Square from = action.from(), to = action.to();
        const PieceType piece = before.typeAt(from), captured = before.typeAt(to);
        if (action.kind() == ActionKind::Castling) {
            tell("castling", "CF1",
                 {{"side", std::string(fileOf(to) == 6 ? "king" : "queen")},
                  {"from", squareName(from)},
                  {"to", squareName(to)}});
        } else if (piece == kPawn && captured == kNoPiece && fileOf(from) != fileOf(to) &&
                   action.kind() != ActionKind::EnPassant) {
            tell("pawn_step", "CF8", {{"from", squareName(from)}, {"to", squareName(to)}});
        } else {
            tell("move", "CF1", {{"piece", letter(piece)}, {"from", squareName(from)}, {"to", squareName(to)}});
        }
        if (captured != kNoPiece) tell("capture", "CF1", {{"piece", letter(captured)}, {"square", squareName(to)}});
        if (action.kind() == ActionKind::EnPassant) {
            tell("en_passant", "CF1", {{"piece", letter(kPawn)}, {"square", squareName(to ^ 8)}});
        }
        if (action.isPromotion()) {
            tell("promotion", "CF1", {{"piece", letter(action.promoted())}, {"square", squareName(to)}});
        }
    }

    // CF5–CF7, CF10. After a move the ball is elsewhere, or lies where it lay and somebody stands on it now.
    void ball() {
        if (!before.hasBall() || !after.carried()) return;
        const Color mover = before.side;
        const Square now = after.ball;
        if (before.carries(mover)) {
            if (before.ball != now) {
                tell("ball_carried", "CF6", {{"from", squareName(before.ball)}, {"to", squareName(now)}});
            }
            return;
        }
        if (!after.has(mover, now)) return;
        if (before.carries(~mover)) {
            if (effectOf(before, action).steals) {
                tell("ball_stolen", "CF10", {{"square", squareName(now)}, {"from", squareName(before.ball)}});
            } else {
                tell("ball_captured", "CF7", {{"square", squareName(now)}, {"piece", letter(after.typeAt(now))}});
            }
            return;
        }
        tell("ball_taken", "CF5", {{"square", squareName(now)}, {"piece", letter(after.typeAt(now))}});
    }

    void shot(const Rules& rules) {
        tell("shot", "CF11",
             {{"from", squareName(action.from())}, {"direction", std::string(directionName(action.direction()))}});
        const Lane lane = laneOf(before, action.from(), action.direction());
        switch (lane.end) {
            case LaneEnd::Goal:
                return goal("goal", "CF14", before.side, rules);
            case LaneEnd::OwnGoal:
                return goal("own_goal", "CF15", ~before.side, rules);
            case LaneEnd::Received:
                return tell("ball_received", "CF12",
                            {{"square", squareName(lane.by)},
                             {"piece", letter(before.typeAt(lane.by))},
                             {"side", std::string(colorName(before.colorAt(lane.by)))}});
            case LaneEnd::Intercepted:
                return tell("ball_intercepted", "CF13",
                            {{"square", squareName(lane.last)},
                             {"by", squareName(lane.by)},
                             {"piece", letter(before.typeAt(lane.by))}});
            case LaneEnd::Out:
            case LaneEnd::Refused:
                return tell("ball_out", "CF16", {{"square", squareName(lane.last)}});
        }
    }

    void goal(std::string_view code, std::string_view rule, Color scorer, const Rules& rules) {
        tell(code, rule, {{"side", std::string(colorName(scorer))}, {"score", scoreText(after)}});
        if (rules.resetAfterGoal) tell("pieces_reset", "CF20", {});
        tell("ball_returned", "CF20",
             {{"to", after.ball == kBallCentre ? std::string("centre") : squareName(after.ball)}});
    }
};

}  // namespace

void describe(const Position& before, Action action, const Position& after, const Rules& rules, Events& events) {
    Teller teller{before, after, action, events};
    if (action.kind() == ActionKind::Shot) return teller.shot(rules);
    if (action.kind() == ActionKind::KnightPass) {
        return teller.tell("knight_pass", "CF18",
                           {{"from", squareName(action.from())},
                            {"to", squareName(action.to())},
                            {"piece", letter(before.typeAt(action.to()))}});
    }
    teller.move();
    teller.ball();
    if (inCheck(after)) teller.tell("check", "CF1", {{"square", squareName(after.king(after.side))}});
}

}  // namespace chessfootball
