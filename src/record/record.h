// A match as data that can be kept: how it began, what was done, and the hash after each step (docs/record.md).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/match.h"

namespace record {

// Longest clock that is kept: about 31,000 years.
inline constexpr std::int64_t kMaxClock = 1'000'000'000'000'000;

struct Step {
    std::string text;                   // an action token or an adjudication
    std::uint64_t hash = 0;             // of the state's text afterwards
    std::optional<std::int64_t> clock;  // ms that the acting seat had left afterwards, 0 … kMaxClock
    bool operator==(const Step&) const = default;
};

struct Record {
    std::string game;
    int rules = 1;            // GameInfo::rulesVersion
    game::KeyValues options;  // those that differ from the defaults
    std::uint64_t seed = 0;
    game::KeyValues names;             // seat, name; only known names, in the order of the seats
    std::string date;                  // YYYY-MM-DD or empty
    std::optional<std::string> start;  // none: the state that options and seed give
    std::uint64_t hash = 0;            // of the text of the state in which it began
    std::string result = "*";          // as in resultOf()
    std::string reason;                // empty while not ended
    std::vector<Step> steps;
    bool operator==(const Record&) const = default;
};

// What records need to know of the games; filled in by whoever has the list of them.
struct Library {
    // Makes a match; a game that does not exist is the fault unknown_game.
    using MatchMaker = std::function<base::Result<std::unique_ptr<game::Match>>(
        std::string_view game, const game::KeyValues& options, std::uint64_t seed,
        std::optional<std::string_view> start)>;
    MatchMaker makeMatch;
    std::vector<const game::GameInfo*> games;  // for PGN's Variant tag
    // What a PGN without Variant tag is: a game and its options that differ from the defaults. Empty: refused.
    std::string plainGame;
    game::KeyValues plainOptions;
};

// What a match does not know of itself.
struct Extras {
    game::KeyValues names;             // seat, name; unknown seats and empty names are dropped
    std::string date;                  // dropped unless isDate()
    std::vector<std::int64_t> clocks;  // ms a step, in order; missing or outside 0 … kMaxClock: no clock
};

// The record of a match as it stands. Control characters in names become spaces.
Record recordOf(const game::Match& match, const Extras& extras);

// `1-0` the first seat won, `0-1` the second, `1/2-1/2`, `*` not ended.
std::string resultOf(const game::Outcome& outcome);

// Whether a text is spelled YYYY-MM-DD with a month of 1 … 12 and a day of 1 … 31.
bool isDate(std::string_view text);

}  // namespace record
