#include "api/api.h"

#include "api/json_text.h"
#include "api/verbs.h"

namespace api {

namespace {

using Verb = Json (*)(const Context&, Request&);

constexpr std::pair<std::string_view, Verb> kVerbs[] = {
    {"games", games},     {"codes", codes}, {"state", state}, {"choices", choices},   {"check", check},
    {"apply", apply},     {"undo", undo},   {"perft", perft}, {"simulate", simulate}, {"preview", preview},
    {"referee", referee}, {"show", show},   {"bot", bot},     {"notation", notation}, {"record", record},
    {"verify", verify},   {"scene", scene}, {"plan", plan},
};

// No honest request comes near it; a larger one would only cost memory.
constexpr std::size_t kMaxRequest = 16u << 20;

base::Fault badJson(std::string_view text) {
    base::Fault fault{"bad_json", "", {}};
    if (const auto problem = problemOf(text)) {
        fault.at = problem->at;
        if (!problem->field.empty()) fault.args.push_back({"field", problem->field});
        fault.args.push_back({"problem", std::string(problem->problem)});
    }
    return fault;
}

Json answer(const Context& context, std::string_view text) {
    if (text.size() > kMaxRequest)
        return faultReply({"too_large", "", {{"bytes", static_cast<std::int64_t>(text.size())}}});
    const Json body = Json::parse(text.begin(), text.end(), nullptr, false);
    if (body.is_discarded()) return faultReply(badJson(text));
    if (!body.is_object()) return faultReply({"bad_request", "", {{"expected", std::string("object")}}});
    Request request(body);
    const std::string name = request.requiredText("verb");
    if (request.fault()) return faultReply(*request.fault());
    for (const auto& [verb, function] : kVerbs) {
        if (name == verb) return function(context, request);
    }
    return faultReply({"unknown_verb", "", {{"verb", name}}});
}

}  // namespace

std::string call(const catalog::Catalog& catalog, std::string_view request, const Host& host) {
    return textOf(answer(Context{catalog, host}, request));
}

}  // namespace api
