// `striker match`: two bots, paired games, the score with its interval, the records in a folder.
#include <cstdio>
#include <iostream>
#include <nlohmann/json.hpp>

#include "arena/match.h"
#include "catalog/catalog.h"
#include "clock.h"
#include "commands.h"

namespace apps {

namespace {

std::string percent(double share) {
    char text[16];
    std::snprintf(text, sizeof text, "%.1f", 100 * share);
    return text;
}

void tellProgress(const arena::Tally& tally, int games) {
    const arena::Estimate estimate = tally.estimate();
    std::cerr << tally.games() << '/' << games << "  +" << tally.wins << " =" << tally.draws << " -" << tally.losses
              << "  " << percent(estimate.score) << " % [" << percent(estimate.low) << ", " << percent(estimate.high)
              << "]\n";
}

}  // namespace

int runMatch(const MatchArgs& args) {
    arena::Setup setup;
    setup.entry = catalog::standardCatalog().find(args.game);
    if (!setup.entry) return failWith(base::Fault{"unknown_game", "", {{"game", args.game}}});
    setup.options = pairsOf(args.options);
    setup.first = args.white;
    setup.second = args.black;
    setup.games = args.games;
    setup.seed = args.seed;
    setup.limits.nodes = args.nodes;
    setup.limits.movetimeMs = args.movetime;
    setup.now = microseconds;

    const auto result = arena::play(setup, arena::Keep::Nothing, [&](const arena::Game&, const arena::Tally& tally) {
        tellProgress(tally, args.games);
        return true;
    });
    if (!result) return failWith(result.fault());
    const arena::Estimate estimate = result->tally.estimate();
    const nlohmann::ordered_json reply = {{"game", args.game},
                                          {"white", args.white},
                                          {"black", args.black},
                                          {"games", result->tally.games()},
                                          {"seed", args.seed},
                                          {"wins", result->tally.wins},
                                          {"draws", result->tally.draws},
                                          {"losses", result->tally.losses},
                                          {"score", estimate.score},
                                          {"interval", {estimate.low, estimate.high}}};
    std::cout << reply.dump() << '\n';
    return 0;
}

}  // namespace apps
