#include "record/pgn.h"

#include <gtest/gtest.h>

#include "record/pgn_common.h"
#include "record/replay.h"
#include "record/test_game.h"

namespace record {
namespace {

using testing::library;
using testing::newSum;

std::string argOf(const base::Fault& fault, std::string_view name) {
    for (const base::Arg& arg : fault.args) {
        if (arg.name != name) continue;
        const auto* number = std::get_if<std::int64_t>(&arg.value);
        return number ? std::to_string(*number) : std::get<std::string>(arg.value);
    }
    return "";
}

// Actions of the first game of a text, joined by spaces; a fault as `problem@line`.
std::string stepsOf(std::string_view text) {
    const auto games = readPgn(text, library());
    if (!games) return argOf(games.fault(), "problem") + "@" + argOf(games.fault(), "line");
    if (games->empty()) return "no game";
    std::string steps;
    for (const Step& step : games->front().steps) steps += (steps.empty() ? "" : " ") + step.text;
    return steps;
}

std::string roster(std::string_view result) {
    return "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result "
           "\"" +
           std::string(result) + "\"]\n";
}

TEST(PgnWrite, AGameWithEverything) {
    auto match = newSum({{"sum_to_reach", "12"}, {"colour", "warm"}}, 4);
    for (const char* step : {"add3", "add2", "add1", "flag:blue"}) ASSERT_FALSE(match->apply(step, nullptr));
    const Record record =
        recordOf(*match, {{{"red", "A \"quoted\" \\ name"}, {"blue", "Bob"}}, "2026-11-30", {300000, -1, 298500, 0}});
    EXPECT_EQ(*writePgn(record, library()),
              "[Event \"?\"]\n"
              "[Site \"?\"]\n"
              "[Date \"2026.11.30\"]\n"
              "[Round \"?\"]\n"
              "[White \"A \\\"quoted\\\" \\\\ name\"]\n"
              "[Black \"Bob\"]\n"
              "[Result \"1-0\"]\n"
              "[Colour \"warm\"]\n"
              "[Seed \"4\"]\n"
              "[SumToReach \"12\"]\n"
              "[Termination \"time forfeit\"]\n"
              "[Variant \"SumGame\"]\n"
              "\n"
              "1. P3 {[%clk 0:05:00]} 1... P2 2. P1 {[%clk 0:04:58.5]}\n"
              "{[%end flag:blue] [%clk 0:00:00]} 1-0\n");
    const auto again = readPgn(*writePgn(record, library()), library());
    ASSERT_TRUE(again);
    ASSERT_EQ(again->size(), 1u);
    EXPECT_EQ(again->front(), record);
}

TEST(PgnWrite, APlainGameHasNoVariant) {
    auto match = newSum({{"sum_to_reach", "20"}});
    for (const char* step : {"add3", "add3", "add1"}) ASSERT_FALSE(match->apply(step, nullptr));
    const std::string text = *writePgn(recordOf(*match, {}), library());
    EXPECT_EQ(text, roster("*") + "[Termination \"unterminated\"]\n\n1. P3 P3 2. P1 *\n");
    EXPECT_EQ(readPgn(text, library())->front(), recordOf(*match, {}));
}

TEST(PgnWrite, AStartOfItsOwnBeginsWithItsNumberAndSeat) {
    const auto match = library().makeMatch("sum", {}, 0, "5 blue - - - 7");
    ASSERT_TRUE(match);
    for (const char* step : {"add1", "add2", "add2"}) ASSERT_FALSE((*match)->apply(step, nullptr));
    const std::string text = *writePgn(recordOf(**match, {}), library());
    EXPECT_EQ(text, roster("0-1") +
                        "[FEN \"5 blue - - - 7\"]\n[SetUp \"1\"]\n[Termination \"normal\"]\n[Variant \"SumGame\"]\n\n"
                        "7... P1 8. P2 P2# 0-1\n");
    EXPECT_EQ(readPgn(text, library())->front(), recordOf(**match, {}));
}

TEST(PgnWrite, LinesHaveAtMostEightyColumns) {
    auto match = newSum({{"sum_to_reach", "99"}});
    Extras extras;
    for (int i = 0; i < 90; ++i) {
        ASSERT_FALSE(match->apply("add1", nullptr));
        extras.clocks.push_back(i % 3 == 0 ? 3600000 - i * 1001 : -1);
    }
    const Record record = recordOf(*match, extras);
    const std::string text = *writePgn(record, library());
    std::size_t longest = 0;
    for (const base::Word& line : base::fields(text, '\n')) longest = std::max(longest, line.text.size());
    EXPECT_LE(longest, 80u);
    EXPECT_GE(longest, 70u);
    EXPECT_EQ(readPgn(text, library())->front(), record);
    EXPECT_EQ(*writePgn(readPgn(text, library())->front(), library()), text);
}

TEST(PgnWrite, EveryEndingComesBack) {
    for (const char* ending :
         {"resign:red", "resign:blue", "flag:red", "flag:blue", "abandon:red", "abandon:blue", "draw"}) {
        auto match = newSum();
        ASSERT_FALSE(match->apply("add1", nullptr));
        ASSERT_FALSE(match->apply(ending, nullptr));
        const Record record = recordOf(*match, {});
        const auto again = readPgn(*writePgn(record, library()), library());
        ASSERT_TRUE(again) << ending;
        EXPECT_EQ(again->front(), record) << ending;
    }
}

TEST(PgnWrite, ARefusedStepIsAFault) {
    auto match = newSum();
    Record record = recordOf(*match, {});
    record.steps.push_back({"add8", 0, {}});
    EXPECT_EQ(writePgn(record, library()).fault().code, "too_many");
    record.game = "other";
    EXPECT_EQ(writePgn(record, library()).fault().code, "unknown_game");
}

TEST(PgnRead, PassesOverWhatIsNotTheGame) {
    EXPECT_EQ(stepsOf("; first line\n% escaped P9\n1.P1 $14 P2!? {a (comment) } 2. P3 (2. P1 {in ) it} (2. P2 P2) P1) "
                      "2... P1 ; P2\n"
                      "P2 3 P1 *"),
              "add1 add2 add3 add1 add2 add1");
    EXPECT_EQ(stepsOf("1. P1 !! 0-0 0-0! *"), "add1 add2 add2");
    EXPECT_EQ(stepsOf(""), "no game");
    EXPECT_EQ(stepsOf("{nothing} ; at all"), "no game");
}

TEST(PgnRead, SeveralGamesInOneText) {
    const auto games = readPgn(
        "[White \"A\"]\n[Result \"1-0\"]\n\n1. P1 1-0\n\n[White \"B\"]\n[Result \"1/2-1/2\"]\n\nP2\n[White "
        "\"C\"]\n*\nP3 P1",
        library());
    ASSERT_TRUE(games) << argOf(games.fault(), "problem");
    ASSERT_EQ(games->size(), 4u);
    EXPECT_EQ((*games)[0].names, (game::KeyValues{{"red", "A"}}));
    EXPECT_EQ((*games)[0].steps.back().text, "resign:blue");
    EXPECT_EQ((*games)[1].steps.back().text, "draw");
    EXPECT_EQ((*games)[2].names, (game::KeyValues{{"red", "C"}}));
    EXPECT_TRUE((*games)[2].steps.empty());
    EXPECT_EQ((*games)[3].steps.size(), 2u);
}

TEST(PgnRead, TheResultSaysHowAGameEndedOffTheBoard) {
    EXPECT_EQ(stepsOf("P1 1-0"), "add1 resign:blue");
    EXPECT_EQ(stepsOf("P1 0-1"), "add1 resign:red");
    EXPECT_EQ(stepsOf("[Termination \"Time forfeit\"] P1 0-1"), "add1 flag:red");
    EXPECT_EQ(stepsOf("[Termination \"abandoned\"] P1 1-0"), "add1 abandon:blue");
    EXPECT_EQ(stepsOf("P1 1/2-1/2"), "add1 draw");
    EXPECT_EQ(stepsOf("[Result \"1-0\"] P1"), "add1 resign:blue");
    EXPECT_EQ(stepsOf("P1 *"), "add1");
}

TEST(PgnRead, TheResultMustFitTheMoves) {
    const std::string game = "[Variant \"SumGame\"] [SumToReach \"3\"]\nP3 ";
    EXPECT_EQ(stepsOf(game + "1-0"), "add3");
    EXPECT_EQ(stepsOf(game + "*"), "add3");
    EXPECT_EQ(stepsOf(game), "add3");
    EXPECT_EQ(stepsOf(game + "0-1"), "result@2");
    EXPECT_EQ(stepsOf(game + "1/2-1/2"), "result@2");
}

TEST(PgnRead, VariantAndOptions) {
    const auto optionsOf = [](std::string_view tags) {
        const auto games = readPgn(std::string(tags) + "\n*", library());
        return games ? games->front().options : game::KeyValues{{argOf(games.fault(), "problem"), ""}};
    };
    const game::KeyValues plain = {{"sum_to_reach", "20"}};
    EXPECT_EQ(optionsOf("[Event \"x\"]"), plain);
    EXPECT_EQ(optionsOf("[Variant \"standard\"]"), plain);
    EXPECT_EQ(optionsOf("[Variant \"From Position\"]"), plain);
    EXPECT_EQ(optionsOf("[Variant \"sumgame\"]"), game::KeyValues{});
    EXPECT_EQ(optionsOf("[Variant \"SumGame\"][Colour \"warm\"][SumToReach \"7\"]"),
              (game::KeyValues{{"sum_to_reach", "7"}, {"colour", "warm"}}));
    EXPECT_EQ(optionsOf("[Variant \"Chess960\"]"), (game::KeyValues{{"variant", ""}}));
    EXPECT_EQ(optionsOf("[Variant \"SumGame\"][SumToReach \"700\"]"), (game::KeyValues{{"option", ""}}));
    EXPECT_EQ(optionsOf("[FEN \"five\"]"), (game::KeyValues{{"start", ""}}));
    EXPECT_EQ(optionsOf("[Seed \"-1\"]"), (game::KeyValues{{"tag", ""}}));
    Library none = library();
    none.plainGame.clear();
    EXPECT_FALSE(readPgn("[Event \"x\"]\n*", none));
}

TEST(PgnRead, ClocksOfComments) {
    const auto games =
        readPgn("P1 {[%clk 0:01:02]} P1 {[%emt 0:00:01][%clk 1:00:00.25] good} P1 {[%clk 0:61:00]} P1 *", library());
    ASSERT_TRUE(games);
    const auto& steps = games->front().steps;
    EXPECT_EQ(steps[0].clock, 62000);
    EXPECT_EQ(steps[1].clock, 3600250);
    EXPECT_EQ(steps[2].clock, std::nullopt);
    EXPECT_EQ(steps[3].clock, std::nullopt);
}

TEST(PgnRead, NamesThePlaceOfAProblem) {
    EXPECT_EQ(stepsOf("P1\n{never closed"), "comment@2");
    EXPECT_EQ(stepsOf("P1\n\n}"), "comment@3");
    EXPECT_EQ(stepsOf("P1 (P2 {)}"), "variation@1");
    EXPECT_EQ(stepsOf("P1 (P2 {"), "variation@1");
    EXPECT_EQ(stepsOf("P1\n)"), "variation@2");
    EXPECT_EQ(stepsOf("[White A]"), "tag@1");
    EXPECT_EQ(stepsOf("[White \"A\n\"]"), "tag@1");
    EXPECT_EQ(stepsOf("[White \"A\""), "tag@1");
    EXPECT_EQ(stepsOf("P1\nQ2"), "move@2");
    EXPECT_EQ(stepsOf("P1\nP2 P9"), "move@2");
    EXPECT_EQ(stepsOf("P1 {[%end resign:green]}"), "move@1");
    const auto games = readPgn("P1 *\n\nP1 P2 P7 *", library());
    ASSERT_FALSE(games);
    EXPECT_EQ(argOf(games.fault(), "game"), "2");
    EXPECT_EQ(argOf(games.fault(), "text"), "P7");
    EXPECT_EQ(argOf(games.fault(), "fault"), "too_many");
    EXPECT_EQ(games.fault().at, 12);
}

TEST(PgnRead, NothingAfterTheEnd) {
    EXPECT_EQ(stepsOf("P1 {[%end draw]} P2 *"), "move@1");
    EXPECT_EQ(stepsOf("[Variant \"SumGame\"][SumToReach \"3\"] P3 P1"), "move@1");
}

TEST(PgnCommon, ClocksRoundTrip) {
    for (const std::int64_t clock :
         {std::int64_t{0}, std::int64_t{1}, std::int64_t{999}, std::int64_t{60000}, std::int64_t{3599990}, kMaxClock}) {
        EXPECT_EQ(parseClock(formatClock(clock)), clock) << clock;
    }
    EXPECT_EQ(formatClock(3723045), "1:02:03.045");
    EXPECT_EQ(formatClock(60100), "0:01:00.1");
    for (const char* bad :
         {"", "1:00", "0:00:00.", "0:00:00.1234", "0:00:60", "0:00:-1", "a:00:00", "999999999999:00:00"}) {
        EXPECT_EQ(parseClock(bad), std::nullopt) << bad;
    }
}

TEST(PgnCommon, CamelCase) {
    EXPECT_EQ(camelCase("goals_to_win"), "GoalsToWin");
    EXPECT_EQ(camelCase("colour"), "Colour");
}

}  // namespace
}  // namespace record
