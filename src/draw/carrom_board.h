// The empty carrom board. One unit of the picture is 0.1 mm; the origin is the centre, y downwards.
#pragma once

#include <string_view>

#include "draw/svg.h"

namespace draw {

struct CarromColours {
    std::string_view ground, plywood, plywoodEdge, grain, frame, frameEdge, frameLight;
    std::string_view line, red, redEdge, pocket, pocketRim;
    std::string_view white, whiteEdge, whiteRing, black, blackEdge, blackRing, queen, queenEdge, queenRing;
    std::string_view striker, strikerEdge, accent;
};
const CarromColours& carromColours(bool dark);

inline constexpr int kCarromFrame = 620;  // width of the frame, 0.1 mm

// nm to 0.1 mm.
constexpr int tenths(long long nm) {
    return static_cast<int>((nm < 0 ? nm - 50'000 : nm + 50'000) / 100'000);
}

// Gradients that drawCarromBoard refers to; belongs into <defs>.
void defineCarromBoard(Svg& svg, const CarromColours& colours);
void drawCarromBoard(Svg& svg, const CarromColours& colours);

}  // namespace draw
