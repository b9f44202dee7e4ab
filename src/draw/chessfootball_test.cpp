#include "draw/chessfootball.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "draw/artwork.h"
#include "games/chessfootball/chessfootball.h"
#include "games/chessfootball/text.h"

namespace {

using Attributes = std::map<std::string, std::string>;

struct Element {
    std::string name;
    Attributes attributes;
    std::string parentClass;  // of the nearest element around it that has one
};

// Reads as much of XML as the pictures use; anything else, and anything unbalanced, is none.
std::optional<std::vector<Element>> readXml(const std::string& text) {
    std::vector<Element> all, open;
    std::size_t at = 0;
    const auto word = [&] {
        const std::size_t begin = at;
        while (at < text.size() && (std::isalnum(static_cast<unsigned char>(text[at])) || text[at] == '-')) ++at;
        return text.substr(begin, at - begin);
    };
    const auto spaces = [&] {
        const std::size_t begin = at;
        while (at < text.size() && (text[at] == ' ' || text[at] == '\n')) ++at;
        return at > begin;
    };
    while (at < text.size()) {
        if (text[at] != '<') {
            if (text[at] == '>' || text[at] == '&') return std::nullopt;
            if (open.empty() && text[at] != '\n') return std::nullopt;
            ++at;
            continue;
        }
        ++at;
        if (at < text.size() && text[at] == '/') {
            ++at;
            if (open.empty() || word() != open.back().name || text[at++] != '>') return std::nullopt;
            open.pop_back();
            if (open.empty()) break;
            continue;
        }
        Element element{word(), {}, open.empty() ? "" : open.back().parentClass};
        if (element.name.empty()) return std::nullopt;
        while (spaces() && text[at] != '/' && text[at] != '>') {
            const std::string name = word();
            if (name.empty() || text.compare(at, 2, "=\"") != 0) return std::nullopt;
            const std::size_t begin = at + 2, end = text.find('"', begin);
            if (end == std::string::npos) return std::nullopt;
            if (!element.attributes.emplace(name, text.substr(begin, end - begin)).second) return std::nullopt;
            at = end + 1;
        }
        all.push_back(element);
        if (text.compare(at, 2, "/>") == 0) {
            at += 2;
        } else if (text[at] == '>') {
            ++at;
            if (element.attributes.count("class") > 0) element.parentClass = element.attributes["class"];
            open.push_back(element);
        } else {
            return std::nullopt;
        }
    }
    if (!open.empty() || text.find_first_not_of('\n', at) != std::string::npos) return std::nullopt;
    return all;
}

std::string svgOf(const std::string& state, const std::string& last = "", const game::DrawStyle& style = {}) {
    const auto position = chessfootball::parsePosition(state);
    if (!position) return "bad position in a test";
    const chessfootball::ChessFootball game(
        game::readOptions(chessfootball::ChessFootball::info().options, {}, {}).value());
    if (last.empty()) return draw::chessfootball(game, *position, nullptr, style);
    const auto action = chessfootball::parseAction(*position, last);
    if (!action) return "bad action in a test";
    return draw::chessfootball(game, *position, &*action, style);
}

std::vector<Element> drawn(const std::string& state, const std::string& last = "", const game::DrawStyle& style = {}) {
    const auto elements = readXml(svgOf(state, last, style));
    EXPECT_TRUE(elements) << state << ' ' << last;
    return elements.value_or(std::vector<Element>{});
}

std::vector<Attributes> inside(const std::vector<Element>& elements, const std::string& parentClass,
                               const std::string& name) {
    std::vector<Attributes> found;
    for (const Element& element : elements) {
        if (element.parentClass == parentClass && element.name == name) found.push_back(element.attributes);
    }
    return found;
}

// The single picture of the ball, as `x y width`.
std::string ballOf(const std::vector<Element>& elements) {
    std::vector<Attributes> balls = inside(elements, "ball", "use");
    if (balls.size() != 1) return std::to_string(balls.size()) + " balls";
    EXPECT_EQ(balls[0]["href"], "#cf-ball");
    return balls[0]["x"] + " " + balls[0]["y"] + " " + balls[0]["width"];
}

std::vector<std::string> tinted(const std::vector<Element>& elements) {
    std::vector<std::string> squares;
    for (Attributes& mark : inside(elements, "last", "rect")) squares.push_back(mark["data-square"]);
    return squares;
}

const std::string kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 * - 0:0";
const std::string kCarried = "4k3/8/8/8/4N3/8/8/4K3 b - - 3 9 e4 - 0:0";

game::DrawStyle blackBelow() {
    game::DrawStyle style;
    style.bottom = game::Seat::Second;
    return style;
}

TEST(DrawChessFootball, TheReaderOfTheTestsSeesWhatIsBroken) {
    EXPECT_TRUE(readXml("<a b=\"c\"><d/>t</a>\n"));
    for (const char* broken : {"<a>", "<a></b>", "<a b=\"1\" b=\"2\"/>", "<a b=c/>", "<a/><", "<a>&</a>", "<a></a>x"}) {
        EXPECT_FALSE(readXml(broken)) << broken;
    }
}

TEST(DrawChessFootball, EveryPictureIsWellFormedAndRefersOnlyToItself) {
    for (const std::string& state : {kStart, kCarried, std::string("4k3/8/8/8/8/8/8/4K3 w - - 0 1")}) {
        for (int i = 0; i < 8; ++i) {
            game::DrawStyle style;
            style.bottom = (i & 1) != 0 ? game::Seat::Second : game::Seat::First;
            style.dark = (i & 2) != 0;
            style.coordinates = (i & 4) != 0;
            const auto elements = drawn(state, "e4:n", style);
            std::vector<std::string> ids, targets;
            for (const Element& element : elements) {
                for (const auto& [name, value] : element.attributes) {
                    EXPECT_NE(name, "style");
                    if (name == "id") ids.push_back(value);
                    if (name == "href") targets.push_back(value.substr(1));
                    if (value.rfind("url(#", 0) == 0) targets.push_back(value.substr(5, value.size() - 6));
                }
            }
            std::sort(ids.begin(), ids.end());
            EXPECT_EQ(std::adjacent_find(ids.begin(), ids.end()), ids.end()) << "an id twice";
            for (const std::string& target : targets) {
                EXPECT_TRUE(std::binary_search(ids.begin(), ids.end(), target)) << target;
            }
        }
    }
}

TEST(DrawChessFootball, OnePictureForEachPieceOnItsSquare) {
    std::map<std::string, std::string> pieces;
    for (Attributes& use : inside(drawn(kStart), "pieces", "use")) {
        EXPECT_TRUE(pieces.emplace(use["data-square"], use["href"]).second);
        if (use["data-square"] == "b1") {
            EXPECT_EQ(use["x"] + " " + use["y"], "100 700");
        }
    }
    EXPECT_EQ(pieces.size(), 32u);
    EXPECT_EQ(pieces["b1"], "#cf-wN");
    EXPECT_EQ(pieces["d8"], "#cf-bQ");
    EXPECT_EQ(pieces["h7"], "#cf-bP");
}

TEST(DrawChessFootball, TheBallLiesAtTheCentreOnASquareOrOnItsCarrier) {
    const auto& sizes = draw::kSizes;
    const auto at = [](int x, int y, int size) {
        return std::to_string(x - size / 2) + " " + std::to_string(y - size / 2) + " " + std::to_string(size);
    };
    EXPECT_EQ(ballOf(drawn(kStart)), at(400, 400, sizes.ballFree));
    EXPECT_EQ(ballOf(drawn("4k3/8/8/8/8/8/8/4K3 w - - 0 1 h5 - 0:0")), at(750, 350, sizes.ballFree));
    EXPECT_EQ(ballOf(drawn(kCarried)), at(400 + sizes.ballCarriedX, 400 + sizes.ballCarriedY, sizes.ballCarried));
    EXPECT_EQ(ballOf(drawn("4k3/8/8/8/8/8/8/4K3 w - - 0 1")), "0 balls");
}

TEST(DrawChessFootball, BlackBelowTurnsTheBoardButNotTheBallsPlaceOnItsPiece) {
    const auto& sizes = draw::kSizes;
    const auto elements = drawn(kCarried, "", blackBelow());
    for (Attributes& use : inside(elements, "pieces", "use")) {
        if (use["data-square"] == "e4") {
            EXPECT_EQ(use["x"] + " " + use["y"], "300 300");
        }
    }
    EXPECT_EQ(ballOf(elements), std::to_string(300 + sizes.ballCarriedX - sizes.ballCarried / 2) + " " +
                                    std::to_string(300 + sizes.ballCarriedY - sizes.ballCarried / 2) + " " +
                                    std::to_string(sizes.ballCarried));
    EXPECT_EQ(inside(elements, "coordinates", "text").size(), 16u);
    game::DrawStyle bare;
    bare.coordinates = false;
    EXPECT_TRUE(inside(drawn(kCarried, "", bare), "coordinates", "text").empty());
}

TEST(DrawChessFootball, TheLastMoveTintsBothItsSquares) {
    EXPECT_EQ(tinted(drawn(kCarried, "f2e4")), (std::vector<std::string>{"f2", "e4"}));
    EXPECT_TRUE(tinted(drawn(kCarried)).empty());
}

TEST(DrawChessFootball, AShotIsAnArrowUpToWhatStoppedIt) {
    // Out over the side: the ball rests on h4.
    auto elements = drawn("4k3/8/8/8/4N3/8/8/4K3 b - - 3 9 h4 - 0:0", "e4:e");
    EXPECT_EQ(tinted(elements), std::vector<std::string>{"e4"});
    ASSERT_EQ(inside(elements, "lane", "path").size(), 2u);
    EXPECT_EQ(inside(elements, "lane", "path")[1]["d"], "M480 450L717 450");
    EXPECT_TRUE(inside(elements, "lane", "circle").empty());
    // The bishop takes it on d4: a ring there and a line to the bishop (CF13).
    elements = drawn("4k3/8/8/2b5/4N3/8/8/4K3 b - - 3 9 c5 - 0:0", "e4:w");
    ASSERT_EQ(inside(elements, "lane", "path").size(), 3u);
    EXPECT_EQ(inside(elements, "lane", "path")[2]["d"], "M350 450L250 350");
    EXPECT_EQ(inside(elements, "lane", "circle").size(), 1u);
}

TEST(DrawChessFootball, AGoalRunsOverTheEndLineEvenIfThePiecesWentBack) {
    const auto endOf = [](std::vector<Attributes> lane) {
        const std::string path = lane.empty() ? "" : lane[0]["d"];
        return path.substr(path.find('L') + 1);
    };
    // CF20, keep: the counter is back at 0 and the knight still stands there.
    EXPECT_EQ(endOf(inside(drawn("3k4/8/8/8/4N3/8/8/4K3 b - - 0 9 * - 1:0", "e4:n"), "lane", "path")), "450 -15");
    EXPECT_EQ(endOf(inside(drawn("3k4/8/8/8/4N3/8/8/4K3 b - - 0 9 * - 1:0", "e4:n", blackBelow()), "lane", "path")),
              "350 815");
    // Reset: d4 is empty again.
    EXPECT_EQ(endOf(inside(drawn("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 9 * - 1:0", "d4:ne"), "lane",
                           "path")),
              "815 -15");
}

TEST(DrawChessFootball, AKnightsPassIsAnArrowBetweenItsSquares) {
    const auto elements = drawn("4k3/8/8/4P3/8/5N2/8/4K3 b - - 3 9 e5 - 0:0", "f3:e5");
    EXPECT_EQ(tinted(elements), (std::vector<std::string>{"f3", "e5"}));
    EXPECT_EQ(inside(elements, "lane", "path").size(), 2u);
}

TEST(DrawChessFootball, OnlyAKingInCheckGlows) {
    const auto glowing = [](const std::vector<Element>& elements) {
        std::string squares;
        for (const Element& element : elements) {
            const auto found = element.attributes.find("class");
            if (found != element.attributes.end() && found->second == "check") {
                squares += element.attributes.at("data-square");
            }
        }
        return squares;
    };
    EXPECT_EQ(glowing(drawn("4k3/4R3/8/8/8/8/8/4K3 b - - 0 1")), "e8");
    EXPECT_EQ(glowing(drawn(kStart)), "");
}

}  // namespace
