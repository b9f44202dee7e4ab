// What a computer player is, for every game: it is given a match and limits, and returns one legal action.
//
// The core has no clock and no threads of its own: time and the wish to stop come in through Control. Under a limit of
// nodes or depth (and no time) a choice is a pure function of the bot's name, its seed, the match and the limits: what
// the bot has searched before does not change it. So games can be replayed, and records of bots can be checked.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "game/match.h"

namespace ai {

// How much a bot may spend on one choice. 0 or empty means: no limit of this kind. Where nothing is limited at all, a
// bot with a level uses its own budget and any other one thinks until Control stops it.
struct Limits {
    std::uint64_t nodes = 0;           // positions (board games) or simulated shots (disc games)
    int depth = 0;                     // plies
    std::int64_t movetimeMs = 0;       // ms by Control::now
    int mateIn = 0;                    // stop as soon as a win in this many own actions is proved
    int multiPv = 1;                   // lines to report, ≥ 1
    std::vector<std::string> actions;  // consider only these tokens (illegal ones are ignored; none legal = all)
};

// An evaluation from the point of view of the seat to act.
struct Score {
    enum class Kind : std::uint8_t {
        Centipawns,  // value: hundredths of a pawn (of a point in games without pawns)
        Win,         // value: plies until the mover has won (odd), by mate or by the last goal
        Loss,        // value: plies until the mover has lost (even, 0 = has lost already)
    };
    Kind kind = Kind::Centipawns;
    int value = 0;
    bool operator==(const Score&) const = default;
};

enum class Bound : std::uint8_t { Exact, Lower, Upper };

// What a bot says while it thinks.
struct Report {
    int depth = 0;
    int selDepth = 0;  // the longest line looked at, plies
    std::uint64_t nodes = 0;
    std::int64_t ms = 0;   // 0 without a clock
    int multiPvIndex = 1;  // 1 = best line
    Score score;
    Bound bound = Bound::Exact;
    std::vector<std::string> pv;  // action tokens, the first one is playable now
    int hashfull = 0;             // per mille
    std::uint64_t nps = 0;        // nodes per second; 0 without a clock
};

// What a bot gets from outside. Every member may be empty. `stop` is polled about every thousand nodes; it, `enough`
// and `report` are called on the thread that runs choose().
struct Control {
    std::function<std::int64_t()> now;          // µs, steadily growing
    std::function<bool()> stop;                 // return as soon as possible, with the best action so far
    std::function<bool()> enough;               // asked between iterations: deepen no further
    std::function<void(const Report&)> report;  // progress
};

struct Decision {
    std::string action;  // a legal token
    std::string reply;   // the answer it expects; empty if none
    Report report;       // the line of `action`
    int lossCp = 0;      // how much worse than the best action found it is by its own estimate: the noise of a level
};

// One term of a static evaluation, centipawns from the point of view of the first seat.
struct Term {
    std::string_view name;
    int value = 0;
};

class Bot {
  public:
    virtual ~Bot() = default;

    // A legal action, within the limits. Fault only if the match is over (game_over) or the match is of a game that
    // this bot cannot play (wrong_game).
    virtual base::Result<Decision> choose(const game::Match& match, const Limits& limits, Control& control) = 0;

    virtual void newMatch() {}                           // forget what was learned in earlier matches
    virtual void setHashMegabytes(int /*megabytes*/) {}  // size of the transposition table, ≥ 1

    // The static evaluation by terms, the total last; empty if this bot has none.
    virtual std::vector<Term> evaluate(const game::Match& /*match*/) const { return {}; }
};

}  // namespace ai
