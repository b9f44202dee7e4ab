#include "engine/tools.h"

#include <algorithm>
#include <optional>

#include "base/hash.h"
#include "base/text.h"
#include "engine/format.h"

namespace engine {

namespace {

// Positions from random play, so that every game has some.
std::vector<std::unique_ptr<game::Match>> benchPositions(const catalog::Entry& entry) {
    constexpr int kPositions = 8;
    constexpr int kSteps = 6;  // more from one position to the next
    std::vector<std::unique_ptr<game::Match>> positions;
    for (int i = 0; i < kPositions; ++i) {
        auto match = entry.makeMatch({}, static_cast<std::uint64_t>(i));
        if (!match) continue;
        base::Rng rng(static_cast<std::uint64_t>(i));
        for (int step = 0; step < i * kSteps; ++step) {
            const auto action = (*match)->sample(rng);
            if (!action || (*match)->apply(*action, nullptr)) break;
        }
        while (!(*match)->toAct() && (*match)->undo()) continue;  // not from a game that is over
        positions.push_back(std::move(match).value());
    }
    return positions;
}

}  // namespace

std::vector<std::string> describe(const game::Match& match) {
    std::vector<std::string> lines = {"state " + match.stateText(), "hash " + base::hexOf(match.hash())};
    std::string options = "options";
    for (const auto& [key, value] : match.allOptions()) options.append(" ").append(key).append("=").append(value);
    lines.push_back(std::move(options));
    if (const game::Outcome outcome = match.outcome(); outcome.over()) {
        const bool win = outcome.result == game::Result::Win;
        const auto seat = static_cast<std::size_t>(game::index(outcome.winner));
        lines.push_back("result " + std::string(win ? match.info().seats[seat] : "draw") + " by " +
                        std::string(outcome.reason));
    }
    std::string playable = "legal";
    if (const auto choices = match.choices("")) {
        for (const game::Choice& choice : choices->list) playable.append(" ").append(choice.action);
    }
    lines.push_back(std::move(playable));
    return lines;
}

std::vector<std::string> perft(const game::Match& match, int depth, const std::function<bool()>& stop) {
    const auto lines = match.perft(depth, stop);
    if (!lines) return {"info string perft: " + textOf(lines.fault())};
    std::vector<std::string> text;
    std::uint64_t total = 0;
    for (const game::PerftLine& line : *lines) {
        text.push_back(line.action + ": " + std::to_string(line.count));
        total += line.count;
    }
    text.push_back("");
    text.push_back("Nodes searched: " + std::to_string(total));
    return text;
}

std::vector<std::string> benchmark(const catalog::Entry& entry, std::uint64_t nodes,
                                   const std::function<std::int64_t()>& now, const std::function<bool()>& stop) {
    const auto bot = entry.makeBot(entry.botNames().back(), 1);
    if (!bot) return {"info string bench: " + textOf(bot.fault())};
    ai::Limits limits;
    limits.nodes = nodes;
    ai::Control control;
    control.stop = stop;
    std::uint64_t total = 0;
    std::uint64_t fingerprint = base::hashText("");
    const std::int64_t start = now();
    for (const auto& match : benchPositions(entry)) {
        const auto decision = (*bot)->choose(*match, limits, control);
        if (stop()) return {"info string bench: stopped"};
        if (!decision) continue;
        total += decision->report.nodes;
        fingerprint = base::hashText(decision->action + " " + std::to_string(decision->report.score.value) + " " +
                                         std::to_string(decision->report.nodes) + "\n",
                                     fingerprint);
    }
    const auto us = static_cast<std::uint64_t>(std::max<std::int64_t>(now() - start, 1));
    return {"Fingerprint: " + base::hexOf(fingerprint), "Nodes searched: " + std::to_string(total),
            "Nodes/second: " + std::to_string(total * 1'000'000 / us)};
}

}  // namespace engine
