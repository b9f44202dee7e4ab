// A fault: what is wrong with something that came from outside. It is a value, never a sentence: the page and the
// command line turn the code into words.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace base {

// A named argument of an event or a fault: an integer or a short text such as a square. Names are string literals.
struct Arg {
    std::string_view name;
    std::variant<std::int64_t, std::string> value;
    bool operator==(const Arg&) const = default;
};
using Args = std::vector<Arg>;

// `code` and `rule` are string literals; `rule` is the id of the clause that is broken, or empty where the text itself
// is malformed. `at` is the place in the text, counted in bytes from 0, or -1 where no text is meant.
struct Fault {
    std::string_view code;
    std::string_view rule;
    Args args;
    int at = -1;
    bool operator==(const Fault&) const = default;
};

}  // namespace base
