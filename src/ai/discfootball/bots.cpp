#include "ai/discfootball/bots.h"

#include "ai/discfootball/adapter.h"
#include "ai/shotsearch/bot.h"

namespace ai::discfootball {

namespace {

using shotsearch::Player;

constexpr Player kGreedy{0, {400, 0, 0, {}}, {}};
constexpr Player kSampled{0, {256, 16, 0, kUsualHand}, {}};

// The published table; docs/levels.md has the measurements. A level reckons with its own hand.
constexpr Player level(std::uint64_t shots, int candidates, int samples, int refinements, const Hand& hand) {
    return {shots, {candidates, samples, refinements, hand}, hand};
}
constexpr Player kTable[shotsearch::kLevels] = {
    level(20, 20, 0, 0, {3'000, 150, 0}),    //
    level(40, 40, 0, 0, {2'200, 120, 0}),    //
    level(120, 40, 4, 0, {1'700, 95, 0}),    //
    level(300, 80, 8, 0, {1'200, 70, 0}),    //
    level(800, 160, 16, 0, {800, 50, 0}),    //
    level(1'500, 256, 16, 0, {500, 35, 0}),  //
    level(3'000, 320, 16, 1, {250, 20, 0}),  //
    level(6'000, 500, 16, 2, {100, 10, 0}),  //
};

constexpr shotsearch::Players kPlayers{kGreedy, kSampled, kTable};

}  // namespace

std::vector<std::string> botNames() {
    return shotsearch::botNames();
}

std::unique_ptr<Bot> makeBot(std::string_view name, std::uint64_t seed) {
    return shotsearch::makeBot<df::DiscFootball, Adapter>(name, seed, kPlayers);
}

base::Args skillOf(std::string_view name) {
    return shotsearch::skillOf(name, kPlayers);
}

std::string carriedOut(const game::Match& match, std::string_view action, const Hand& hand, base::Rng& rng) {
    return shotsearch::carriedOut<df::DiscFootball, Adapter>(match, action, hand, rng);
}

}  // namespace ai::discfootball
