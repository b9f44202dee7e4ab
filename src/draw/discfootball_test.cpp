#include "draw/discfootball.h"

#include <gtest/gtest.h>

#include <string>

#include "game/options.h"

namespace {

using discfootball::DiscFootball;

DiscFootball gameWith(const game::KeyValues& pairs = {}) {
    const auto& info = DiscFootball::info();
    return DiscFootball(*game::readOptions(info.options, info.presets, pairs));
}

int countOf(const std::string& text, const std::string& part) {
    int count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

TEST(DiscFootballPicture, ShowsEveryPieceOnce) {
    const DiscFootball game = gameWith();
    const std::string picture = draw::discfootball(game, game.initial(1), nullptr, {});
    EXPECT_EQ(countOf(picture, "href=\"#df-white\""), 3);
    EXPECT_EQ(countOf(picture, "href=\"#df-black\""), 3);
    EXPECT_EQ(countOf(picture, "href=\"#df-ball\""), 1);
    EXPECT_EQ(countOf(picture, "<svg"), 1);
}

TEST(DiscFootballPicture, TheBottomSideAttacksToTheRight) {
    const DiscFootball game = gameWith();
    discfootball::State state = game.initial(1);
    state.at[discfootball::kBall] = {100'000'000, 50'000'000};
    game::DrawStyle style;
    EXPECT_NE(draw::discfootball(game, state, nullptr, style).find("href=\"#df-ball\" x=\"1000\" y=\"-500\""),
              std::string::npos);
    style.bottom = game::Seat::Second;
    EXPECT_NE(draw::discfootball(game, state, nullptr, style).find("href=\"#df-ball\" x=\"-1000\" y=\"500\""),
              std::string::npos);
}

TEST(DiscFootballPicture, GrowsWithTheField) {
    const DiscFootball small = gameWith(), large = gameWith({{"field_length", "1200"}});
    EXPECT_NE(draw::discfootball(small, small.initial(1), nullptr, {}).find("viewBox=\"-4520 "), std::string::npos);
    EXPECT_NE(draw::discfootball(large, large.initial(1), nullptr, {}).find("viewBox=\"-7520 "), std::string::npos);
}

TEST(DiscFootballPicture, RingsThePieceThatWasStruck) {
    const DiscFootball game = gameWith();
    const discfootball::State state = game.initial(1);
    const discfootball::Action last = *game.parseAction(state, "disc:2:1,0:500");
    EXPECT_NE(draw::discfootball(game, state, &last, {}), draw::discfootball(game, state, nullptr, {}));
}

}  // namespace
