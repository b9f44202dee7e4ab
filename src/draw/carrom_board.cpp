#include "draw/carrom_board.h"

#include <string>

#include "games/carrom/table.h"

namespace draw {

namespace {

using namespace ::carrom;

constexpr CarromColours kLightColours = {
    "#f7f3ec", "#e9cf9f", "#d3ae74", "#c99f62", "#5a3018", "#2e1709", "#8b5230", "#3a2412",
    "#b3261e", "#6f120d", "#15100c", "#000000", "#f6ecd6", "#b79f76", "#d9c7a1", "#2f2825",
    "#0f0c0b", "#6b5d55", "#c22a2a", "#6d0f12", "#f1b1a0", "#f4f7fa", "#7f8b99", "#1f6b4a",
};
constexpr CarromColours kDarkColours = {
    "#16181c", "#cdb283", "#b08e59", "#a8824b", "#3f2212", "#190c05", "#6d4126", "#2a1a0d",
    "#a3221b", "#5c0f0b", "#0b0806", "#000000", "#efe3c8", "#a68f68", "#cdb98f", "#2a2422",
    "#080606", "#74655c", "#b72a2a", "#5c0c0f", "#e9a593", "#dfe6ee", "#6f7b89", "#52b788",
};

constexpr int kEdge = tenths(kHalf);
constexpr int kLineWidth = 14;  // of the base lines' ink

std::string number(int value) {
    return std::to_string(value);
}

void rectangle(Svg& svg, int half, int radius, std::string_view fill, std::string_view stroke, int width) {
    svg.empty("rect", {{"x", -half},
                       {"y", -half},
                       {"width", 2 * half},
                       {"height", 2 * half},
                       {"rx", radius},
                       {"fill", fill},
                       {"stroke", stroke},
                       {"stroke-width", width}});
}

void circle(Svg& svg, int x, int y, int r, std::string_view fill, std::string_view stroke, int width) {
    svg.empty("circle", {{"cx", x}, {"cy", y}, {"r", r}, {"fill", fill}, {"stroke", stroke}, {"stroke-width", width}});
}

void stroke(Svg& svg, const std::string& path, std::string_view colour, int width) {
    svg.empty(
        "path",
        {{"d", path}, {"fill", "none"}, {"stroke", colour}, {"stroke-width", width}, {"stroke-linecap", "round"}});
}

// The base lines of the side below: two lines between the circles that close them (CA3).
void drawBase(Svg& svg, const CarromColours& colours) {
    constexpr int outer = kEdge - tenths(kBaseFromFrame), inner = outer - tenths(kBaseWidth);
    constexpr int at = tenths(kBaseCircleAt), r = tenths(kBaseCircleRadius), mid = tenths(kMidDepth);
    stroke(svg, "M" + number(-at) + " " + number(outer) + "H" + number(at), colours.line, kLineWidth + 16);
    stroke(svg, "M" + number(-at) + " " + number(inner) + "H" + number(at), colours.line, kLineWidth);
    for (const int x : {-at, at}) {
        circle(svg, x, mid, r - kLineWidth / 2, colours.plywood, colours.line, kLineWidth);
        circle(svg, x, mid, r - 40, colours.red, colours.redEdge, 8);
    }
}

// The arrow on the diagonal that runs to the lower right pocket (CA4): its shaft, a head, a curl at the inner end.
void drawArrow(Svg& svg, const CarromColours& colours) {
    // Along the diagonal: the pocket's edge is at 469.5 mm.
    constexpr int tip = 4195, tail = tip - tenths(kArrowLength), curl = 190;
    svg.open("g", {{"transform", "rotate(45)"}});
    stroke(svg, "M" + number(tail) + " 0H" + number(tip - 60), colours.line, tenths(kArrowWidth));
    svg.empty("path", {{"d", "M" + number(tip) + " 0L" + number(tip - 150) + " -55L" + number(tip - 110) + " 0L" +
                                 number(tip - 150) + " 55Z"},
                       {"fill", colours.line}});
    stroke(svg,
           "M" + number(tail) + " " + number(-curl) + "a" + number(curl) + " " + number(curl) + " 0 1 0 0 " +
               number(2 * curl),
           colours.line, 10);
    for (const int y : {-curl, curl}) {
        svg.empty("path", {{"d", "M" + number(tail + 75) + " " + number(y) + "L" + number(tail - 35) + " " +
                                     number(y - 45) + "L" + number(tail - 5) + " " + number(y) + "L" +
                                     number(tail - 35) + " " + number(y + 45) + "Z"},
                           {"fill", colours.line}});
    }
    svg.close("g");
}

// Eight petals between the outer circle and the centre circle.
void drawCentre(Svg& svg, const CarromColours& colours) {
    constexpr int outer = tenths(kOuterCircleRadius), inner = tenths(kCentreCircleRadius);
    circle(svg, 0, 0, outer, "none", colours.line, 12);
    circle(svg, 0, 0, outer - 34, "none", colours.line, 6);
    for (int i = 0; i < 8; ++i) {
        svg.open("g", {{"transform", "rotate(" + number(45 * i) + ")"}});
        svg.empty("path", {{"d", "M0 -" + number(inner + 20) + "C210 -330 190 -600 0 -" + number(outer - 50) +
                                     "C-190 -600 -210 -330 0 -" + number(inner + 20) + "Z"},
                           {"fill", i % 2 == 0 ? colours.red : colours.line},
                           {"fill-opacity", i % 2 == 0 ? ".8" : ".78"}});
        svg.empty(
            "circle",
            {{"cx", 0}, {"cy", -(outer - 92)}, {"r", 20}, {"fill", colours.plywood}, {"transform", "rotate(22.5)"}});
        svg.close("g");
    }
    circle(svg, 0, 0, inner - 4, colours.red, colours.line, 10);
}

}  // namespace

const CarromColours& carromColours(bool dark) {
    return dark ? kDarkColours : kLightColours;
}

void defineCarromBoard(Svg& svg, const CarromColours& colours) {
    svg.open("linearGradient", {{"id", "cr-frame"}, {"x1", 0}, {"y1", 0}, {"x2", 1}, {"y2", 1}});
    svg.empty("stop", {{"offset", 0}, {"stop-color", colours.frameLight}});
    svg.empty("stop", {{"offset", ".45"}, {"stop-color", colours.frame}});
    svg.empty("stop", {{"offset", 1}, {"stop-color", colours.frameEdge}});
    svg.close("linearGradient");
    svg.open("radialGradient", {{"id", "cr-wood"}, {"cx", ".42"}, {"cy", ".36"}, {"r", ".85"}});
    svg.empty("stop", {{"offset", 0}, {"stop-color", colours.plywood}});
    svg.empty("stop", {{"offset", 1}, {"stop-color", colours.plywoodEdge}});
    svg.close("radialGradient");
    svg.open("pattern", {{"id", "cr-grain"},
                         {"width", 1850},
                         {"height", 620},
                         {"patternUnits", "userSpaceOnUse"},
                         {"patternTransform", "rotate(-3)"}});
    stroke(svg, "M0 90C400 40 800 150 1200 80S1700 60 1850 90M0 260C500 330 900 190 1400 270S1750 280 1850 260",
           colours.grain, 7);
    stroke(svg, "M0 410C300 380 700 470 1100 420S1650 370 1850 410M0 560C450 520 1000 610 1500 540S1800 570 1850 560",
           colours.grain, 5);
    svg.close("pattern");
    svg.open("radialGradient", {{"id", "cr-shadow"}});
    svg.empty("stop", {{"offset", ".72"}, {"stop-color", "#000"}, {"stop-opacity", ".45"}});
    svg.empty("stop", {{"offset", 1}, {"stop-color", "#000"}, {"stop-opacity", 0}});
    svg.close("radialGradient");
}

void drawCarromBoard(Svg& svg, const CarromColours& colours) {
    constexpr int pocketAt = tenths(kPocketAt), pocketRadius = tenths(kPocketRadius);
    rectangle(svg, kEdge + kCarromFrame - 20, 210, paint("cr-frame"), colours.frameEdge, 30);
    rectangle(svg, kEdge + 70, 90, colours.frameEdge, colours.frameLight, 12);
    rectangle(svg, kEdge, 0, paint("cr-wood"), "none", 0);
    svg.open("g", {{"opacity", ".28"}});
    rectangle(svg, kEdge, 0, paint("cr-grain"), "none", 0);
    svg.close("g");
    for (int side = 0; side < 4; ++side) {
        svg.open("g", {{"transform", "rotate(" + number(90 * side) + ")"}});
        drawArrow(svg, colours);
        drawBase(svg, colours);
        circle(svg, pocketAt, pocketAt, pocketRadius, colours.pocket, colours.pocketRim, 10);
        circle(svg, pocketAt, pocketAt, pocketRadius - 34, "none", colours.frame, 7);
        svg.close("g");
    }
    drawCentre(svg, colours);
    // The frame's shadow on the wood.
    svg.empty("rect", {{"x", -kEdge + 12},
                       {"y", -kEdge + 12},
                       {"width", 2 * kEdge - 24},
                       {"height", 2 * kEdge - 24},
                       {"fill", "none"},
                       {"stroke", "#000"},
                       {"stroke-opacity", ".16"},
                       {"stroke-width", 24}});
}

}  // namespace draw
