// `striker engine` and `striker bench`.
#include <iostream>
#include <string>

#include "arena/signature.h"
#include "base/hash.h"
#include "catalog/catalog.h"
#include "clock.h"
#include "commands.h"
#include "engine/session.h"

namespace apps {

int runEngine(const std::string& game, const std::vector<std::string>& options) {
    const catalog::Catalog& games = catalog::standardCatalog();
    const std::string name = game.empty() ? std::string(games.entries().front().info().name) : game;
    const catalog::Entry* entry = games.find(name);
    if (!entry) return failWith(base::Fault{"unknown_game", "", {{"game", name}}});
    const game::KeyValues pairs = pairsOf(options);
    if (const auto match = entry->makeMatch(pairs, 0); !match) return failWith(match.fault());

    const auto print = [](std::string_view line) { std::cout << line << '\n' << std::flush; };
    engine::Session session(games, name, {print, microseconds, engine::threadRunner()});
    for (const auto& [key, value] : pairs) session.line("setoption name " + key + " value " + value);
    std::string line;
    while (std::getline(std::cin, line) && session.line(line)) {
    }
    session.finish();
    return 0;
}

int runBench() {
    const std::int64_t start = microseconds();
    const std::uint64_t signature = arena::signature(catalog::standardCatalog());
    std::cout << "signature " << base::hexOf(signature) << '\n';
    std::cerr << "milliseconds " << (microseconds() - start) / 1000 << '\n';
    return 0;
}

}  // namespace apps
