// Verbs that speak of games rather than of a game: games, codes.
#include "api/verbs.h"
#include "base/text.h"

namespace api {

namespace {

void addCodes(Json& list, std::string_view game, std::span<const game::CodeInfo> codes) {
    for (const game::CodeInfo& code : codes) {
        Json rules = Json::array();
        for (const base::Word& rule : base::words(code.rules)) rules.push_back(rule.text);
        list.push_back({{"game", game}, {"code", code.code}, {"rules", std::move(rules)}});
    }
}

}  // namespace

Json games(const Context& context, Request& request) {
    if (const auto fault = request.finish()) return faultReply(*fault);
    Json list = Json::array();
    for (const catalog::Entry& entry : context.catalog.entries()) {
        Json json = jsonOf(entry.info());
        json["bots"] = entry.botNames();
        list.push_back(std::move(json));
    }
    return {{"games", std::move(list)}};
}

Json codes(const Context& context, Request& request) {
    const std::string only = request.text("game");
    if (const auto fault = request.finish()) return faultReply(*fault);
    if (!only.empty() && !context.catalog.find(only)) return faultReply({"unknown_game", "", {{"game", only}}});
    Json events = Json::array(), faults = Json::array(), endings = Json::array(), clauses = Json::array();
    addCodes(faults, "common", game::commonFaults());
    addCodes(endings, "common", game::commonEndings());
    for (const catalog::Entry& entry : context.catalog.entries()) {
        const game::GameInfo& info = entry.info();
        if (!only.empty() && only != info.name) continue;
        addCodes(events, info.name, info.events);
        addCodes(faults, info.name, info.faults);
        addCodes(endings, info.name, info.endings);
        for (const std::string_view id : info.clauses) clauses.push_back({{"game", info.name}, {"id", id}});
    }
    return {{"events", std::move(events)},
            {"faults", std::move(faults)},
            {"endings", std::move(endings)},
            {"clauses", std::move(clauses)}};
}

}  // namespace api
