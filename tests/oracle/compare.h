// The two implementations of chess football side by side.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "game/options.h"
#include "games/chessfootball/chessfootball.h"
#include "games/chessfootball/perft.h"
#include "games/chessfootball/search_api.h"
#include "games/chessfootball/text.h"
#include "games/chessfootball/zobrist.h"
#include "naive/naive_chessfootball.h"

namespace oracle {

using chessfootball::ChessFootball;

inline ChessFootball gameOf(const naive::Options& options) {
    const game::KeyValues pairs = {{"goals_to_win", std::to_string(options.goalsToWin)},
                                   {"after_goal", options.resetAfterGoal ? "reset" : "keep"},
                                   {"ball_start", options.ballStart}};
    return ChessFootball(*game::readOptions(ChessFootball::info().options, ChessFootball::info().presets, pairs));
}

// A different set of options for each number.
inline naive::Options variedOptions(std::uint64_t number) {
    static const char* const places[] = {"centre", "d4", "e4", "d5", "e5"};
    naive::Options options;
    options.goalsToWin = static_cast<int>(1 + number % 3);
    options.resetAfterGoal = number / 3 % 2 == 1;
    options.ballStart = places[number / 6 % 5];
    return options;
}

inline std::vector<std::string> tokensOf(const ChessFootball& game, const chessfootball::Position& position) {
    std::vector<chessfootball::Action> actions;
    game.legal(position, actions);
    std::vector<std::string> tokens;
    for (const auto action : actions) tokens.push_back(game.formatAction(position, action));
    std::sort(tokens.begin(), tokens.end());
    return tokens;
}

// The same actions, and after each of them the same text and a key that is right.
inline void compareActions(const naive::Position& slow, const naive::Options& options) {
    const ChessFootball game = gameOf(options);
    const std::string text = slow.format();
    const auto fast = game.parseState(text);
    ASSERT_TRUE(fast.ok()) << text;
    ASSERT_EQ(game.formatState(*fast), text);
    ASSERT_EQ(tokensOf(game, *fast), slow.actions(options)) << text;
    ASSERT_EQ(chessfootball::inCheck(*fast), slow.inCheck()) << text;
    if (fast->decided(game.rules())) return;
    for (const std::string& token : slow.actions(options)) {
        const auto action = game.parseAction(*fast, token);
        ASSERT_TRUE(action.ok() && chessfootball::isLegal(*fast, *action)) << text << " " << token;
        const chessfootball::Position next = game.apply(*fast, *action, nullptr);
        ASSERT_EQ(game.formatState(next), slow.apply(token, options).format()) << text << " " << token;
        ASSERT_EQ(next.key, chessfootball::keyOf(next)) << text << " " << token;
    }
}

// On the mirrored board the mirrored actions are legal.
inline void compareMirror(const naive::Position& slow, const naive::Options& options) {
    const ChessFootball game = gameOf(options), mirrorGame = gameOf(naive::mirrorOptions(options));
    const auto position = game.parseState(slow.format());
    const auto mirrored = mirrorGame.parseState(slow.mirrored());
    ASSERT_TRUE(position.ok() && mirrored.ok()) << slow.format();
    std::vector<std::string> tokens;
    for (const std::string& token : tokensOf(game, *position)) tokens.push_back(naive::mirrorAction(token));
    std::sort(tokens.begin(), tokens.end());
    ASSERT_EQ(tokens, tokensOf(mirrorGame, *mirrored)) << slow.format();
}

// What a search relies on: counts, the quiescence stage, checks, effects.
inline void compareQueries(const std::string& text, const ChessFootball& game) {
    using namespace chessfootball;
    const Position position = *game.parseState(text);
    ActionList all, noisy;
    generateLegal(position, all);
    generateNoisy(position, noisy);
    ASSERT_EQ(countLegal(position), all.size()) << text;
    int expected = 0;
    for (const Action action : all) {
        const ActionEffect effect = effectOf(position, action);
        const bool goal = action.kind() == ActionKind::Shot &&
                          laneOf(position, action.from(), action.direction()).end == LaneEnd::Goal;
        if (action.kind() == ActionKind::Shot) {
            ASSERT_EQ((scoringShots(position, action.from()) >> action.direction() & 1u) != 0, goal) << text;
        }
        const bool wanted = effect.captured != kNoPiece || effect.steals || action.isPromotion() || goal;
        ASSERT_EQ(noisy.contains(action), wanted) << text << " " << formatAction(action);
        expected += wanted ? 1 : 0;
        const Position next = play(position, action, game.rules());
        ASSERT_EQ(givesCheck(position, action), inCheck(next)) << text << " " << formatAction(action);
        ASSERT_EQ(effect.takesBall,
                  !action.isBallPlay() && !position.carries(position.side) && next.carries(position.side))
            << text << " " << formatAction(action);
    }
    ASSERT_EQ(noisy.size(), expected) << text;
    if (!inCheck(position)) {
        const Position passed = playNull(position);
        ASSERT_EQ(passed.key, keyOf(passed)) << text;
    }
}

struct PerftLine {
    std::string text;
    std::vector<std::uint64_t> counts;
    naive::Options options;
};

// The lines of tests/data/chessfootball/perft.txt; the file explains itself.
inline std::vector<PerftLine> readPerftFile() {
    std::ifstream file(STRIKER_SOURCE_DIR "/tests/data/chessfootball/perft.txt");
    std::vector<PerftLine> lines;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream parts(line);
        std::string counts, tags;
        PerftLine entry;
        std::getline(parts, entry.text, ';');
        std::getline(parts, counts, ';');
        std::getline(parts, tags);
        std::istringstream numbers(counts);
        for (std::uint64_t n = 0; numbers >> n;) entry.counts.push_back(n);
        std::replace(tags.begin(), tags.end(), ',', ' ');
        std::istringstream words(tags);
        for (std::string word; words >> word;) {
            const std::string key = word.substr(0, word.find('=')), value = word.substr(word.find('=') + 1);
            if (key == "goals_to_win") entry.options.goalsToWin = std::stoi(value);
            if (key == "after_goal") entry.options.resetAfterGoal = value == "reset";
            if (key == "ball_start") entry.options.ballStart = value;
        }
        lines.push_back(entry);
    }
    return lines;
}

// Orthodox chess: the figures of the rules page.
struct ChessPerft {
    const char* text;
    std::vector<std::uint64_t> counts;
};
inline const std::vector<ChessPerft>& chessPerfts() {
    static const std::vector<ChessPerft> all = {
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", {20, 400, 8902, 197281, 4865609, 119060324}},
        {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", {48, 2039, 97862, 4085603, 193690690}},
        {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", {14, 191, 2812, 43238, 674624}},
        {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", {6, 264, 9467, 422333, 15833292}},
        {"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", {44, 1486, 62379, 2103487, 89941194}},
        {"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
         {46, 2079, 89890, 3894594, 164075551}},
    };
    return all;
}

inline std::uint64_t fastPerft(const std::string& text, const naive::Options& options, int depth) {
    const ChessFootball game = gameOf(options);
    const auto position = game.parseState(text);
    EXPECT_TRUE(position.ok()) << text;
    return position.ok() ? game.perft(*position, depth) : 0;
}

}  // namespace oracle
