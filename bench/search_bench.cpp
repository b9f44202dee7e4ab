// Nodes a second of the search, one thread, on fixed positions: plain chess, and chess football from games that the
// search plays against itself. Beside it, where they are installed, the `bench` of the chess engines on their own
// positions (their nodes do more work, so this compares orders of magnitude, not strength).
//
//     build/release/bench/search_bench [nodes per position, default 1000000]
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <string>
#include <vector>

#include "catalog/catalog.h"

namespace {

using Matches = std::vector<std::unique_ptr<game::Match>>;

constexpr const char* kChess[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
};

Matches chessPositions(const catalog::Entry& entry) {
    Matches matches;
    for (const char* state : kChess) {
        auto match = entry.makeMatch({{"preset", "chess"}}, 1, state);
        if (match) matches.push_back(std::move(match).value());
    }
    return matches;
}

// After four random plies and then 10, 20, 30 … of play with a small budget.
Matches ballPositions(const catalog::Entry& entry) {
    Matches matches;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        auto match = entry.makeMatch({{"goals_to_win", "3"}}, seed);
        auto bot = entry.makeBot("alphabeta", seed);
        base::Rng rng(seed);
        ai::Limits limits;
        limits.nodes = 2000;
        ai::Control control;
        for (std::uint64_t ply = 0; ply < 4 + 10 * seed && (*match)->toAct(); ++ply) {
            const auto action = ply < 4 ? *(*match)->sample(rng) : (*bot)->choose(**match, limits, control)->action;
            (*match)->apply(action, nullptr);
        }
        while (!(*match)->toAct()) (*match)->undo();
        matches.push_back(std::move(match).value());
    }
    return matches;
}

void measure(const char* name, const catalog::Entry& entry, const Matches& matches, std::uint64_t nodes) {
    auto bot = entry.makeBot("alphabeta", 1);
    ai::Limits limits;
    limits.nodes = nodes;
    std::uint64_t total = 0;
    int depth = 0;
    const std::clock_t cpu = std::clock();
    const auto start = std::chrono::steady_clock::now();
    for (const auto& match : matches) {
        ai::Control control;
        const auto decision = (*bot)->choose(*match, limits, control);
        total += decision->report.nodes;
        depth += decision->report.depth;
    }
    const double wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const double busy = static_cast<double>(std::clock() - cpu) / CLOCKS_PER_SEC;
    const auto count = static_cast<double>(total);
    std::printf("%-24s %12.0f %12.0f %10llu %8.1f\n", name, count / wall, count / busy,
                static_cast<unsigned long long>(total), depth / static_cast<double>(matches.size()));
}

// The last number behind "Nodes/second" that an engine's own bench prints.
void peer(const char* name, const char* path) {
    if (std::FILE* file = std::fopen(path, "r")) {
        std::fclose(file);
    } else {
        std::printf("%-24s not installed\n", name);
        return;
    }
    const std::string command = std::string(path) + " bench 16 1 12 2>&1";
    std::FILE* output = popen(command.c_str(), "r");
    if (output == nullptr) return;
    char line[1000];
    double rate = 0;
    while (std::fgets(line, sizeof line, output) != nullptr) {
        const std::string text = line;
        if (text.rfind("Nodes/second", 0) == 0) rate = std::atof(text.c_str() + text.find(':') + 1);
    }
    pclose(output);
    std::printf("%-24s %12.0f\n", name, rate);
}

}  // namespace

int main(int argc, char** argv) {
    const std::uint64_t nodes = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1'000'000;
    const catalog::Entry& entry = *catalog::standardCatalog().find("chessfootball");
    std::printf("%-24s %12s %12s %10s %8s\n", "search", "nodes/s", "per CPU s", "nodes", "depth");
    measure("striker, plain chess", entry, chessPositions(entry), nodes);
    measure("striker, with the ball", entry, ballPositions(entry), nodes);
    peer("fairy-stockfish bench", "/usr/games/fairy-stockfish");
    peer("stockfish bench", "/usr/games/stockfish");
    return 0;
}
