#include "draw/chess_board.h"

#include <string>

namespace draw {

using ::chessfootball::fileOf;
using ::chessfootball::rankOf;
using ::chessfootball::Square;

ChessView::ChessView(const game::DrawStyle& style)
    : colours_(style.dark ? &kDark : &kLight),
      coordinates_(style.coordinates),
      flipped_(style.bottom == game::Seat::Second) {}

int ChessView::frame() const {
    return coordinates_ ? kSizes.frame : kSizes.frame / 2;
}

Spot ChessView::corner(int file, int rank) const {
    return {kSizes.square * (flipped_ ? 7 - file : file), kSizes.square * (flipped_ ? rank : 7 - rank)};
}

Spot ChessView::corner(Square square) const {
    return corner(fileOf(square), rankOf(square));
}

Spot ChessView::middle(Square square) const {
    const Spot spot = corner(square);
    return {spot.x + kSizes.square / 2, spot.y + kSizes.square / 2};
}

Spot ChessView::step(int files, int ranks) const {
    const int sign = flipped_ ? -1 : 1;
    return {sign * files * kSizes.square, -sign * ranks * kSizes.square};
}

namespace {

// One veneer: long waves that join at the borders of the tile. The tiles are wider than a square and no multiple of
// it, so that squares of one colour differ.
void defineGrain(Svg& svg, std::string_view id, int width, int height, std::string_view colour) {
    const auto wave = [&](int y, int bend) {
        const int quarter = width / 4, half = width / 2;
        return "M0 " + std::to_string(y) + "q" + std::to_string(quarter) + " " + std::to_string(bend) + " " +
               std::to_string(half) + " 0t" + std::to_string(half) + " 0";
    };
    svg.open("pattern", {{"id", id}, {"width", width}, {"height", height}, {"patternUnits", "userSpaceOnUse"}});
    svg.open("g", {{"fill", "none"}, {"stroke", colour}});
    svg.empty("path",
              {{"d", wave(height / 8, 9) + wave(height * 5 / 8, -12)}, {"stroke-width", 5}, {"stroke-opacity", ".14"}});
    svg.empty("path", {{"d", wave(height / 3, 14) + wave(height / 2, 7) + wave(height * 7 / 8, -6)},
                       {"stroke-width", 2},
                       {"stroke-opacity", ".26"}});
    svg.close("g");
    svg.close("pattern");
}

std::string squaresPath(bool light, bool even) {
    std::string path;
    const int s = kSizes.square;
    for (int row = 0; row < 8; ++row) {
        for (int column = 0; column < 8; ++column) {
            if (((row + column) % 2 == 0) != light || ((row / 2 + column) % 2 == 0) != even) continue;
            path += "M" + std::to_string(column * s) + " " + std::to_string(row * s) + "h" + std::to_string(s) + "v" +
                    std::to_string(s) + "h-" + std::to_string(s) + "z";
        }
    }
    return path;
}

void drawSquares(Svg& svg, const Palette& colours, int board) {
    svg.empty("rect", {{"width", board}, {"height", board}, {"fill", colours.lightSquare}});
    svg.empty("path", {{"d", squaresPath(false, true) + squaresPath(false, false)}, {"fill", colours.darkSquare}});
    svg.empty("path", {{"d", squaresPath(true, true)}, {"fill", paint("cf-grain-a")}});
    svg.empty("path", {{"d", squaresPath(true, false)}, {"fill", paint("cf-grain-b")}});
    svg.empty("path", {{"d", squaresPath(false, true)}, {"fill", paint("cf-grain-c")}});
    svg.empty("path", {{"d", squaresPath(false, false)}, {"fill", paint("cf-grain-d")}});
}

void drawFrame(Svg& svg, const ChessView& view) {
    const Palette& colours = view.colours();
    const int board = view.board(), frame = view.frame(), net = kSizes.net;
    svg.empty("rect", {{"x", -frame + 1},
                       {"y", -frame - net + 1},
                       {"width", board + 2 * frame - 2},
                       {"height", board + 2 * (frame + net) - 2},
                       {"rx", 12},
                       {"fill", colours.frame},
                       {"stroke", colours.frameEdge},
                       {"stroke-width", 2}});
    svg.empty("rect", {{"x", -frame + 4},
                       {"y", -frame - net + 4},
                       {"width", board + 2 * frame - 8},
                       {"height", board + 2 * (frame + net) - 8},
                       {"rx", 9},
                       {"fill", paint("cf-frame-grain")},
                       {"stroke", colours.frameLight},
                       {"stroke-width", 2}});
    svg.empty("rect", {{"x", -5},
                       {"y", -net - 5},
                       {"width", board + 10},
                       {"height", board + 2 * net + 10},
                       {"rx", 4},
                       {"fill", colours.frameEdge}});
}

// A goal is a shot over the end line, so the net hangs along all of it, between two posts.
void drawGoals(Svg& svg, const ChessView& view) {
    const Palette& colours = view.colours();
    const int board = view.board(), net = kSizes.net;
    for (const int top : {-net, board}) {
        const int line = top < 0 ? 0 : board;
        svg.empty("rect",
                  {{"y", top}, {"width", board}, {"height", net}, {"fill", paint("cf-net")}, {"fill-opacity", ".35"}});
        svg.empty("path", {{"d", "M0 " + std::to_string(line) + "h" + std::to_string(board)},
                           {"stroke", colours.goalLine},
                           {"stroke-width", 5},
                           {"stroke-opacity", ".85"}});
        for (const int x : {0, board}) {
            svg.empty("circle", {{"cx", x},
                                 {"cy", line},
                                 {"r", 7},
                                 {"fill", colours.goalLine},
                                 {"stroke", colours.frameEdge},
                                 {"stroke-width", 2}});
        }
    }
}

void drawInlay(Svg& svg, const ChessView& view) {
    const Palette& colours = view.colours();
    const int board = view.board(), centre = board / 2;
    svg.open("g", {{"fill", "none"}, {"stroke", colours.inlay}, {"stroke-width", 3}, {"stroke-opacity", ".5"}});
    svg.empty("path", {{"d", "M0 " + std::to_string(centre) + "h" + std::to_string(board)}});
    svg.empty("circle", {{"cx", centre}, {"cy", centre}, {"r", kSizes.centreCircle}});
    svg.empty(
        "circle",
        {{"cx", centre}, {"cy", centre}, {"r", kSizes.centreSpot}, {"fill", colours.inlay}, {"fill-opacity", ".7"}});
    svg.close("g");
}

void drawCoordinates(Svg& svg, const ChessView& view) {
    const int frame = view.frame(), half = kSizes.square / 2;
    svg.open("g", {{"class", "coordinates"},
                   {"fill", view.colours().coordinate},
                   {"font-family", "system-ui, sans-serif"},
                   {"font-size", 20},
                   {"font-weight", 600},
                   {"text-anchor", "middle"}});
    for (int i = 0; i < 8; ++i) {
        const std::string file(1, static_cast<char>('a' + i));
        svg.words("text", {{"x", view.corner(i, 0).x + half}, {"y", view.board() + kSizes.net + frame / 2 + 8}}, file);
        svg.words("text", {{"x", -frame / 2 - 2}, {"y", view.corner(0, i).y + half + 7}}, std::to_string(i + 1));
    }
    svg.close("g");
}

}  // namespace

void defineBoard(Svg& svg, const ChessView& view) {
    const Palette& colours = view.colours();
    defineGrain(svg, "cf-grain-a", 260, 84, colours.grainLight);
    defineGrain(svg, "cf-grain-b", 320, 98, colours.grainLight);
    defineGrain(svg, "cf-grain-c", 290, 78, colours.grainDark);
    defineGrain(svg, "cf-grain-d", 340, 108, colours.grainDark);
    defineGrain(svg, "cf-frame-grain", 460, 40, colours.frameEdge);
    svg.open("pattern", {{"id", "cf-net"}, {"width", 10}, {"height", 10}, {"patternUnits", "userSpaceOnUse"}});
    svg.empty("path", {{"d", "M0 0L10 10M10 0L0 10"}, {"stroke", colours.net}, {"stroke-width", 2}});
    svg.close("pattern");
    svg.open("linearGradient", {{"id", "cf-light"}, {"x1", 0}, {"y1", 0}, {"x2", 1}, {"y2", 1}});
    svg.empty("stop", {{"offset", 0}, {"stop-color", "#fff"}, {"stop-opacity", ".1"}});
    svg.empty("stop", {{"offset", ".5"}, {"stop-color", "#fff"}, {"stop-opacity", 0}});
    svg.empty("stop", {{"offset", ".5"}, {"stop-color", colours.frameEdge}, {"stop-opacity", 0}});
    svg.empty("stop", {{"offset", 1}, {"stop-color", colours.frameEdge}, {"stop-opacity", ".2"}});
    svg.close("linearGradient");
}

void drawBoard(Svg& svg, const ChessView& view) {
    const int board = view.board();
    svg.open("g", {{"class", "board"}});
    drawFrame(svg, view);
    drawSquares(svg, view.colours(), board);
    svg.empty("rect", {{"width", board}, {"height", board}, {"fill", paint("cf-light")}});
    drawInlay(svg, view);
    drawGoals(svg, view);
    svg.close("g");
    if (view.coordinates()) drawCoordinates(svg, view);
}

}  // namespace draw
