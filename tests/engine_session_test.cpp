// Sessions of the engine protocol as scripts: lines in, lines out. The clock is the test's own where time matters.
#include "engine/session.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <set>

#include "tests/tiny/catalog.h"

namespace {

enum class Threads { One, Two };

// A session whose lines are kept, and a clock that each look moves on by 20 ms.
class Script {
  public:
    explicit Script(Threads threads = Threads::Two, const catalog::Catalog& games = catalog::standardCatalog(),
                    std::string_view game = "chessfootball")
        : session_(games, game,
                   {[this](std::string_view line) { keep(line); }, [this] { return clock_ += 20'000; },
                    threads == Threads::Two ? engine::threadRunner() : engine::inlineRunner()}) {}

    bool say(std::string_view line) { return session_.line(line); }
    void finish() { session_.finish(); }

    // The first line with this beginning that has not been waited for yet.
    std::string waitFor(std::string_view beginning) {
        std::unique_lock lock(mutex_);
        std::string found;
        const bool came = arrived_.wait_for(lock, std::chrono::seconds(60), [&] {
            for (; read_ < lines_.size(); ++read_) {
                if (!lines_[read_].starts_with(beginning)) continue;
                found = lines_[read_++];
                return true;
            }
            return false;
        });
        EXPECT_TRUE(came) << "no line begins with " << beginning;
        return found;
    }
    // What one line is answered with, when nothing runs beside it.
    std::vector<std::string> answers(std::string_view line) {
        const std::size_t before = all().size();
        say(line);
        finish();
        const auto lines = all();
        return {lines.begin() + static_cast<std::ptrdiff_t>(before), lines.end()};
    }
    std::vector<std::string> all() {
        const std::lock_guard lock(mutex_);
        return lines_;
    }
    int count(std::string_view beginning) {
        const auto lines = all();
        return static_cast<int>(
            std::count_if(lines.begin(), lines.end(), [&](const auto& l) { return l.starts_with(beginning); }));
    }
    std::string position() { return answers("d").at(0); }

  private:
    void keep(std::string_view line) {
        {
            const std::lock_guard lock(mutex_);
            lines_.emplace_back(line);
        }
        arrived_.notify_all();
    }

    std::mutex mutex_;
    std::condition_variable arrived_;
    std::vector<std::string> lines_;
    std::size_t read_ = 0;
    std::atomic<std::int64_t> clock_ = 0;
    engine::Session session_;  // last: it may still speak while it is destroyed
};

bool has(const std::vector<std::string>& lines, std::string_view line) {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

constexpr std::string_view kStart = "state rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST(Session, Greets) {
    Script script;
    const auto lines = script.answers("uci");
    EXPECT_TRUE(lines.front().starts_with("id name Striker"));
    EXPECT_EQ(lines.back(), "uciok");
    for (const char* option : {
             "option name Hash type spin default 16 min 1 max 4096",
             "option name Threads type spin default 1 min 1 max 1",
             "option name UCI_Variant type combo default chessfootball var chessfootball var chess",
             "option name Level type combo default off var off var 1 var 2 var 3 var 4 var 5 var 6 var 7 var 8",
             "option name goals_to_win type spin default 1 min 1 max 9",
             "option name after_goal type combo default keep var keep var reset",
         }) {
        EXPECT_TRUE(has(lines, option)) << option;
    }
    EXPECT_EQ(script.answers("isready"), std::vector<std::string>{"readyok"});
    EXPECT_FALSE(script.say("quit"));
}

TEST(Session, IsReadyWhileItSearches) {
    Script script;
    script.say("position startpos");
    script.say("go infinite");
    script.waitFor("info depth");
    for (int i = 0; i < 3; ++i) {
        script.say("isready");
        script.waitFor("readyok");
    }
    EXPECT_EQ(script.count("bestmove"), 0);
    script.say("stop");
    script.waitFor("bestmove");
    script.finish();
    EXPECT_EQ(script.count("bestmove"), 1);
    script.say("stop");  // nothing to stop
    script.finish();
    EXPECT_EQ(script.count("bestmove"), 1);
}

TEST(Session, AnInfiniteSearchThatHasSeenAllStillWaitsForStop) {
    Script script;
    script.say("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    script.say("go infinite");
    const std::string seen = script.waitFor("info depth 1");
    EXPECT_NE(seen.find(" score mate 1 "), std::string::npos) << seen;
    script.say("isready");
    script.waitFor("readyok");
    EXPECT_EQ(script.count("bestmove"), 0);
    script.say("stop");
    EXPECT_EQ(script.waitFor("bestmove"), "bestmove a1a8");
}

TEST(Session, EveryLimitEndsASearch) {
    for (const char* go : {"go depth 3", "go nodes 2000", "go movetime 50", "go wtime 1000 btime 1000",
                           "go wtime 1000 btime 10 winc 10 binc 1", "go wtime 500 btime 500 movestogo 1",
                           "go wtime 5000 btime 5000 movestogo 40", "go wtime -20 btime -20", "go wtime 0 btime 0",
                           "go mate 1", "go depth 3 nodes 1000 movetime 1000", "go searchmoves a2a3 h2h3 depth 3",
                           "go movetime 0", "go depth 4 ponder_not_known"}) {
        Script script;
        script.say("position startpos");
        script.say(go);
        const std::string best = script.waitFor("bestmove");
        script.finish();
        EXPECT_EQ(script.count("bestmove"), 1) << go;
        script.say("position startpos moves " + best.substr(9, 4));
        EXPECT_EQ(script.count("info string position"), 0) << go << ": " << best;
    }
}

TEST(Session, SearchMovesIsObeyed) {
    Script script;
    script.say("go depth 3 searchmoves a2a3 h2h3");
    const std::string best = script.waitFor("bestmove");
    EXPECT_TRUE(best.starts_with("bestmove a2a3") || best.starts_with("bestmove h2h3")) << best;
}

TEST(Session, NodesMakeAnAnswerRepeatable) {
    std::set<std::vector<std::string>> seen;
    for (int run = 0; run < 3; ++run) {
        Script script;
        script.say("position startpos moves e2e4 e7e5 e4:e");
        script.say("go nodes 5000");
        script.waitFor("bestmove");
        auto lines = script.all();
        for (std::string& line : lines) {
            line = line.substr(0, line.find(" nps"));
            line = line.substr(0, line.find(" time"));
        }
        seen.insert(lines);
    }
    EXPECT_EQ(seen.size(), 1u);
}

TEST(Session, ThreeLinesAreThree) {
    Script script;
    script.say("setoption name MultiPV value 3");
    script.say("go depth 4");
    script.waitFor("bestmove");
    std::set<std::string> first;
    for (const std::string& line : script.all()) {
        if (!line.starts_with("info depth 4")) continue;
        first.insert(line.substr(line.find(" pv ") + 4, 4));
    }
    EXPECT_EQ(first.size(), 3u);
    EXPECT_EQ(script.count("info depth 4"), 3);
}

TEST(Session, PonderingWaitsForTheHit) {
    Script script;
    script.say("position startpos moves e2e4");
    script.say("go ponder wtime 1000 btime 1000");
    script.waitFor("info depth 5");
    script.say("isready");
    script.waitFor("readyok");
    EXPECT_EQ(script.count("bestmove"), 0);
    script.say("ponderhit");
    script.waitFor("bestmove");
    // A ponder that misses is stopped and still answered; a hit without pondering means nothing.
    script.say("go ponder movetime 50");
    script.say("stop");
    script.waitFor("bestmove");
    script.say("ponderhit");
    script.finish();
    EXPECT_EQ(script.count("bestmove"), 2);
}

TEST(Session, TheEndOfTheInputStopsAndAnswers) {
    Script script;
    script.say("go infinite");
    script.finish();
    EXPECT_EQ(script.count("bestmove"), 1);
    Script quitting;
    quitting.say("go infinite");
    EXPECT_FALSE(quitting.say("quit"));
    EXPECT_EQ(quitting.count("bestmove"), 1);
}

TEST(Session, ACommandThatNeedsQuietEndsTheSearchFirst) {
    Script script;
    script.say("go infinite");
    script.say("position startpos moves e2e4");
    EXPECT_EQ(script.count("bestmove"), 1);
    script.say("go infinite");
    script.say("go depth 2");
    script.finish();
    EXPECT_EQ(script.count("bestmove"), 3);
    EXPECT_NE(script.position(), kStart);
}

TEST(Session, AFinishedGameIsAnsweredToo) {
    Script script;
    script.say("position startpos moves f2f3 e7e5 g2g4 d8h4");
    EXPECT_EQ(script.answers("go depth 5").back(), "bestmove 0000");
    script.say("position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1 * - 1:0");
    EXPECT_EQ(script.answers("go infinite").back(), "bestmove 0000");
}

TEST(Session, PlainChessIsAVariant) {
    Script script;
    script.say("setoption name uci_variant value chess");
    EXPECT_EQ(script.position(), kStart);
    script.say("go perft 3");
    EXPECT_EQ(script.waitFor("Nodes searched"), "Nodes searched: 8902");
    script.say("position startpos moves e2e4 d7d5 e4d5 d8d5 b1c3");
    EXPECT_EQ(script.position().substr(6), "rnb1kbnr/ppp1pppp/8/3q4/8/2N5/PPPP1PPP/R1BQKBNR b KQkq - 1 3");
    script.say("position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1g1 e8c8");
    EXPECT_EQ(script.position().substr(6), "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2");
    script.say("setoption name UCI_Variant value chessfootball");
    EXPECT_NE(script.position(), kStart);
    EXPECT_EQ(script.count("info string"), 0);
}

TEST(Session, OptionsReachTheGame) {
    Script script;
    script.say("setoption name goals_to_win value 3");
    script.say("setoption name AFTER_GOAL value Reset");
    script.say("setoption name Move Overhead value 20");
    script.say("setoption name  move   overhead  value  20");
    script.say("setoption name Hash value 1");
    script.say("setoption name Ponder value true");
    EXPECT_EQ(script.count("info string"), 0);
    EXPECT_TRUE(has(script.answers("d"), "options goals_to_win=3 after_goal=reset ball_start=centre"));
    script.say("position fen 4k3/8/8/8/3R4/8/8/4K3 w - - 0 1 d4 - 0:0 moves d4:ne");
    EXPECT_TRUE(script.position().ends_with(" 1:0")) << script.position();
}

TEST(Session, LevelsAnswerWithinTheirBudget) {
    Script script;
    for (const char* level : {"1", "3", "off"}) {
        script.say("setoption name Level value " + std::string(level));
        script.say("position startpos moves e2e4");
        script.say(std::string_view(level) == "off" ? "go nodes 100" : "go");
        script.waitFor("bestmove");
    }
    EXPECT_EQ(script.count("bestmove"), 3);
}

TEST(Session, ExtrasAnswer) {
    Script script;
    script.say("go perft 2");
    EXPECT_EQ(script.waitFor("Nodes searched"), "Nodes searched: 400");
    EXPECT_EQ(script.count("e2e4: 20"), 1);
    EXPECT_TRUE(script.answers("eval").back().starts_with("total "));
    script.say("bench 500");
    const std::string fingerprint = script.waitFor("Fingerprint: ");
    script.waitFor("Nodes/second: ");
    script.say("bench 500");
    EXPECT_EQ(script.waitFor("Fingerprint: "), fingerprint);
    script.waitFor("Nodes/second: ");
    script.say("go perft 50");
    script.say("stop");
    script.waitFor("info string perft: stopped");
}

TEST(Session, WhatIsNotUnderstoodCostsOneLine) {
    const std::string longLine(5000, 'x');
    for (const std::string& line : std::vector<std::string>{"foo",
                                                            "foo bar baz",
                                                            longLine,
                                                            std::string("\x01\xff\x80"),
                                                            "position",
                                                            "position fen",
                                                            "position fen junk",
                                                            "position startpos junk",
                                                            "position startpos moves e2e5",
                                                            "position startpos moves e2e4 nonsense",
                                                            "position startpos moves resign:black e2e4",
                                                            "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
                                                            "position moves e2e4",
                                                            "setoption",
                                                            "setoption name",
                                                            "setoption name Unknown value 1",
                                                            "setoption name Hash value",
                                                            "setoption name Hash value 0",
                                                            "setoption name Hash value 99999999999999999999",
                                                            "setoption name Threads value 2",
                                                            "setoption name Level value 9",
                                                            "setoption name UCI_Variant value draughts",
                                                            "setoption name goals_to_win value 0",
                                                            "setoption name after_goal value never",
                                                            "setoption name Ponder value maybe",
                                                            "go depth",
                                                            "go depth x",
                                                            "go depth -1",
                                                            "go nodes 0",
                                                            "go movetime 99999999999999999999999",
                                                            "go wtime",
                                                            "go perft 0",
                                                            "go perft x",
                                                            "debug",
                                                            "debug maybe",
                                                            "bench x"}) {
        Script script;
        script.say("position startpos moves e2e4");
        const std::string before = script.position();
        const auto lines = script.answers(line);
        EXPECT_EQ(lines.size(), 1u) << line.substr(0, 50);
        EXPECT_TRUE(lines.at(0).starts_with("info string ")) << line.substr(0, 50);
        EXPECT_LT(lines.at(0).size(), 200u);
        EXPECT_EQ(script.position(), before) << line.substr(0, 50);
    }
}

TEST(Session, SilenceIsAnsweredWithSilence) {
    Script script;
    for (const char* line : {"", "   ", "\t", "register later", "debug on", "debug off", "stop", "ponderhit"}) {
        EXPECT_TRUE(script.answers(line).empty()) << line;
    }
    // The protocol's own rule: skip unknown words before a command.
    EXPECT_EQ(script.answers("joho debug isready"), (std::vector<std::string>{"info string debug: on or off"}));
    EXPECT_EQ(script.answers("joho isready"), (std::vector<std::string>{"readyok"}));
}

TEST(Session, WithoutThreadsASearchEndsByItself) {
    Script script(Threads::One);
    for (const char* go : {"go infinite", "go", "go ponder wtime 100 btime 100", "go depth 3", "go movetime 5"}) {
        const int before = script.count("bestmove");
        script.say(go);
        EXPECT_EQ(script.count("bestmove"), before + 1) << go;
    }
}

// Any bytes, from a seed: words of the protocol and noise mixed.
TEST(Session, SurvivesAnything) {
    constexpr std::string_view kWords[] = {"uci",
                                           "isready",
                                           "position",
                                           "startpos",
                                           "fen",
                                           "moves",
                                           "go",
                                           "depth",
                                           "nodes",
                                           "movetime",
                                           "searchmoves",
                                           "infinite",
                                           "ponder",
                                           "stop",
                                           "ponderhit",
                                           "setoption",
                                           "name",
                                           "value",
                                           "Hash",
                                           "MultiPV",
                                           "Level",
                                           "UCI_Variant",
                                           "e2e4",
                                           "e7e5",
                                           "e4:ne",
                                           "1",
                                           "3",
                                           "-5",
                                           "999999999999999999999",
                                           "chess",
                                           "ucinewgame",
                                           "d",
                                           "eval",
                                           "debug",
                                           "on",
                                           "w",
                                           "KQkq",
                                           "-",
                                           "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
                                           "*",
                                           "0:0",
                                           "goals_to_win",
                                           "\x80\xff",
                                           "\x01",
                                           "wtime",
                                           "perft"};
    Script script;
    base::Rng rng(11);
    for (int i = 0; i < 400; ++i) {
        std::string line;
        for (std::uint64_t words = 1 + rng.below(7); words > 0; --words) {
            line += std::string(kWords[rng.below(std::size(kWords))]) + ' ';
        }
        if (line.find("perft") != std::string::npos && line.find("3") == std::string::npos) continue;
        EXPECT_TRUE(script.say(line));
    }
    script.finish();
    EXPECT_EQ(script.answers("isready"), std::vector<std::string>{"readyok"});
}

TEST(Session, AnyGameOfACatalogCanBePlayed) {
    const catalog::Catalog games = tiny::catalog();
    Script nim(Threads::Two, games, "nim");
    nim.say("setoption name largest value 3");
    nim.say("setoption name UCI_Variant value small");
    nim.say("position state 1 2 3 first moves 3-3");
    EXPECT_EQ(nim.position(), "state 1 2 0 second");
    nim.say("go nodes 1");
    nim.waitFor("bestmove");
    EXPECT_EQ(nim.count("info string"), 0);
    EXPECT_EQ(nim.answers("eval"), std::vector<std::string>{"info string eval: no evaluation for this game"});
    Script slide(Threads::Two, games, "slide");
    slide.say("go depth 1");
    slide.waitFor("bestmove");
    EXPECT_EQ(slide.answers("go perft 2").size(), 1u);
}

}  // namespace
