#include "game/match.h"

namespace game {

namespace {

struct Verdict {
    std::string_view word;
    bool namesSeat;
};

constexpr Verdict kVerdicts[] = {{"resign", true}, {"flag", true}, {"abandon", true}, {"draw", false}};

}  // namespace

bool isAdjudication(std::string_view text) {
    const std::string_view word = text.substr(0, text.find(':'));
    for (const Verdict& verdict : kVerdicts) {
        if (word == verdict.word && verdict.namesSeat == (word.size() < text.size())) return true;
    }
    return false;
}

base::Result<Outcome> adjudicate(const GameInfo& info, std::string_view text) {
    const std::size_t colon = text.find(':');
    const std::string_view word = text.substr(0, colon);
    for (const Verdict& verdict : kVerdicts) {
        if (word != verdict.word) continue;
        if (!verdict.namesSeat) {
            if (colon != std::string_view::npos) break;
            return Outcome{Result::Draw, Seat::First, verdict.word, info.adjudicationRule};
        }
        if (colon == std::string_view::npos) break;
        for (std::size_t seat = 0; seat < info.seats.size(); ++seat) {
            if (text.substr(colon + 1) == info.seats[seat]) {
                return Outcome{Result::Win, other(static_cast<Seat>(seat)), verdict.word, info.adjudicationRule};
            }
        }
        return Fault{"bad_adjudication", "", {{"text", std::string(text)}}, static_cast<int>(colon + 1)};
    }
    return Fault{"bad_adjudication", "", {{"text", std::string(text)}}, 0};
}

}  // namespace game
