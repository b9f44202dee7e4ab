// The one list of games and their bots. Nobody outside this folder asks which game it is: what a game can do is in its
// entry.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/bot.h"
#include "ai/hand.h"
#include "base/result.h"
#include "draw/plan.h"
#include "game/match.h"
#include "game/match_of.h"

namespace catalog {

// What is known of the bots beyond their names; either may be empty.
struct Skills {
    // The budget and the noise of a bot as whole numbers (docs/api.md, verb `games`); empty if it has neither.
    std::function<base::Args(std::string_view bot)> ofBot;
    // The action as such a hand carries it out: a legal token. Words, placings and what is not legal come back as they
    // are. Empty where nothing is struck.
    std::function<std::string(const game::Match&, std::string_view action, const ai::Hand&, base::Rng&)> carryOut;
};

// A game as the rest of the program sees it.
class Entry {
  public:
    // Makes a match with parsed options; the state is parsed by the game itself.
    using MatchMaker = std::function<base::Result<std::unique_ptr<game::Match>>(
        const game::OptionValues&, std::uint64_t seed, std::optional<std::string_view> state)>;
    // Makes one of `botNames`. Precondition: the name is in the list.
    using BotMaker = std::function<std::unique_ptr<ai::Bot>(std::string_view name, std::uint64_t seed)>;

    // A game without a board to build has no planner.
    Entry(const game::GameInfo& info, MatchMaker makeMatch, std::vector<std::string> botNames, BotMaker makeBot,
          draw::Planner planner = {}, Skills skills = {});

    const game::GameInfo& info() const { return *info_; }
    const std::vector<std::string>& botNames() const { return botNames_; }
    const draw::Planner& planner() const { return planner_; }
    const Skills& skills() const { return skills_; }

    // Faults: unknown_option, bad_option (of the pairs), or what parseState finds wrong with `state`.
    base::Result<std::unique_ptr<game::Match>> makeMatch(const game::KeyValues& options, std::uint64_t seed,
                                                         std::optional<std::string_view> state = std::nullopt) const;

    // Fault: unknown_bot {bot}. Every game has at least `random`.
    base::Result<std::unique_ptr<ai::Bot>> makeBot(std::string_view name, std::uint64_t seed) const;

    // The pages of the plan of a board. Faults: no_plan, and those of the options.
    base::Result<std::vector<std::string>> makePlan(const game::KeyValues& options, draw::Paper paper,
                                                    const draw::PlanWords& words) const;

  private:
    const game::GameInfo* info_;
    MatchMaker makeMatch_;
    std::vector<std::string> botNames_;
    BotMaker makeBot_;
    draw::Planner planner_;
    Skills skills_;
};

class Catalog {
  public:
    void add(Entry entry) { entries_.push_back(std::move(entry)); }
    const std::vector<Entry>& entries() const { return entries_; }
    const Entry* find(std::string_view name) const;  // null if there is no such game

  private:
    std::vector<Entry> entries_;
};

// The games of this program, in the order in which they are shown.
const Catalog& standardCatalog();

// Matches of game G, for an entry: the adapter between a concrete game and the list.
template <game::Game G>
Entry::MatchMaker matchMaker(game::Drawer<G> drawer) {
    return [drawer](const game::OptionValues& values, std::uint64_t seed,
                    std::optional<std::string_view> state) -> base::Result<std::unique_ptr<game::Match>> {
        auto match = std::make_unique<game::MatchOf<G>>(values, seed, drawer);
        if (state) {
            const auto start = match->game().parseState(*state);
            if (!start) return start.fault();
            match->begin(*start);
        }
        return std::unique_ptr<game::Match>(std::move(match));
    };
}

}  // namespace catalog
