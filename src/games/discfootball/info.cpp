// The game's tables: options, codes, clauses.
#include <cassert>

#include "games/discfootball/options.h"

namespace discfootball {

namespace {

using game::CodeInfo;

constexpr std::string_view kSeats[] = {"white", "black"};

constexpr std::string_view kFormations[] = {"2-1", "1-2", "1-1-1"};
constexpr std::string_view kArcs[] = {"360", "180"};
// The order is that of the values that optionsOf() reads.
constexpr game::OptionSpec kOptions[] = {
    {"field_length", "DF1", {}, 600, 1200, 600},
    {"strip", "DF2", {}, 80, 100, 90},
    {"formation", "DF6", kFormations},
    {"max_speed", "DF10", {}, 800, 2500, 1300},
    {"strike_arc", "DF10", kArcs},
    {"minutes", "DF28", {}, 0, 180, 15},
    {"strike_seconds", "DF28", {}, 5, 600, 30},
    {"goals_to_win", "DF28", {}, 0, 99, 0},
    {"max_turns", "DF28", {}, 0, 100'000, 0},
};

constexpr std::pair<std::string_view, std::string_view> kLawOptions[] = {{"max_turns", "40"}};

constexpr CodeInfo kEvents[] = {
    {"strike", "DF10"},
    {"set_piece", "DF24"},
    {"touch", "DF7"},
    {"post", "DF3"},
    {"ball_out", "DF23"},
    {"ball_in", "DF13"},
    {"in_goal", "DF17"},
    {"goal", "DF17"},
    {"no_goal", "DF18 DF26"},
    {"missed_ball", "DF11"},
    {"missed_own_disc", "DF12"},
    {"ball_left", "DF13"},
    {"hit_opponent", "DF14"},
    {"put_back", "DF14"},
    {"moved_aside", "DF14"},
    {"pulled_back", "DF16"},
    {"throw_in", "DF20"},
    {"goal_kick", "DF18 DF21 DF26"},
    {"corner", "DF22 DF26"},
    {"turn_continues", "DF9 DF25"},
    {"turn_passed", "DF9 DF15 DF19 DF26 DF28"},
    {"turn_ended", "DF9"},
    {"timeout", "DF28"},
    {"ball_in_play", "DF28"},
    {"time_up", "DF28"},
    {"idle_turn", "DF29"},
    {"start_position", "DF19 DF29"},
    {"game_won", "DF28 DF29"},
    {"game_drawn", "DF28 DF29"},
};

constexpr CodeInfo kFaults[] = {
    {"set_piece_first", "DF24"}, {"no_set_piece", "DF24"},
    {"place_fixed", "DF20"},     {"place_missing", "DF21 DF22"},
    {"place_off_line", "DF21"},  {"place_outside_sector", "DF22"},
    {"place_occupied", "DF27"},  {"bad_speed", "DF10"},
    {"bad_direction", "DF10"},   {"wrong_direction", "DF10 DF24"},
    {"no_end", "DF9"},           {"no_clock", "DF28"},
    {"bad_strike", ""},
};

constexpr CodeInfo kEndings[] = {{"time", "DF28"}, {"goals", "DF28"}, {"turns", "DF28"}, {"resets", "DF29"}};

constexpr std::string_view kClauses[] = {
    "DF1",  "DF2",  "DF2a", "DF3",  "DF4",  "DF5",  "DF6",  "DF7",  "DF8",  "DF9",
    "DF10", "DF11", "DF12", "DF13", "DF14", "DF15", "DF16", "DF17", "DF18", "DF19",
    "DF20", "DF21", "DF22", "DF23", "DF24", "DF25", "DF26", "DF27", "DF28", "DF29",
};

constexpr game::GameInfo kInfo = {
    .name = "discfootball",
    .rulesVersion = 1,
    .pgnVariant = {},  // no PGN: it knows neither strikes nor places
    .seats = kSeats,
    .options = kOptions,
    .presets = {},
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
    o.fieldLength = number(0);
    o.strip = number(1);
    o.formation = static_cast<Formation>(values[2]);
    o.maxSpeed = number(3);
    o.forwardOnly = values[4] == 1;
    o.minutes = number(5);
    o.strikeSeconds = number(6);
    o.goalsToWin = number(7);
    o.maxTurns = number(8);
    return o;
}

}  // namespace discfootball
