#include "catalog/library.h"

#include <algorithm>

namespace catalog {

record::Library libraryOf(const Catalog& catalog) {
    record::Library library;
    library.makeMatch = [&catalog](
                            std::string_view name, const game::KeyValues& options, std::uint64_t seed,
                            std::optional<std::string_view> start) -> base::Result<std::unique_ptr<game::Match>> {
        const Entry* entry = catalog.find(name);
        if (!entry) return base::Fault{"unknown_game", "", {{"game", std::string(name)}}};
        return entry->makeMatch(options, seed, start);
    };
    for (const Entry& entry : catalog.entries()) {
        const game::GameInfo& info = entry.info();
        library.games.push_back(&info);
        const auto chess = std::find_if(info.presets.begin(), info.presets.end(),
                                        [](const game::Preset& p) { return p.name == "chess"; });
        if (chess == info.presets.end() || !library.plainGame.empty()) continue;
        library.plainGame = info.name;
        for (const auto& [key, value] : chess->values) library.plainOptions.emplace_back(key, value);
    }
    return library;
}

}  // namespace catalog
