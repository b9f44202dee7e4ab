// The game's tables: options, codes, clauses.
#include "games/chessfootball/chessfootball.h"

namespace chessfootball {

namespace {

using game::CodeInfo;

constexpr std::string_view kSeats[] = {"white", "black"};

constexpr std::string_view kAfterGoal[] = {"keep", "reset"};
constexpr std::string_view kBallStart[] = {"centre", "d4", "e4", "d5", "e5", "none"};
// The order is that of the values that the constructor reads.
constexpr game::OptionSpec kOptions[] = {
    {"goals_to_win", "CF19", {}, 1, 9, 1},
    {"after_goal", "CF20", kAfterGoal},
    {"ball_start", "CF3", kBallStart},
};
constexpr std::pair<std::string_view, std::string_view> kChessValues[] = {{"ball_start", "none"}};
constexpr game::Preset kPresets[] = {{"chess", kChessValues}};
constexpr std::pair<std::string_view, std::string_view> kLawOptions[] = {{"goals_to_win", "1"}};

constexpr CodeInfo kEvents[] = {
    {"move", "CF1"},           {"pawn_step", "CF8"},         {"castling", "CF1"},      {"capture", "CF1"},
    {"en_passant", "CF1"},     {"promotion", "CF1"},         {"ball_taken", "CF5"},    {"ball_carried", "CF6"},
    {"ball_captured", "CF7"},  {"ball_stolen", "CF10"},      {"check", "CF1"},         {"shot", "CF11"},
    {"ball_received", "CF12"}, {"ball_intercepted", "CF13"}, {"ball_out", "CF16"},     {"goal", "CF14"},
    {"own_goal", "CF15"},      {"knight_pass", "CF18"},      {"pieces_reset", "CF20"}, {"ball_returned", "CF20"},
};

constexpr CodeInfo kFaults[] = {
    {"empty_square", "CF1"},       {"not_your_piece", "CF1"},
    {"illegal_move", "CF1"},       {"castling_not_allowed", "CF1"},
    {"promotion_missing", "CF1"},  {"promotion_unexpected", "CF1"},
    {"step_without_ball", "CF8"},  {"king_in_check", "CF9"},
    {"shot_in_check", "CF9"},      {"no_ball", "CF11"},
    {"side_exit", "CF16"},         {"not_a_knight", "CF18"},
    {"not_a_knight_move", "CF18"}, {"no_own_piece", "CF18"},
};

constexpr CodeInfo kEndings[] = {
    {"goals", "CF19"},     {"checkmate", "CF21"}, {"stalemate", "CF22"},
    {"threefold", "CF22"}, {"fifty", "CF22"},     {"dead_position", "CF1"},
};

constexpr std::string_view kClauses[] = {
    "CF1",  "CF2",  "CF3",  "CF4",  "CF5",  "CF6",  "CF7",  "CF8",  "CF9",  "CF10", "CF11", "CF12", "CF13",
    "CF14", "CF15", "CF16", "CF17", "CF18", "CF19", "CF20", "CF21", "CF22", "CF23", "CF24", "CF25",
};

constexpr game::GameInfo kInfo = {
    .name = "chessfootball",
    .rulesVersion = 1,
    .pgnVariant = "ChessFootball",
    .seats = kSeats,
    .options = kOptions,
    .presets = kPresets,
    .events = kEvents,
    .faults = kFaults,
    .endings = kEndings,
    .clauses = kClauses,
    .lawOptions = kLawOptions,
    .enumerable = true,
    .simulated = false,
    .adjudicationRule = "CF25",
};

}  // namespace

const game::GameInfo& ChessFootball::info() {
    return kInfo;
}

}  // namespace chessfootball
