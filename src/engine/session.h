// A UCI session for any game of a catalog: lines in, lines out (docs/engine.md).
//
//     engine::Session session(catalog::standardCatalog(), "chessfootball", {print, now, engine::threadRunner()});
//     while (std::getline(std::cin, line) && session.line(line)) {}
//     session.finish();
//
// line() is called by one thread at a time. `print` gets whole lines without their ends, one at a time, but perhaps
// from the searching thread. Nothing that a line contains makes a session crash or hang: what is not understood costs
// one `info string`.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "ai/bot.h"
#include "catalog/catalog.h"
#include "engine/go.h"
#include "engine/runner.h"
#include "engine/settings.h"

namespace engine {

struct Environment {
    std::function<void(std::string_view line)> print;
    std::function<std::int64_t()> now;  // µs, steadily growing; may be called from the searching thread
    std::unique_ptr<Runner> runner;
};

class Session {
  public:
    // Precondition: the catalog has this game, and outlives the session.
    Session(const catalog::Catalog& catalog, std::string_view game, Environment environment);
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    // Carries out one line; false after `quit`.
    bool line(std::string_view text);
    // As at the end of the input: stops a search, which still answers, and waits for it. A perft may go on for 5 s.
    void finish();

  private:
    // What can be said while a search runs, and what has to wait for its answer.
    enum class While : std::uint8_t { Searching, Idle };
    struct Command {
        std::string_view name;
        While allowed;
        void (Session::*run)(std::string_view rest);
    };
    static const Command kCommands[];

    void uci(std::string_view rest);
    void debug(std::string_view rest);
    void isReady(std::string_view rest);
    void setOptionLine(std::string_view rest);
    void newGame(std::string_view rest);
    void position(std::string_view rest);
    void go(std::string_view rest);
    void stop(std::string_view rest);
    void ponderHit(std::string_view rest);
    void show(std::string_view rest);      // d
    void evaluate(std::string_view rest);  // eval
    void bench(std::string_view rest);
    void ignore(std::string_view rest);

    void settle();  // stops whatever runs and waits for it
    void startSearch(const Go& go);
    void search(const game::Match& match, const Go& go, const ai::Limits& limits, bool timed);
    void holdBack();
    void startPerft(int depth);
    void startClock(const TimeBudget& budget);
    bool outOfTime() const;
    void resetMatch();
    void makeBot();
    void sizeHash();

    void print(std::string_view text);
    void complain(std::string_view text) { print("info string " + std::string(text)); }

    const catalog::Entry& entry_;
    Environment environment_;
    std::mutex printing_;
    Settings settings_;
    std::unique_ptr<game::Match> match_;
    std::unique_ptr<ai::Bot> bot_;  // belongs to the search while one runs
    bool debug_ = false;

    // Between the reader of lines and the search.
    std::atomic<bool> stopping_ = false;
    std::atomic<bool> counting_ = false;                             // a perft runs
    std::atomic<std::int64_t> countingDeadline_ = 0;                 // µs; 0 = none
    std::atomic<std::int64_t> softDeadline_ = 0, hardDeadline_ = 0;  // µs; 0 = none
    std::mutex holdingMutex_;
    std::condition_variable holdingChanged_;
    bool holding_ = false;  // an infinite search, or pondering: the answer waits for `stop` or `ponderhit`
    TimeBudget ponderBudget_;
};

}  // namespace engine
