// Options of a game as data: what may be set, to what, by which clause; and the one reader that all games share.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"

namespace game {

// One field of a game's Options. Either a word out of `words` (the default first) or an integer in min … max.
struct OptionSpec {
    std::string_view key;
    std::string_view rule;
    std::span<const std::string_view> words;  // empty for an integer
    std::int64_t min = 0, max = 0, byDefault = 0;
};

using KeyValues = std::vector<std::pair<std::string, std::string>>;

// Input shorthand `preset=name` for several options.
struct Preset {
    std::string_view name;
    std::span<const std::pair<std::string_view, std::string_view>> values;
};

// The value of every option in the order of the specs: the integer itself, or the position of the word in `words`.
using OptionValues = std::vector<std::int64_t>;

// Reads pairs into values. A later pair overrides an earlier one; `preset` stands for its pairs.
// Faults: unknown_option {option}, bad_option {option, value, allowed}; `at` is the number of the pair, from 0.
base::Result<OptionValues> readOptions(std::span<const OptionSpec> specs, std::span<const Preset> presets,
                                       const KeyValues& pairs);

// The options that differ from their defaults, in the order of the specs.
KeyValues writeOptions(std::span<const OptionSpec> specs, const OptionValues& values);

// Every option's value as text, in the order of the specs.
KeyValues writeAllOptions(std::span<const OptionSpec> specs, const OptionValues& values);

// The allowed values as a text for people who read faults: `centre|d4|e4`, `1..9`.
std::string allowedValues(const OptionSpec& spec);

}  // namespace game
