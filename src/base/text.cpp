#include "base/text.h"

#include <charconv>

namespace base {

namespace {

constexpr std::string_view kBlank = " \t\r\n";

// from_chars alone would take "007" and stop silently at a letter.
template <class T>
std::optional<T> parseWhole(std::string_view text) {
    const std::string_view digits = !text.empty() && text.front() == '-' ? text.substr(1) : text;
    if (digits.empty() || (digits.size() > 1 && digits.front() == '0') ||
        (digits == "0" && digits.size() != text.size())) {
        return std::nullopt;
    }
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

}  // namespace

std::vector<Word> words(std::string_view text) {
    std::vector<Word> found;
    std::size_t i = 0;
    while (i < text.size()) {
        const std::size_t start = text.find_first_not_of(" \t", i);
        if (start == std::string_view::npos) break;
        std::size_t end = text.find_first_of(" \t", start);
        if (end == std::string_view::npos) end = text.size();
        found.push_back({text.substr(start, end - start), static_cast<int>(start)});
        i = end;
    }
    return found;
}

std::vector<Word> fields(std::string_view text, char separator) {
    std::vector<Word> found;
    std::size_t start = 0;
    for (;;) {
        const std::size_t end = text.find(separator, start);
        found.push_back(
            {text.substr(start, end == std::string_view::npos ? end : end - start), static_cast<int>(start)});
        if (end == std::string_view::npos) return found;
        start = end + 1;
    }
}

std::optional<std::int64_t> parseInteger(std::string_view text) {
    return parseWhole<std::int64_t>(text);
}

std::optional<std::int64_t> parseInteger(std::string_view text, std::int64_t min, std::int64_t max) {
    const auto value = parseInteger(text);
    return value && *value >= min && *value <= max ? value : std::nullopt;
}

std::optional<std::uint64_t> parseUnsigned(std::string_view text) {
    if (!text.empty() && text.front() == '-') return std::nullopt;
    return parseWhole<std::uint64_t>(text);
}

std::string_view trimmed(std::string_view text) {
    const std::size_t start = text.find_first_not_of(kBlank);
    if (start == std::string_view::npos) return {};
    return text.substr(start, text.find_last_not_of(kBlank) - start + 1);
}

}  // namespace base
