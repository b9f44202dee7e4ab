// Match: one game from its start to now, whatever game it is. The only type-erased object of the core; everything that
// reads requests, records or engine lines talks to it. Texts in, texts and values out. Not thread-safe: clone it for
// another thread.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/rng.h"
#include "base/trajectory.h"
#include "game/choices.h"
#include "game/info.h"
#include "game/types.h"

namespace game {

// One line of a match: an action token, or an adjudication (`resign:<seat>`, `flag:<seat>`, `draw`, `abandon:<seat>`).
struct Step {
    std::string text;
    bool adjudication = false;
};

struct PerftLine {
    std::string action;
    std::uint64_t count = 0;
};

// Style of a drawn position. Colours are the theme's; the picture has no text but the coordinates.
struct DrawStyle {
    Seat bottom = Seat::First;
    bool dark = false;
    bool coordinates = true;
    std::string lastAction;  // an action token to mark, played from the state before; empty: none
};

class Match {
  public:
    virtual ~Match() = default;

    virtual const GameInfo& info() const = 0;
    virtual KeyValues options() const = 0;     // those that differ from the defaults
    virtual KeyValues allOptions() const = 0;  // every one
    virtual std::uint64_t seed() const = 0;

    virtual std::string startText() const = 0;  // the state in which the match began
    virtual bool startIsInitial() const = 0;    // whether that is what the options and the seed give
    virtual std::string stateText() const = 0;
    virtual std::uint64_t hash() const = 0;  // of the state's text
    virtual Args facts() const = 0;
    virtual std::optional<Seat> toAct() const = 0;  // none when the match is over
    virtual Outcome outcome() const = 0;            // adjudications included
    virtual const std::vector<Step>& steps() const = 0;

    virtual base::Result<Choices> choices(std::string_view partial) const = 0;
    virtual std::optional<Fault> check(std::string_view step) const = 0;
    // Plays an action or adjudication; a fault leaves everything as it was.
    virtual std::optional<Fault> apply(std::string_view step, Events* events) = 0;
    virtual bool undo() = 0;  // takes the last step back; false if there is none
    virtual std::unique_ptr<Match> clone() const = 0;

    virtual base::Result<base::Trajectory> simulate(std::string_view action) const = 0;
    virtual std::vector<DiscAt> discs() const = 0;  // on the table; none in games where nothing moves by itself
    virtual base::Result<std::string> notation(std::string_view action) const = 0;         // for people
    virtual base::Result<std::string> parseNotation(std::string_view notation) const = 0;  // back to a token
    virtual base::Result<std::string> sample(base::Rng& rng) const = 0;                    // some legal action
    // The ruling on a stroke made on a real board (carrom: `w2 b1 q s`): the match as it would begin after it. This
    // match stays as it is. Faults: no_referee, game_over, or what is wrong with the words.
    virtual base::Result<std::unique_ptr<Match>> referee(std::string_view told, Events* events) const = 0;
    // Leaves below each action, sorted by action; depth ≥ 1. Ends at decided games, ignores draws. `stop` may be empty;
    // it is polled every few milliseconds. Faults: not_enumerable, stopped.
    virtual base::Result<std::vector<PerftLine>> perft(int depth, const std::function<bool()>& stop) const = 0;
    virtual base::Result<std::string> svg(const DrawStyle& style) const = 0;
};

// Whether a line is spelled as an adjudication (not whether it is legal).
bool isAdjudication(std::string_view text);

// The outcome that an adjudication gives in a game with these seats, or the fault in it (bad_adjudication).
// resign, flag and abandon make the other seat win, by the game's clause for them.
base::Result<Outcome> adjudicate(const GameInfo& info, std::string_view text);

}  // namespace game
