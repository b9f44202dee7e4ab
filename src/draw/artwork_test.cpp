#include "draw/artwork.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <utility>

namespace {

std::string asset(const std::string& name) {
    std::ifstream file(std::string(STRIKER_SOURCE_DIR) + "/assets/" + name);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

TEST(Artwork, EveryPictureIsThereAndSmall) {
    for (const char side : {'w', 'b'}) {
        for (const char kind : {'P', 'N', 'B', 'R', 'Q', 'K'}) {
            const std::string name{side, kind};
            EXPECT_FALSE(draw::picture(name).empty()) << name;
            const std::string file = asset("pieces/" + name + ".svg");
            EXPECT_LE(file.size(), 2000u) << name;
            EXPECT_NE(file.find(draw::picture(name)), std::string::npos) << name << " is not what was built in";
        }
    }
    EXPECT_FALSE(draw::picture("ball").empty());
    EXPECT_TRUE(draw::picture("wX").empty());
}

// The table in assets/README.md.
TEST(Artwork, ABlackPieceIsTheWhiteOneInOtherColours) {
    const std::pair<const char*, const char*> exchange[] = {{"#f6ead2", "#453a34"},
                                                            {"#3a281a", "#15100d"},
                                                            {"#d9c39c", "#2b221d"},
                                                            {"#fffaf0", "#8f7b6a"},
                                                            {"#3a281b", "#ad9883"}};
    for (const char kind : {'P', 'N', 'B', 'R', 'Q', 'K'}) {
        std::string white(draw::picture(std::string{'w', kind}));
        for (const auto& [ivory, ebony] : exchange) {
            for (std::size_t at = white.find(ivory); at != std::string::npos; at = white.find(ivory)) {
                white.replace(at, 7, ebony);
            }
        }
        EXPECT_EQ(white, draw::picture(std::string{'b', kind})) << kind;
    }
}

TEST(Artwork, TheThemeNamesEveryColourAndMeasure) {
    for (const draw::Palette* palette : {&draw::kLight, &draw::kDark}) {
        for (const std::string_view colour :
             {palette->lightSquare, palette->darkSquare, palette->grainLight, palette->grainDark, palette->frame,
              palette->frameEdge, palette->frameLight, palette->coordinate, palette->inlay, palette->net,
              palette->goalLine, palette->lastAction, palette->lane, palette->select, palette->warn, palette->check}) {
            EXPECT_EQ(colour.size(), 7u) << colour;
            EXPECT_EQ(colour.substr(0, 1), "#") << colour;
        }
    }
    const draw::Sizes& sizes = draw::kSizes;
    for (const int size : {sizes.square, sizes.frame, sizes.net, sizes.ballFree, sizes.ballCarried, sizes.ballCarriedX,
                           sizes.ballCarriedY, sizes.centreCircle, sizes.centreSpot}) {
        EXPECT_GT(size, 0);
    }
}

}  // namespace
