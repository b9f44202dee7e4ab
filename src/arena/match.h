// Bot against bot: paired games of any game, counted honestly. The same openings are played twice, with the sides
// swapped, so that neither the opening nor the first move favours anybody.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "ai/bot.h"
#include "ai/hand.h"
#include "catalog/catalog.h"

namespace arena {

struct Setup {
    const catalog::Entry* entry = nullptr;
    game::KeyValues options;
    std::string first, second;  // names of bots
    int games = 2;              // an odd number leaves the last pair half
    std::uint64_t seed = 1;     // openings, initial states, the bots' own randomness
    ai::Limits limits;          // of each choice; levels also have a budget of their own
    int openingSteps = 4;       // random actions before the bots take over
    int maxSteps = 600;         // then the game is called a draw
    ai::Hand hand;              // carries out what both decide on, besides what their own hands do
    bool countEvents = false;
    std::function<std::int64_t()> now;  // µs; needed for limits of time only
};

// A game that was played. `match` has its steps, options, seed and outcome, the adjudication included.
struct Game {
    int number = 0;                    // from 0; 2k and 2k+1 are a pair
    std::vector<std::string> players;  // names by seat
    std::unique_ptr<game::Match> match;
    double pointsOfFirst = 0;           // 1, ½ or 0
    std::map<std::string, int> events;  // how often each code happened; only if they are counted
};

// A share of points and where the true share lies with 95 % confidence.
struct Estimate {
    double score = 0, low = 0, high = 0;
};

struct Tally {
    int wins = 0, draws = 0, losses = 0;  // of the first bot
    int games() const { return wins + draws + losses; }
    double points() const { return wins + draws * 0.5; }
    // Wilson's interval, draws counted as half a win: never outside 0 … 1, honest for few games and for 100 : 0, a
    // little too wide where many games are drawn. 0 … 1 before the first game.
    Estimate estimate() const;
};

struct MatchResult {
    Tally tally;
    std::vector<Game> games;  // only if they are kept
};

enum class Keep : std::uint8_t { Nothing, Games };

// Plays the match. `progress` (may be empty) hears of each game as it ends; false stops the match. Under limits of
// nodes or depth the result is a function of the setup alone. Faults: unknown_bot, unknown_option, bad_option, and
// no_strokes if a hand is given and nothing is struck in the game.
base::Result<MatchResult> play(const Setup& setup, Keep keep,
                               const std::function<bool(const Game&, const Tally&)>& progress);

}  // namespace arena
