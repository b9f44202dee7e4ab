#include "game/options.h"

#include <algorithm>
#include <optional>

#include "base/text.h"

namespace game {

namespace {

std::optional<std::int64_t> valueOf(const OptionSpec& spec, std::string_view text) {
    if (spec.words.empty()) return base::parseInteger(text, spec.min, spec.max);
    const auto word = std::find(spec.words.begin(), spec.words.end(), text);
    if (word == spec.words.end()) return std::nullopt;
    return word - spec.words.begin();
}

std::string textOf(const OptionSpec& spec, std::int64_t value) {
    return spec.words.empty() ? std::to_string(value) : std::string(spec.words[static_cast<std::size_t>(value)]);
}

std::int64_t defaultOf(const OptionSpec& spec) {
    return spec.words.empty() ? spec.byDefault : 0;
}

base::Fault badOption(std::string_view key, std::string_view value, std::string allowed, int at) {
    return {"bad_option",
            "",
            {{"option", std::string(key)}, {"value", std::string(value)}, {"allowed", std::move(allowed)}},
            at};
}

// Sets one option; nothing to return if it went well.
std::optional<base::Fault> set(std::span<const OptionSpec> specs, OptionValues& values, std::string_view key,
                               std::string_view text, int at) {
    const auto spec = std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& s) { return s.key == key; });
    if (spec == specs.end()) return base::Fault{"unknown_option", "", {{"option", std::string(key)}}, at};
    const auto value = valueOf(*spec, text);
    if (!value) return badOption(key, text, allowedValues(*spec), at);
    values[static_cast<std::size_t>(spec - specs.begin())] = *value;
    return std::nullopt;
}

}  // namespace

std::string allowedValues(const OptionSpec& spec) {
    if (spec.words.empty()) return std::to_string(spec.min) + ".." + std::to_string(spec.max);
    std::string text;
    for (const std::string_view word : spec.words) text.append(text.empty() ? "" : "|").append(word);
    return text;
}

base::Result<OptionValues> readOptions(std::span<const OptionSpec> specs, std::span<const Preset> presets,
                                       const KeyValues& pairs) {
    OptionValues values;
    for (const OptionSpec& spec : specs) values.push_back(defaultOf(spec));
    int at = 0;
    for (const auto& [key, text] : pairs) {
        if (key == "preset") {
            const auto preset = std::find_if(presets.begin(), presets.end(),
                                             [&name = text](const Preset& p) { return p.name == name; });
            if (preset == presets.end()) {
                std::string allowed;
                for (const Preset& p : presets) allowed.append(allowed.empty() ? "" : "|").append(p.name);
                return badOption(key, text, std::move(allowed), at);
            }
            for (const auto& [k, v] : preset->values) {
                if (auto fault = set(specs, values, k, v, at)) return *std::move(fault);
            }
        } else if (auto fault = set(specs, values, key, text, at)) {
            return *std::move(fault);
        }
        ++at;
    }
    return values;
}

KeyValues writeOptions(std::span<const OptionSpec> specs, const OptionValues& values) {
    KeyValues pairs;
    for (std::size_t i = 0; i < specs.size(); ++i) {
        if (values[i] != defaultOf(specs[i])) pairs.emplace_back(specs[i].key, textOf(specs[i], values[i]));
    }
    return pairs;
}

KeyValues writeAllOptions(std::span<const OptionSpec> specs, const OptionValues& values) {
    KeyValues pairs;
    for (std::size_t i = 0; i < specs.size(); ++i) pairs.emplace_back(specs[i].key, textOf(specs[i], values[i]));
    return pairs;
}

}  // namespace game
