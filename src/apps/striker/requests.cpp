// Verbs that are one request to the api: build it, print the reply.
#include <fstream>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "api/api.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "clock.h"
#include "commands.h"

namespace apps {

namespace {

using Json = nlohmann::ordered_json;

Json ask(const Json& request) {
    api::Host host;
    host.now = microseconds;
    // The words of the command line are bytes; whatever is no UTF-8 in them cannot be part of a legal request.
    const std::string text = request.dump(-1, ' ', false, Json::error_handler_t::replace);
    return Json::parse(api::call(catalog::standardCatalog(), text, host));
}

std::string valueText(const Json& value) {
    return value.is_string() ? value.get<std::string>() : value.dump();
}

// `bad_state at byte 12: field board, problem malformed` — the code, the clause, the place, the arguments.
std::string lineOf(const Json& fault) {
    std::string line = fault.at("code").get<std::string>();
    if (fault.contains("rule")) line += " (" + fault["rule"].get<std::string>() + ")";
    if (fault.contains("at")) line += " at byte " + fault["at"].dump();
    const char* separator = ": ";
    if (fault.contains("args")) {
        for (const auto& [name, value] : fault["args"].items()) {
            line += separator + name + " " + valueText(value);
            separator = ", ";
        }
    }
    return line;
}

// Prints the reply, or the line that says what is wrong with the request.
int print(const Json& reply) {
    if (reply.contains("fault")) return failWith(lineOf(reply["fault"]));
    std::cout << reply.dump() << '\n';
    return 0;
}

Json requestFor(const char* verb, const GameArgs& args) {
    Json request = {{"verb", verb}, {"game", args.game}, {"seed", args.seed}};
    Json options = Json::object();
    for (const auto& [key, value] : pairsOf(args.options)) options[key] = value;
    request["options"] = std::move(options);
    if (args.hasState) request["state"] = args.state;
    Json actions = Json::array();
    for (const base::Word& word : base::words(args.after)) actions.push_back(word.text);
    request["actions"] = std::move(actions);
    return request;
}

bool writeFile(const std::string& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    return static_cast<bool>(file.flush());
}

}  // namespace

int runGames() {
    return print(ask({{"verb", "games"}}));
}

int runCodes(const std::string& game) {
    Json request = {{"verb", "codes"}};
    if (!game.empty()) request["game"] = game;
    return print(ask(request));
}

int runState(const GameArgs& args) {
    return print(ask(requestFor("state", args)));
}

int runApply(const GameArgs& args, const std::vector<std::string>& actions) {
    Json request = requestFor("apply", args);
    request["play"] = actions;
    const Json reply = ask(request);
    if (reply.contains("steps")) {
        for (const Json& step : reply["steps"]) std::cout << step.dump() << '\n';
    }
    if (!reply.contains("fault")) return 0;
    std::cout << Json{{"fault", reply["fault"]}}.dump() << '\n';
    return failWith(lineOf(reply["fault"]));
}

int runChoices(const GameArgs& args, const std::string& partial) {
    Json request = requestFor("choices", args);
    if (!partial.empty()) request["partial"] = partial;
    return print(ask(request));
}

int runPerft(const GameArgs& args, int depth) {
    Json request = requestFor("perft", args);
    request["depth"] = depth;
    return print(ask(request));
}

int runShow(const GameArgs& args, const std::string& file, const std::string& bottom, bool dark) {
    Json request = requestFor("show", args);
    request["dark"] = dark;
    if (!bottom.empty()) request["bottom"] = bottom;
    const Json reply = ask(request);
    if (reply.contains("fault")) return print(reply);
    const std::string svg = reply["svg"].get<std::string>();
    if (file.empty()) {
        std::cout << svg;
    } else if (!writeFile(file, svg)) {
        return failWith("cannot write " + file);
    }
    return 0;
}

int runVerify(const std::vector<std::string>& files) {
    int status = 0;
    for (const std::string& path : files) {
        std::ifstream file(path, std::ios::binary);
        if (!file) {
            status = failWith("cannot read " + path);
            continue;
        }
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        Json reply = {{"file", path}};
        reply.update(ask({{"verb", "verify"}, {"text", text}}));
        std::cout << reply.dump() << '\n';
        if (reply.contains("fault")) {
            status = failWith(path + ": " + lineOf(reply["fault"]));
        } else if (!reply["ok"].get<bool>()) {
            status = failWith(path + ":" + reply["line"].dump() + ": expected " + valueText(reply["expected"]) +
                              ", found " + valueText(reply["found"]));
        }
    }
    return status;
}

}  // namespace apps
