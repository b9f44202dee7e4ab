#include "record/pgn_common.h"

#include "base/text.h"

namespace record {

namespace {

std::string twoDigits(std::int64_t value) {
    return (value < 10 ? "0" : "") + std::to_string(value);
}

// Digits only, leading zeros allowed; -1 if it is something else or longer than `digits`.
std::int64_t numberIn(std::string_view text, std::size_t digits) {
    if (text.empty() || text.size() > digits) return -1;
    std::int64_t value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return -1;
        value = value * 10 + (c - '0');
    }
    return value;
}

}  // namespace

std::string camelCase(std::string_view key) {
    std::string text;
    bool capital = true;
    for (const char c : key) {
        if (c != '_') text += capital && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        capital = c == '_';
    }
    return text;
}

std::string formatClock(std::int64_t milliseconds) {
    const std::int64_t seconds = milliseconds / 1000, rest = milliseconds % 1000;
    std::string text =
        std::to_string(seconds / 3600) + ":" + twoDigits(seconds / 60 % 60) + ":" + twoDigits(seconds % 60);
    if (rest == 0) return text;
    std::string decimals = std::to_string(1000 + rest);
    decimals[0] = '.';
    decimals.resize(decimals.find_last_not_of('0') + 1);
    return text + decimals;
}

std::optional<std::int64_t> parseClock(std::string_view text) {
    const auto parts = base::fields(text, ':');
    if (parts.size() != 3) return std::nullopt;
    const std::size_t point = parts[2].text.find('.');
    std::string decimals(point == std::string_view::npos ? "000" : parts[2].text.substr(point + 1));
    if (decimals.empty() || decimals.size() > 3) return std::nullopt;
    decimals.resize(3, '0');
    const std::int64_t hours = numberIn(parts[0].text, 12), minutes = numberIn(parts[1].text, 2),
                       seconds = numberIn(parts[2].text.substr(0, point), 2), rest = numberIn(decimals, 3);
    if (hours < 0 || minutes < 0 || minutes > 59 || seconds < 0 || seconds > 59 || rest < 0) return std::nullopt;
    const std::int64_t clock = ((hours * 60 + minutes) * 60 + seconds) * 1000 + rest;
    return clock <= kMaxClock ? std::optional(clock) : std::nullopt;
}

}  // namespace record
