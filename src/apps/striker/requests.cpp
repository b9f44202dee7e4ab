// Verbs that are one request to the api: build it, print the reply.
#include <iostream>

#include "base/text.h"
#include "commands.h"
#include "requests.h"

namespace apps {

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

int runReferee(const GameArgs& args, const std::string& pocketed, const std::string& strike, bool untouched) {
    Json request = requestFor("referee", args);
    if (!pocketed.empty()) request["pocketed"] = pocketed;
    if (!strike.empty()) request["strike"] = strike;
    request["untouched"] = untouched;
    return print(ask(request));
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
    return writeOut(file, reply["svg"].get<std::string>());
}

}  // namespace apps
