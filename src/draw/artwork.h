// The artwork of assets/ inside the program: pictures and the board's theme. The definitions are made at build time
// (cmake/embed.cmake); assets/README.md says what each colour and measure is.
#pragma once

#include <string_view>

namespace draw {

// The elements of a picture of 100 × 100 units, to stand inside <g> or <symbol>: `ball`, or a side and a piece such as
// `wN`. Empty for any other name.
std::string_view picture(std::string_view name);

// Measures; one square is `square`.
struct Sizes {
    int square = 0, frame = 0, net = 0;
    int ballFree = 0, ballCarried = 0, ballCarriedX = 0, ballCarriedY = 0;
    int centreCircle = 0, centreSpot = 0;
};
extern const Sizes kSizes;

struct Palette {
    std::string_view lightSquare, darkSquare, grainLight, grainDark;
    std::string_view frame, frameEdge, frameLight, coordinate;
    std::string_view inlay, net, goalLine;
    std::string_view lastAction, lane, select, warn, check;
};
extern const Palette kLight, kDark;

}  // namespace draw
