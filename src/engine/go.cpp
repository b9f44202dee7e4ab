#include "engine/go.h"

#include <algorithm>
#include <functional>

#include "base/text.h"

namespace engine {

namespace {

constexpr std::int64_t kMost = 1'000'000'000'000;  // ms or plies or nodes; more is a mistake

// The parameters that are followed by a number.
struct Numbered {
    std::string_view name;
    std::int64_t min, max;
    void (*set)(Go&, std::int64_t);
};

constexpr Numbered kNumbered[] = {
    {"wtime", -kMost, kMost, [](Go& go, std::int64_t n) { go.clocks[0].time = n; }},
    {"btime", -kMost, kMost, [](Go& go, std::int64_t n) { go.clocks[1].time = n; }},
    {"winc", 0, kMost, [](Go& go, std::int64_t n) { go.clocks[0].increment = n; }},
    {"binc", 0, kMost, [](Go& go, std::int64_t n) { go.clocks[1].increment = n; }},
    {"movestogo", 0, kMost, [](Go& go, std::int64_t n) { go.movesToGo = n; }},
    {"depth", 1, 10'000, [](Go& go, std::int64_t n) { go.limits.depth = static_cast<int>(n); }},
    {"nodes", 1, 1'000'000 * kMost, [](Go& go, std::int64_t n) { go.limits.nodes = static_cast<std::uint64_t>(n); }},
    {"movetime", 0, kMost, [](Go& go, std::int64_t n) { go.limits.movetimeMs = std::max<std::int64_t>(n, 1); }},
    {"mate", 1, 10'000, [](Go& go, std::int64_t n) { go.limits.mateIn = static_cast<int>(n); }},
    {"perft", 1, 100, [](Go& go, std::int64_t n) { go.perft = static_cast<int>(n); }},
};

const Numbered* numbered(std::string_view name) {
    const auto found = std::find_if(std::begin(kNumbered), std::end(kNumbered),
                                    [&](const Numbered& parameter) { return parameter.name == name; });
    return found == std::end(kNumbered) ? nullptr : found;
}

bool isParameter(std::string_view word) {
    return numbered(word) != nullptr || word == "infinite" || word == "ponder" || word == "searchmoves";
}

}  // namespace

Go parseGo(std::string_view parameters) {
    Go go;
    const auto words = base::words(parameters);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view name = words[i].text;
        if (const Numbered* parameter = numbered(name)) {
            const auto number = i + 1 < words.size()
                                    ? base::parseInteger(words[i + 1].text, parameter->min, parameter->max)
                                    : std::nullopt;
            if (number) {
                parameter->set(go, *number);
                ++i;
            } else {
                go.refused = true;
                go.complaints.push_back("go: " + std::string(name) + " needs a whole number of " +
                                        std::to_string(parameter->min) + " to " + std::to_string(parameter->max));
                return go;
            }
        } else if (name == "infinite") {
            go.infinite = true;
        } else if (name == "ponder") {
            go.ponder = true;
        } else if (name == "searchmoves") {
            while (i + 1 < words.size() && !isParameter(words[i + 1].text)) {
                go.limits.actions.emplace_back(words[++i].text);
            }
        } else {
            go.complaints.push_back("go: unknown parameter " + std::string(name));
        }
    }
    return go;
}

std::optional<TimeBudget> timeBudget(const Go& go, int seat, std::int64_t overhead) {
    if (go.infinite) return std::nullopt;
    const auto atLeastOne = [](std::int64_t ms) { return std::max<std::int64_t>(ms, 1); };
    if (go.limits.movetimeMs > 0) {
        const std::int64_t ms = atLeastOne(go.limits.movetimeMs - overhead);
        return TimeBudget{ms, ms};
    }
    const Clock& clock = go.clocks[seat];
    if (!clock.time) return std::nullopt;
    // A share of what is left for each of the actions still to come, most of the increment on top; in need four times
    // that, but never so much that the clock could run out.
    const std::int64_t left = atLeastOne(*clock.time - overhead);
    const std::int64_t actions = go.movesToGo > 0 ? std::min<std::int64_t>(go.movesToGo, 40) : 30;
    const std::int64_t most = atLeastOne(actions == 1 ? left * 9 / 10 : left * 6 / 10);
    const std::int64_t share = left / actions + clock.increment * 3 / 4;
    // A new iteration costs about as much as all before it: stop at half the share.
    return TimeBudget{std::clamp<std::int64_t>(share * 6 / 10, 1, most), std::clamp<std::int64_t>(share * 4, 1, most)};
}

}  // namespace engine
