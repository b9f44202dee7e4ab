// `striker simulate`: an action of a game, or a scene file.
#include <iostream>

#include "catalog/catalog.h"
#include "commands.h"
#include "requests.h"

namespace apps {

namespace {

int simulateScene(const SimulateArgs& args) {
    const auto text = readFile(args.game.game);
    if (!text) return failWith("no such game, and no file that can be read: " + args.game.game);
    Json reply = ask({{"verb", "scene"}, {"text", *text}, {"trajectory", args.trajectory}, {"svg", !args.svg.empty()}});
    if (reply.contains("fault")) return failWith(args.game.game + ": " + lineOf(reply["fault"]));
    if (reply.contains("svg")) {
        if (!writeFile(args.svg, reply["svg"].get<std::string>())) return failWith("cannot write " + args.svg);
        reply.erase("svg");
    }
    return print(reply);
}

}  // namespace

int runSimulate(const SimulateArgs& args) {
    const bool isGame = catalog::standardCatalog().find(args.game.game) != nullptr;
    if (!isGame) {
        if (!args.action.empty() || args.game.hasState || !args.game.after.empty() || !args.game.options.empty())
            return failWith("a scene takes no action, state or option (and there is no game " + args.game.game + ")");
        return simulateScene(args);
    }
    if (args.action.empty()) return failWith("simulate " + args.game.game + ": an action is needed");
    if (!args.svg.empty()) return failWith("--svg is for scenes");
    Json request = requestFor("simulate", args.game);
    request["action"] = args.action;
    return print(ask(request));
}

}  // namespace apps
