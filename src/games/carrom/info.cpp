// The game's tables: options, codes, clauses.
#include <cassert>

#include "games/carrom/options.h"

namespace carrom {

namespace {

using game::CodeInfo;

constexpr std::string_view kSeats[] = {"south", "north"};

constexpr std::string_view kVariants[] = {"points", "freestyle", "solo"};
constexpr std::string_view kRackAngles[] = {"45", "90"};
constexpr std::string_view kOnOff[] = {"on", "off"};
constexpr std::string_view kOffOn[] = {"off", "on"};
constexpr std::string_view kQueenCaps[] = {"22", "21", "20"};
constexpr std::string_view kLoserQueen[] = {"none", "icf"};
constexpr std::string_view kPenalties[] = {"queen", "queen_and_men"};
constexpr std::string_view kMatchGames[] = {"1", "3", "5"};
// The order is that of the values that optionsOf() reads.
constexpr game::OptionSpec kOptions[] = {
    {"variant", "CA43", kVariants},
    {"rack_angle", "CA5", kRackAngles},
    {"hand_rule", "CA9", kOnOff},
    {"striker_ends_turn", "CA20", kOffOn},
    {"first_man_covers", "CA27", kOffOn},
    {"queen_back_ends_turn", "CA28", kOnOff},
    {"queen_cap", "CA33", kQueenCaps},
    {"loser_queen", "CA33", kLoserQueen},
    {"last_man_penalty", "CA36", kPenalties},
    {"match_games", "CA41", kMatchGames},
    {"stroke_seconds", "CA42", {}, 5, 600, 30},
    {"idle_strokes", "CA47", {}, 5, 1000, 60},
    {"powder", "", {}, 6, 30, 12},
};

using Value = std::pair<std::string_view, std::string_view>;
constexpr Value kIcf[] = {
    {"hand_rule", "off"},   {"queen_cap", "21"},      {"queen_back_ends_turn", "off"},
    {"loser_queen", "icf"}, {"stroke_seconds", "15"},
};
constexpr Value kUk[] = {
    {"striker_ends_turn", "on"},
    {"first_man_covers", "on"},
    {"last_man_penalty", "queen_and_men"},
    {"queen_cap", "20"},
};
constexpr game::Preset kPresets[] = {{"club", {}}, {"icf", kIcf}, {"uk", kUk}};
constexpr Value kLawOptions[] = {{"idle_strokes", "5"}};

constexpr CodeInfo kEvents[] = {
    {"stroke", "CA8"},
    {"touch", "CA11"},
    {"pocketed", "CA45"},
    {"pass", "CA47"},
    {"timeout", "CA42"},
    {"break_made", "CA12"},
    {"break_missed", "CA12"},
    {"striker_pocketed", "CA12"},
    {"men_pocketed", "CA15 CA16 CA17 CA43"},
    {"men_back", "CA20 CA28 CA29 CA43"},
    {"due", "CA19 CA20 CA28 CA29 CA43"},
    {"last_man_back", "CA43"},
    {"queen_pending", "CA24 CA27 CA29"},
    {"queen_covered", "CA26 CA27 CA29"},
    {"queen_back", "CA20 CA23 CA25 CA28 CA29 CA43 CA47"},
    {"queen_placed", "CA31"},
    {"due_taken", "CA21"},
    {"due_outstanding", "CA21"},
    {"points", "CA43"},
    {"turn_continues", "CA12 CA15 CA17 CA20 CA24 CA26 CA27 CA28 CA29 CA43"},
    {"turn_passed", "CA12 CA16 CA18 CA19 CA20 CA23 CA25 CA28 CA29 CA42 CA43 CA47"},
    {"board_won", "CA34 CA35 CA36 CA37 CA38 CA39"},
    {"board_void", "CA47"},
    {"lot", "CA47"},
    {"further_board", "CA40"},
    {"game_won", "CA40 CA43 CA47"},
    {"game_drawn", "CA43"},
    {"match_won", "CA41"},
    {"sides_changed", "CA41"},
    {"board_begins", "CA13 CA40 CA47"},
    {"solo_ended", "CA43"},
    {"placing", "CA22"},
    {"man_placed", "CA22"},
    {"forgone", "CA22"},
    {"no_room", "CA22"},
};

constexpr CodeInfo kFaults[] = {
    {"placing_first", "CA22"},   {"nothing_to_place", "CA22"}, {"striker_on_circle", "CA6"}, {"striker_outside", "CA6"},
    {"striker_on_arrow", "CA7"}, {"striker_blocked", "CA6"},   {"bad_speed", "CA8"},         {"bad_direction", "CA8"},
    {"hand_outside", "CA9"},     {"place_outside", "CA22"},    {"place_on_centre", "CA22"},  {"place_touches", "CA22"},
    {"forgo_too_late", "CA22"},  {"forgo_last_man", "CA22"},   {"no_forgo", "CA43"},         {"no_pass", "CA43"},
    {"bad_pocketed", ""},
};

constexpr CodeInfo kEndings[] = {
    {"points", "CA40"}, {"boards", "CA40"},  {"lot", "CA47"},     {"freestyle", "CA43"},
    {"voids", "CA43"},  {"cleared", "CA43"}, {"strokes", "CA43"},
};

constexpr std::string_view kClauses[] = {
    "CA1",  "CA2",  "CA3",  "CA4",  "CA5",  "CA6",  "CA7",  "CA8",  "CA9",  "CA10", "CA11", "CA12",
    "CA13", "CA14", "CA15", "CA16", "CA17", "CA18", "CA19", "CA20", "CA21", "CA22", "CA23", "CA24",
    "CA25", "CA26", "CA27", "CA28", "CA29", "CA30", "CA31", "CA32", "CA33", "CA34", "CA35", "CA36",
    "CA37", "CA38", "CA39", "CA40", "CA41", "CA42", "CA43", "CA44", "CA45", "CA46", "CA47",
};

constexpr game::GameInfo kInfo = {
    .name = "carrom",
    .rulesVersion = 1,
    .pgnVariant = {},  // no PGN: it knows neither strokes nor places
    .seats = kSeats,
    .options = kOptions,
    .presets = kPresets,
    .events = kEvents,
    .faults = kFaults,
    .endings = kEndings,
    .clauses = kClauses,
    .lawOptions = kLawOptions,
    .enumerable = false,
    .simulated = true,
};

}  // namespace

const game::GameInfo& info() {
    return kInfo;
}

Options optionsOf(const game::OptionValues& values) {
    assert(values.size() == std::size(kOptions));
    const auto number = [&](std::size_t i) { return static_cast<int>(values[i]); };
    Options o;
    o.variant = static_cast<Variant>(values[0]);
    o.rackAngle = values[1] == 0 ? 45 : 90;
    o.handRule = values[2] == 0;
    o.strikerEndsTurn = values[3] == 1;
    o.firstManCovers = values[4] == 1;
    o.queenBackEndsTurn = values[5] == 0;
    o.queenCap = 22 - number(6);
    o.loserQueenScores = values[7] == 1;
    o.lastManCostsMen = values[8] == 1;
    o.matchGames = 1 + 2 * number(9);
    o.strokeSeconds = number(10);
    o.idleStrokes = number(11);
    o.powder = number(12);
    return o;
}

}  // namespace carrom
