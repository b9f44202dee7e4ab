// The players of a game in which discs are struck, by name: what such games' bots.cpp share.
#pragma once

#include <cassert>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/random_bot.h"
#include "ai/shotsearch/bot.h"

namespace ai::shotsearch {

inline constexpr int kLevels = 8;

// What a game brings; the levels by rising strength.
struct Players {
    const Player& greedy;
    const Player& sampled;
    std::span<const Player, kLevels> levels;
};

// The weakest first; the last is who plays where nobody asks for another.
inline std::vector<std::string> botNames() {
    std::vector<std::string> names = {"random"};
    for (int level = 1; level <= kLevels; ++level) names.push_back("level" + std::to_string(level));
    names.push_back("greedy");
    names.push_back("sampled");
    return names;
}

// What makes the player of that name; null for `random`. Precondition: the name is one of botNames().
inline const Player* playerOf(std::string_view name, const Players& players) {
    if (name == "greedy") return &players.greedy;
    if (name == "sampled") return &players.sampled;
    for (std::size_t level = 0; level < kLevels; ++level) {
        if (name == "level" + std::to_string(level + 1)) return &players.levels[level];
    }
    assert(name == "random");
    return nullptr;
}

// Precondition: as above.
template <class G, class A>
std::unique_ptr<Bot> makeBot(std::string_view name, std::uint64_t seed, const Players& players) {
    if (const Player* player = playerOf(name, players)) return std::make_unique<ShotBot<G, A>>(*player, seed);
    return std::make_unique<RandomBot>(seed);
}

// Precondition: as above.
inline base::Args skillOf(std::string_view name, const Players& players) {
    const Player* player = playerOf(name, players);
    if (!player || player->shots == 0) return {};
    return {{"shots", static_cast<std::int64_t>(player->shots)},
            {"angle", std::int64_t{player->hand.angle}},
            {"speed", std::int64_t{player->hand.speed}},
            {"place", std::int64_t{player->hand.place}}};
}

// The action as such a hand carries it out, as a token; what is not a legal shot comes back as it is.
template <class G, class A>
std::string carriedOut(const game::Match& match, std::string_view token, const Hand& hand, base::Rng& rng) {
    const auto& typed = game::as<G>(match);
    const auto action = typed.game().parseAction(typed.state(), token);
    const A adapter(typed.game());
    if (!action || !adapter.struck(*action) || typed.game().check(typed.state(), *action)) return std::string(token);
    return typed.game().formatAction(typed.state(), adapter.slipped(typed.state(), *action, Slip(hand, rng)));
}

}  // namespace ai::shotsearch
