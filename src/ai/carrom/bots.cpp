#include "ai/carrom/bots.h"

#include "ai/carrom/adapter.h"
#include "ai/shotsearch/bot.h"

namespace ai::carrom {

namespace {

using shotsearch::Player;

constexpr Player kGreedy{0, {400, 0, 0, {}}, {}};
constexpr Player kSampled{0, {256, 16, 0, kUsualHand}, {}};

// The published table; docs/levels.md has the measurements. A level reckons with its own hand.
constexpr Player level(std::uint64_t shots, int candidates, int samples, int refinements, const Hand& hand) {
    return {shots, {candidates, samples, refinements, hand}, hand};
}
constexpr Player kTable[shotsearch::kLevels] = {
    level(20, 20, 0, 0, {3'200, 150, 5'000}),    //
    level(40, 40, 0, 0, {2'600, 130, 4'000}),    //
    level(100, 30, 4, 0, {2'300, 120, 3'600}),   //
    level(250, 60, 8, 0, {1'900, 95, 2'800}),    //
    level(800, 160, 16, 0, {1'200, 65, 1'800}),  //
    level(1'500, 256, 16, 0, {650, 40, 900}),    //
    level(3'000, 320, 16, 1, {300, 20, 400}),    //
    level(6'000, 500, 16, 2, {100, 10, 150}),    //
};

constexpr shotsearch::Players kPlayers{kGreedy, kSampled, kTable};

}  // namespace

std::vector<std::string> botNames() {
    return shotsearch::botNames();
}

std::unique_ptr<Bot> makeBot(std::string_view name, std::uint64_t seed) {
    return shotsearch::makeBot<ca::Carrom, Adapter>(name, seed, kPlayers);
}

base::Args skillOf(std::string_view name) {
    return shotsearch::skillOf(name, kPlayers);
}

std::string carriedOut(const game::Match& match, std::string_view action, const Hand& hand, base::Rng& rng) {
    return shotsearch::carriedOut<ca::Carrom, Adapter>(match, action, hand, rng);
}

}  // namespace ai::carrom
