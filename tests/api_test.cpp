// Every verb of docs/api.md, on every game: what it promises, and what it says to bad requests.
#include "api/api.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/tiny/catalog.h"

namespace {

using Json = nlohmann::ordered_json;

Json ask(const catalog::Catalog& games, const Json& request) {
    return Json::parse(api::call(games, request.dump(), {}));
}
Json ask(const Json& request) {
    return ask(catalog::standardCatalog(), request);
}
std::string faultOf(const Json& reply) {
    return reply.contains("fault") ? reply["fault"]["code"].get<std::string>() : "";
}

TEST(Api, EveryVerbReachesTheTinyGames) {
    const catalog::Catalog games = tiny::catalog();
    for (const char* name : {"nim", "slide"}) {
        const Json base = {{"game", name}, {"seed", 4}};
        const auto with = [&](Json more) {
            Json request = base;
            request.update(more);
            return ask(games, request);
        };
        const Json bot = with({{"verb", "bot"}, {"bot", "random"}, {"bot_seed", 3}});
        ASSERT_TRUE(bot.contains("action")) << bot;
        const std::string action = bot["action"];
        EXPECT_EQ(with({{"verb", "state"}})["game"], name);
        EXPECT_EQ(with({{"verb", "check"}, {"action", action}}), (Json{{"legal", true}}));
        EXPECT_FALSE(with({{"verb", "choices"}}).at("choices").empty() &&
                     with({{"verb", "choices"}}).at("handles").empty());
        const Json applied = with({{"verb", "apply"}, {"play", {action}}});
        ASSERT_EQ(applied["steps"].size(), 1u) << applied;
        EXPECT_FALSE(applied["steps"][0]["events"].empty());
        const Json undone = with({{"verb", "undo"}, {"actions", {action}}});
        EXPECT_EQ(undone["hash"], with({{"verb", "state"}})["hash"]);
        EXPECT_TRUE(with({{"verb", "show"}})["svg"].get<std::string>().starts_with("<svg"));
        EXPECT_EQ(with({{"verb", "notation"}, {"action", action}})["notation"], action);
        EXPECT_EQ(with({{"verb", "notation"}, {"notation", action}})["action"], action);
        const Json written = with({{"verb", "record"}, {"actions", {action}}});
        ASSERT_TRUE(written.contains("text")) << written;
        EXPECT_EQ(ask(games, {{"verb", "verify"}, {"text", written["text"]}})["ok"], true);
        EXPECT_EQ(ask(games, {{"verb", "codes"}, {"game", name}})["events"].size(),
                  games.find(name)->info().events.size());
        const Json perft = with({{"verb", "perft"}, {"depth", 2}});
        const Json motion = with({{"verb", "simulate"}, {"action", action}});
        EXPECT_EQ(perft.contains("total"), std::string(name) == "nim") << perft;
        EXPECT_EQ(motion.contains("trajectory"), std::string(name) == "slide") << motion;
    }
    EXPECT_EQ(ask(games, {{"verb", "games"}})["games"].size(), 2u);
}

TEST(Api, TellsAMomentInFull) {
    const Json reply = ask({{"verb", "state"}, {"game", "chessfootball"}, {"actions", {"e2e4"}}});
    EXPECT_EQ(reply["state"], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 e4 - 0:0");
    EXPECT_EQ(reply["to_act"], "black");
    EXPECT_EQ(reply["outcome"], (Json{{"over", false}}));
    EXPECT_EQ(reply["initial"], true);
    EXPECT_EQ(reply["ply"], 1);
    EXPECT_EQ(reply["options"], (Json{{"goals_to_win", "1"}, {"after_goal", "keep"}, {"ball_start", "centre"}}));
    EXPECT_EQ(reply["facts"]["ball"], "carried");
    EXPECT_EQ(reply["hash"].get<std::string>().size(), 16u);
}

TEST(Api, TellsWhereDiscsLieAndShowsAStrokeBeforehand) {
    const Json disc = {{"game", "discfootball"}, {"seed", 1}};
    const auto with = [&](Json more) {
        more.update(disc);
        return ask(more);
    };
    const Json moment = with({{"verb", "state"}});
    ASSERT_EQ(moment["discs"].size(), 7u);
    EXPECT_EQ(moment["discs"][2], (Json{2, -60'000'000, 0}));
    EXPECT_EQ(moment["discs"][6], (Json{6, 0, 0}));
    EXPECT_FALSE(ask({{"verb", "state"}, {"game", "chessfootball"}}).contains("discs"));
    const bool white = moment["to_act"] == "white";
    const Json preview =
        with({{"verb", "preview"}, {"action", white ? "disc:3:1,0:600" : "disc:3:-1,0:600"}})["preview"];
    EXPECT_EQ(preview["struck"], white ? 2 : 5);
    EXPECT_EQ(preview["meeting"]["disc"], 6);
    EXPECT_EQ(preview["meeting"]["of"], (Json{0, 0}));
    EXPECT_EQ(preview["path"].size(), 2u);
    EXPECT_EQ(faultOf(with({{"verb", "preview"}, {"action", "disc:3:2,0:600"}})), "bad_direction");
    EXPECT_EQ(faultOf(ask({{"verb", "preview"}, {"game", "chessfootball"}, {"action", "e2e4"}})), "not_simulated");
    const Json board = ask({{"verb", "state"}, {"game", "carrom"}});
    EXPECT_EQ(board["discs"].size(), 19u);
    const Json stroke = ask({{"verb", "preview"}, {"game", "carrom"}, {"action", "shot:0:0,1:3000"}})["preview"];
    EXPECT_EQ(stroke["struck"], 19);
    EXPECT_TRUE(stroke.contains("meeting")) << stroke;
}

TEST(Api, CitesTheClauseOfAnAdjudication) {
    const Json reply = ask({{"verb", "apply"}, {"game", "chessfootball"}, {"play", {"e2e4", "resign:black", "e7e5"}}});
    ASSERT_EQ(reply["steps"].size(), 2u);
    const Json expected = {
        {"over", true}, {"result", "1-0"}, {"winner", "white"}, {"reason", "resign"}, {"rule", "CF25"}};
    EXPECT_EQ(reply["steps"][1]["outcome"], expected);
    EXPECT_EQ(reply["fault"]["code"], "game_over");
    EXPECT_EQ(reply["fault"]["rule"], "CF25");
}

TEST(Api, StopsAtTheFirstRefusedAction) {
    const Json reply = ask({{"verb", "apply"}, {"game", "chessfootball"}, {"play", {"e2e4", "e7e4", "d7d5"}}});
    ASSERT_EQ(reply["steps"].size(), 1u);
    EXPECT_EQ(reply["steps"][0]["notation"], "e4o");
    EXPECT_EQ(reply["fault"]["code"], "illegal_move");
    EXPECT_EQ(reply["fault"]["rule"], "CF1");
    const Json history = ask({{"verb", "state"}, {"game", "chessfootball"}, {"actions", {"e2e4", "e7e4"}}});
    EXPECT_EQ(history["fault"]["args"]["ply"], 1);
}

TEST(Api, ReportsTheSearchWhileItRuns) {
    std::vector<Json> lines;
    api::Host host;
    host.info = [&](std::string_view text) { lines.push_back(Json::parse(text)); };
    const Json request = {
        {"verb", "bot"}, {"game", "chessfootball"}, {"bot", "alphabeta"}, {"depth", 4}, {"multipv", 2}};
    const Json reply = Json::parse(api::call(catalog::standardCatalog(), request.dump(), host));
    ASSERT_TRUE(reply.contains("action")) << reply;
    ASSERT_EQ(reply["lines"].size(), 2u);
    EXPECT_EQ(reply["lines"][0]["pv"][0], reply["action"]);
    EXPECT_EQ(reply["lines"][0]["pv"].size(), reply["lines"][0]["notation"].size());
    EXPECT_FALSE(lines.empty());
}

TEST(Api, RefusesBadRequestsByName) {
    EXPECT_EQ(faultOf(Json::parse(api::call(catalog::standardCatalog(), "{", {}))), "bad_json");
    EXPECT_EQ(faultOf(Json::parse(api::call(catalog::standardCatalog(), "[]", {}))), "bad_request");
    EXPECT_EQ(faultOf(ask({{"verb", 3}})), "bad_field");
    EXPECT_EQ(faultOf(ask(Json::object())), "missing_field");
    EXPECT_EQ(faultOf(ask({{"verb", "fly"}})), "unknown_verb");
    EXPECT_EQ(faultOf(ask({{"verb", "state"}, {"game", "go"}})), "unknown_game");
    EXPECT_EQ(faultOf(ask({{"verb", "state"}, {"game", "chessfootball"}, {"colour", "red"}})), "unknown_field");
    EXPECT_EQ(faultOf(ask({{"verb", "state"}, {"game", "chessfootball"}, {"options", {{"goals_to_win", 10}}}})),
              "bad_option");
    EXPECT_EQ(faultOf(ask({{"verb", "state"}, {"game", "chessfootball"}, {"options", {{"goals", 1}}}})),
              "unknown_option");
    EXPECT_EQ(faultOf(ask({{"verb", "state"}, {"game", "chessfootball"}, {"seed", -1}})), "bad_field");
    EXPECT_EQ(faultOf(ask({{"verb", "state"}, {"game", "chessfootball"}, {"state", "nonsense"}})), "bad_state");
    EXPECT_EQ(faultOf(ask({{"verb", "perft"}, {"game", "chessfootball"}, {"depth", 13}})), "bad_field");
    EXPECT_EQ(faultOf(ask({{"verb", "undo"}, {"game", "chessfootball"}})), "nothing_to_undo");
    EXPECT_EQ(faultOf(ask({{"verb", "simulate"}, {"game", "chessfootball"}, {"action", "e2e4"}})), "not_simulated");
    EXPECT_EQ(faultOf(ask({{"verb", "bot"}, {"game", "chessfootball"}, {"bot", "deep"}})), "unknown_bot");
    EXPECT_EQ(faultOf(ask({{"verb", "show"}, {"game", "chessfootball"}, {"bottom", "red"}})), "bad_field");
    EXPECT_EQ(faultOf(ask({{"verb", "verify"}, {"text", "x"}})), "bad_record");
}

TEST(Api, DrawsPlansInTheWordsOfTheRequest) {
    const auto plan = [](Json more) {
        Json request = {{"verb", "plan"}, {"game", "discfootball"}};
        request.update(more);
        return ask(request);
    };
    const Json whole = plan({{"words", {{"field", "le champ"}}}, {"options", {{"field_length", 900}}}});
    ASSERT_EQ(whole["pages"].size(), 1u) << whole;
    const std::string picture = whole["pages"][0];
    EXPECT_TRUE(picture.starts_with("<svg"));
    EXPECT_NE(picture.find("le champ 900 × 600"), std::string::npos);
    EXPECT_NE(picture.find("{strip} 90"), std::string::npos);
    EXPECT_GT(plan({{"tile", "a4"}})["pages"].size(), 10u);
    EXPECT_EQ(faultOf(plan({{"tile", "a3"}})), "bad_field");
    EXPECT_EQ(faultOf(plan({{"words", {{"filed", "x"}}}})), "unknown_field");
    EXPECT_EQ(faultOf(plan({{"words", {{"field", std::string(401, 'x')}}}})), "bad_field");
    EXPECT_EQ(faultOf(plan({{"options", {{"strip", 79}}}})), "bad_option");
    EXPECT_EQ(faultOf(plan({{"state", "x"}})), "unknown_field");
    EXPECT_EQ(faultOf(plan({{"game", "chessfootball"}})), "no_plan");
    EXPECT_EQ(faultOf(plan({{"game", "go"}})), "unknown_game");
    const Json labels = ask({{"verb", "codes"}, {"game", "carrom"}})["labels"];
    EXPECT_NE(std::find(labels.begin(), labels.end(), Json{{"game", "carrom"}, {"code", "pocket"}}), labels.end());
    EXPECT_NE(std::find(labels.begin(), labels.end(), Json{{"game", "common"}, {"code", "ruler"}}), labels.end());
}

TEST(Api, PassesBrokenUtf8Through) {
    const std::string request = "{\"verb\":\"check\",\"game\":\"chessfootball\",\"action\":\"\xff\xfe\"}";
    const Json reply = Json::parse(api::call(catalog::standardCatalog(), request, {}));
    EXPECT_FALSE(reply.is_discarded());
}

}  // namespace
