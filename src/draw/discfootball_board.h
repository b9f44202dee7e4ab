// The empty board of disc football. One unit of the picture is 0.1 mm; the origin is the centre spot, y downwards.
#pragma once

#include <string_view>

#include "draw/svg.h"
#include "games/discfootball/table.h"

namespace draw {

struct DiscColours {
    std::string_view field, fieldEdge, grain, strip, stripEdge, frame, frameEdge, frameLight, rubber;
    std::string_view line, sector, mark, pocket, pocketFloor, cover, coverLight, screw;
    std::string_view white, whiteEdge, whiteRing, black, blackEdge, blackRing;
    std::string_view ball, ballEdge, ballShine, accent;
};
const DiscColours& discColours(bool dark);

inline constexpr int kDiscFrame = 620;  // width of the rims, 0.1 mm

// nm to 0.1 mm.
constexpr int tenthsOf(long long nm) {
    return static_cast<int>((nm < 0 ? nm - 50'000 : nm + 50'000) / 100'000);
}

// Gradients that drawDiscBoard refers to; belongs into <defs>.
void defineDiscBoard(Svg& svg, const DiscColours& colours);
void drawDiscBoard(Svg& svg, const DiscColours& colours, const ::discfootball::Table& table);
// The covers of the goals (DF3), over what lies in them.
void drawDiscCovers(Svg& svg, const DiscColours& colours, const ::discfootball::Table& table);

}  // namespace draw
