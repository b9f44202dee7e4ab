// Actions for people: SAN, extended by what the ball does.
#include "games/chessfootball/search_api.h"
#include "games/chessfootball/text.h"

namespace chessfootball {

namespace {

// How much of a piece's own square a move names.
enum class Origin { None, File, Rank, Both };

std::string originText(Square from, Origin origin) {
    const std::string name = squareName(from);
    switch (origin) {
        case Origin::None:
            return "";
        case Origin::File:
            return name.substr(0, 1);
        case Origin::Rank:
            return name.substr(1);
        default:
            return name;
    }
}

std::string shotText(const Position& p, Action action) {
    const std::string token = formatAction(action);
    const Lane lane = laneOf(p, action.from(), action.direction());
    switch (lane.end) {
        case LaneEnd::Goal:
            return token + "=G";
        case LaneEnd::OwnGoal:
            return token + "=OG";
        case LaneEnd::Received:
            return token + '=' + squareName(lane.by);
        case LaneEnd::Intercepted:
            return token + '_' + squareName(lane.by);
        default:
            return token + '-' + squareName(lane.last);
    }
}

// A pawn names its file where it changes it: `exd5`, and `ed5o` for the step that only takes the ball (CF8).
std::string pawnText(Action action, bool captures) {
    const Square from = action.from(), to = action.to();
    std::string text;
    if (fileOf(from) != fileOf(to)) text += originText(from, Origin::File);
    if (captures) text += 'x';
    text += squareName(to);
    if (action.isPromotion()) text += {'=', letterOf(action.promoted())};
    return text;
}

// Everything but check marks.
std::string body(const Position& p, Action action, Origin origin) {
    if (action.kind() == ActionKind::Shot) return shotText(p, action);
    if (action.kind() == ActionKind::KnightPass) return formatAction(action);
    const ActionEffect effect = effectOf(p, action);
    const bool captures = effect.captured != kNoPiece;
    const PieceType piece = p.typeAt(action.from());
    std::string text;
    if (action.kind() == ActionKind::Castling) {
        text = fileOf(action.to()) == 6 ? "O-O" : "O-O-O";
    } else if (piece == kPawn) {
        text = pawnText(action, captures);
    } else {
        text = letterOf(piece) + originText(action.from(), origin) + (captures ? "x" : "") + squareName(action.to());
    }
    if (effect.takesBall) text += 'o';
    return text;
}

// As in PGN: nothing if the piece is the only one of its kind that may go there, else its file if that is enough, else
// its rank, else both.
Origin originNeeded(const Position& p, Action action) {
    const PieceType piece = p.typeAt(action.from());
    if (action.kind() != ActionKind::Move || piece == kPawn) return Origin::None;
    bool others = false, sameFile = false, sameRank = false;
    ActionList list;
    generateLegal(p, list);
    for (const Action other : list) {
        if (other.isBallPlay() || other.to() != action.to() || other.from() == action.from()) continue;
        if (p.typeAt(other.from()) != piece || other.kind() == ActionKind::Castling) continue;
        others = true;
        sameFile = sameFile || fileOf(other.from()) == fileOf(action.from());
        sameRank = sameRank || rankOf(other.from()) == rankOf(action.from());
    }
    if (!others) return Origin::None;
    if (!sameFile) return Origin::File;
    return sameRank ? Origin::Both : Origin::Rank;
}

bool reads(const Position& p, Action action, std::string_view text) {
    if (body(p, action, Origin::None) == text) return true;
    if (action.kind() != ActionKind::Move || p.typeAt(action.from()) == kPawn) return false;
    return body(p, action, Origin::File) == text || body(p, action, Origin::Rank) == text ||
           body(p, action, Origin::Both) == text;
}

}  // namespace

std::string formatSan(const Position& p, Action action, const Rules& rules) {
    std::string text = body(p, action, originNeeded(p, action));
    if (!givesCheck(p, action)) return text;
    return text += hasLegal(play(p, action, rules)) ? '+' : '#';
}

base::Result<Action> parseSan(const Position& p, std::string_view text) {
    std::string_view wanted = text;
    if (!wanted.empty() && (wanted.back() == '+' || wanted.back() == '#')) wanted.remove_suffix(1);
    ActionList list;
    generateLegal(p, list);
    std::optional<Action> found;
    for (const Action action : list) {
        if (!reads(p, action, wanted)) continue;
        if (found) return base::Fault{"bad_notation", "", {{"problem", std::string("ambiguous")}}, 0};
        found = action;
    }
    if (!found) return base::Fault{"bad_notation", "", {{"problem", std::string("no_such_action")}}, 0};
    return *found;
}

}  // namespace chessfootball
