// What the fuzz targets share: a law that must hold, and inputs that are made of lines.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "catalog/catalog.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace fuzz {

// Ends the process if a law does not hold, so that the fuzzer keeps the input.
inline void require(bool holds, const char* law) {
    if (holds) return;
    std::fprintf(stderr, "broken law: %s\n", law);
    std::abort();
}

inline std::string_view textOf(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

// The lines of an input, at most `most`.
inline std::vector<std::string_view> linesOf(std::string_view text, std::size_t most) {
    std::vector<std::string_view> lines;
    for (const base::Word& line : base::fields(text, '\n')) {
        if (lines.size() == most) break;
        lines.push_back(line.text);
    }
    return lines;
}

// The match that begins in `state`, the initial one if it is empty; null if the state is refused.
inline std::unique_ptr<game::Match> matchFrom(const catalog::Entry& entry, std::string_view state) {
    auto match = entry.makeMatch({}, 0, state.empty() ? std::nullopt : std::optional(state));
    return match ? std::move(match).value() : nullptr;
}

}  // namespace fuzz
