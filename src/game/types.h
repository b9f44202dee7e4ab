// The small vocabulary that every game speaks: seats, events, outcomes, codes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fault.h"

namespace game {

using base::Arg;
using base::Args;
using base::Fault;

// Who acts: 0 is the side that a game's page names first. Four values, though today's games seat two (CA44 may seat
// four).
enum class Seat : std::uint8_t { First = 0, Second = 1, Third = 2, Fourth = 3 };

constexpr Seat other(Seat seat) {
    return seat == Seat::First ? Seat::Second : Seat::First;
}
constexpr int index(Seat seat) {
    return static_cast<int>(seat);
}

// Something that happened while an action was carried out. `code` and `rule` are string literals.
struct Event {
    std::string_view code;
    std::string_view rule;
    Args args;
    bool operator==(const Event&) const = default;
};
using Events = std::vector<Event>;

enum class Result : std::uint8_t { Ongoing, Win, Draw };

// How a state or a match stands. `reason` is a code listed in GameInfo::endings (or one of the adjudications), `rule`
// its clause.
struct Outcome {
    Result result = Result::Ongoing;
    Seat winner = Seat::First;  // meaningful for Win only
    std::string_view reason;
    std::string_view rule;

    bool over() const { return result != Result::Ongoing; }
    bool operator==(const Outcome&) const = default;
};

// A code that a game can print, with the clauses it can stand for. For people's words see web/src/i18n.
struct CodeInfo {
    std::string_view code;
    std::string_view rules;  // ids separated by spaces; empty for faults of the text itself
};

}  // namespace game
