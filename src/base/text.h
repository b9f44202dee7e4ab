// Integer text and splitting, without locales and without exceptions.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace base {

// A piece of a text and where it begins in the whole (bytes from 0), so that a fault can name the place.
struct Word {
    std::string_view text;
    int at = 0;
};

// The words of `text` between runs of spaces and tabs.
std::vector<Word> words(std::string_view text);

// The fields of `text` between single `separator`s; an empty text has one empty field.
std::vector<Word> fields(std::string_view text, char separator);

// A whole decimal integer: optional '-', digits without a superfluous leading zero, nothing else, within 64 bits.
std::optional<std::int64_t> parseInteger(std::string_view text);

// As above and within min … max.
std::optional<std::int64_t> parseInteger(std::string_view text, std::int64_t min, std::int64_t max);

// A whole decimal integer of 0 … 2^64-1.
std::optional<std::uint64_t> parseUnsigned(std::string_view text);

// Integers with one separator after each but the last, as in "3:-1,2" = {3, -1, 2} with {':', ',', 0}; each within
// ±max.
template <std::size_t N>
std::optional<std::array<std::int32_t, N>> parseIntegers(std::string_view text, const char (&separators)[N],
                                                         std::int32_t max = 2'000'000'000);

// `text` without spaces, tabs and line ends at its ends.
std::string_view trimmed(std::string_view text);

template <std::size_t N>
std::optional<std::array<std::int32_t, N>> parseIntegers(std::string_view text, const char (&separators)[N],
                                                         std::int32_t max) {
    std::array<std::int32_t, N> values{};
    for (std::size_t i = 0; i < N; ++i) {
        const std::size_t end = i + 1 < N ? text.find(separators[i]) : text.size();
        if (end == std::string_view::npos) return std::nullopt;
        const auto value = parseInteger(text.substr(0, end), -std::int64_t{max}, max);
        if (!value) return std::nullopt;
        values[i] = static_cast<std::int32_t>(*value);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return values;
}

}  // namespace base
