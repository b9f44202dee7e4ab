#include "api/api.h"

#include "api/verbs.h"

namespace api {

namespace {

using Verb = Json (*)(const Context&, Request&);

constexpr std::pair<std::string_view, Verb> kVerbs[] = {
    {"games", games}, {"codes", codes},       {"state", state},   {"choices", choices},   {"check", check},
    {"apply", apply}, {"undo", undo},         {"perft", perft},   {"simulate", simulate}, {"show", show},
    {"bot", bot},     {"notation", notation}, {"record", record}, {"verify", verify},
};

// No honest request comes near it; a larger one would only cost memory.
constexpr std::size_t kMaxRequest = 16u << 20;

Json answer(const Context& context, std::string_view text) {
    if (text.size() > kMaxRequest)
        return faultReply({"too_large", "", {{"bytes", static_cast<std::int64_t>(text.size())}}});
    const Json body = Json::parse(text.begin(), text.end(), nullptr, false);
    if (body.is_discarded()) return faultReply({"bad_json", "", {}});
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
