#include "engine/session.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "base/text.h"
#include "engine/format.h"
#include "engine/tools.h"

namespace engine {

namespace {

// The first word of a line and what follows it.
std::pair<std::string_view, std::string_view> cutFirstWord(std::string_view text) {
    text = base::trimmed(text);
    const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
    return {text.substr(0, end), base::trimmed(text.substr(end))};
}

// Text that came from outside, fit to be repeated in one line.
std::string quoted(std::string_view text) {
    constexpr std::size_t kWidest = 60;
    std::string result;
    for (const char c : text.substr(0, kWidest)) result += c >= ' ' && c <= '~' ? c : '?';
    if (text.size() > kWidest) result += "...";
    return "'" + result + "'";
}

}  // namespace

const Session::Command Session::kCommands[] = {
    {"uci", While::Searching, &Session::uci},         {"debug", While::Searching, &Session::debug},
    {"isready", While::Searching, &Session::isReady}, {"setoption", While::Idle, &Session::setOptionLine},
    {"register", While::Searching, &Session::ignore}, {"ucinewgame", While::Idle, &Session::newGame},
    {"position", While::Idle, &Session::position},    {"go", While::Idle, &Session::go},
    {"stop", While::Searching, &Session::stop},       {"ponderhit", While::Searching, &Session::ponderHit},
    {"d", While::Searching, &Session::show},          {"eval", While::Idle, &Session::evaluate},
    {"bench", While::Idle, &Session::bench},
};

Session::Session(const catalog::Catalog& catalog, std::string_view game, Environment environment)
    : entry_(*catalog.find(game)), environment_(std::move(environment)) {
    settings_.variant = game;
    resetMatch();
    makeBot();
}

Session::~Session() {
    settle();
}

constexpr std::int64_t kPatience = 5'000'000;  // µs

bool Session::line(std::string_view text) {
    // An unknown first word is skipped, as the protocol asks: perhaps a command follows.
    for (std::string_view rest = text; !base::trimmed(rest).empty();) {
        const auto [word, after] = cutFirstWord(rest);
        if (word == "quit") {
            finish();
            return false;
        }
        for (const Command& command : kCommands) {
            if (command.name != word) continue;
            if (command.allowed == While::Idle) settle();
            (this->*command.run)(after);
            return true;
        }
        rest = after;
    }
    if (!base::trimmed(text).empty()) complain("unknown command " + quoted(base::trimmed(text)));
    return true;
}

void Session::settle() {
    stop("");
    environment_.runner->wait();
}

// A search answers at once with what it has; half a perft is no answer, and whoever pipes `go perft 6` and `quit` into
// the program wants it. So it gets a while.
void Session::finish() {
    if (!counting_) return settle();
    countingDeadline_ = environment_.now() + kPatience;
    environment_.runner->wait();
}

void Session::print(std::string_view text) {
    const std::lock_guard lock(printing_);
    environment_.print(text);
}

// --- What a line asks for -------------------------------------------------------------------------------------------

void Session::uci(std::string_view) {
    print("id name Striker 0.1 " + std::string(entry_.info().name));
    print("id author the Striker developers");
    for (const std::string& option : optionLines(entry_)) print(option);
    print("uciok");
}

void Session::debug(std::string_view rest) {
    if (rest != "on" && rest != "off") return complain("debug: on or off");
    debug_ = rest == "on";
}

void Session::isReady(std::string_view) {
    print("readyok");
}

void Session::ignore(std::string_view) {}

void Session::setOptionLine(std::string_view rest) {
    const SetResult result = setOption(settings_, entry_, rest);
    if (!result.complaint.empty()) return complain(result.complaint);
    switch (result.change) {
        case Change::Nothing:
            break;
        case Change::Hash:
            bot_->setHashMegabytes(settings_.hashMegabytes);
            break;
        case Change::Bot:
            makeBot();
            break;
        case Change::Match:
            resetMatch();
            makeBot();
            break;
    }
}

void Session::newGame(std::string_view) {
    resetMatch();
    bot_->newMatch();
}

// `startpos` or `fen <state>` (`state <state>` says the same), then perhaps `moves <action> …`. A position that cannot
// be set up, or an illegal move, leaves the last position as it was.
void Session::position(std::string_view rest) {
    // 1. Where the moves begin.
    std::string_view moves;
    std::string_view setup = rest;
    for (const base::Word& word : base::words(rest)) {
        if (word.text != "moves") continue;
        setup = base::trimmed(rest.substr(0, static_cast<std::size_t>(word.at)));
        moves = rest.substr(static_cast<std::size_t>(word.at) + word.text.size());
        break;
    }
    // 2. The position before them.
    const auto [kind, state] = cutFirstWord(setup);
    const bool fromState = kind == "fen" || kind == "state";
    if (!fromState && (kind != "startpos" || !state.empty())) return complain("position: startpos or fen <position>");
    auto match = entry_.makeMatch(settings_.matchOptions(entry_.info()), settings_.seed,
                                  fromState ? std::optional(state) : std::nullopt);
    if (!match) return complain("position: " + textOf(match.fault()));
    // 3. The moves.
    for (const base::Word& word : base::words(moves)) {
        if (const auto fault = (*match)->apply(word.text, nullptr)) {
            return complain("position: " + quoted(word.text) + ": " + textOf(*fault));
        }
    }
    match_ = std::move(match).value();
}

void Session::show(std::string_view) {
    for (const std::string& text : describe(*match_)) print(text);
}

void Session::evaluate(std::string_view) {
    const auto terms = bot_->evaluate(*match_);
    if (terms.empty()) return complain("eval: no evaluation for this game");
    for (const ai::Term& term : terms) print(std::string(term.name) + " " + std::to_string(term.value));
}

void Session::bench(std::string_view rest) {
    constexpr std::int64_t kNodes = 100'000;
    constexpr std::int64_t kMostNodes = 1'000'000'000;
    const auto nodes = rest.empty() ? kNodes : base::parseInteger(rest, 1, kMostNodes);
    if (!nodes) return complain("bench: expected a number of nodes");
    stopping_ = false;
    environment_.runner->start([this, nodes] {
        const auto lines = benchmark(entry_, static_cast<std::uint64_t>(*nodes), environment_.now,
                                     [this] { return stopping_.load(); });
        for (const std::string& text : lines) print(text);
    });
}

// --- Searching ------------------------------------------------------------------------------------------------------

void Session::go(std::string_view rest) {
    const Go go = parseGo(rest);
    for (const std::string& complaint : go.complaints) complain(complaint);
    if (go.refused) return;
    if (go.perft > 0) return startPerft(go.perft);
    startSearch(go);
}

void Session::stop(std::string_view) {
    stopping_ = true;
    {
        const std::lock_guard lock(holdingMutex_);
        holding_ = false;
    }
    holdingChanged_.notify_all();
}

void Session::ponderHit(std::string_view) {
    {
        const std::lock_guard lock(holdingMutex_);
        if (!holding_) return;
        holding_ = false;
        if (ponderBudget_.hard > 0) startClock(ponderBudget_);
    }
    holdingChanged_.notify_all();
}

void Session::startClock(const TimeBudget& budget) {
    const std::int64_t now = environment_.now();
    softDeadline_ = now + budget.soft * 1000;
    hardDeadline_ = now + budget.hard * 1000;
}

bool Session::outOfTime() const {
    const std::int64_t deadline = hardDeadline_;
    return deadline != 0 && environment_.now() >= deadline;
}

void Session::startSearch(const Go& go) {
    const auto seat = match_->toAct();
    if (!seat) {
        const auto outcome = match_->outcome();
        print(std::string("info depth 0 score ") + (outcome.result == game::Result::Draw ? "cp 0" : "mate 0"));
        complain("the game is over: " + std::string(outcome.reason));
        print("bestmove 0000");
        return;
    }
    // 1. The limits; time is watched here, so that ponderhit can start the clock.
    ai::Limits limits = go.limits;
    limits.movetimeMs = 0;
    limits.multiPv = settings_.multiPv;
    // A search that has gone far beyond the wanted length will hardly find such a mate any more.
    if (limits.mateIn > 0 && limits.depth == 0) limits.depth = 4 * limits.mateIn + 6;
    std::optional<TimeBudget> budget = timeBudget(go, game::index(*seat), settings_.moveOverhead);
    const bool endless = !budget && limits.depth == 0 && limits.nodes == 0 && settings_.level == 0;
    bool holding = go.infinite || go.ponder;
    if (!environment_.runner->concurrent() && (holding || endless)) {
        constexpr std::int64_t kInstead = 1000;
        complain("no stop can arrive while this engine thinks: it takes one second");
        budget = TimeBudget{kInstead, kInstead};
        holding = false;
    }
    if (debug_ && budget) {
        complain("time budget " + std::to_string(budget->soft) + " to " + std::to_string(budget->hard) + " ms");
    }
    // 2. The clock runs from now on, or from ponderhit.
    softDeadline_ = 0;
    hardDeadline_ = 0;
    ponderBudget_ = go.ponder && budget ? *budget : TimeBudget{};
    if (budget && !holding) startClock(*budget);
    stopping_ = false;
    holding_ = holding;
    // 3. The search has a match of its own.
    std::shared_ptr<const game::Match> match = match_->clone();
    const bool timed = budget.has_value();
    environment_.runner->start([this, match, go, limits, timed] { search(*match, go, limits, timed); });
}

void Session::search(const game::Match& match, const Go& go, const ai::Limits& limits, bool timed) {
    ai::Control control;
    control.now = environment_.now;
    control.stop = [this] { return stopping_ || outOfTime(); };
    if (timed && !go.limits.movetimeMs) {
        control.enough = [this] {
            const std::int64_t deadline = softDeadline_;
            return deadline != 0 && environment_.now() >= deadline;
        };
    }
    control.report = [this](const ai::Report& report) { print(infoLine(report)); };
    const auto decision = bot_->choose(match, limits, control);
    holdBack();
    if (!decision) {
        complain(textOf(decision.fault()));
        return print("bestmove 0000");
    }
    if (decision->lossCp > 0) complain("level noise: " + std::to_string(decision->lossCp) + " centipawns");
    print(bestMoveLine(*decision));
}

void Session::holdBack() {
    std::unique_lock lock(holdingMutex_);
    holdingChanged_.wait(lock, [this] { return !holding_; });
}

void Session::startPerft(int depth) {
    stopping_ = false;
    counting_ = true;
    countingDeadline_ = 0;
    std::shared_ptr<const game::Match> match = match_->clone();
    environment_.runner->start([this, match, depth] {
        const auto lines = perft(*match, depth, [this] {
            const std::int64_t deadline = countingDeadline_;
            return stopping_ || (deadline > 0 && environment_.now() > deadline);
        });
        for (const std::string& text : lines) print(text);
        counting_ = false;
    });
}

// --- What a search is made of ---------------------------------------------------------------------------------------

void Session::resetMatch() {
    auto match = entry_.makeMatch(settings_.matchOptions(entry_.info()), settings_.seed);
    assert(match.ok());  // the settings were tested when they were made
    match_ = std::move(match).value();
}

// The strongest player comes last in a catalog's list.
void Session::makeBot() {
    const std::string name = settings_.level > 0 ? "level" + std::to_string(settings_.level) : entry_.botNames().back();
    auto bot = entry_.makeBot(name, settings_.seed);
    assert(bot.ok());
    bot_ = std::move(bot).value();
    sizeHash();
}

// A level keeps the table that belongs to its budget, so that it plays alike everywhere.
void Session::sizeHash() {
    if (settings_.level == 0) bot_->setHashMegabytes(settings_.hashMegabytes);
}

}  // namespace engine
