// What may be done, as data.
#include <utility>

#include "games/chessfootball/rules.h"
#include "games/chessfootball/search_api.h"
#include "games/chessfootball/text.h"

namespace chessfootball {

namespace {

using game::Choice;

std::string_view wordOf(LaneEnd end) {
    constexpr std::string_view kWords[] = {"refused", "goal", "own_goal", "received", "intercepted", "out"};
    return kWords[static_cast<int>(end)];
}

Choice shotChoice(const Position& p, Action action) {
    const Lane lane = laneOf(p, action.from(), action.direction());
    Choice choice{formatAction(action), "shot", squareName(action.from()), squareName(lane.last), {},
                  wordOf(lane.end),     {}};
    for (int i = 0; i < lane.length; ++i) choice.path.push_back(squareName(lane.path[i]));
    if (lane.by != kNoSquare) choice.by = squareName(lane.by);
    return choice;
}

std::string_view kindOf(const Position& p, Action action, const ActionEffect& effect) {
    if (action.isPromotion()) return "promotion";
    if (action.kind() == ActionKind::Castling) return "castling";
    if (effect.captured != kNoPiece) return "capture";
    if (effect.steals) return "steal";
    const bool pawn = p.typeAt(action.from()) == kPawn;
    return pawn && fileOf(action.from()) != fileOf(action.to()) ? "step" : "move";
}

Choice choiceOf(const Position& p, Action action) {
    if (action.kind() == ActionKind::Shot) return shotChoice(p, action);
    const std::string from = squareName(action.from()), to = squareName(action.to());
    if (action.kind() == ActionKind::KnightPass) return {formatAction(action), "pass", from, to, {to}, "pass", to};
    const ActionEffect effect = effectOf(p, action);
    return {formatAction(action), kindOf(p, action, effect), from, to, {}, effect.takesBall ? "ball" : "", {}};
}

}  // namespace

game::Choices choicesOf(const Position& p, Square from) {
    game::Choices choices;
    ActionList actions;
    generateLegal(p, actions);
    for (const Action action : actions) {
        if (from == kNoSquare || action.from() == from) choices.list.push_back(choiceOf(p, action));
    }
    return choices;
}

}  // namespace chessfootball
