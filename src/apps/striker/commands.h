// The verbs of the command line. command_line.cpp says how they are spelled; each function here carries one out and
// returns the exit status: 0, or 2 after one line on stderr.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/fault.h"
#include "game/options.h"

namespace apps {

// What the verbs about one game share.
struct GameArgs {
    std::string game;
    std::string state;  // empty: the initial state
    bool hasState = false;
    std::string seed = "0";
    std::vector<std::string> options;  // key=value
    std::string after;                 // actions played since the state, separated by spaces
};

// `game.game` is the name of a game or the path of a scene.
struct SimulateArgs {
    GameArgs game;
    std::string action;       // of a game
    std::string svg;          // of a scene: file for the picture; empty: none
    bool trajectory = false;  // of a scene; a game's is always printed
};

struct PlanArgs {
    std::string game;
    std::vector<std::string> options;
    std::string tile;  // a4; empty: one page as large as the board
    std::string file;  // empty: standard output
};

struct MatchArgs {
    std::string game;
    std::vector<std::string> options;
    std::string white, black;
    int games = 2;
    std::uint64_t seed = 1;
    std::uint64_t nodes = 0;
    std::int64_t movetime = 0;
    std::string noise;    // degrees, per cent of the speed, mm; empty: none
    bool events = false;  // whether they are counted
    std::string out;      // folder for the records; empty: none
};

struct ServeArgs {
    std::string web;  // empty: beside the executable, then the install prefix
    std::string address = "127.0.0.1";
    unsigned short port = 8080;
};

// Reads argv and runs the verb.
int runCommandLine(int argc, char** argv);

int runGames();
int runCodes(const std::string& game);
int runState(const GameArgs& args);
int runApply(const GameArgs& args, const std::vector<std::string>& actions);
int runReferee(const GameArgs& args, const std::string& pocketed, const std::string& strike, bool untouched);
int runChoices(const GameArgs& args, const std::string& partial);
int runPerft(const GameArgs& args, int depth);
int runShow(const GameArgs& args, const std::string& file, const std::string& bottom, bool dark);
int runPlan(const PlanArgs& args);
int runSimulate(const SimulateArgs& args);
int runVerify(const std::vector<std::string>& files);
int runConvert(const std::string& file, const std::string& format, const std::string& output);
int runApi();
int runMatch(const MatchArgs& args);
int runEngine(const std::string& game, const std::vector<std::string>& options);
int runBench();
int runServe(const ServeArgs& args, const char* program);

// The pairs of `--option key=value`; command_line.cpp has made sure of the equals sign.
game::KeyValues pairsOf(const std::vector<std::string>& options);

// Prints `striker: …` on stderr and returns 2.
int failWith(const std::string& line);
int failWith(const base::Fault& fault);

}  // namespace apps
