// Every scene of scenes/ through the api, compared with scenes/expected.json; and what the api says to bad scenes.
// After a change that is meant to change results: STRIKER_WRITE_EXPECTED=1 scenes_test
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>

#include "api/api.h"
#include "api/scene.h"
#include "base/hash.h"

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

const fs::path kScenes = fs::path(STRIKER_SOURCE_DIR) / "scenes";

std::string read(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::map<std::string, std::string> scenes() {
    std::map<std::string, std::string> found;
    for (const auto& entry : fs::directory_iterator(kScenes)) {
        const fs::path& path = entry.path();
        if (path.extension() == ".json" && path.filename() != "expected.json") found[path.stem().string()] = read(path);
    }
    return found;
}

Json ask(const std::string& text, bool paths = false, bool picture = false) {
    const Json request = {{"verb", "scene"}, {"text", text}, {"trajectory", paths}, {"svg", picture}};
    return Json::parse(api::call(catalog::standardCatalog(), request.dump(), {}));
}

// The end and the course of a shot, the long lists as their hashes.
Json summary(const Json& reply) {
    if (reply.contains("fault")) return reply;
    Json places = Json::array();
    for (const Json& disc : reply["discs"]) places.push_back(disc["on_table"].get<bool>() ? disc["at"] : Json(nullptr));
    return {{"discs", places},
            {"duration", reply["duration"]},
            {"ended_by", reply["ended_by"]},
            {"events", reply["events"]},
            {"contacts", reply["contacts"].size()},
            {"contacts_hash", base::hexOf(base::hashText(reply["contacts"].dump()))},
            {"crossings", reply["crossings"]},
            {"falls", reply["falls"]},
            {"trajectory_hash", base::hexOf(base::hashText(reply["trajectory"].dump()))}};
}

TEST(Scenes, EndAsTheyDidBefore) {
    const fs::path golden = kScenes / "expected.json";
    Json found = Json::object();
    for (const auto& [name, text] : scenes()) found[name] = summary(ask(text, true));
    if (std::getenv("STRIKER_WRITE_EXPECTED")) {
        std::ofstream file(golden, std::ios::binary);
        file << "{\n";
        const char* separator = "";
        for (const auto& [name, scene] : found.items()) {
            file << separator << "  " << Json(name).dump() << ": {";
            const char* comma = "\n";
            for (const auto& [key, value] : scene.items()) {
                file << comma << "    " << Json(key).dump() << ": " << value.dump();
                comma = ",\n";
            }
            file << "\n  }";
            separator = ",\n";
        }
        file << "\n}\n";
    }
    const Json expected = Json::parse(read(golden), nullptr, false);
    ASSERT_TRUE(expected.is_object());
    EXPECT_GE(found.size(), 12u);
    EXPECT_EQ(expected.size(), found.size());
    for (const auto& [name, scene] : found.items()) {
        SCOPED_TRACE(name);
        ASSERT_TRUE(expected.contains(name));
        for (const auto& [key, value] : scene.items()) EXPECT_EQ(value, expected[name].value(key, Json())) << key;
    }
}

TEST(Scenes, HaveADescriptionAndNoFault) {
    for (const auto& [name, text] : scenes()) {
        const Json scene = Json::parse(text);
        EXPECT_GT(scene.value("description", "").size(), 40u) << name;
        std::string words = scene.value("name", "");
        std::replace(words.begin(), words.end(), ' ', '_');
        EXPECT_EQ(words, name);
        const Json reply = ask(text);
        EXPECT_FALSE(reply.contains("fault")) << name << reply["fault"];
        EXPECT_FALSE(reply.contains("capped")) << name;
    }
}

TEST(Scenes, ReadAndWriteIsARoundTrip) {
    for (const auto& [name, text] : scenes()) {
        const auto scene = api::readScene(std::string_view(text));
        ASSERT_TRUE(scene) << name;
        const Json written = api::sceneJson(*scene);
        const auto again = api::readScene(written);
        ASSERT_TRUE(again) << name;
        EXPECT_EQ(api::sceneJson(*again), written) << name;
        EXPECT_EQ(ask(written.dump(), true), ask(text, true)) << name;
    }
}

// `scene` as an object and `text` say the same; paths and pictures only when asked for, and they change nothing.
TEST(Scenes, PathsAndPicturesAreExtras) {
    for (const auto& [name, text] : scenes()) {
        const Json plain = ask(text);
        EXPECT_FALSE(plain.contains("trajectory") || plain.contains("svg")) << name;
        const Json request = {{"verb", "scene"}, {"scene", Json::parse(text)}};
        EXPECT_EQ(Json::parse(api::call(catalog::standardCatalog(), request.dump(), {})), plain) << name;
        Json full = ask(text, true, true);
        const std::string svg = full["svg"];
        EXPECT_TRUE(svg.starts_with("<svg") && svg.ends_with("</svg>\n")) << name;
        EXPECT_EQ(svg.find("-2147483648"), std::string::npos) << name;
        EXPECT_FALSE(full["trajectory"]["paths"].empty()) << name;
        full.erase("svg");
        full.erase("trajectory");
        EXPECT_EQ(full, plain) << name;
    }
}

Json scene(const std::string& name) {
    return Json::parse(read(kScenes / (name + ".json")));
}

TEST(Scenes, AMirroredRackEndsMirrored) {
    const Json reply = ask(scene("rack_break_mirrored").dump());
    std::vector<std::pair<std::int64_t, std::int64_t>> places;
    for (const Json& disc : reply["discs"]) places.emplace_back(disc["at"][0], disc["at"][1]);
    for (const auto& [x, y] : places) {
        EXPECT_NE(std::find(places.begin(), places.end(), std::pair(-x, y)), places.end()) << x << ' ' << y;
    }
}

TEST(Scenes, WhatEachIsThereToShow) {
    const auto end = [](const char* name) { return ask(scene(name).dump()); };
    const auto met = [](const Json& reply, const char* thing) {
        return std::any_of(reply["contacts"].begin(), reply["contacts"].end(),
                           [&](const Json& contact) { return contact["thing"] == thing; });
    };
    const Json slot = end("goal_slot_with_posts");
    EXPECT_TRUE(met(slot, "post"));
    EXPECT_EQ(slot["ended_by"], 0);

    const Json lifted = end("lifted_disc");
    EXPECT_EQ(lifted["discs"][6]["on_table"], false);
    EXPECT_EQ(lifted["ended_by"], nullptr);
    EXPECT_EQ(lifted["crossings"].back()["line"], 0);
    EXPECT_GT(lifted["contacts"].back()["time"], lifted["crossings"].back()["time"]);

    const Json behind = end("goal_from_behind");
    EXPECT_EQ(behind["ended_by"], nullptr);
    EXPECT_LT(behind["discs"][6]["at"][0], 390'000'000);
    for (const Json& crossing : behind["crossings"]) EXPECT_GE(crossing["line"], 2);

    const Json corner = end("corner");
    for (const Json& disc : corner["discs"]) {
        for (int i : {0, 1}) EXPECT_LE(std::abs(disc["at"][i].get<std::int64_t>()), 370'000'000 - 20'650'000 + 2);
    }
    EXPECT_TRUE(end("nearly_equal")["contacts"].empty());
    EXPECT_LT(end("near_contact")["events"], 100);
    EXPECT_TRUE(met(end("head_on_fast"), "disc"));

    // The same stroke, no spin and either spin: three different rebounds, the spin deciding to which side.
    const Json spin = end("cushion_with_spin");
    const auto rise = [&](int disc, int from) { return spin["discs"][disc]["at"][1].get<std::int64_t>() - from; };
    EXPECT_NE(rise(0, -200'000'000), rise(1, 0));
    EXPECT_NE(rise(2, 200'000'000), rise(1, 0));
}

// Bad scenes ------------------------------------------------------------------------------------------------------

struct Bad {
    const char* at;     // JSON pointer into two_discs; what is not there is added
    const char* value;  // JSON; empty: remove
    const char* code;
    const char* field;
};

std::string damaged(const Bad& bad) {
    Json json = scene("two_discs");
    const Json::json_pointer at{std::string(bad.at)};
    if (*bad.value) {
        json[at] = Json::parse(bad.value);
    } else {
        Json& parent = json[at.parent_pointer()];
        if (parent.is_array()) {
            parent.erase(std::stoul(at.back()));
        } else {
            parent.erase(at.back());
        }
    }
    return json.dump();
}

TEST(Scenes, BadOnesAreRefusedByField) {
    const Bad table[] = {
        // what JSON-level reading refuses
        {"/kinds/0/radius", "\"15\"", "bad_scene", "kinds[0].radius"},
        {"/kinds/0/radius", "null", "bad_scene", "kinds[0].radius"},
        {"/kinds/0/radius", "15500000.5", "bad_scene", "kinds[0].radius"},
        {"/kinds/0/radius", "", "bad_scene", "kinds[0].radius"},
        {"/kinds/0/mass", "true", "bad_scene", "kinds[0].mass"},
        {"/kinds/1/friction", "null", "bad_scene", "kinds[1].friction"},
        {"/kinds/1/friction", "\"NaN\"", "bad_scene", "kinds[1].friction"},
        {"/kinds/1/material", "-1", "bad_scene", "kinds[1].material"},
        {"/kinds/1/colour", "\"#ffffff\"", "bad_scene", "kinds[1].colour"},
        {"/kinds", "{}", "bad_scene", "kinds"},
        {"/kinds/0", "[1]", "bad_scene", "kinds[0]"},
        {"/surfaces/0/restitution", "", "bad_scene", "surfaces[0].restitution"},
        {"/surfaces/0/a", "1e3", "bad_scene", "surfaces[0].a"},
        {"/walls/2/from", "[1]", "bad_scene", "walls[2].from"},
        {"/walls/2/to/1", "null", "bad_scene", "walls[2].to[1]"},
        {"/walls/2/to/1", "18446744073709551615", "bad_scene", "walls[2].to[1]"},
        {"/walls/2/to/1", "-9223372036854775808", "bad_scene", "walls[2].to[1]"},
        {"/discs/1/at", "", "bad_scene", "discs[1].at"},
        {"/discs/1/at", "\"1,2\"", "bad_scene", "discs[1].at"},
        {"/discs/1/on_table", "1", "bad_scene", "discs[1].on_table"},
        {"/discs/1/colour", "\"red\"", "bad_scene", "discs[1].colour"},
        {"/discs/1/colour", R"("#12345\"")", "bad_scene", "discs[1].colour"},
        {"/discs/1/x", "1", "bad_scene", "discs[1].x"},
        {"/impulses/0/speed", "1500000.25", "bad_scene", "impulses[0].speed"},
        {"/impulses/0/spin", "[]", "bad_scene", "impulses[0].spin"},
        {"/impulses/0/direction", "", "bad_scene", "impulses[0].direction"},
        {"/impulses/0/disc", "4294967297", "bad_scene", "impulses[0].disc"},
        {"/gravity", "9.8", "bad_scene", "gravity"},
        {"/name", "7", "bad_scene", "name"},
        {"/name", R"("a\nb")", "bad_scene", "name"},
        {"/lines", R"([{"from":[0,0],"to":[1,1],"reaction":"stop"}])", "bad_scene", "lines[0].reaction"},
        {"/lines", R"([{"from":[0,0],"to":[1,1],"direction":"up"}])", "bad_scene", "lines[0].direction"},
        {"/lines", R"([{"from":[0,0],"to":[1,1],"kinds":[0,2]}])", "bad_scene", "lines[0].kinds[1]"},
        {"/lines", R"([{"from":[0,0],"to":[1,1],"kinds":0}])", "bad_scene", "lines[0].kinds"},
        // what the table refuses
        {"/kinds", "[]", "bad_table", "kinds"},
        {"/kinds/0/radius", "-15500000", "bad_table", "kinds[0].radius"},
        {"/kinds/0/radius", "0", "bad_table", "kinds[0].radius"},
        {"/kinds/0/mass", "0", "bad_table", "kinds[0].mass"},
        {"/kinds/0/friction", "0", "bad_table", "kinds[0].friction"},
        {"/kinds/0/friction", "-1e300", "bad_table", "kinds[0].friction"},
        {"/kinds/0/material", "7", "bad_table", "kinds[0].material"},
        {"/surfaces/0/restitution", "1.01", "bad_table", "surfaces[0].restitution"},
        {"/surfaces/0/fast_restitution", "-0.1", "bad_table", "surfaces[0].fast_restitution"},
        {"/surfaces/0/fast_speed", "0", "bad_table", "surfaces[0].fast_speed"},
        {"/surfaces/0/friction", "-1", "bad_table", "surfaces[0].friction"},
        {"/surfaces/0/tangential_restitution", "2", "bad_table", "surfaces[0].tangential_restitution"},
        {"/surfaces/0/b", "1", "bad_table", "surfaces[1]"},
        {"/surfaces/3", "", "bad_table", "surfaces"},
        {"/walls/1/to", "[370000000,-370000000]", "bad_table", "walls[1]"},
        {"/walls/1/to", "[11000000000,0]", "bad_table", "walls[1].to"},
        {"/posts", R"([{"centre":[0,0],"radius":-1}])", "bad_table", "posts[0].radius"},
        {"/pockets/0/radius", "0", "bad_table", "pockets[0].radius"},
        {"/lines", R"([{"from":[0,0],"to":[0,0]}])", "bad_table", "lines[0]"},
        // what the discs and the stroke may not be
        {"/discs", "[]", "bad_discs", "discs"},
        {"/discs/1/kind", "2", "bad_discs", "discs[1].kind"},
        {"/discs/1/at", "[-150000000,-40000000]", "bad_discs", "discs[1].at"},
        {"/discs/1/at", "[360000000,0]", "bad_discs", "discs[1].at"},
        {"/posts", R"([{"centre":[-160000000,-40000000],"radius":1000000,"material":2}])", "bad_discs", "discs[0].at"},
        {"/impulses/0/disc", "2", "bad_impulse", "impulses[0].disc"},
        {"/impulses/0/direction", "[0,0]", "bad_impulse", "impulses[0].direction"},
        {"/impulses/0/direction", "[0,4294967296]", "bad_impulse", "impulses[0].direction"},
        {"/impulses/0/speed", "-1", "bad_impulse", "impulses[0].speed"},
        {"/impulses/0/speed", "100000001", "bad_impulse", "impulses[0].speed"},
        {"/impulses/0/spin", "1000000000000000", "bad_impulse", "impulses[0].spin"},
        {"/impulses/1", R"({"disc":0,"direction":[1,0],"speed":1})", "bad_impulse", "impulses[1].disc"},
    };
    for (const Bad& bad : table) {
        SCOPED_TRACE(std::string(bad.at) + " = " + bad.value);
        const Json reply = ask(damaged(bad), true, true);
        ASSERT_TRUE(reply.contains("fault")) << reply;
        EXPECT_EQ(reply.size(), 1u);
        EXPECT_EQ(reply["fault"]["code"], bad.code) << reply;
        EXPECT_EQ(reply["fault"]["args"].value("field", ""), bad.field) << reply;
        EXPECT_FALSE(reply["fault"]["args"].value("problem", "").empty()) << reply;
    }
}

// What is no JSON at all, or says more than a parser hands on: the field and the byte are named even so.
TEST(Scenes, BadTextsAreRefusedByFieldAndByte) {
    struct Text {
        const char* find;
        const char* replace;
        const char* field;
        const char* problem;
    };
    const Text table[] = {
        {"-150000000", "NaN", "discs[0].at[0]", "not JSON"},
        {"-150000000", "1e400", "discs[0].at[0]", "number too large"},
        {"-40000000", "-1e999", "discs[0].at[1]", "number too large"},
        {"\"speed\": 1500000", "\"speed\": Infinity", "impulses[0].speed", "not JSON"},
        {"\"speed\": 1500000", "\"speed\": 0x10", "impulses[0].speed", "not JSON"},
        {"\"speed\": 1500000", "\"speed\": 1500000, \"speed\": 1", "impulses[0].speed", "named twice"},
        {"\"discs\"", "\"walls\"", "walls", "named twice"},
        {"\"description\": \"", "\"description\": \"\xff", "description", "not JSON"},
    };
    const std::string good = read(kScenes / "two_discs.json");
    for (const Text& bad : table) {
        SCOPED_TRACE(bad.replace);
        std::string text = good;
        const std::size_t at = text.find(bad.find);
        ASSERT_NE(at, std::string::npos);
        text.replace(at, std::string(bad.find).size(), bad.replace);
        const auto read = api::readScene(std::string_view(text));
        ASSERT_FALSE(read);
        EXPECT_EQ(read.fault().code, "bad_scene");
        const base::Args expected = {{"field", std::string(bad.field)}, {"problem", std::string(bad.problem)}};
        EXPECT_EQ(read.fault().args, expected);
        if (std::string(bad.problem) == "not JSON") {
            EXPECT_NEAR(read.fault().at, static_cast<double>(at), 25);
        }
    }
    for (const char* text : {"", "{", "[]", "3", "null", "{} {}", "\"\""}) {
        const auto read = api::readScene(std::string_view(text));
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.fault().code, "bad_scene") << text;
    }
    const std::string deep(100'000, '[');
    EXPECT_EQ(api::readScene(std::string_view(deep)).fault().args.back(),
              (base::Arg{"problem", std::string("nested too deeply")}));
}

TEST(Scenes, TheRequestItselfIsJudgedToo) {
    const auto fault = [](const std::string& request) {
        return Json::parse(api::call(catalog::standardCatalog(), request, {}))["fault"];
    };
    EXPECT_EQ(fault(R"({"verb":"scene"})")["code"], "missing_field");
    EXPECT_EQ(fault(R"({"verb":"scene","scene":[]})")["code"], "bad_field");
    EXPECT_EQ(fault(R"({"verb":"scene","scene":{},"text":"{}"})")["code"], "unknown_field");
    EXPECT_EQ(fault(R"({"verb":"scene","scene":{},"svg":1})")["code"], "bad_field");
    EXPECT_EQ(fault(R"({"verb":"scene","scene":{},"dark":true})")["code"], "unknown_field");
    const Json overflow = fault(R"({"verb":"scene","scene":{"discs":[{"at":[1e400,0]}]}})");
    EXPECT_EQ(overflow["code"], "bad_json");
    EXPECT_EQ(overflow["args"]["field"], "scene.discs[0].at[0]");
}

// The picture in docs/physics.md is this program's.
TEST(Scenes, ThePictureInTheDocsIsUpToDate) {
    const fs::path file = fs::path(STRIKER_SOURCE_DIR) / "docs/images/rack_break.svg";
    const std::string svg = ask(read(kScenes / "rack_break.json"), false, true)["svg"];
    if (std::getenv("STRIKER_WRITE_EXPECTED")) std::ofstream(file, std::ios::binary) << svg;
    EXPECT_TRUE(read(file) == svg);
}

// A picture of anything that can be simulated: no walls, nothing in motion, a disc beside the table, a path far beyond.
TEST(Scenes, APictureOfLittle) {
    Json json = scene("head_on_fast");
    json.erase("walls");
    EXPECT_TRUE(ask(json.dump(), false, true).contains("svg"));
    json["impulses"] = Json::array();
    json["name"] = "<a & b>";
    const std::string svg = ask(json.dump(), false, true)["svg"];
    EXPECT_NE(svg.find("<title>&lt;a &amp; b&gt;</title>"), std::string::npos);
    for (Json& disc : json["discs"]) disc["on_table"] = false;
    EXPECT_TRUE(ask(json.dump(), true, true).contains("svg"));
}

}  // namespace
