// What writing and reading PGN share.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "record/record.h"

namespace record {

// `goals_to_win` → `GoalsToWin`.
std::string camelCase(std::string_view key);

// ms ↔ `0:04:58.5`: hours, two digits of minutes and of seconds, up to three decimals without zeros at their end.
std::string formatClock(std::int64_t milliseconds);
std::optional<std::int64_t> parseClock(std::string_view text);

}  // namespace record
