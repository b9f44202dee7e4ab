// Verbs that speak of games rather than of a match: games, codes, plan.
#include <algorithm>
#include <map>

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

void addLabels(Json& list, std::string_view game, std::span<const std::string_view> labels) {
    for (const std::string_view label : labels) list.push_back({{"game", game}, {"code", label}});
}

// What the request calls the labels of a plan. A label that the plan has not is refused, as an unknown key would be.
base::Result<draw::PlanWords> planWords(const catalog::Entry& entry, const game::KeyValues& pairs) {
    constexpr std::size_t kMaxBytes = 400;
    const auto own = entry.planner().labels, common = draw::commonPlanLabels();
    std::map<std::string, std::string, std::less<>> words;
    for (const auto& [label, text] : pairs) {
        const std::string field = "words." + label;
        if (std::find(own.begin(), own.end(), label) == own.end() &&
            std::find(common.begin(), common.end(), label) == common.end())
            return base::Fault{"unknown_field", "", {{"field", field}}};
        if (text.size() > kMaxBytes)
            return base::Fault{
                "bad_field",
                "",
                {{"field", field}, {"expected", "text of at most " + std::to_string(kMaxBytes) + " bytes"}}};
        words[label] = text;
    }
    return draw::PlanWords(std::move(words));
}

// Of the bots that have a budget or noise of their own.
Json skillsOf(const catalog::Entry& entry) {
    Json skills = Json::object();
    for (const std::string& bot : entry.botNames()) {
        if (const base::Args args = entry.skills().ofBot(bot); !args.empty()) skills[bot] = jsonOf(args);
    }
    return skills;
}

}  // namespace

Json games(const Context& context, Request& request) {
    if (const auto fault = request.finish()) return faultReply(*fault);
    Json list = Json::array();
    for (const catalog::Entry& entry : context.catalog.entries()) {
        Json json = jsonOf(entry.info());
        json["bots"] = entry.botNames();
        if (entry.skills().ofBot) json["skills"] = skillsOf(entry);
        list.push_back(std::move(json));
    }
    return {{"games", std::move(list)}};
}

Json codes(const Context& context, Request& request) {
    const std::string only = request.text("game");
    if (const auto fault = request.finish()) return faultReply(*fault);
    if (!only.empty() && !context.catalog.find(only)) return faultReply({"unknown_game", "", {{"game", only}}});
    Json events = Json::array(), faults = Json::array(), endings = Json::array(), clauses = Json::array(),
         labels = Json::array();
    addCodes(faults, "common", game::commonFaults());
    addCodes(endings, "common", game::commonEndings());
    addLabels(labels, "common", draw::commonPlanLabels());
    for (const catalog::Entry& entry : context.catalog.entries()) {
        const game::GameInfo& info = entry.info();
        if (!only.empty() && only != info.name) continue;
        addCodes(events, info.name, info.events);
        addCodes(faults, info.name, info.faults);
        addCodes(endings, info.name, info.endings);
        addLabels(labels, info.name, entry.planner().labels);
        for (const std::string_view id : info.clauses) clauses.push_back({{"game", info.name}, {"id", id}});
    }
    return {{"events", std::move(events)},
            {"faults", std::move(faults)},
            {"endings", std::move(endings)},
            {"clauses", std::move(clauses)},
            {"labels", std::move(labels)}};
}

Json plan(const Context& context, Request& request) {
    const std::string name = request.requiredText("game");
    const game::KeyValues options = request.pairs("options");
    const std::string tile = request.text("tile");
    const game::KeyValues pairs = request.pairs("words");
    if (const auto fault = request.finish()) return faultReply(*fault);
    const catalog::Entry* entry = context.catalog.find(name);
    if (!entry) return faultReply({"unknown_game", "", {{"game", name}}});
    if (!tile.empty() && tile != "a4")
        return faultReply({"bad_field", "", {{"field", std::string("tile")}, {"expected", std::string("a4")}}});
    const auto words = planWords(*entry, pairs);
    if (!words) return faultReply(words.fault());
    const auto pages = entry->makePlan(options, tile.empty() ? draw::Paper::Whole : draw::Paper::A4, *words);
    if (!pages) return faultReply(pages.fault());
    return {{"pages", *pages}};
}

}  // namespace api
