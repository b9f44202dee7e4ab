// Action tokens, and the referee's own little language for a real board.
#include "base/text.h"
#include "games/carrom/text.h"

namespace carrom {

namespace {

base::Fault badAction(int at) {
    return {"bad_action", "", {}, at};
}

base::Fault badPocketed(std::string_view problem, int at) {
    return {"bad_pocketed", "", {{"problem", std::string(problem)}}, at};
}

}  // namespace

std::string formatAction(const Action& a) {
    const auto n = [](std::int32_t v) { return std::to_string(v); };
    switch (a.kind) {
        case Kind::Shot:
            return "shot:" + n(a.x) + ":" + n(a.dx) + "," + n(a.dy) + ":" + n(a.speed);
        case Kind::Place:
            return "place:" + n(a.x) + "," + n(a.y);
        case Kind::Forgo:
            return "forgo";
        case Kind::Pass:
            return "pass";
        default:
            return "timeout";
    }
}

base::Result<Action> parseAction(std::string_view text) {
    constexpr std::string_view kShot = "shot:", kPlace = "place:";
    if (text == "forgo") return Action{Kind::Forgo};
    if (text == "pass") return Action{Kind::Pass};
    if (text == "timeout") return Action{Kind::Timeout};
    if (text.starts_with(kShot)) {
        if (const auto v = base::parseIntegers<4>(text.substr(kShot.size()), {':', ',', ':', 0}))
            return Action{Kind::Shot, (*v)[0], 0, (*v)[1], (*v)[2], (*v)[3]};
        return badAction(static_cast<int>(kShot.size()));
    }
    if (text.starts_with(kPlace)) {
        if (const auto v = base::parseIntegers<2>(text.substr(kPlace.size()), {',', 0}))
            return Action{Kind::Place, (*v)[0], (*v)[1], 0, 0, 0};
        return badAction(static_cast<int>(kPlace.size()));
    }
    return badAction(0);
}

base::Result<Stroke> parsePocketed(std::string_view text, const State& s) {
    Stroke stroke;
    const auto words = base::words(text);
    if (words.empty()) return badPocketed("malformed", 0);
    bool nothing = false;
    for (const base::Word& word : words) {
        const std::string_view token = word.text;
        int count = 1;
        Piece piece = Piece::Striker;
        if (token == "untouched") {
            stroke.touched = false;
            continue;
        }
        if (token == "-") {
            nothing = true;
            continue;
        }
        if (token == "q") {
            piece = Piece::Queen;
        } else if (token != "s") {
            const auto number = base::parseInteger(token.substr(1), 1, 99);
            if ((token[0] != 'w' && token[0] != 'b') || !number) return badPocketed("malformed", word.at);
            piece = token[0] == 'w' ? Piece::White : Piece::Black;
            count = static_cast<int>(*number);
        }
        int available = 1 - stroke.of(piece);
        if (piece == Piece::White) available = s.men[kWhite].count - stroke.of(piece);
        if (piece == Piece::Black) available = s.men[kBlack].count - stroke.of(piece);
        if (piece == Piece::Queen && s.queenIs != QueenIs::OnTable) available = 0;
        if (count > available) return badPocketed(piece == Piece::Queen ? "queen" : "too_many", word.at);
        for (; count > 0; --count) stroke.fell(piece);
    }
    const bool pieces = stroke.count > stroke.of(Piece::Striker);
    if (!stroke.touched && pieces) return badPocketed("untouched", 0);
    if (nothing && stroke.count > 0) return badPocketed("malformed", 0);
    return stroke;
}

}  // namespace carrom
