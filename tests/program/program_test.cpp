// The built program as a person or a script meets it: what it prints where, and its exit status.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

struct Ran {
    int status = -1;
    std::string out, err;

    std::vector<Json> lines() const {
        std::vector<Json> found;
        std::istringstream text(out);
        for (std::string line; std::getline(text, line);) found.push_back(Json::parse(line));
        return found;
    }
    Json json() const { return Json::parse(out); }
};

class Program : public testing::Test {
  protected:
    void SetUp() override {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        folder_ = fs::temp_directory_path() / ("striker-" + std::string(test->name()) + std::to_string(getpid()));
        fs::create_directories(folder_);
    }
    void TearDown() override { fs::remove_all(folder_); }

    // Runs the program with arguments in shell quoting.
    Ran run(const std::string& arguments, const std::string& input = "") {
        const fs::path in = folder_ / "in", err = folder_ / "err";
        std::ofstream(in, std::ios::binary) << input;
        const std::string command =
            std::string(STRIKER_PROGRAM) + " " + arguments + " <" + in.string() + " 2>" + err.string();
        Ran ran;
        FILE* pipe = popen(command.c_str(), "r");
        std::array<char, 4096> buffer;
        for (std::size_t n; (n = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) ran.out.append(buffer.data(), n);
        const int status = pclose(pipe);
        ran.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128;
        std::ostringstream text;
        text << std::ifstream(err, std::ios::binary).rdbuf();
        ran.err = text.str();
        return ran;
    }

    fs::path folder_;
};

TEST_F(Program, EveryVerbHelpsAndTakesOptions) {
    EXPECT_EQ(run("--help").status, 0);
    for (const char* verb : {"games", "codes", "state", "apply", "choices", "perft", "show", "match", "verify",
                             "convert", "api", "engine", "bench", "serve", "simulate", "plan"}) {
        const Ran help = run(std::string(verb) + " --help");
        EXPECT_EQ(help.status, 0) << verb;
        EXPECT_NE(help.out.find("--option"), std::string::npos) << verb;
        EXPECT_EQ(help.err, "") << verb;
    }
}

TEST_F(Program, ApplyPrintsOneObjectAnActionAndStopsAtTheFault) {
    const Ran ran = run("apply chessfootball e2e4 e7e5 e4:n --option goals_to_win=2");
    ASSERT_EQ(ran.status, 0) << ran.err;
    ASSERT_EQ(ran.lines().size(), 3u);
    EXPECT_EQ(ran.lines()[2]["events"][1]["rule"], "CF12");

    const Ran refused = run("apply chessfootball e2e4 e7e4");
    EXPECT_EQ(refused.status, 2);
    ASSERT_EQ(refused.lines().size(), 2u);
    EXPECT_EQ(refused.lines()[1]["fault"]["code"], "illegal_move");
    EXPECT_EQ(refused.lines()[1]["fault"]["rule"], "CF1");
}

TEST_F(Program, ErrorsAreOneLineAndStatusTwo) {
    for (const char* arguments : {"",
                                  "frob",
                                  "state",
                                  "state go",
                                  "state chessfootball --state nonsense",
                                  "state chessfootball --option goals_to_win=0",
                                  "state chessfootball --option goals",
                                  "perft chessfootball",
                                  "perft chessfootball --depth 0",
                                  "choices chessfootball --partial zz",
                                  "show chessfootball -o /nonexistent/a.svg",
                                  "verify /nonexistent/record",
                                  "convert /nonexistent/record --to pgn",
                                  "convert /dev/null --to record",
                                  "engine go",
                                  "serve --web /nonexistent",
                                  "match chessfootball --white level1 --black nobody --games 1",
                                  "match chessfootball --white level1 --black level1 --games 1 --nodes 5 --movetime 5",
                                  "state chessfootball --seed x",
                                  "simulate",
                                  "simulate /nonexistent.json",
                                  "simulate /dev/null",
                                  "simulate chessfootball",
                                  "simulate chessfootball e2e4",
                                  "simulate go e2e4",
                                  "plan",
                                  "plan go",
                                  "plan chessfootball",
                                  "plan discfootball --option strip=79",
                                  "plan discfootball --option width=1",
                                  "plan carrom --tile a3",
                                  "plan carrom --tile a4 -o /nonexistent/plan.svg",
                                  "plan carrom --tile a4 -o plan.pdf"}) {
        const Ran ran = run(arguments);
        EXPECT_EQ(ran.status, 2) << arguments;
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << arguments << "\n" << ran.err;
        EXPECT_EQ(ran.out, "") << arguments;
    }
}

TEST_F(Program, PerftCountsPerAction) {
    const Json reply = run("perft chessfootball --depth 3").json();
    EXPECT_EQ(reply["total"], 9330);
    EXPECT_EQ(reply["actions"].size(), 20u);
    const Json chess =
        run("perft chessfootball --depth 3 --state 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'").json();
    EXPECT_EQ(chess["total"], 8902);
}

TEST_F(Program, ShowWritesAPicture) {
    const fs::path file = folder_ / "board.svg";
    ASSERT_EQ(run("show chessfootball --after 'e2e4 e7e5' -o " + file.string()).status, 0);
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    EXPECT_TRUE(text.str().starts_with("<svg"));
    EXPECT_EQ(run("show chessfootball --after 'e2e4 e7e5'").out, text.str());
}

TEST_F(Program, PlanWritesOnePictureOrPages) {
    const auto textOf = [](const fs::path& file) {
        std::ostringstream text;
        text << std::ifstream(file).rdbuf();
        return text.str();
    };
    for (const char* game : {"discfootball", "carrom"}) {
        const std::string plan = std::string("plan ") + game, file = (folder_ / "plan").string();
        ASSERT_EQ(run(plan + " -o " + file + ".svg").status, 0);
        const std::string picture = textOf(file + ".svg");
        EXPECT_TRUE(picture.starts_with("<svg"));
        EXPECT_EQ(run(plan).out, picture);
        EXPECT_EQ(picture.find('{'), std::string::npos) << "a label without English words";
        const std::string html = run(plan + " --tile a4").out;
        EXPECT_TRUE(html.starts_with("<!doctype html>"));
        EXPECT_EQ(html.find("{row}"), std::string::npos);
        EXPECT_EQ(html.find("{assemble}"), std::string::npos);
        ASSERT_EQ(run(plan + " --tile a4 -o " + file + ".svg").status, 0);
        EXPECT_NE(html.find(textOf(file + "-01.svg")), std::string::npos);
        EXPECT_NE(html.find(textOf(file + "-20.svg")), std::string::npos);
    }
    const fs::path bad = folder_ / "bad.svg";
    EXPECT_EQ(run("plan discfootball --option strip=200 -o " + bad.string()).status, 2);
    EXPECT_FALSE(fs::exists(bad));
}

TEST_F(Program, MatchWritesRecordsThatVerifyAndConvert) {
    const std::string out = (folder_ / "games").string();
    const Ran played =
        run("match chessfootball --white level1 --black random --games 2 --seed 7 --nodes 200 --out " + out);
    ASSERT_EQ(played.status, 0) << played.err;
    EXPECT_EQ(played.json()["games"], 2);
    const Ran again = run("match chessfootball --white level1 --black random --games 2 --seed 7 --nodes 200");
    EXPECT_EQ(again.out, played.out);
    const std::string record = out + "/game-00001.striker";
    const Ran verified = run("verify " + record);
    EXPECT_EQ(verified.status, 0) << verified.err;
    EXPECT_EQ(verified.json()["ok"], true);
    const std::string pgn = (folder_ / "game.pgn").string();
    ASSERT_EQ(run("convert " + record + " --to pgn -o " + pgn).status, 0);
    std::ostringstream text;
    text << std::ifstream(record).rdbuf();
    EXPECT_EQ(run("convert " + pgn + " --to record").out, text.str());

    std::string damaged = text.str();
    const std::size_t lastHash = damaged.find_last_not_of('\n');
    damaged[lastHash] = damaged[lastHash] == '0' ? '1' : '0';
    const std::string bad = (folder_ / "bad.striker").string();
    std::ofstream(bad) << damaged;
    const Ran differs = run("verify " + bad);
    EXPECT_EQ(differs.status, 2);
    EXPECT_EQ(differs.json()["ok"], false);
}

TEST_F(Program, TheEngineAnswersAndEndsWithItsInput) {
    const Ran ran = run("engine", "uci\nisready\nposition startpos moves e2e4\ngo nodes 500\n");
    EXPECT_EQ(ran.status, 0);
    EXPECT_NE(ran.out.find("uciok"), std::string::npos);
    EXPECT_NE(ran.out.find("readyok"), std::string::npos);
    EXPECT_NE(ran.out.find("bestmove "), std::string::npos);
    const Ran chess =
        run("engine chessfootball", "setoption name UCI_Variant value chess\nposition startpos\ngo perft 3\nquit\n");
    EXPECT_NE(chess.out.find("8902"), std::string::npos) << chess.out;
}

TEST_F(Program, AnswersRequestsLineByLine) {
    const Ran ran = run("api", "{\"verb\":\"games\"}\nnonsense\n");
    ASSERT_EQ(ran.lines().size(), 2u);
    EXPECT_EQ(ran.lines()[1]["fault"]["code"], "bad_json");
}

TEST_F(Program, SimulatesASceneAndDrawsIt) {
    const std::string scene = STRIKER_SOURCE_DIR "/scenes/two_discs.json";
    const Ran plain = run("simulate " + scene);
    ASSERT_EQ(plain.status, 0) << plain.err;
    EXPECT_EQ(plain.json()["contacts"][0]["thing"], "disc");
    EXPECT_FALSE(plain.json().contains("trajectory"));
    const fs::path picture = folder_ / "scene.svg";
    const Ran drawn = run("simulate " + scene + " --trajectory --svg " + picture.string());
    ASSERT_EQ(drawn.status, 0) << drawn.err;
    EXPECT_EQ(drawn.json()["trajectory"]["paths"].size(), 2u);
    EXPECT_FALSE(drawn.json().contains("svg"));
    std::ostringstream text;
    text << std::ifstream(picture).rdbuf();
    EXPECT_TRUE(text.str().starts_with("<svg"));
}

TEST_F(Program, ABadSceneIsOneLineThatNamesTheField) {
    std::ostringstream good;
    good << std::ifstream(STRIKER_SOURCE_DIR "/scenes/two_discs.json").rdbuf();
    const fs::path file = folder_ / "bad.json";
    const auto with = [&](const std::string& find, const std::string& replace) {
        std::string text = good.str();
        text.replace(text.find(find), find.size(), replace);
        std::ofstream(file, std::ios::binary) << text;
        return run("simulate " + file.string() + " --svg " + (folder_ / "none.svg").string());
    };
    const std::vector<std::array<std::string, 3>> table = {
        {"15500000", "-15500000", "bad_table: field kinds[0].radius"},
        {"-150000000", "NaN", "field discs[0].at[0], problem not JSON"},
        {"-150000000", "1e400", "field discs[0].at[0], problem number too large"},
        {"[-150000000, -40000000]", "[40000000, -40000000]", "bad_discs: field discs[1].at, problem overlaps discs[0]"},
        {"[1, 0]", "[0, 0]", "bad_impulse: field impulses[0].direction, problem is zero"},
        {"\"speed\"", "\"sped\"", "bad_scene: field impulses[0].speed, problem missing"},
    };
    for (const auto& [find, replace, expected] : table) {
        const Ran ran = with(find, replace);
        EXPECT_EQ(ran.status, 2) << replace;
        EXPECT_EQ(ran.out, "") << replace;
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
        EXPECT_NE(ran.err.find(expected), std::string::npos) << ran.err;
    }
    EXPECT_FALSE(fs::exists(folder_ / "none.svg"));
    EXPECT_EQ(
        run("simulate " + std::string(STRIKER_SOURCE_DIR) + "/scenes/corner.json --svg /nonexistent/a.svg").status, 2);
}

}  // namespace
