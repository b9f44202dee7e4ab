// The short form in which cases of disc football state a position and what is left of it: millimetres, piece by piece.
//
//     board: w3=-60,0 ball=0,100 side=w
//     after: w3=100,0 ball=0,100 side=b turn=2 idle=1
//
// Missing fields of a board have defaults: the pieces on their marks, white strikes in the first turn (the second if
// something was struck before), nothing else has happened.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "game/match.h"

namespace rules {

namespace detail {

inline constexpr std::array<std::string_view, 7> kDiscPieces = {"w1", "w2", "w3", "b1", "b2", "b3", "ball"};

using DiscFields = std::map<std::string, std::string, std::less<>>;

inline DiscFields discFields(std::string_view text) {
    DiscFields fields;
    for (const base::Word& word : base::words(text)) {
        const std::size_t equals = word.text.find('=');
        fields[std::string(word.text.substr(0, equals))] =
            equals == std::string_view::npos ? "" : word.text.substr(equals + 1);
    }
    return fields;
}

// `-60.5` mm as `-60500000` nm; what is no number stays what it is, so that the game refuses it.
inline std::string nanometresText(std::string_view mm) {
    const bool negative = mm.starts_with('-');
    const std::string_view size = negative ? mm.substr(1) : mm;
    const std::size_t point = size.find('.');
    std::string digits(size.substr(0, point));
    std::string decimals(point == std::string_view::npos ? "" : size.substr(point + 1));
    if (decimals.size() > 6) return std::string(mm);
    decimals.append(6 - decimals.size(), '0');
    const auto whole = base::parseInteger(digits), part = base::parseInteger("1" + decimals);
    if (!whole || !part) return std::string(mm);
    const std::int64_t value = *whole * 1'000'000 + (*part - 1'000'000);
    return std::to_string(negative ? -value : value);
}

inline std::string placeText(std::string_view mm) {
    const std::size_t comma = mm.find(',');
    if (comma == std::string_view::npos) return std::string(mm);
    return nanometresText(mm.substr(0, comma)) + "," + nanometresText(mm.substr(comma + 1));
}

// A state's line with one entry a piece instead of W and B.
inline DiscFields byPiece(std::string_view line) {
    DiscFields fields = discFields(line);
    std::size_t piece = 0;
    for (const char* side : {"W", "B"}) {
        for (const base::Word& place : base::fields(fields[side], ';')) {
            if (piece < 6) fields[std::string(kDiscPieces[piece++])] = place.text;
        }
        fields.erase(side);
    }
    return fields;
}

inline bool isPiece(std::string_view key) {
    for (const std::string_view piece : kDiscPieces) {
        if (piece == key) return true;
    }
    return false;
}

}  // namespace detail

// The whole line of a board in short form; `match` has the options and stands at its start.
inline std::string discfootballPosition(std::string_view shorthand, const game::Match& match) {
    using namespace detail;
    DiscFields fields = byPiece(match.stateText());
    fields["side"] = "w";
    const DiscFields given = discFields(shorthand);
    const auto has = [&](const char* key, std::string_view value) {
        const auto found = given.find(key);
        return found == given.end() || found->second == value;
    };
    if (!has("phase", "play") || !has("strikes", "0")) fields["turn"] = "2";
    for (const auto& [key, value] : given) fields[key] = isPiece(key) ? placeText(value) : value;
    std::string line = "W=" + fields["w1"] + ";" + fields["w2"] + ";" + fields["w3"] + " B=" + fields["b1"] + ";" +
                       fields["b2"] + ";" + fields["b3"];
    for (std::size_t i = 0; i < 6; ++i) fields.erase(std::string(kDiscPieces[i]));
    for (const char* key : {"ball", "side", "strikes", "phase", "turn", "idle", "resets", "score", "result"}) {
        line += " " + std::string(key) + "=" + fields[key];
        fields.erase(key);
    }
    for (const auto& [key, value] : fields) line += " " + key + "=" + value;  // unknown: refused by the game
    return line;
}

// What differs from the fields wanted, in words.
inline std::vector<std::string> discfootballDifferences(std::string_view wanted, std::string_view line) {
    using namespace detail;
    std::vector<std::string> wrong;
    const DiscFields got = byPiece(line);
    for (const auto& [key, value] : discFields(wanted)) {
        const auto found = got.find(key);
        const std::string is = found == got.end() ? "(no such field)" : found->second;
        const std::string want = isPiece(key) ? placeText(value) : value;
        if (is != want) wrong.push_back("after: " + key + " is " + is + ", expected " + want);
    }
    return wrong;
}

}  // namespace rules
