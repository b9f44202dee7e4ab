// The command `go`: its parameters, and how much time of the clock a choice may take.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/bot.h"

namespace engine {

struct Clock {
    std::optional<std::int64_t> time;  // ms left; may be negative when a flag has fallen
    std::int64_t increment = 0;        // ms
};

struct Go {
    ai::Limits limits;  // depth, nodes, movetime, mate, searchmoves
    Clock clocks[2];    // of the first seat (wtime, winc) and the second
    std::int64_t movesToGo = 0;
    bool infinite = false;
    bool ponder = false;
    int perft = 0;
    // One line for each thing that was not understood.
    std::vector<std::string> complaints;
    bool refused = false;  // a number is missing or malformed: guessing what was meant could mean to think for ever
};

// `parameters`: what follows the word `go`.
Go parseGo(std::string_view parameters);

// ms from now: deepen no further after `soft`, answer by `hard`.
struct TimeBudget {
    std::int64_t soft = 0, hard = 0;
};

// None if `go` does not limit the time of this seat. `overhead` ms are kept back for the way of the answer.
std::optional<TimeBudget> timeBudget(const Go& go, int seat, std::int64_t overhead);

}  // namespace engine
