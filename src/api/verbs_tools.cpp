// Verbs for people and engines around a moment: perft, show, notation, bot.
#include <cstdio>

#include "api/verbs.h"

namespace api {

namespace {

// Seconds with µs resolution. nlohmann prints the shortest text that reads back, so the rounding has to happen before.
double secondsOf(std::int64_t microseconds) {
    return static_cast<double>(microseconds) / 1e6;
}

ai::Limits limitsOf(Request& request) {
    ai::Limits limits;
    limits.nodes = static_cast<std::uint64_t>(request.integer("nodes", 0, 0, std::int64_t{1} << 53));
    limits.depth = static_cast<int>(request.integer("depth", 0, 0, 200));
    limits.movetimeMs = request.integer("movetime", 0, 0, 86'400'000);
    limits.multiPv = static_cast<int>(request.integer("multipv", 1, 1, 64));
    return limits;
}

}  // namespace

Json perft(const Context& context, Request& request) {
    const Table table = request.table(context.catalog);
    const std::int64_t depth = request.integer("depth", 1, 1, 12);
    if (const auto fault = request.finish()) return faultReply(*fault);
    const std::int64_t start = context.now();
    const auto lines = table.match->perft(static_cast<int>(depth), context.host.stop);
    if (!lines) return faultReply(lines.fault());
    Json actions = Json::array();
    std::uint64_t total = 0;
    for (const game::PerftLine& line : *lines) {
        actions.push_back({{"action", line.action}, {"count", line.count}});
        total += line.count;
    }
    return {{"depth", depth},
            {"actions", std::move(actions)},
            {"total", total},
            {"seconds", secondsOf(context.now() - start)}};
}

Json show(const Context& context, Request& request) {
    const Table table = request.table(context.catalog);
    game::DrawStyle style;
    const std::string bottom = request.text("bottom");
    style.dark = request.flag("dark", false);
    style.coordinates = request.flag("coordinates", true);
    if (const auto fault = request.finish()) return faultReply(*fault);
    const auto seats = table.match->info().seats;
    if (!bottom.empty()) {
        const auto seat = std::find(seats.begin(), seats.end(), bottom);
        if (seat == seats.end())
            return faultReply({"bad_field", "", {{"field", std::string("bottom")}, {"value", bottom}}});
        style.bottom = static_cast<game::Seat>(seat - seats.begin());
    }
    const auto& steps = table.match->steps();
    if (!steps.empty() && !steps.back().adjudication) style.lastAction = steps.back().text;
    const auto picture = table.match->svg(style);
    if (!picture) return faultReply(picture.fault());
    return {{"svg", *picture}};
}

Json notation(const Context& context, Request& request) {
    const Table table = request.table(context.catalog);
    const bool reads = request.has("notation");
    const std::string text = reads ? request.text("notation") : request.requiredText("action");
    if (const auto fault = request.finish()) return faultReply(*fault);
    const auto other = reads ? table.match->parseNotation(text) : table.match->notation(text);
    if (!other) return faultReply(other.fault());
    return {{reads ? "action" : "notation", *other}};
}

Json bot(const Context& context, Request& request) {
    const Table table = request.table(context.catalog);
    const std::string name = request.requiredText("bot");
    const std::uint64_t seed = request.seed("bot_seed");
    const ai::Limits limits = limitsOf(request);
    if (const auto fault = request.finish()) return faultReply(*fault);
    const auto player = table.entry->makeBot(name, seed);
    if (!player) return faultReply(player.fault());
    const game::Match& match = *table.match;

    std::vector<ai::Report> best;  // the newest exact line of each rank
    ai::Control control;
    control.now = context.host.now;
    control.stop = context.host.stop;
    control.report = [&](const ai::Report& report) {
        const auto rank = static_cast<std::size_t>(report.multiPvIndex);
        if (best.size() < rank) best.resize(rank);
        best[rank - 1] = report;
        if (context.host.info) context.host.info(textOf({{"lines", Json::array({jsonOf(report, match)})}}));
    };
    const auto decision = (*player)->choose(match, limits, control);
    if (!decision) return faultReply(decision.fault());
    const auto words = match.notation(decision->action);
    Json lines = Json::array();
    for (const ai::Report& report : best) lines.push_back(jsonOf(report, match));
    return {{"action", decision->action},
            {"notation", words ? *words : decision->action},
            {"nodes", decision->report.nodes},
            {"loss", decision->lossCp},
            {"lines", std::move(lines)}};
}

}  // namespace api
