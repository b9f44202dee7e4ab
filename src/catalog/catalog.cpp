#include "catalog/catalog.h"

#include <algorithm>

namespace catalog {

Entry::Entry(const game::GameInfo& info, MatchMaker makeMatch, std::vector<std::string> botNames, BotMaker makeBot,
             draw::Planner planner, Skills skills)
    : info_(&info),
      makeMatch_(std::move(makeMatch)),
      botNames_(std::move(botNames)),
      makeBot_(std::move(makeBot)),
      planner_(planner),
      skills_(std::move(skills)) {}

base::Result<std::unique_ptr<game::Match>> Entry::makeMatch(const game::KeyValues& options, std::uint64_t seed,
                                                            std::optional<std::string_view> state) const {
    const auto values = game::readOptions(info_->options, info_->presets, options);
    if (!values) return values.fault();
    return makeMatch_(*values, seed, state);
}

base::Result<std::unique_ptr<ai::Bot>> Entry::makeBot(std::string_view name, std::uint64_t seed) const {
    if (std::find(botNames_.begin(), botNames_.end(), name) == botNames_.end()) {
        return base::Fault{"unknown_bot", "", {{"bot", std::string(name)}}};
    }
    return makeBot_(name, seed);
}

base::Result<std::vector<std::string>> Entry::makePlan(const game::KeyValues& options, draw::Paper paper,
                                                       const draw::PlanWords& words) const {
    if (!planner_.make) return base::Fault{"no_plan", "", {{"game", std::string(info_->name)}}};
    const auto values = game::readOptions(info_->options, info_->presets, options);
    if (!values) return values.fault();
    return draw::pagesOf(planner_.make(*values, words), paper, words);
}

const Entry* Catalog::find(std::string_view name) const {
    const auto entry =
        std::find_if(entries_.begin(), entries_.end(), [&](const Entry& e) { return e.info().name == name; });
    return entry == entries_.end() ? nullptr : &*entry;
}

}  // namespace catalog
