// `striker match`: two bots, paired games, the score with its interval, the records in a folder.
#include <array>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>

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

// `0.6,4,1`: degrees, per cent, mm; later ones may be left out. None if it is not that.
std::optional<ai::Hand> handOf(const std::string& text) {
    std::istringstream in(text);
    std::array<double, 3> parts{};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0 && in.peek() == std::istringstream::traits_type::eof()) break;
        char comma = ',';
        if ((i > 0 && !(in >> comma)) || comma != ',' || !(in >> parts[i]) || !(parts[i] >= 0 && parts[i] <= 100))
            return std::nullopt;
    }
    if (in.peek() != std::istringstream::traits_type::eof()) return std::nullopt;
    return ai::Hand{static_cast<int>(std::lround(parts[0] * 1000)), static_cast<int>(std::lround(parts[1] * 10)),
                    static_cast<int>(std::lround(parts[2] * 1000))};
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
    setup.countEvents = args.events;
    if (!args.noise.empty()) {
        const auto hand = handOf(args.noise);
        if (!hand) return failWith("--noise " + args.noise + ": three numbers from 0 to 100 are wanted, like 0.6,4,1");
        setup.hand = *hand;
    }

    std::error_code error;
    if (!args.out.empty() && (fs::create_directories(args.out, error), error))
        return failWith("cannot make folder " + args.out);
    bool written = true;
    std::map<std::string, int> events;
    std::size_t actions = 0;
    const auto result =
        arena::play(setup, arena::Keep::Nothing, [&](const arena::Game& game, const arena::Tally& tally) {
            tellProgress(tally, args.games);
            for (const auto& [code, count] : game.events) events[code] += count;
            actions += game.match->steps().size();
            written = args.out.empty() || writeRecord(args.out, game);
            return written;
        });
    if (!result) return failWith(result.fault());
    if (!written) return failWith("cannot write into " + args.out);
    const arena::Estimate estimate = result->tally.estimate();
    nlohmann::ordered_json reply = {{"game", args.game},
                                    {"white", args.white},
                                    {"black", args.black},
                                    {"games", result->tally.games()},
                                    {"seed", args.seed},
                                    {"wins", result->tally.wins},
                                    {"draws", result->tally.draws},
                                    {"losses", result->tally.losses},
                                    {"score", estimate.score},
                                    {"interval", {estimate.low, estimate.high}},
                                    {"actions", actions}};
    if (args.events) reply["events"] = events;
    std::cout << reply.dump() << '\n';
    return 0;
}

}  // namespace apps
