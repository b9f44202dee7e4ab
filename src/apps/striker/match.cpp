// `striker match`: two bots, paired games, the score with its interval, the records in a folder.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "arena/match.h"
#include "catalog/catalog.h"
#include "clock.h"
#include "commands.h"
#include "record/text.h"

namespace apps {

namespace {

namespace fs = std::filesystem;

std::string percent(double share) {
    char text[16];
    std::snprintf(text, sizeof text, "%.1f", 100 * share);
    return text;
}

std::string fileName(int number) {
    char text[32];
    std::snprintf(text, sizeof text, "game-%05d.striker", number + 1);
    return text;
}

// False if the file could not be written.
bool writeRecord(const fs::path& folder, const arena::Game& game) {
    std::ofstream file(folder / fileName(game.number), std::ios::binary);
    record::Extras extras;
    const auto seats = game.match->info().seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) extras.names.emplace_back(seats[seat], game.players[seat]);
    file << record::write(record::recordOf(*game.match, extras));
    return static_cast<bool>(file.flush());
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

    std::error_code error;
    if (!args.out.empty() && (fs::create_directories(args.out, error), error))
        return failWith("cannot make folder " + args.out);
    bool written = true;
    const auto result =
        arena::play(setup, arena::Keep::Nothing, [&](const arena::Game& game, const arena::Tally& tally) {
            tellProgress(tally, args.games);
            written = args.out.empty() || writeRecord(args.out, game);
            return written;
        });
    if (!result) return failWith(result.fault());
    if (!written) return failWith("cannot write into " + args.out);
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
