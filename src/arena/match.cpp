#include "arena/match.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace arena {

namespace {

using Bots = std::array<std::unique_ptr<ai::Bot>, 2>;

// Independent numbers from one seed.
std::uint64_t derived(std::uint64_t seed, std::uint64_t purpose, std::uint64_t number) {
    base::Rng rng(seed + purpose * 0x9e3779b97f4a7c15ULL);
    return base::Rng(rng.next() + number).next();
}

// A match after a few random actions, not over yet. Openings that end at once are drawn again.
base::Result<std::unique_ptr<game::Match>> opening(const Setup& setup, std::uint64_t pair) {
    constexpr int kTries = 100;
    base::Rng rng(derived(setup.seed, 1, pair));
    base::Result<std::unique_ptr<game::Match>> match = setup.entry->makeMatch(setup.options, rng.next());
    if (!match) return match;
    for (int tries = 0; tries < kTries; ++tries) {
        for (int step = 0; step < setup.openingSteps && (*match)->toAct(); ++step) {
            const auto action = (*match)->sample(rng);
            if (!action || (*match)->apply(*action, nullptr)) break;
        }
        if ((*match)->toAct()) break;
        while ((*match)->undo()) continue;
    }
    return match;
}

std::string carriedOut(const game::Match& match, const Setup& setup, const std::string& action, base::Rng& slips) {
    if (setup.hand.steady()) return action;
    return setup.entry->skills().carryOut(match, action, setup.hand, slips);
}

// Lets the bots (by seat) play to the end.
void playOut(Game& game, const Setup& setup, Bots& bots) {
    game::Match& match = *game.match;
    base::Rng slips(derived(setup.seed, 4, static_cast<std::uint64_t>(game.number)));
    for (int step = 0; step < setup.maxSteps; ++step) {
        const auto seat = match.toAct();
        if (!seat) return;
        ai::Control control;
        control.now = setup.now;
        const auto decision = bots[static_cast<std::size_t>(game::index(*seat))]->choose(match, setup.limits, control);
        // A bot that has no legal answer has lost; none of ours does that.
        game::Events events;
        if (!decision ||
            match.apply(carriedOut(match, setup, decision->action, slips), setup.countEvents ? &events : nullptr)) {
            const auto name = match.info().seats[static_cast<std::size_t>(game::index(*seat))];
            match.apply("abandon:" + std::string(name), nullptr);
            return;
        }
        for (const game::Event& event : events) ++game.events[std::string(event.code)];
    }
    match.apply("draw", nullptr);
}

double pointsOf(const game::Outcome& outcome, game::Seat seat) {
    if (outcome.result == game::Result::Win) return outcome.winner == seat ? 1 : 0;
    return 0.5;
}

base::Result<Game> playGame(const Setup& setup, int number) {
    const auto pair = static_cast<std::uint64_t>(number / 2);
    const bool swapped = number % 2 == 1;
    // 1. The players; each game has randomness of its own.
    Game game;
    game.number = number;
    Bots bots;
    for (const std::string& name : {swapped ? setup.second : setup.first, swapped ? setup.first : setup.second}) {
        const auto seat = game.players.size();
        auto bot = setup.entry->makeBot(name, derived(setup.seed, 2 + seat, static_cast<std::uint64_t>(number)));
        if (!bot) return bot.fault();
        bots[seat] = std::move(bot).value();
        game.players.push_back(name);
    }
    // 2. The opening and the game.
    auto match = opening(setup, pair);
    if (!match) return match.fault();
    game.match = std::move(match).value();
    playOut(game, setup, bots);
    game.pointsOfFirst = pointsOf(game.match->outcome(), swapped ? game::Seat::Second : game::Seat::First);
    return game;
}

}  // namespace

Estimate Tally::estimate() const {
    const double n = games();
    if (n == 0) return {0, 0, 1};
    constexpr double kZ = 1.959964;  // 95 %, both sides
    const double p = points() / n;
    const double middle = (p + kZ * kZ / (2 * n)) / (1 + kZ * kZ / n);
    const double half = kZ / (1 + kZ * kZ / n) * std::sqrt(p * (1 - p) / n + kZ * kZ / (4 * n * n));
    return {p, std::max(middle - half, 0.0), std::min(middle + half, 1.0)};
}

base::Result<MatchResult> play(const Setup& setup, Keep keep,
                               const std::function<bool(const Game&, const Tally&)>& progress) {
    MatchResult result;
    if (!setup.hand.steady() && !setup.entry->skills().carryOut)
        return base::Fault{"no_strokes", "", {{"game", std::string(setup.entry->info().name)}}};
    for (int number = 0; number < setup.games; ++number) {
        auto game = playGame(setup, number);
        if (!game) return game.fault();
        (game->pointsOfFirst == 1   ? result.tally.wins
         : game->pointsOfFirst == 0 ? result.tally.losses
                                    : result.tally.draws) += 1;
        const bool goOn = !progress || progress(*game, result.tally);
        if (keep == Keep::Games) result.games.push_back(std::move(*game));
        if (!goOn) break;
    }
    return result;
}

}  // namespace arena
