#include "ai/chessfootball/bots.h"

#include <cassert>

#include "ai/alphabeta_bot.h"
#include "ai/chessfootball/adapter.h"
#include "ai/random_bot.h"
#include "games/chessfootball/chessfootball.h"

namespace ai::chessfootball {

namespace {

struct Traits {
    using Adapter = ai::chessfootball::Adapter;
    static Adapter adapter(const cf::ChessFootball& game) { return Adapter(game.rules()); }
    static const cf::Action& actionOf(const cf::Action& action) { return action; }
    static std::vector<Term> terms(const cf::ChessFootball& game, const cf::Position& position) {
        const Evaluation e = evaluate(position, game.rules());
        return {{"material", e.material}, {"squares", e.squares}, {"pawns", e.pawns},
                {"mobility", e.mobility}, {"kings", e.kings},     {"ball", e.ball},
                {"lanes", e.lanes},       {"score", e.score},     {"total", e.total()}};
    }
};

using ChessFootballBot = AlphabetaBot<cf::ChessFootball, Traits>;

constexpr int kAll = 512;  // more lines than there are actions

// The published table; docs/levels.md has the measurements.
constexpr Level kTable[kLevels] = {
    // nodes, lines, spread (cp), oversights (per mille), hash (bytes)
    {40, kAll, 300, 400, std::size_t{1} << 16},   //
    {150, kAll, 160, 150, std::size_t{1} << 16},  //
    {700, 16, 90, 60, std::size_t{1} << 17},      //
    {1'500, 12, 80, 30, std::size_t{1} << 18},    //
    {4'000, 10, 60, 15, std::size_t{1} << 19},    //
    {6'000, 10, 50, 10, std::size_t{1} << 20},    //
    {20'000, 8, 30, 5, std::size_t{1} << 21},     //
    {500'000, 1, 0, 0, std::size_t{1} << 24},     //
};

}  // namespace

const Level& levelOf(int level) {
    assert(level >= 1 && level <= kLevels);
    return kTable[level - 1];
}

std::vector<std::string> botNames() {
    std::vector<std::string> names = {"random"};
    for (int level = 1; level <= kLevels; ++level) names.push_back("level" + std::to_string(level));
    names.push_back("alphabeta");
    return names;
}

base::Args skillOf(std::string_view name) {
    for (int level = 1; level <= kLevels; ++level) {
        if (name != "level" + std::to_string(level)) continue;
        const Level& is = levelOf(level);
        return {{"nodes", static_cast<std::int64_t>(is.nodes)},
                {"blur", std::int64_t{is.spreadCp}},
                {"oversights", std::int64_t{is.oversightPerMille}}};
    }
    return {};
}

std::unique_ptr<Bot> makeBot(std::string_view name, std::uint64_t seed) {
    for (int level = 1; level <= kLevels; ++level) {
        if (name == "level" + std::to_string(level)) return std::make_unique<ChessFootballBot>(levelOf(level), seed);
    }
    if (name == "alphabeta") return std::make_unique<ChessFootballBot>(Level{}, seed);
    assert(name == "random");
    return std::make_unique<RandomBot>(seed);
}

}  // namespace ai::chessfootball
