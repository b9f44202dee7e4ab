#include "engine/settings.h"

#include <algorithm>
#include <utility>

#include "base/text.h"

namespace engine {

namespace {

constexpr int kMaxHash = 4096;
constexpr int kMaxMultiPv = 256;
constexpr int kMaxOverhead = 5000;
constexpr std::int64_t kMaxSeed = 2'147'483'647;

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return result;
}

std::string spin(std::string_view name, std::int64_t byDefault, std::int64_t min, std::int64_t max) {
    return "option name " + std::string(name) + " type spin default " + std::to_string(byDefault) + " min " +
           std::to_string(min) + " max " + std::to_string(max);
}

std::string combo(std::string_view name, const std::vector<std::string>& words) {
    std::string line = "option name " + std::string(name) + " type combo default " + words.front();
    for (const std::string& word : words) line += " var " + word;
    return line;
}

std::vector<std::string> variants(const game::GameInfo& info) {
    std::vector<std::string> words = {std::string(info.name)};
    for (const game::Preset& preset : info.presets) words.emplace_back(preset.name);
    return words;
}

std::vector<std::string> levels(int count) {
    std::vector<std::string> words = {"off"};
    for (int level = 1; level <= count; ++level) words.push_back(std::to_string(level));
    return words;
}

// `name … value …`, each without the spaces at its ends. The value may be empty.
struct Assignment {
    std::string name, value;
};

std::optional<Assignment> parseAssignment(std::string_view text) {
    const auto words = base::words(text);
    if (words.empty() || words[0].text != "name") return std::nullopt;
    Assignment result;
    bool inValue = false;
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (!inValue && words[i].text == "value") {
            inValue = true;
            continue;
        }
        std::string& part = inValue ? result.value : result.name;
        part.append(part.empty() ? "" : " ").append(words[i].text);
    }
    if (result.name.empty()) return std::nullopt;
    return result;
}

SetResult complaint(const Assignment& a, std::string_view allowed) {
    return {Change::Nothing,
            "setoption: " + a.name + " cannot be '" + a.value + "', allowed is " + std::string(allowed)};
}

SetResult setNumber(int& target, const Assignment& a, int min, int max, Change change) {
    const auto number = base::parseInteger(a.value, min, max);
    if (!number) return complaint(a, std::to_string(min) + ".." + std::to_string(max));
    target = static_cast<int>(*number);
    return {change, ""};
}

SetResult setVariant(Settings& settings, const game::GameInfo& info, const Assignment& a) {
    std::string allowed;
    for (const std::string& variant : variants(info)) {
        if (lower(variant) == lower(a.value)) {
            settings.variant = variant;
            return {Change::Match, ""};
        }
        allowed.append(allowed.empty() ? "" : "|").append(variant);
    }
    return complaint(a, allowed);
}

SetResult setGameOption(Settings& settings, const game::GameInfo& info, const game::OptionSpec& spec,
                        const Assignment& a) {
    game::KeyValues pairs = settings.gameOptions;
    std::erase_if(pairs, [&](const auto& pair) { return pair.first == spec.key; });
    pairs.emplace_back(spec.key, lower(a.value));
    if (!game::readOptions(info.options, info.presets, pairs)) return complaint(a, game::allowedValues(spec));
    settings.gameOptions = std::move(pairs);
    return {Change::Match, ""};
}

}  // namespace

game::KeyValues Settings::matchOptions(const game::GameInfo& info) const {
    game::KeyValues pairs = gameOptions;
    if (variant != info.name) pairs.emplace_back("preset", variant);
    return pairs;
}

int levelCount(const catalog::Entry& entry) {
    int count = 0;
    const auto& names = entry.botNames();
    while (std::find(names.begin(), names.end(), "level" + std::to_string(count + 1)) != names.end()) ++count;
    return count;
}

std::vector<std::string> optionLines(const catalog::Entry& entry) {
    const game::GameInfo& info = entry.info();
    const Settings defaults;
    std::vector<std::string> lines = {
        spin("Hash", defaults.hashMegabytes, 1, kMaxHash),
        spin("Threads", 1, 1, 1),
        spin("MultiPV", defaults.multiPv, 1, kMaxMultiPv),
        "option name Ponder type check default false",
        spin("Move Overhead", defaults.moveOverhead, 0, kMaxOverhead),
        spin("Seed", static_cast<std::int64_t>(defaults.seed), 0, kMaxSeed),
        combo("UCI_Variant", variants(info)),
    };
    if (const int count = levelCount(entry); count > 0) lines.push_back(combo("Level", levels(count)));
    for (const game::OptionSpec& spec : info.options) {
        if (spec.words.empty()) {
            lines.push_back(spin(spec.key, spec.byDefault, spec.min, spec.max));
        } else {
            lines.push_back(combo(spec.key, {spec.words.begin(), spec.words.end()}));
        }
    }
    return lines;
}

SetResult setOption(Settings& settings, const catalog::Entry& entry, std::string_view text) {
    const auto a = parseAssignment(text);
    if (!a) return {Change::Nothing, "setoption: expected name <id> [value <x>]"};
    const std::string name = lower(a->name);
    if (name == "hash") return setNumber(settings.hashMegabytes, *a, 1, kMaxHash, Change::Hash);
    if (name == "multipv") return setNumber(settings.multiPv, *a, 1, kMaxMultiPv, Change::Nothing);
    if (name == "move overhead") return setNumber(settings.moveOverhead, *a, 0, kMaxOverhead, Change::Nothing);
    if (name == "threads") {
        int threads = 1;
        return setNumber(threads, *a, 1, 1, Change::Nothing);
    }
    if (name == "ponder") {  // what the other side of the wire will do; nothing changes here
        const std::string value = lower(a->value);
        return value == "true" || value == "false" ? SetResult{} : complaint(*a, "true|false");
    }
    if (name == "seed") {
        const auto number = base::parseInteger(a->value, 0, kMaxSeed);
        if (!number) return complaint(*a, "0.." + std::to_string(kMaxSeed));
        settings.seed = static_cast<std::uint64_t>(*number);
        return {Change::Match, ""};
    }
    if (name == "uci_variant") return setVariant(settings, entry.info(), *a);
    if (const int count = levelCount(entry); name == "level" && count > 0) {
        const auto number = lower(a->value) == "off" ? 0 : base::parseInteger(a->value, 1, count);
        if (!number) return complaint(*a, "off|1.." + std::to_string(count));
        settings.level = static_cast<int>(*number);
        return {Change::Bot, ""};
    }
    for (const game::OptionSpec& spec : entry.info().options) {
        if (lower(spec.key) == name) return setGameOption(settings, entry.info(), spec, *a);
    }
    return {Change::Nothing, "setoption: unknown option " + a->name};
}

}  // namespace engine
