// The state's line: `W=x,y;x,y;x,y B=… ball=… side=…`, every field, in this order.
#include <array>
#include <optional>

#include "base/text.h"
#include "games/discfootball/text.h"

namespace discfootball {

namespace {

constexpr std::int64_t kFarthest = 1'000 * kMm;
constexpr std::int64_t kMany = 1'000'000'000;

constexpr std::string_view kFields[] = {"W",    "B",    "ball",   "side",  "strikes", "phase",
                                        "turn", "idle", "resets", "score", "result"};

std::string pointText(Point p) {
    return std::to_string(p.x) + "," + std::to_string(p.y);
}

std::string discsText(const State& s, Side side) {
    std::string text;
    for (int disc = 0; disc < kDiscs; ++disc)
        text.append(disc == 0 ? "" : ";").append(pointText(s.at[static_cast<std::size_t>(pieceOf(side, disc))]));
    return text;
}

// DF28: more goals win, equal is a draw.
std::string resultText(const State& s) {
    if (!s.over()) return "-";
    const std::int32_t white = s.score[kWhite], black = s.score[kBlack];
    const std::string_view who = white == black ? "draw" : nameOf(white > black ? kWhite : kBlack);
    return std::string(who) + ":" + std::string(wordOf(s.ending));
}

// ---- reading; each returns whether the text is well-formed

template <class T>
bool read(std::string_view text, std::int64_t min, std::int64_t max, T& value) {
    const auto number = base::parseInteger(text, min, max);
    if (number) value = static_cast<T>(*number);
    return number.has_value();
}

bool readPoint(std::string_view text, Point& p) {
    const auto parts = base::fields(text, ',');
    return parts.size() == 2 && read(parts[0].text, -kFarthest, kFarthest, p.x) &&
           read(parts[1].text, -kFarthest, kFarthest, p.y);
}

bool readDiscs(std::string_view text, State& s, Side side) {
    const auto parts = base::fields(text, ';');
    if (parts.size() != kDiscs) return false;
    for (int disc = 0; disc < kDiscs; ++disc) {
        if (!readPoint(parts[static_cast<std::size_t>(disc)].text, s.at[static_cast<std::size_t>(pieceOf(side, disc))]))
            return false;
    }
    return true;
}

bool readPhase(std::string_view text, Phase& phase) {
    for (const Phase p : {Phase::Play, Phase::Throw, Phase::GoalKick, Phase::Corner}) {
        if (wordOf(p) == text) return phase = p, true;
    }
    return false;
}

bool readScore(std::string_view text, State& s) {
    const auto parts = base::fields(text, ',');
    return parts.size() == 2 && read(parts[0].text, 0, kMany, s.score[0]) && read(parts[1].text, 0, kMany, s.score[1]);
}

bool readResult(std::string_view text, State& s) {
    for (const Ending e : {Ending::None, Ending::Time, Ending::Goals, Ending::Turns, Ending::Resets}) {
        s.ending = e;
        if (text == resultText(s)) return true;
    }
    return false;
}

bool readField(std::size_t field, std::string_view text, State& s) {
    switch (field) {
        case 0:
            return readDiscs(text, s, kWhite);
        case 1:
            return readDiscs(text, s, kBlack);
        case 2:
            return readPoint(text, s.at[kBall]);
        case 3:
            s.side = text == "w" ? kWhite : kBlack;
            return text == "w" || text == "b";
        case 4:
            return read(text, 0, kStrikes - 1, s.strikes);
        case 5:
            return readPhase(text, s.phase);
        case 6:
            return read(text, 1, kMany, s.turn);
        case 7:
            return read(text, 0, kIdleTurns - 1, s.idle);
        case 8:
            return read(text, 0, kResetsToEnd, s.resets);
        case 9:
            return readScore(text, s);
        default:
            return readResult(text, s);
    }
}

base::Fault fault(std::string_view field, std::string_view problem, int at) {
    return {"bad_state", "", {{"field", std::string(field)}, {"problem", std::string(problem)}}, at};
}

}  // namespace

std::string formatState(const State& s) {
    std::string text;
    const auto field = [&](std::string_view key, std::string_view value) {
        text.append(text.empty() ? "" : " ").append(key).append("=").append(value);
    };
    field("W", discsText(s, kWhite));
    field("B", discsText(s, kBlack));
    field("ball", pointText(s.ball()));
    field("side", s.side == kWhite ? "w" : "b");
    field("strikes", std::to_string(s.strikes));
    field("phase", wordOf(s.phase));
    field("turn", std::to_string(s.turn));
    field("idle", std::to_string(s.idle));
    field("resets", std::to_string(s.resets));
    field("score", std::to_string(s.score[0]) + "," + std::to_string(s.score[1]));
    field("result", resultText(s));
    return text;
}

base::Result<State> parseState(std::string_view text, const Options& options, const Table& table) {
    const auto words = base::fields(text, ' ');
    State s;
    std::array<int, std::size(kFields)> places{};
    for (std::size_t i = 0; i < std::size(kFields); ++i) {
        if (i >= words.size()) return fault(kFields[i], "missing", static_cast<int>(text.size()));
        const auto [word, at] = words[i];
        const std::string_view key = kFields[i];
        if (!word.starts_with(key) || word.size() <= key.size() || word[key.size()] != '=')
            return fault(key, "missing", at);
        places[i] = at + static_cast<int>(key.size()) + 1;
        if (!readField(i, word.substr(key.size() + 1), s)) return fault(key, "malformed", places[i]);
    }
    if (words.size() > std::size(kFields)) return fault("result", "trailing_text", words[std::size(kFields)].at - 1);
    const Flaw flaw = flawOf(s, options, table);
    if (flaw.problem.empty()) return s;
    int at = 0;
    for (std::size_t i = 0; i < std::size(kFields); ++i) {
        if (kFields[i] == flaw.field) at = places[i];
    }
    return fault(flaw.field, flaw.problem, at);
}

}  // namespace discfootball
