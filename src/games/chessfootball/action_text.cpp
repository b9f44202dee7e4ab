// Actions as tokens.
#include "games/chessfootball/settle.h"
#include "games/chessfootball/text.h"

namespace chessfootball {

namespace {

base::Fault badAction(int at) {
    return {"bad_action", "", {}, at};
}

// A king's move of two files from its home square is a castling, legal or not.
bool isCastling(const Position& p, Square from, Square to) {
    const Square home = p.side == kWhite ? 4 : 60;
    return from == home && (to == home + 2 || to == home - 2) && p.has(p.side, from) && p.typeAt(from) == kKing;
}

// CF8: where a legal en passant capture exists, the diagonal move is that capture.
bool isEnPassant(const Position& p, Square from, Square to) {
    return to == p.ep && p.has(p.side, from) && p.typeAt(from) == kPawn && fileOf(from) != fileOf(to) &&
           kingDistance(from, to) == 1 && rankOf(from) == (p.side == kWhite ? 4 : 3) && canCaptureEnPassant(p, from);
}

base::Result<Action> parseBallPlay(Square from, std::string_view target) {
    if (const auto direction = parseDirection(target)) return Action::shot(from, *direction);
    const auto to = parseSquare(target);
    if (!to) return badAction(3);
    return Action(from, *to, ActionKind::KnightPass);
}

}  // namespace

std::string formatAction(Action action) {
    const std::string from = squareName(action.from());
    if (action.kind() == ActionKind::Shot) return from + ':' + std::string(directionName(action.direction()));
    if (action.kind() == ActionKind::KnightPass) return from + ':' + squareName(action.to());
    std::string text = from + squareName(action.to());
    if (action.isPromotion()) text += "nbrq"[action.promoted() - kKnight];
    return text;
}

base::Result<Action> parseAction(const Position& p, std::string_view text) {
    const auto from = parseSquare(text.substr(0, 2));
    if (!from) return badAction(0);
    if (text.size() > 2 && text[2] == ':') return parseBallPlay(*from, text.substr(3));
    const auto to = parseSquare(text.substr(2, 2));
    if (!to) return badAction(2);
    if (text.size() == 4) {
        if (isCastling(p, *from, *to)) return Action(*from, *to, ActionKind::Castling);
        return Action(*from, *to, isEnPassant(p, *from, *to) ? ActionKind::EnPassant : ActionKind::Move);
    }
    const std::size_t piece = std::string_view("nbrq").find(text[4]);
    if (text.size() > 5 || piece == std::string_view::npos) return badAction(4);
    return Action::promotion(*from, *to, static_cast<PieceType>(kKnight + piece));
}

}  // namespace chessfootball
