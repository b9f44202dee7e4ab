// Records of real games, for every game of the catalog: what random play leaves behind comes back from the record's
// text and, where the game has a PGN name, from PGN; and a chess game written by others is understood.
#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "catalog/library.h"
#include "record/pgn.h"
#include "record/replay.h"
#include "record/text.h"

namespace {

const record::Library& library() {
    static const record::Library library = catalog::libraryOf(catalog::standardCatalog());
    return library;
}

// A match of random actions; some begin in the middle of an earlier one, some are ended off the board.
std::unique_ptr<game::Match> randomMatch(const catalog::Entry& entry, std::uint64_t seed) {
    base::Rng rng(seed);
    game::KeyValues options;
    for (const game::OptionSpec& spec : entry.info().options) {
        if (rng.below(2) == 0) continue;
        if (spec.words.empty()) {
            const auto range = static_cast<std::uint64_t>(spec.max - spec.min + 1);
            options.emplace_back(spec.key, std::to_string(spec.min + static_cast<std::int64_t>(rng.below(range))));
        } else {
            options.emplace_back(spec.key, spec.words[rng.below(spec.words.size())]);
        }
    }
    auto match = *entry.makeMatch(options, seed);
    const auto play = [&](std::uint64_t most) {
        for (std::uint64_t i = rng.below(most + 1); i > 0 && match->toAct(); --i) {
            EXPECT_FALSE(match->apply(*match->sample(rng), nullptr));
        }
    };
    play(60);
    if (rng.below(3) == 0 && match->toAct()) {
        const std::string state = match->stateText();
        match = *entry.makeMatch(options, seed, state);
    }
    play(200);
    if (rng.below(2) == 0 && match->toAct()) {
        constexpr std::string_view kWords[] = {"resign", "flag", "abandon", "draw"};
        std::string verdict(kWords[rng.below(4)]);
        if (verdict != "draw") verdict.append(":").append(entry.info().seats[rng.below(entry.info().seats.size())]);
        EXPECT_FALSE(match->apply(verdict, nullptr)) << verdict;
    }
    return match;
}

record::Record recordOf(const game::Match& match, std::uint64_t seed) {
    base::Rng rng(seed);
    record::Extras extras;
    if (rng.below(2)) extras.names.emplace_back(match.info().seats[0], "Ana \"la\" \\ Ruiz; {x}");
    if (rng.below(2)) extras.names.emplace_back(match.info().seats[1], "Łukasz");
    if (rng.below(2)) extras.date = "2026-11-30";
    for (std::size_t i = 0; rng.below(2) && i < match.steps().size(); ++i) {
        extras.clocks.push_back(static_cast<std::int64_t>(rng.below(10'000'000)) - 1'000'000);
    }
    return record::recordOf(match, extras);
}

TEST(Records, EveryMatchComesBackFromItsText) {
    for (const catalog::Entry& entry : catalog::standardCatalog().entries()) {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const auto match = randomMatch(entry, seed);
            const record::Record record = recordOf(*match, seed);
            const std::string text = record::write(record);
            const auto read = record::read(text);
            ASSERT_TRUE(read) << text;
            EXPECT_EQ(*read, record);
            const auto verified = record::verify(*read, library());
            ASSERT_TRUE(verified) << text;
            ASSERT_FALSE(verified->difference)
                << text << verified->difference->line << ": " << verified->difference->found;
            EXPECT_EQ(verified->match->stateText(), match->stateText());
            EXPECT_EQ(verified->match->outcome(), match->outcome());
        }
    }
}

TEST(Records, EveryMatchComesBackFromPgn) {
    for (const catalog::Entry& entry : catalog::standardCatalog().entries()) {
        if (entry.info().pgnVariant.empty()) continue;
        std::string all;
        std::vector<record::Record> records;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            records.push_back(recordOf(*randomMatch(entry, seed), seed));
            const auto text = record::writePgn(records.back(), library());
            ASSERT_TRUE(text) << text.fault().code;
            all += (all.empty() ? "" : "\n") + *text;
        }
        const auto read = record::readPgn(all, library());
        ASSERT_TRUE(read) << read.fault().code << " at " << read.fault().at << ": "
                          << all.substr(static_cast<std::size_t>(read.fault().at), 40);
        ASSERT_EQ(read->size(), records.size());
        std::string again;
        for (std::size_t i = 0; i < records.size(); ++i) {
            EXPECT_EQ((*read)[i], records[i]) << i;
            again += (again.empty() ? "" : "\n") + *record::writePgn((*read)[i], library());
        }
        EXPECT_EQ(again, all);
    }
}

// Paul Morphy against two consulting players, Paris 1858.
constexpr std::string_view kOpera = R"([Event "Paris"]
[Date "1858.??.??"]
[White "Paul Morphy"]
[Black "Duke Karl and Count Isouard"]
[Result "1-0"]

1.e4 e5 2.Nf3 d6 3.d4 Bg4 {not the best (and known as such)} 4.dxe5 Bxf3
(4... dxe5 5.Qxd8+ Kxd8 6.Nxe5) 5.Qxf3 dxe5 6.Bc4 Nf6 7.Qb3 Qe7 8.Nc3 c6
9.Bg5 b5 $2 10.Nxb5! cxb5 11.Bxb5+ Nbd7 12.0-0-0 Rd8 ; everything is pinned
13.Rxd7 Rxd7 14.Rd1 Qe6 15.Bxd7+ Nxd7 16.Qb8+!! Nxb8 17.Rd8# 1-0
)";

TEST(Records, AChessGameOfOthers) {
    const auto read = record::readPgn(kOpera, library());
    ASSERT_TRUE(read) << read.fault().code << " at " << read.fault().at;
    ASSERT_EQ(read->size(), 1u);
    const record::Record& game = read->front();
    EXPECT_EQ(game.game, "chessfootball");
    EXPECT_EQ(game.options, (game::KeyValues{{"ball_start", "none"}}));
    EXPECT_EQ(game.names, (game::KeyValues{{"white", "Paul Morphy"}, {"black", "Duke Karl and Count Isouard"}}));
    EXPECT_EQ(game.date, "");
    EXPECT_EQ(game.result, "1-0");
    EXPECT_EQ(game.reason, "checkmate");
    ASSERT_EQ(game.steps.size(), 33u);
    EXPECT_EQ((*record::replay(game, library()))->stateText(), "1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17");
    const std::string written = *record::writePgn(game, library());
    EXPECT_EQ(written.find("Variant"), std::string::npos);
    EXPECT_EQ(written.find("BallStart"), std::string::npos);
}

// Chess games of others end by resignation or agreement without saying so in the moves.
TEST(Records, AChessGameOfOthersThatWasGivenUp) {
    const auto read =
        record::readPgn("1. e4 e5 2. Qh5 1/2-1/2\n\n[Termination \"Time forfeit\"]\n1. e4 0-1\n", library());
    ASSERT_TRUE(read);
    EXPECT_EQ((*read)[0].reason, "draw");
    EXPECT_EQ((*read)[1].reason, "flag");
    EXPECT_EQ((*read)[1].steps.back().text, "flag:white");
}

}  // namespace
