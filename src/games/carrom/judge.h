// The ruling on one stroke, apart from places: from what is left, what was pocketed and the options to what goes back,
// what becomes of the queen, who strikes next, and whether the board has ended (CA14–CA39).
#pragma once

#include <cstdint>
#include <string_view>

#include "games/carrom/options.h"

namespace carrom {

// Where the queen was when the stroke began, as the mover sees it.
enum class QueenBefore : std::uint8_t { OnTable, Pending, CoveredByMover, CoveredByOther };

// What matters of the state before a stroke. Freestyle and solo: every man is the mover's own.
struct Situation {
    QueenBefore queen = QueenBefore::OnTable;
    int own = 0, other = 0;                                       // men on the table before the stroke
    bool right = false;                                           // the mover's R
    bool owes = false;                                            // the mover has a due outstanding
    bool queenCountsForMover = true, queenCountsForOther = true;  // CA33: score and cap
};

struct Pocketed {
    int own = 0, other = 0;
    bool queen = false, striker = false;
    bool nothing() const { return own == 0 && other == 0 && !queen && !striker; }
};

enum class QueenFate : std::uint8_t { Unchanged, Pending, Covered, Back };

struct Verdict {
    int back = 0;                  // of the mover's men pocketed now: taken out
    bool due = false;              // one more due for the mover
    std::string_view strikerRule;  // clause of `back` and `due`
    QueenFate queen = QueenFate::Unchanged;
    std::string_view queenRule;
    bool continues = false;
    std::string_view turnRule;
    // The board has ended; then only `queen` if it is Covered still counts of the above.
    bool boardOver = false, moverWins = false;
    int points = 0;  // capped
    std::string_view boardRule;
};

Verdict judge(const Situation& s, const Pocketed& p, const Options& o);

}  // namespace carrom
