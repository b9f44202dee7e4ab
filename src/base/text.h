// Integer text and splitting, without locales and without exceptions.
#pragma once

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

// `text` without spaces, tabs and line ends at its ends.
std::string_view trimmed(std::string_view text);

}  // namespace base
