// Verbs that look at one moment of a game or go on from it: state, choices, check, apply, undo, simulate, preview.
#include "api/verbs.h"

namespace api {

namespace {

Json stateReply(const game::Match& match) {
    Json reply = {{"game", match.info().name},
                  {"options", jsonOf(match.allOptions())},
                  {"initial", match.startIsInitial()},
                  {"ply", match.steps().size()}};
    addMoment(reply, match);
    return reply;
}

// Plays one step and tells it; a fault leaves the match as it was.
base::Result<Json> playStep(game::Match& match, const std::string& text) {
    Json step = {{"action", text}};
    const auto seat = match.toAct();
    if (!game::isAdjudication(text)) {
        const auto notation = match.notation(text);
        if (!notation) return notation.fault();
        step["notation"] = *notation;
        if (seat) step["seat"] = match.info().seats[static_cast<std::size_t>(game::index(*seat))];
    }
    game::Events events;
    if (auto fault = match.apply(text, &events)) return *std::move(fault);
    step["action"] = match.steps().back().text;
    step["events"] = jsonOf(events);
    addMoment(step, match);
    return step;
}

}  // namespace

Json state(const Context& context, Request& request) {
    const Table table = request.table(context.catalog);
    if (const auto fault = request.finish()) return faultReply(*fault);
    return stateReply(*table.match);
}

Json choices(const Context& context, Request& request) {
    const Table table = request.table(context.catalog);
    const std::string partial = request.text("partial");
    if (const auto fault = request.finish()) return faultReply(*fault);
    const auto found = table.match->choices(partial);
    return found ? jsonOf(*found) : faultReply(found.fault());
}

Json check(const Context& context, Request& request) {
    const Table table = request.table(context.catalog);
    const std::string action = request.requiredText("action");
    if (const auto fault = request.finish()) return faultReply(*fault);
    const auto fault = table.match->check(action);
    if (!fault) return {{"legal", true}};
    return {{"legal", false}, {"fault", jsonOf(*fault)}};
}

Json apply(const Context& context, Request& request) {
    const Table table = request.table(context.catalog);
    const std::vector<std::string> play = request.texts("play");
    if (const auto fault = request.finish()) return faultReply(*fault);
    Json reply = {{"steps", Json::array()}};
    for (const std::string& text : play) {
        auto step = playStep(*table.match, text);
        if (!step) {
            reply["fault"] = jsonOf(step.fault());
            break;
        }
        reply["steps"].push_back(*std::move(step));
    }
    return reply;
}

Json referee(const Context& context, Request& request) {
    const Table table = request.table(context.catalog);
    // Two names for the same: what games of pocketing and games of touching call what was done.
    std::string told = request.text("strike");
    const char* key = told.empty() ? "pocketed" : "strike";
    if (told.empty()) told = request.requiredText("pocketed");
    if (request.flag("untouched", false)) told += " untouched";
    if (const auto fault = request.finish()) return faultReply(*fault);
    Json reply = {{key, told}};
    if (const auto seat = table.match->toAct())
        reply["seat"] = table.match->info().seats[static_cast<std::size_t>(game::index(*seat))];
    game::Events events;
    const auto after = table.match->referee(told, &events);
    if (!after) return faultReply(after.fault());
    reply["events"] = jsonOf(events);
    addMoment(reply, **after);
    return reply;
}

Json undo(const Context& context, Request& request) {
    const Table table = request.table(context.catalog);
    const std::int64_t count = request.integer("count", 1, 1, 1 << 20);
    if (const auto fault = request.finish()) return faultReply(*fault);
    for (std::int64_t i = 0; i < count; ++i) {
        if (!table.match->undo()) return faultReply({"nothing_to_undo", "", {{"steps", i}}});
    }
    Json reply = stateReply(*table.match);
    Json actions = Json::array();
    for (const game::Step& step : table.match->steps()) actions.push_back(step.text);
    reply["actions"] = std::move(actions);
    return reply;
}

Json simulate(const Context& context, Request& request) {
    const Table table = request.table(context.catalog);
    const std::string action = request.requiredText("action");
    if (const auto fault = request.finish()) return faultReply(*fault);
    const auto trajectory = table.match->simulate(action);
    if (!trajectory) return faultReply(trajectory.fault());
    return {{"trajectory", jsonOf(*trajectory)}};
}

Json preview(const Context& context, Request& request) {
    const Table table = request.table(context.catalog);
    const std::string action = request.requiredText("action");
    if (const auto fault = request.finish()) return faultReply(*fault);
    const auto trajectory = table.match->simulate(action);
    if (!trajectory) return faultReply(trajectory.fault());
    return {{"preview", jsonOf(game::previewOf(*trajectory, table.match->discs()))}};
}

}  // namespace api
