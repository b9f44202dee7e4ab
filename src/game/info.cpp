#include "game/info.h"

namespace game {

std::span<const CodeInfo> commonFaults() {
    static constexpr CodeInfo codes[] = {
        {"unknown_game", ""},  {"unknown_verb", ""},     {"unknown_option", ""}, {"bad_option", ""},
        {"unknown_bot", ""},   {"bad_request", ""},      {"missing_field", ""},  {"bad_field", ""},
        {"unknown_field", ""}, {"bad_json", ""},         {"bad_state", ""},      {"bad_action", ""},
        {"bad_notation", ""},  {"bad_adjudication", ""}, {"game_over", ""},      {"not_enumerable", ""},
        {"not_simulated", ""}, {"no_referee", ""},       {"no_plan", ""},        {"nothing_to_undo", ""},
        {"too_large", ""},     {"bad_record", ""},       {"record_differs", ""}, {"bad_pgn", ""},
        {"stopped", ""},       {"bad_scene", ""},        {"bad_table", ""},      {"bad_discs", ""},
        {"bad_impulse", ""},
    };
    return codes;
}

std::span<const CodeInfo> commonEndings() {
    static constexpr CodeInfo codes[] = {{"resign", ""}, {"flag", ""}, {"draw", ""}, {"abandon", ""}};
    return codes;
}

}  // namespace game
