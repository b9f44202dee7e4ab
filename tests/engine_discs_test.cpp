// The engine protocol with the games of discs: whoever speaks it plays them like chess football.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"
#include "engine/session.h"

namespace {

std::vector<const catalog::Entry*> gamesOfDiscs() {
    std::vector<const catalog::Entry*> games;
    for (const catalog::Entry& entry : catalog::standardCatalog().entries()) {
        if (entry.info().simulated) games.push_back(&entry);
    }
    return games;
}

// A session without threads: every line is answered when it returns.
class Talk {
  public:
    explicit Talk(std::string_view game)
        : session_(catalog::standardCatalog(), game,
                   {[this](std::string_view line) { lines_.emplace_back(line); }, [this] { return clock_ += 1'000; },
                    engine::inlineRunner()}) {}

    std::vector<std::string> answers(const std::string& line) {
        lines_.clear();
        session_.line(line);
        session_.finish();
        return lines_;
    }
    // The rest of the first line that begins like this.
    std::string answer(const std::string& line, std::string_view beginning) {
        for (const std::string& text : answers(line)) {
            if (text.starts_with(beginning)) return text.substr(beginning.size());
        }
        ADD_FAILURE() << line << " has no answer " << beginning;
        return {};
    }

  private:
    std::vector<std::string> lines_;
    std::int64_t clock_ = 0;
    engine::Session session_;
};

TEST(EngineOfDiscs, GreetsAndTellsThePosition) {
    ASSERT_EQ(gamesOfDiscs().size(), 2u);
    for (const catalog::Entry* entry : gamesOfDiscs()) {
        Talk talk(entry->info().name);
        EXPECT_EQ(talk.answers("uci").back(), "uciok");
        EXPECT_EQ(talk.answers("isready"), std::vector<std::string>{"readyok"});
        EXPECT_TRUE(entry->makeMatch({}, 0, talk.answer("d", "state ")).ok());
    }
}

// A whole exchange: each answer is legal where it was asked for, and the next position is what it leads to.
TEST(EngineOfDiscs, EveryAnswerIsLegal) {
    for (const catalog::Entry* entry : gamesOfDiscs()) {
        Talk talk(entry->info().name);
        const auto match = *entry->makeMatch({}, 0, talk.answer("d", "state "));  // the session's seed is its own
        std::string line = "position startpos moves";
        for (int i = 0; i < 12 && match->toAct(); ++i) {
            talk.answers(i == 0 ? "position startpos" : line);
            EXPECT_EQ(talk.answers("d").at(0), "state " + match->stateText());
            std::string best = talk.answer("go nodes 1", "bestmove ");
            best = best.substr(0, best.find(' '));
            const auto fault = match->apply(best, nullptr);
            ASSERT_FALSE(fault) << entry->info().name << " " << best << ": " << fault->code;
            line += " " + best;
        }
    }
}

TEST(EngineOfDiscs, BeginsInAnyState) {
    for (const catalog::Entry* entry : gamesOfDiscs()) {
        Talk talk(entry->info().name);
        base::Rng rng(5);
        const auto match = *entry->makeMatch({}, 0);
        for (int i = 0; i < 30 && match->toAct(); ++i) {
            const std::string state = match->stateText();
            const std::string action = *match->sample(rng);
            ASSERT_FALSE(match->apply(action, nullptr));
            EXPECT_TRUE(talk.answers("position fen " + state).empty());
            EXPECT_EQ(talk.answers("d").at(0), "state " + state);
            EXPECT_TRUE(talk.answers("position fen " + state + " moves " + action).empty());
            EXPECT_EQ(talk.answers("d").at(0), "state " + match->stateText());
        }
    }
}

TEST(EngineOfDiscs, WhatIsRefusedLeavesThePosition) {
    for (const catalog::Entry* entry : gamesOfDiscs()) {
        Talk talk(entry->info().name);
        const std::string before = talk.answers("d").at(0);
        for (const char* line :
             {"position fen W=1", "position startpos moves e2e4", "position startpos moves disc:9:1,0:5 shot:1",
              "setoption name goals_to_win value never", "position fen"}) {
            EXPECT_EQ(talk.answers(line).size(), 1u) << line;
            EXPECT_EQ(talk.answers("d").at(0), before) << line;
        }
    }
}

}  // namespace
