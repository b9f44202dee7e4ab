// The state's line: `W=x,y;… B=… Q=… act=… …`, every field, in this order.
#include <array>
#include <optional>

#include "base/text.h"
#include "games/carrom/table.h"
#include "games/carrom/text.h"

namespace carrom {

namespace {

constexpr std::string_view kEndingWords[] = {"-",         "points", "boards",  "lot",
                                             "freestyle", "voids",  "cleared", "strokes"};

using base::parseInteger;

template <class A>
std::string pair(const A& values) {
    return std::to_string(values[0]) + "," + std::to_string(values[1]);
}

std::string pointText(Point p) {
    return std::to_string(p.x) + "," + std::to_string(p.y);
}

std::string menText(const Men& men) {
    if (men.count == 0) return "-";
    std::string text;
    for (std::size_t i = 0; i < men.count; ++i) text.append(i == 0 ? "" : ";").append(pointText(men.at[i]));
    return text;
}

std::string queenText(const State& s) {
    switch (s.queenIs) {
        case QueenIs::OnTable:
            return "table:" + pointText(s.queen);
        case QueenIs::Pending:
            return "pending";
        default:
            return s.queenIs == QueenIs::CoveredByWhite ? "covered:w" : "covered:b";
    }
}

std::string phaseText(const State& s) {
    if (s.phase == Phase::Break) return "break:" + std::to_string(s.attempts);
    if (s.phase == Phase::Strike) return "strike";
    return "place:" + std::to_string(s.toPlace[0]) + "/" + std::to_string(s.toPlace[1]) + "/" +
           std::to_string(s.toPlace[2]);
}

std::string scoredText(const Scored& scored) {
    if (scored.count == 0) return "-";
    std::string text;
    for (std::size_t i = 0; i < scored.count; ++i) text += scored.men[i] == kWhite ? 'w' : 'b';
    return text;
}

std::string resultText(const State& s) {
    if (!s.over()) return "-";
    return std::string(s.drawn ? "draw" : nameOf(s.winner)) + ":" + std::string(wordOf(s.ending));
}

// ---- reading; each returns whether the text is well-formed

template <class T>
bool read(std::string_view text, std::int64_t min, std::int64_t max, T& value) {
    const auto number = parseInteger(text, min, max);
    if (number) value = static_cast<T>(*number);
    return number.has_value();
}

template <class A>
bool readPair(std::string_view text, std::int64_t max, A& values) {
    const auto parts = base::fields(text, ',');
    return parts.size() == 2 && read(parts[0].text, 0, max, values[0]) && read(parts[1].text, 0, max, values[1]);
}

bool readPoint(std::string_view text, Point& p) {
    const auto parts = base::fields(text, ',');
    return parts.size() == 2 && read(parts[0].text, -kHalf, kHalf, p.x) && read(parts[1].text, -kHalf, kHalf, p.y);
}

bool readMen(std::string_view text, Men& men) {
    men = {};
    if (text == "-") return true;
    for (const base::Word& word : base::fields(text, ';')) {
        Point p;
        if (men.count >= kMen || !readPoint(word.text, p)) return false;
        men.add(p);
        if (men.at[men.count - 1U] != p) return false;  // not sorted
    }
    return true;
}

bool readQueen(std::string_view text, State& s) {
    constexpr std::string_view kTable = "table:";
    if (text.starts_with(kTable)) {
        s.queenIs = QueenIs::OnTable;
        return readPoint(text.substr(kTable.size()), s.queen);
    }
    if (text == "pending") return s.queenIs = QueenIs::Pending, true;
    if (text == "covered:w") return s.queenIs = QueenIs::CoveredByWhite, true;
    if (text == "covered:b") return s.queenIs = QueenIs::CoveredByBlack, true;
    return false;
}

bool readSeat(std::string_view text, Seat& seat) {
    if (text != "south" && text != "north") return false;
    seat = text == "south" ? Seat::First : Seat::Second;
    return true;
}

bool readPhase(std::string_view text, State& s) {
    s.attempts = 0;
    if (text == "strike") return s.phase = Phase::Strike, true;
    const auto parts = base::fields(text, ':');
    if (parts.size() != 2) return false;
    if (parts[0].text == "break") {
        s.phase = Phase::Break;
        return read(parts[1].text, 1, kAttempts, s.attempts);
    }
    const auto counts = base::fields(parts[1].text, '/');
    if (parts[0].text != "place" || counts.size() != 3) return false;
    s.phase = Phase::Place;
    for (std::size_t i = 0; i < 3; ++i) {
        if (!read(counts[i].text, 0, kMen, s.toPlace[i])) return false;
    }
    return true;
}

bool readScored(std::string_view text, Scored& scored) {
    scored = {};
    if (text == "-") return true;
    if (text.empty() || text.size() > scored.men.size()) return false;
    for (const char c : text) {
        if (c != 'w' && c != 'b') return false;
        scored.push(c == 'w' ? kWhite : kBlack);
    }
    return true;
}

bool readBothScored(std::string_view text, State& s) {
    const auto parts = base::fields(text, ',');
    return parts.size() == 2 && readScored(parts[0].text, s.scored[0]) && readScored(parts[1].text, s.scored[1]);
}

bool readResult(std::string_view text, State& s) {
    if (text == "-") return true;
    const auto parts = base::fields(text, ':');
    if (parts.size() != 2) return false;
    s.drawn = parts[0].text == "draw";
    if (!s.drawn && !readSeat(parts[0].text, s.winner)) return false;
    for (std::size_t i = 1; i < std::size(kEndingWords); ++i) {
        if (kEndingWords[i] == parts[1].text) return s.ending = static_cast<Ending>(i), true;
    }
    return false;
}

constexpr std::string_view kFields[] = {"W",      "B",       "Q",     "act",    "next",  "phase",   "dues",
                                        "R",      "score",   "board", "games",  "first", "breaker", "lot",
                                        "scored", "strokes", "idle",  "passes", "voids", "opts",    "result"};

bool readField(std::size_t field, std::string_view text, State& s) {
    constexpr std::int64_t kMany = 10'000;
    switch (field) {
        case 0:
            return readMen(text, s.men[kWhite]);
        case 1:
            return readMen(text, s.men[kBlack]);
        case 2:
            return readQueen(text, s);
        case 3:
            return readSeat(text, s.act);
        case 4:
            return readSeat(text, s.next);
        case 5:
            return readPhase(text, s);
        case 6:
            return readPair(text, kMany, s.dues);
        case 7:
            return readPair(text, 1, s.right);
        case 8:
            return readPair(text, 400, s.score);
        case 9:
            return read(text, 1, kMany, s.board);
        case 10:
            return readPair(text, 3, s.games);
        case 11:
            return readSeat(text, s.first);
        case 12:
            return readSeat(text, s.breaker);
        case 13:
            return read(text, 0, 0xffff'ffff, s.lot);
        case 14:
            return readBothScored(text, s);
        case 15:
            return read(text, 0, kSoloStrokes, s.strokes);
        case 16:
            return read(text, 0, kMany, s.idle);
        case 17:
            return read(text, 0, kPassesToVoid - 1, s.passes);
        case 18:
            return read(text, 0, kVoidsToCount - 1, s.voids);
        default:
            return readResult(text, s);
    }
}

base::Fault fault(std::string_view field, std::string_view problem, int at) {
    return {"bad_state", "", {{"field", std::string(field)}, {"problem", std::string(problem)}}, at};
}

}  // namespace

std::string_view wordOf(Ending ending) {
    return kEndingWords[static_cast<int>(ending)];
}

std::string wordOf(QueenIs queen) {
    constexpr std::string_view kWords[] = {"table", "pending", "covered:white", "covered:black"};
    return std::string(kWords[static_cast<int>(queen)]);
}

std::string formatState(const State& s, std::string_view opts) {
    std::string text;
    const auto field = [&](std::string_view key, std::string_view value) {
        text.append(text.empty() ? "" : " ").append(key).append("=").append(value);
    };
    field("W", menText(s.men[kWhite]));
    field("B", menText(s.men[kBlack]));
    field("Q", queenText(s));
    field("act", nameOf(s.act));
    field("next", nameOf(s.next));
    field("phase", phaseText(s));
    field("dues", pair(s.dues));
    field("R", pair(s.right));
    field("score", pair(s.score));
    field("board", std::to_string(s.board));
    field("games", pair(s.games));
    field("first", nameOf(s.first));
    field("breaker", nameOf(s.breaker));
    field("lot", std::to_string(s.lot));
    field("scored", scoredText(s.scored[0]) + "," + scoredText(s.scored[1]));
    field("strokes", std::to_string(s.strokes));
    field("idle", std::to_string(s.idle));
    field("passes", std::to_string(s.passes));
    field("voids", std::to_string(s.voids));
    field("opts", opts);
    field("result", resultText(s));
    return text;
}

base::Result<State> parseState(std::string_view text, const Options& options, std::string_view opts) {
    constexpr std::size_t kOptsField = 19;
    static_assert(kFields[kOptsField] == "opts" && std::size(kFields) == 21);
    const auto words = base::fields(text, ' ');
    State s;
    std::array<int, std::size(kFields)> places{};
    for (std::size_t i = 0; i < std::size(kFields); ++i) {
        if (i >= words.size()) return fault(kFields[i], "missing", static_cast<int>(text.size()));
        const auto [word, at] = words[i];
        const std::string_view key = kFields[i];
        if (!word.starts_with(key) || word.size() <= key.size() || word[key.size()] != '=')
            return fault(key, "missing", at);
        const std::string_view value = word.substr(key.size() + 1);
        places[i] = at + static_cast<int>(key.size()) + 1;
        if (i == kOptsField ? value != opts : !readField(i, value, s))
            return fault(key, i == kOptsField ? "other_options" : "malformed", places[i]);
    }
    if (words.size() > std::size(kFields)) return fault("result", "trailing_text", words[std::size(kFields)].at - 1);
    const Flaw flaw = flawOf(s, options);
    if (flaw.problem.empty()) return s;
    int at = 0;
    for (std::size_t i = 0; i < std::size(kFields); ++i) {
        if (kFields[i] == flaw.field) at = places[i];
    }
    return fault(flaw.field, flaw.problem, at);
}

}  // namespace carrom
