// The game of docs/adding-a-game.md, taken out of the page: it keeps the laws and is reached by every verb, the engine
// protocol, records and bots; and what the page says of the tree is so.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>

#include "api/api.h"
#include "arena/match.h"
#include "base/hash.h"
#include "catalog/catalog.h"
#include "engine/session.h"
#include "game/testkit.h"

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr const char* kName = "tictactoe";
const fs::path kTree = STRIKER_SOURCE_DIR, kTaken = STRIKER_TAKEN_DIR;

const catalog::Entry& entry() {
    return *catalog::standardCatalog().find(kName);
}
Json ask(const Json& request) {
    return Json::parse(api::call(catalog::standardCatalog(), request.dump(), {}));
}
Json ask(const char* verb, const Json& more = Json::object()) {
    Json request = {{"verb", verb}, {"game", kName}};
    request.update(more);
    return ask(request);
}
std::string read(const fs::path& file) {
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

TEST(AddingAGame, TheCatalogHasOneMore) {
    ASSERT_NE(catalog::standardCatalog().find(kName), nullptr);
    ASSERT_NE(catalog::standardCatalog().find("chessfootball"), nullptr);
    const Json games = ask({{"verb", "games"}})["games"];
    EXPECT_EQ(games.size(), catalog::standardCatalog().entries().size());
    EXPECT_EQ(games.back()["name"], kName);
    EXPECT_EQ(games.back()["bots"], (Json{"random", "alphabeta"}));
}

TEST(AddingAGame, TheLawsHold) {
    for (const char* three : {"wins", "loses"}) {
        const auto factory = [&](std::uint64_t seed, std::optional<std::string_view> state) {
            return entry().makeMatch({{"three", three}}, seed, state);
        };
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            const auto broken = game::testkit::playOut(factory, seed, 10);
            EXPECT_FALSE(broken.has_value()) << *broken;
        }
    }
}

TEST(AddingAGame, EveryVerbReachesIt) {
    EXPECT_EQ(ask("state")["state"], ".........");
    EXPECT_EQ(ask("choices")["choices"].size(), 9u);
    EXPECT_EQ(ask("check", {{"action", "5"}}), (Json{{"legal", true}}));
    const Json won = ask("apply", {{"play", {"1", "4", "2", "5", "3"}}});
    ASSERT_EQ(won["steps"].size(), 5u) << won;
    EXPECT_EQ(won["steps"][4]["events"][1]["rule"], "TT3");
    EXPECT_EQ(won["steps"][4]["outcome"]["winner"], "cross");
    EXPECT_EQ(ask("undo", {{"actions", {"1", "4"}}})["actions"], Json{"1"});
    // The well-known numbers: 9 · 8 · 7 · 6 · 5 lines of play, 1440 of which are over after five plies; 127 872
    // after 8.
    EXPECT_EQ(ask("perft", {{"depth", 5}})["total"], 15'120);
    EXPECT_EQ(ask("perft", {{"depth", 6}})["total"], 54'720);
    EXPECT_EQ(ask("perft", {{"depth", 9}})["total"], 127'872);
    EXPECT_TRUE(ask("show", {{"actions", {"5", "1"}}})["svg"].get<std::string>().starts_with("<svg"));
    EXPECT_EQ(ask("notation", {{"action", "7"}})["notation"], "7");
    EXPECT_EQ(ask("simulate", {{"action", "5"}})["fault"]["code"], "not_simulated");
    EXPECT_EQ(ask("referee", {{"pocketed", "-"}})["fault"]["code"], "no_referee");
    EXPECT_EQ(ask("plan")["fault"]["code"], "no_plan");
    const Json record = ask("record", {{"actions", {"5", "1", "9"}}, {"options", {{"three", "loses"}}}});
    ASSERT_TRUE(record.contains("text")) << record;
    EXPECT_EQ(ask({{"verb", "verify"}, {"text", record["text"]}})["ok"], true);
    const Json back = ask({{"verb", "record"}, {"text", record["text"]}, {"format", "record"}});
    EXPECT_EQ(back["games"][0]["actions"], (Json{"5", "1", "9"})) << back;
    EXPECT_EQ(ask("codes")["clauses"].size(), 4u);
}

TEST(AddingAGame, BotsPlayIt) {
    Json actions = Json::array();
    for (int ply = 0; ply < 9; ++ply) {
        const Json reply = ask("bot", {{"bot", "alphabeta"}, {"depth", 9}, {"actions", actions}});
        ASSERT_TRUE(reply.contains("action")) << reply;
        actions.push_back(reply["action"]);
    }
    EXPECT_EQ(ask("state", {{"actions", actions}})["outcome"]["result"], "1/2-1/2");  // as it must be
    EXPECT_EQ(ask("bot", {{"bot", "alphabeta"}, {"depth", 2}, {"state", "xx.oo...."}})["action"], "3");
    EXPECT_TRUE(ask("bot", {{"bot", "random"}, {"nodes", 1}}).contains("action"));
}

TEST(AddingAGame, TheEngineProtocolPlaysIt) {
    std::vector<std::string> lines;
    engine::Session session(catalog::standardCatalog(), kName,
                            {[&](std::string_view line) { lines.emplace_back(line); }, [] { return std::int64_t{0}; },
                             engine::inlineRunner()});
    session.line("setoption name three value wins");
    session.line("position state xx.oo....");
    session.line("go depth 3");
    session.finish();
    EXPECT_NE(std::find_if(lines.begin(), lines.end(), [](const auto& l) { return l.starts_with("bestmove 3"); }),
              lines.end())
        << (lines.empty() ? "" : lines.back());
}

// HASH stands for the hash of the reply's state.
TEST(AddingAGame, TheGoldenTranscriptIsTrue) {
    std::istringstream text(read(kTaken / "tests/data/tictactoe/golden.jsonl"));
    int pairs = 0;
    for (std::string request, expected; std::getline(text, request) && std::getline(text, expected); ++pairs) {
        const std::string hash = base::hexOf(base::hashText("....x...."));
        EXPECT_EQ(api::call(catalog::standardCatalog(), request, {}),
                  std::regex_replace(expected, std::regex("HASH"), hash));
    }
    EXPECT_EQ(pairs, 3);
}

// Every path that the page names is in the tree, or in the page.
TEST(AddingAGame, ThePageNamesWhatIsThere) {
    const std::string page = read(kTree / "docs/adding-a-game.md");
    const std::regex path(R"(`((?:src|web|tests|docs)/[^`\s]*)`|\]\((\.\./)?([^)\s]+)\))");
    int paths = 0;
    for (std::sregex_iterator it(page.begin(), page.end(), path), end; it != end; ++it, ++paths) {
        std::string name = (*it)[1].matched ? (*it)[1].str() : (*it)[3].str();
        if (!(*it)[1].matched && !(*it)[2].matched) name = "docs/" + name;
        name = std::regex_replace(name, std::regex("<language>"), "en");
        name = std::regex_replace(name, std::regex("<game>"), "chessfootball");
        EXPECT_TRUE(fs::exists(kTree / name) || fs::exists(kTaken / name)) << name;
    }
    EXPECT_GT(paths, 15);
    for (const char* named : {"layers_test.cpp", "laws_test.cpp", "records_test.cpp"})
        EXPECT_TRUE(fs::exists(kTree / "tests" / named)) << named;
}

}  // namespace
