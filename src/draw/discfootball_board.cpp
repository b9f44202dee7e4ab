#include "draw/discfootball_board.h"

#include <string>

namespace draw {

namespace {

using namespace ::discfootball;

constexpr DiscColours kLightColours = {
    "#ecd3a2", "#d9b57b", "#c79d60", "#c9995c", "#b07f45", "#8a4f2a", "#4a2611", "#b5733f", "#2b2622",
    "#1d5a43", "#1d5a43", "#7a4a22", "#17110d", "#3a281b", "#d6ecf5", "#ffffff", "#b9b2a3", "#fbf3df",
    "#b8a178", "#d8c69d", "#34302e", "#0f0d0c", "#74685f", "#a9d8ea", "#4f8ba3", "#ffffff", "#d2691e",
};
constexpr DiscColours kDarkColours = {
    "#cdb27f", "#b3925a", "#a37f46", "#a37a45", "#8a6233", "#6b3b1e", "#2a1408", "#915a31", "#161310",
    "#123f2f", "#123f2f", "#5d3818", "#0b0806", "#2a1c12", "#a9c4cf", "#e6f2f7", "#8f897c", "#efe6cf",
    "#a08a63", "#c9b78f", "#282523", "#080706", "#695d55", "#8fc3d7", "#3f7488", "#ffffff", "#ff9d4d",
};

std::string number(int value) {
    return std::to_string(value);
}

void stroke(Svg& svg, const std::string& path, std::string_view colour, int width) {
    svg.empty("path", {{"d", path},
                       {"fill", "none"},
                       {"stroke", colour},
                       {"stroke-width", width},
                       {"stroke-linecap", "round"},
                       {"stroke-linejoin", "round"}});
}

void rectangle(Svg& svg, int halfX, int halfY, int radius, std::string_view fill, std::string_view edge, int width) {
    svg.empty("rect", {{"x", -halfX},
                       {"y", -halfY},
                       {"width", 2 * halfX},
                       {"height", 2 * halfY},
                       {"rx", radius},
                       {"fill", fill},
                       {"stroke", edge},
                       {"stroke-width", width}});
}

void gradient(Svg& svg, std::string_view id, std::string_view from, std::string_view to) {
    svg.open("linearGradient", {{"id", id}, {"x1", 0}, {"y1", 0}, {"x2", 1}, {"y2", 1}});
    svg.empty("stop", {{"offset", 0}, {"stop-color", from}});
    svg.empty("stop", {{"offset", 1}, {"stop-color", to}});
    svg.close("linearGradient");
}

// The bounding lines, the sectors at the corners (DF4) and the marks (DF6).
void drawLines(Svg& svg, const DiscColours& colours, const Table& table) {
    const int x = tenthsOf(table.halfLength()), y = tenthsOf(table.halfWidth());
    constexpr int r = tenthsOf(kSectorRadius), width = 16;
    for (const int sx : {-1, 1}) {
        for (const int sy : {-1, 1}) {
            const std::string arc = "M" + number(sx * x) + " " + number(sy * (y - r)) + "A" + number(r) + " " +
                                    number(r) + " 0 0 " + (sx * sy > 0 ? "0 " : "1 ") + number(sx * (x - r)) + " " +
                                    number(sy * y);
            svg.empty("path", {{"d", arc + "L" + number(sx * x) + " " + number(sy * y) + "Z"},
                               {"fill", colours.sector},
                               {"fill-opacity", ".16"}});
            stroke(svg, arc, colours.line, width);
        }
    }
    rectangle(svg, x, y, 0, "none", colours.line, width);
    for (const Point& mark : table.start()) {
        const bool centre = mark == Point{0, 0};
        svg.empty("circle", {{"cx", tenthsOf(mark.x)},
                             {"cy", -tenthsOf(mark.y)},
                             {"r", centre ? 26 : 17},
                             {"fill", centre ? colours.line : colours.mark}});
    }
    svg.empty("circle", {{"r", 190},
                         {"fill", "none"},
                         {"stroke", colours.line},
                         {"stroke-width", 8},
                         {"stroke-dasharray", "60 40"},
                         {"stroke-opacity", ".6"}});
}

// One goal: the way through the rim, its floor, and the shadow of its cheeks.
void drawGoal(Svg& svg, const DiscColours& colours, const Table& table, int end) {
    const int x = tenthsOf(table.rimX());
    constexpr int half = tenthsOf(kHalfGoal), depth = tenthsOf(kPocketDepth), post = tenthsOf(kPostRadius);
    svg.open("g", {{"transform", end > 0 ? "scale(1 1)" : "scale(-1 1)"}});
    svg.empty("rect",
              {{"x", x - 30}, {"y", -half}, {"width", depth + 30}, {"height", 2 * half}, {"fill", paint("df-pocket")}});
    stroke(svg,
           "M" + number(x + 20) + " " + number(-half) + "H" + number(x + depth) + "V" + number(half) + "H" +
               number(x + 20),
           colours.pocket, 26);
    stroke(svg, "M" + number(x) + " " + number(-half) + "V" + number(half), colours.accent, 9);
    for (const int side : {-1, 1}) {
        svg.empty("circle",
                  {{"cx", x + post}, {"cy", side * (half + post)}, {"r", post + 6}, {"fill", colours.rubber}});
    }
    svg.close("g");
}

}  // namespace

const DiscColours& discColours(bool dark) {
    return dark ? kDarkColours : kLightColours;
}

void defineDiscBoard(Svg& svg, const DiscColours& colours) {
    gradient(svg, "df-frame", colours.frameLight, colours.frame);
    gradient(svg, "df-strip", colours.strip, colours.stripEdge);
    gradient(svg, "df-field", colours.field, colours.fieldEdge);
    gradient(svg, "df-cover", colours.coverLight, colours.cover);
    svg.open("linearGradient", {{"id", "df-pocket"}, {"x1", 0}, {"y1", 0}, {"x2", 1}, {"y2", 0}});
    svg.empty("stop", {{"offset", 0}, {"stop-color", colours.strip}});
    svg.empty("stop", {{"offset", ".3"}, {"stop-color", colours.pocketFloor}});
    svg.empty("stop", {{"offset", 1}, {"stop-color", colours.pocket}});
    svg.close("linearGradient");
    svg.open("pattern", {{"id", "df-grain"}, {"width", 2400}, {"height", 760}, {"patternUnits", "userSpaceOnUse"}});
    stroke(svg, "M0 70C500 20 900 130 1500 60S2200 90 2400 70M0 230C600 300 1100 170 1700 250S2250 220 2400 230",
           colours.grain, 6);
    stroke(svg,
           "M0 400C300 350 480 350 700 395S1000 455 1250 410S1900 380 2400 400M560 400C660 375 760 380 830 402"
           "C760 420 660 425 560 400M0 560C700 500 1300 640 1800 550S2300 570 2400 560",
           colours.grain, 5);
    stroke(svg, "M0 690C500 720 1200 640 1700 700S2300 680 2400 690", colours.grain, 4);
    svg.close("pattern");
    svg.open("radialGradient", {{"id", "df-shadow"}});
    svg.empty("stop", {{"offset", ".7"}, {"stop-color", "#000"}, {"stop-opacity", ".42"}});
    svg.empty("stop", {{"offset", 1}, {"stop-color", "#000"}, {"stop-opacity", 0}});
    svg.close("radialGradient");
}

void drawDiscBoard(Svg& svg, const DiscColours& colours, const Table& table) {
    const int rimX = tenthsOf(table.rimX()), rimY = tenthsOf(table.rimY());
    const int outerX = rimX + kDiscFrame - 20, outerY = rimY + kDiscFrame - 20;
    rectangle(svg, outerX, outerY, 150, paint("df-frame"), colours.frameEdge, 30);
    svg.open("g", {{"opacity", ".35"}});
    rectangle(svg, outerX, outerY, 150, paint("df-grain"), "none", 0);
    svg.close("g");
    // The planks of the sides lie over those of the ends.
    for (const int sy : {-1, 1}) {
        for (const int sx : {-1, 1})
            stroke(svg, "M" + number(sx * rimX) + " " + number(sy * (rimY + 20)) + "H" + number(sx * outerX),
                   colours.frameEdge, 10);
    }
    rectangle(svg, rimX + 22, rimY + 22, 26, colours.frameEdge, colours.frameLight, 8);
    rectangle(svg, rimX + 10, rimY + 10, 14, colours.rubber, "none", 0);
    rectangle(svg, rimX, rimY, 0, paint("df-strip"), "none", 0);
    rectangle(svg, tenthsOf(table.halfLength()), tenthsOf(table.halfWidth()), 0, paint("df-field"), "none", 0);
    svg.open("g", {{"opacity", ".38"}});
    rectangle(svg, rimX, rimY, 0, paint("df-grain"), "none", 0);
    svg.close("g");
    // The rims' shadow.
    svg.open("g", {{"opacity", ".15"}});
    rectangle(svg, rimX - 14, rimY - 14, 0, "none", "#000", 28);
    svg.close("g");
    for (const int end : {-1, 1}) drawGoal(svg, colours, table, end);
    drawLines(svg, colours, table);
}

void drawDiscCovers(Svg& svg, const DiscColours& colours, const Table& table) {
    const int x = tenthsOf(table.rimX());
    constexpr int half = tenthsOf(kHalfGoal) + 110, depth = tenthsOf(kPocketDepth) + 90;
    for (const int end : {-1, 1}) {
        svg.open("g", {{"transform", end > 0 ? "scale(1 1)" : "scale(-1 1)"}});
        svg.empty("rect", {{"x", x + 26},
                           {"y", -half},
                           {"width", depth - 26},
                           {"height", 2 * half},
                           {"rx", 26},
                           {"fill", paint("df-cover")},
                           {"fill-opacity", ".26"},
                           {"stroke", colours.coverLight},
                           {"stroke-opacity", ".75"},
                           {"stroke-width", 7}});
        for (const int sy : {-1, 1}) {
            svg.empty("circle", {{"cx", x + depth - 55},
                                 {"cy", sy * (half - 48)},
                                 {"r", 20},
                                 {"fill", colours.screw},
                                 {"stroke", colours.frameEdge},
                                 {"stroke-width", 5}});
        }
        svg.close("g");
    }
}

}  // namespace draw
