// Leaves a second of the chess football generator, beside the chess engines that are installed. Prints one table; a
// ratio above 1 means that ours is faster. The engines are timed from `go` to the answer, so their start-up is not
// counted; each time is the best of a few runs.
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>

#include "games/chessfootball/attacks.h"
#include "games/chessfootball/initial.h"
#include "games/chessfootball/perft.h"

namespace {

using namespace chessfootball;

constexpr std::uint64_t kChessDepth6 = 119060324;
constexpr std::uint64_t kBallDepth5 = 5827547;

struct Measured {
    std::uint64_t leaves = 0;
    double seconds = 0;
    double rate() const { return static_cast<double>(leaves) / seconds; }
};

Measured bestOf(int runs, const std::function<std::uint64_t()>& work) {
    Measured best;
    for (int i = 0; i < runs; ++i) {
        const auto start = std::chrono::steady_clock::now();
        const std::uint64_t leaves = work();
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        if (i == 0 || seconds < best.seconds) best = {leaves, seconds};
    }
    return best;
}

// A UCI engine as a child process.
class Engine {
  public:
    explicit Engine(const char* path) {
        std::array<int, 2> in{}, out{};
        if (pipe(in.data()) != 0 || pipe(out.data()) != 0) return;
        child_ = fork();
        if (child_ == 0) {
            dup2(in[0], STDIN_FILENO);
            dup2(out[1], STDOUT_FILENO);
            for (const int fd : {in[0], in[1], out[0], out[1]}) close(fd);
            execl(path, path, static_cast<char*>(nullptr));
            _exit(127);
        }
        close(in[0]);
        close(out[1]);
        to_ = fdopen(in[1], "w");
        from_ = fdopen(out[0], "r");
    }
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    ~Engine() {
        if (to_ == nullptr) return;
        send("quit");
        std::fclose(to_);
        std::fclose(from_);
        waitpid(child_, nullptr, 0);
    }

    void send(const char* line) {
        std::fprintf(to_, "%s\n", line);
        std::fflush(to_);
    }
    // Reads until a line begins with `word`; the rest of that line, or nothing at the end of the output.
    std::string waitFor(const std::string& word) {
        std::array<char, 4096> buffer{};
        while (std::fgets(buffer.data(), static_cast<int>(buffer.size()), from_) != nullptr) {
            const std::string line = buffer.data();
            if (line.rfind(word, 0) == 0) return line.substr(word.size());
        }
        return "";
    }

  private:
    pid_t child_ = -1;
    std::FILE* to_ = nullptr;
    std::FILE* from_ = nullptr;
};

void printRow(const char* name, const Measured& m, double rateOfOurs) {
    std::printf("%-34s %12llu %9.3f s %9.1f M/s  x %.2f\n", name, static_cast<unsigned long long>(m.leaves), m.seconds,
                m.rate() / 1e6, rateOfOurs / m.rate());
}

void benchEngine(const char* path, int runs, double rateOfOurs) {
    if (access(path, X_OK) != 0) {
        std::printf("%-34s not installed\n", path);
        return;
    }
    Engine engine(path);
    engine.send("uci");
    engine.waitFor("uciok");
    engine.send("position startpos");
    engine.send("isready");
    engine.waitFor("readyok");
    const Measured m = bestOf(runs, [&engine] {
        engine.send("go perft 6");
        return std::strtoull(engine.waitFor("Nodes searched: ").c_str(), nullptr, 10);
    });
    printRow(path, m, rateOfOurs);
}

}  // namespace

int main() {
    std::signal(SIGPIPE, SIG_IGN);
    Rules plain;
    plain.ballStart = kNoBall;
    const Rules football;
    const Position chess = initialPosition(plain), ball = initialPosition(football);

    std::printf("%-34s %12s %11s %13s  ours / this\n", "perft from the start, one thread", "leaves", "time", "rate");
    const Measured ours = bestOf(5, [&] { return perft(chess, plain, 6); });
    printRow(gHasPext ? "striker, chess, depth 6 (PEXT)" : "striker, chess, depth 6 (magics)", ours, ours.rate());
    bool right = ours.leaves == kChessDepth6;
    if (gHasPext) {
        MagicSliders::fill();
        const Measured magic = bestOf(5, [&] { return perftMagic(chess, plain, 6); });
        printRow("striker, chess, depth 6 (magics)", magic, ours.rate());
        right = right && magic.leaves == kChessDepth6;
    }
    const Measured withBall = bestOf(20, [&] { return perft(ball, football, 5); });
    printRow("striker, with the ball, depth 5", withBall, ours.rate());
    right = right && withBall.leaves == kBallDepth5;
    benchEngine("/usr/games/stockfish", 3, ours.rate());
    benchEngine("/usr/games/fairy-stockfish", 1, ours.rate());
    if (!right) std::printf("WRONG COUNTS\n");
    return right ? 0 : 1;
}
