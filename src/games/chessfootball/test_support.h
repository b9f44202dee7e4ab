// Short forms for the unit tests of this folder.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "game/options.h"
#include "games/chessfootball/chessfootball.h"

namespace chessfootball::testing {

inline ChessFootball gameWith(const game::KeyValues& pairs = {}) {
    const auto& info = ChessFootball::info();
    return ChessFootball(*game::readOptions(info.options, info.presets, pairs));
}

inline Position at(std::string_view text) {
    const auto position = gameWith({{"goals_to_win", "9"}}).parseState(text);
    EXPECT_TRUE(position.ok()) << text;
    return position.ok() ? *position : Position{};
}

inline Action act(const Position& position, std::string_view token) {
    const auto action = gameWith().parseAction(position, token);
    EXPECT_TRUE(action.ok()) << token;
    return action.ok() ? *action : Action{};
}

// `code RULE (name=value, …)`
inline std::string textOf(std::string_view code, std::string_view rule, const game::Args& args) {
    std::string text = std::string(code) + ' ' + std::string(rule);
    for (std::size_t i = 0; i < args.size(); ++i) {
        text += i == 0 ? " (" : ", ";
        text.append(args[i].name).append("=").append(std::get<std::string>(args[i].value));
    }
    return args.empty() ? text : text + ')';
}

}  // namespace chessfootball::testing
