// The short form in which cases of carrom state a board and what is left of it: counts instead of places, `white` and
// `black` for the seats.
//
//     board: W=7 B=9 Q=table act=white R=1,0 score=21,3
//     after: W=6 act=black next=black phase=place:2/0/0
//
// Missing fields of a board have defaults: nine men each, the queen on the table, white (south) strikes, nothing else
// has happened. In freestyle and solo the men that are missing were scored by south, white ones first.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "game/match.h"

namespace rules {

namespace detail {

using Fields = std::map<std::string, std::string, std::less<>>;

inline Fields carromFields(std::string_view text) {
    Fields fields;
    for (const base::Word& word : base::words(text)) {
        const std::size_t equals = word.text.find('=');
        fields[std::string(word.text.substr(0, equals))] =
            equals == std::string_view::npos ? "" : word.text.substr(equals + 1);
    }
    return fields;
}

inline std::string otherSeat(const std::string& seat) {
    return seat == "south" ? "north" : "south";
}

// White is the breaker's colour.
inline std::string seatOf(const std::string& name, const std::string& breaker) {
    if (name == "white") return breaker;
    return name == "black" ? otherSeat(breaker) : name;
}

// Men in a row, far from the base lines and from the ring where men are placed.
inline std::string row(int men, int millimetres) {
    std::string text;
    for (int i = 0; i < men; ++i) {
        const int x = (i - 4) * 40;
        text += (i == 0 ? "" : ";") + (x == 0 ? "0" : std::to_string(x) + "000000") + "," +
                std::to_string(millimetres) + "000000";
    }
    return men == 0 ? "-" : text;
}

inline int numberIn(const Fields& fields, const char* key, int byDefault) {
    const auto found = fields.find(key);
    if (found == fields.end()) return byDefault;
    return static_cast<int>(base::parseInteger(found->second, 0, 1'000'000).value_or(-1));
}

inline std::string optionOf(const game::Match& match, std::string_view key) {
    for (const auto& [name, value] : match.allOptions()) {
        if (name == key) return value;
    }
    return {};
}

inline std::string optsOf(const game::Match& match) {
    std::string text;
    for (const auto& [name, value] : match.options()) text += (text.empty() ? "" : ",") + name + "=" + value;
    return text.empty() ? "-" : text;
}

// Men of each owner that wait to be placed: white, black.
inline std::pair<int, int> waiting(const Fields& fields, const std::string& breaker, bool freestyle) {
    const std::string& phase = fields.find("phase")->second;
    if (!phase.starts_with("place:")) return {0, 0};
    const int mover = phase[6] - '0', other = phase.size() > 8 ? phase[8] - '0' : 0;
    const bool whitePlaces = fields.find("act")->second == breaker;
    const bool moverIsWhite = mover > 0 ? !whitePlaces : whitePlaces;
    return freestyle || moverIsWhite ? std::pair{mover, other} : std::pair{other, mover};
}

inline void completeScored(Fields& fields, const std::string& breaker, const std::string& variant, int white,
                           int black) {
    const auto [waitingWhite, waitingBlack] = waiting(fields, breaker, variant == "freestyle");
    const int w = 9 - white - waitingWhite, b = 9 - black - waitingBlack;
    if (fields.find("scored") == fields.end()) {
        const std::string list =
            std::string(std::size_t(w < 0 ? 0 : w), 'w') + std::string(std::size_t(b < 0 ? 0 : b), 'b');
        fields["scored"] = (list.empty() ? "-" : list) + ",-";
    }
    if (variant != "freestyle" || fields.find("score") != fields.end()) return;
    std::vector<int> points;
    for (const base::Word& list : base::fields(fields["scored"], ',')) {
        int sum = 0;
        for (const char c : list.text) sum += c == 'w' ? 20 : c == 'b' ? 10 : 0;
        points.push_back(sum);
    }
    if (points.size() != 2) return;
    const std::string& queen = fields["Q"];
    if (queen.starts_with("covered")) points[(queen == "covered:w") == (breaker == "south") ? 0 : 1] += 50;
    fields["score"] = std::to_string(points[0]) + "," + std::to_string(points[1]);
}

}  // namespace detail

// The whole line of a board in short form; `match` has the options. Nonsense stays nonsense, so that the game refuses
// it.
inline std::string carromPosition(std::string_view shorthand, const game::Match& match) {
    using namespace detail;
    Fields fields = carromFields(shorthand);
    const auto byDefault = [&](const char* key, const std::string& value) { fields.try_emplace(key, value); };
    byDefault("breaker", "south");
    const std::string breaker = seatOf(fields["breaker"], "south");
    const int board = numberIn(fields, "board", 1);
    byDefault("first", board > 8 ? "south" : board % 2 == 1 ? breaker : otherSeat(breaker));
    byDefault("act", "white");
    fields["act"] = seatOf(fields["act"], breaker);
    byDefault("next", fields["act"]);
    byDefault("phase", "strike");
    byDefault("Q", "table");
    for (const char* key : {"dues", "R", "games"}) byDefault(key, "0,0");
    byDefault("board", "1");
    for (const char* key : {"lot", "strokes", "idle", "passes", "voids"}) byDefault(key, "0");
    byDefault("result", "-");
    const int white = numberIn(fields, "W", 9), black = numberIn(fields, "B", 9);
    const std::string variant = optionOf(match, "variant");
    if (variant != "points") completeScored(fields, breaker, variant, white, black);
    byDefault("score", "0,0");
    byDefault("scored", "-,-");
    fields["breaker"] = breaker;
    for (const char* key : {"next", "first"}) fields[key] = seatOf(fields[key], breaker);
    fields["W"] = row(white, 150);
    fields["B"] = row(black, 200);
    if (fields["Q"] == "table") fields["Q"] = "table:0,0";
    fields["opts"] = optsOf(match);

    std::string line;
    for (const char* key :
         {"W",     "B",       "Q",   "act",    "next",    "phase", "dues",   "R",     "score", "board", "games",
          "first", "breaker", "lot", "scored", "strokes", "idle",  "passes", "voids", "opts",  "result"}) {
        line += (line.empty() ? "" : " ") + std::string(key) + "=" + fields[key];
        fields.erase(key);
    }
    for (const auto& [key, value] : fields) line += " " + key + "=" + value;  // unknown: refused by the game
    return line;
}

// What differs from the fields wanted, in words.
inline std::vector<std::string> carromDifferences(std::string_view wanted, std::string_view line) {
    using namespace detail;
    std::vector<std::string> wrong;
    Fields got = carromFields(line);
    const std::string breaker = got["breaker"];
    for (auto [key, value] : carromFields(wanted)) {
        std::string found = got.find(key) == got.end() ? "(no such field)" : got[key];
        if (key == "W" || key == "B")
            found = std::to_string(found == "-" ? 0 : static_cast<int>(base::fields(found, ';').size()));
        if (key == "Q" && value == "table" && found.starts_with("table:")) found = value;
        if (key == "act" || key == "next" || key == "first" || key == "breaker") value = seatOf(value, breaker);
        if (found != value) wrong.push_back("after: " + key + " is " + found + ", expected " + value);
    }
    return wrong;
}

}  // namespace rules
