// What is wrong with a text that should be JSON, and where: nlohmann's parser without exceptions only says "no".
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace api {

struct TextProblem {
    int at = 0;           // byte, from 0
    std::string field;    // the value that is meant, as "discs[0].at[1]"; empty: the whole
    const char* problem;  // "not JSON", "number too large", "named twice", "nested too deeply"
};

// The first problem, or nothing. Keys that stand twice in one object are one: the parser would silently drop the first.
std::optional<TextProblem> problemOf(std::string_view text);

}  // namespace api
