// The include law and the determinism rules of ARCHITECTURE.md as a check of the source text: what may include what,
// which libraries belong to one layer, and what the core must not use because it differs between machines. CMake
// already keeps headers of other layers out of reach; this also sees what CMake cannot.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using Names = std::set<std::string>;

// What each layer may include besides itself; `games` stands for every folder below src/games, which see each other
// never. The same table as src/CMakeLists.txt (see TheBuildHasTheSameTable).
const std::map<std::string, Names> kMayInclude = {
    {"base", {}},
    {"physics", {"base"}},
    {"game", {"base"}},
    {"games", {"base", "game", "physics"}},
    {"draw", {"base", "game", "physics", "games"}},
    {"ai", {"base", "game", "physics", "games"}},
    {"record", {"base", "game"}},
    {"catalog", {"base", "game", "physics", "games", "draw", "ai", "record"}},
    {"api", {"base", "game", "physics", "draw", "ai", "record", "catalog"}},
    {"engine", {"base", "game", "physics", "ai", "record", "catalog"}},
    {"arena", {"base", "game", "physics", "ai", "record", "catalog"}},
    {"net", {"base"}},
    {"apps", {"base", "game", "draw", "ai", "record", "catalog", "api", "engine", "arena", "net"}},
};

// The layers that must give the same results on every machine.
const Names kCore = {"base", "physics", "game", "games", "draw", "ai", "record"};

// Libraries that only some layers may use, by the beginning of their headers' names.
const std::map<std::string, Names> kOwners = {{"boost/", {"net"}}, {"nlohmann/", {"api", "apps"}}, {"CLI/", {"apps"}}};

// Standard headers that the core has no use for: randomness that differs between libraries, streams and locales (size
// of the module), clocks, threads and files (those come from outside).
const Names kNotInCore = {"random",  "iostream", "ostream", "istream", "sstream",      "iomanip",  "locale",
                          "complex", "regex",    "thread",  "mutex",   "shared_mutex", "future",   "condition_variable",
                          "chrono",  "ctime",    "time.h",  "fstream", "filesystem",   "valarray", "execution"};

// Functions whose last bit depends on the C library or the compiler (sqrt is exact by IEEE 754), or on a hidden state.
const std::regex kInexact(
    R"((^|[^\w.>:])((std::)?(sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|exp|exp2|expm1|log|)"
    R"(log2|log10|log1p|pow|cbrt|hypot|fmod|remainder|fma|erf|lgamma|tgamma|round|lround|llround|)"
    R"(floor|ceil|trunc|rint|nearbyint|rand|srand)[fl]?|std::(shuffle|sample))\s*\()");
const std::regex kUnordered(R"(\bunordered_(?:multi)?(?:map|set)\s*<[^;{}()]*>\s*&?\s*(\w+))");

struct Source {
    std::string path;  // below src/
    std::string text;
};

// The text without comments and without the content of literals; lines keep their numbers.
std::string codeOf(const std::string& text) {
    enum class In { Code, Line, Block, String, Char } in = In::Code;
    std::string code;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const char next = i + 1 < text.size() ? text[i + 1] : '\0';
        const bool digitSeparator = c == '\'' && i > 0 && std::isalnum(static_cast<unsigned char>(text[i - 1]));
        if (in == In::Code) {
            if (c == '/' && (next == '/' || next == '*')) in = next == '/' ? In::Line : In::Block;
            if (c == '"' || (c == '\'' && !digitSeparator)) in = c == '"' ? In::String : In::Char;
            if (in == In::Code || in == In::String || in == In::Char) code += c;
        } else if (in == In::Line) {
            if (c == '\n') in = In::Code, code += c;
        } else if (in == In::Block) {
            if (c == '\n') code += c;
            if (c == '*' && next == '/') in = In::Code, ++i;
        } else if (c == '\\') {
            ++i;
        } else if (c == (in == In::String ? '"' : '\'') || c == '\n') {
            in = In::Code, code += c;
        }
    }
    return code;
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

// The layer of a path: its first folder. The game of a path such as games/carrom/… or ai/carrom/…: its second.
std::string part(const std::string& path, int n) {
    std::istringstream stream(path);
    std::string name;
    for (int i = 0; i <= n; ++i) {
        if (!std::getline(stream, name, '/')) return {};
    }
    return stream.eof() ? std::string{} : name;  // the last part is the file
}

bool isTest(const std::string& path) {
    return path.ends_with("_test.cpp");
}

// What is wrong with one `#include` of `path`; empty if nothing.
std::string wrongInclude(const std::string& path, const std::string& name, bool quoted, const Names& games) {
    const std::string layer = part(path, 0);
    if (name.find("../") != std::string::npos) return "includes upwards";
    for (const auto& [prefix, owners] : kOwners) {
        if (name.starts_with(prefix) && !owners.count(layer)) return "belongs to " + *owners.begin();
    }
    if (!quoted) return kCore.count(layer) && kNotInCore.count(name) && !isTest(path) ? "not in the core" : "";
    const std::string target = part(name, 0);
    if (target.empty()) return layer == "apps" ? "" : "needs its layer";  // a sibling of a main
    if (!kMayInclude.count(target)) return "no such layer";
    if (target != layer && !kMayInclude.at(layer).count(target)) return "not allowed by the table";
    const std::string mine = games.count(part(path, 1)) ? part(path, 1) : std::string{};
    const std::string theirs = games.count(part(name, 1)) ? part(name, 1) : std::string{};
    if (theirs.empty() || layer == "catalog" || layer == "draw") return "";
    return mine == theirs ? "" : "names a game";
}

// Everything that breaks the law in one file, each as `path:line: what`.
std::vector<std::string> problems(const Source& source, const Names& games) {
    static const std::regex directive(R"(^\s*#\s*include)");
    static const std::regex include(R"re(^\s*#\s*include\s*([<"])([^>"]+)[>"])re");
    std::vector<std::string> found;
    const std::string layer = part(source.path, 0);
    const auto say = [&](std::size_t line, const std::string& what) {
        found.push_back(source.path + ":" + std::to_string(line + 1) + ": " + what);
    };
    if (!kMayInclude.count(layer)) say(0, "no such layer");
    if (!found.empty()) return found;

    const std::vector<std::string> raw = linesOf(source.text);
    const std::vector<std::string> code = linesOf(codeOf(source.text));
    const bool core = kCore.count(layer) && !isTest(source.path);
    if (raw.size() > 800) say(raw.size() - 1, "more than 800 lines");
    if (fs::path(source.path).filename() == "main.cpp" && raw.size() > 60) say(raw.size() - 1, "main of > 60 lines");
    if (source.path.ends_with(".h")) {
        if (raw.empty() || !raw[0].starts_with("//")) say(0, "header does not open with its purpose");
        if (source.text.find("#pragma once") == std::string::npos) say(0, "header without #pragma once");
    }
    Names unordered;
    for (std::size_t i = 0; i < code.size(); ++i) {
        std::smatch match;
        if (std::regex_search(code[i], match, directive) && std::regex_search(raw[i], match, include)) {
            const std::string wrong = wrongInclude(source.path, match[2], match[1] == "\"", games);
            if (!wrong.empty()) say(i, "include of " + match[2].str() + ": " + wrong);
        } else if (core) {
            if (std::regex_search(code[i], match, kInexact)) say(i, "inexact: " + match[2].str());
            if (std::regex_search(code[i], match, kUnordered)) unordered.insert(match[1]);
        }
    }
    for (const std::string& name : unordered) {
        const std::regex iteration("(:\\s*" + name + "\\s*\\))|(\\b" + name + "\\s*\\.\\s*c?begin\\s*\\()");
        for (std::size_t i = 0; i < code.size(); ++i) {
            if (std::regex_search(code[i], iteration)) say(i, "iterates over unordered " + name);
        }
    }
    return found;
}

std::string read(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

const fs::path kSources = fs::path(STRIKER_SOURCE_DIR) / "src";

Names gamesOnDisk() {
    Names games;
    for (const auto& entry : fs::directory_iterator(kSources / "games")) games.insert(entry.path().filename().string());
    return games;
}

TEST(Layers, EverySourceKeepsTheLaw) {
    const Names games = gamesOnDisk();
    int files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(kSources)) {
        const std::string extension = entry.path().extension().string();
        if (extension != ".cpp" && extension != ".h") continue;
        ++files;
        const std::string path = fs::relative(entry.path(), kSources).generic_string();
        for (const std::string& problem : problems({path, read(entry.path())}, games)) ADD_FAILURE() << problem;
    }
    EXPECT_GT(files, 20);
}

// `striker_layer(name folder may…)` lines say the same as the table above. Links carry on, so only what a layer names
// itself is compared with what it may see.
TEST(Layers, TheBuildHasTheSameTable) {
    const std::string text = read(kSources / "CMakeLists.txt");
    const std::regex line(R"(striker_layer\((\w+) ([\w/]+)([ \w]*)\))");
    const Names games = gamesOnDisk();
    int layers = 0;
    for (std::sregex_iterator it(text.begin(), text.end(), line), end; it != end; ++it, ++layers) {
        const std::string layer = part((*it)[2].str() + "/", 0);
        ASSERT_TRUE(kMayInclude.count(layer)) << layer;
        std::istringstream links((*it)[3]);
        for (std::string link; links >> link;) {
            const std::string target = games.count(link) ? "games" : link;
            EXPECT_TRUE(kMayInclude.at(layer).count(target)) << layer << " links " << link;
        }
    }
    EXPECT_GE(layers, 11);
}

// The check must be able to fail: each of these breaks one rule.
TEST(Layers, EachRuleIsNoticed) {
    const Names games = {"carrom", "chessfootball"};
    const std::vector<std::pair<Source, std::string>> bad = {
        {{"base/x.cpp", "#include \"game/match.h\"\n"}, "not allowed by the table"},
        {{"game/x.cpp", "#include \"games/carrom/board.h\"\n"}, "not allowed by the table"},
        {{"games/carrom/x.cpp", "#include \"games/chessfootball/game.h\"\n"}, "names a game"},
        {{"games/carrom/x.cpp", "#include \"ai/bot.h\"\n"}, "not allowed by the table"},
        {{"ai/alphabeta/x.cpp", "#include \"games/chessfootball/game.h\"\n"}, "names a game"},
        {{"ai/carrom/x.cpp", "#include \"games/chessfootball/game.h\"\n"}, "names a game"},
        {{"ai/x.cpp", "#include \"ai/carrom/evaluation.h\"\n"}, "names a game"},
        {{"api/x.cpp", "#include \"games/carrom/board.h\"\n"}, "not allowed by the table"},
        {{"engine/x.cpp", "#include \"net/static_server.h\"\n"}, "not allowed by the table"},
        {{"net/x.cpp", "#include \"api/api.h\"\n"}, "not allowed by the table"},
        {{"game/x.cpp", "#include \"../base/hash.h\"\n"}, "includes upwards"},
        {{"game/x.cpp", "#include \"match.h\"\n"}, "needs its layer"},
        {{"api/x.cpp", "#include <boost/asio.hpp>\n"}, "belongs to net"},
        {{"arena/x.cpp", "#include <nlohmann/json.hpp>\n"}, "belongs to api"},
        {{"record/x.cpp", "\n#include <iostream>\n"}, ":2: include of iostream: not in the core"},
        {{"ai/x.cpp", "#include <random>\n"}, "not in the core"},
        {{"ai/x.cpp", "  #  include <chrono>\n"}, "not in the core"},
        {{"physics/x.cpp", "double f(double a) { return std::sin(a); }\n"}, "inexact: std::sin"},
        {{"physics/x.cpp", "double f(double a) { return 2*cosf(a); }\n"}, "inexact: cosf"},
        {{"physics/x.cpp", "auto n = std::llround (x);\n"}, "inexact: std::llround"},
        {{"ai/x.cpp", "std::shuffle(a.begin(), a.end(), rng);\n"}, "inexact: std::shuffle"},
        {{"ai/x.cpp", "std::unordered_map<int, std::string> seen;\nfor (const auto& [k, v] : seen) use(k);\n"},
         ":2: iterates over unordered seen"},
        {{"ai/x.cpp", "std::unordered_set<int> seen;\nauto it = seen.begin();\n"}, ":2: iterates over unordered seen"},
        {{"base/x.h", "#pragma once\n"}, "open with its purpose"},
        {{"base/x.h", "// Purpose.\nint x;\n"}, "without #pragma once"},
        {{"base/x.cpp", std::string(801, '\n')}, "more than 800 lines"},
        {{"apps/wasm/main.cpp", std::string(61, '\n')}, "main of > 60 lines"},
        {{"tools/x.cpp", "\n"}, "no such layer"},
    };
    for (const auto& [source, expected] : bad) {
        const auto found = problems(source, games);
        ASSERT_EQ(found.size(), 1u) << source.path << ": " << source.text.substr(0, 60);
        EXPECT_NE(found[0].find(expected), std::string::npos) << found[0] << " instead of " << expected;
    }
}

TEST(Layers, WhatIsAllowedPasses) {
    const Names games = {"carrom", "chessfootball"};
    const std::vector<Source> good = {
        {"ai/carrom/x.cpp", "#include \"games/carrom/board.h\"\n#include \"ai/bot.h\"\n#include <vector>\n"},
        {"catalog/x.cpp", "#include \"games/carrom/board.h\"\n#include \"ai/carrom/evaluation.h\"\n"},
        {"physics/x.cpp", "#include <cmath>\ndouble f(double a) { return std::sqrt(a); }\n"},
        {"physics/x.cpp",
         "// std::sin(a) differs\n/* cos(a)\n #include <random> */ int x = 1'000;\nauto s = \"pow(\";\n"},
        {"physics/x.cpp", "int surround(int a);\nint b = table.round(a) + it->floor(a) + own::ceil(a);\n"},
        {"ai/x.cpp", "std::unordered_map<int, int> seen;\nif (seen.count(1)) use(seen.find(1)->second);\n"},
        {"ai/x_test.cpp", "#include <fstream>\n#include <gtest/gtest.h>\n"},
        {"net/x.cpp", "#include <boost/asio.hpp>\n#include <chrono>\n"},
        {"apps/striker/x.cpp", "#include \"commands.h\"\n#include <CLI/CLI.hpp>\n#include <iostream>\n"},
    };
    for (const Source& source : good) {
        for (const std::string& problem : problems(source, games)) ADD_FAILURE() << problem;
    }
}

}  // namespace
