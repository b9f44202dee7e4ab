#include "draw/carrom.h"

#include <gtest/gtest.h>

#include <string>

#include "game/options.h"

namespace {

using carrom::Carrom;

Carrom standardGame() {
    const auto& info = Carrom::info();
    return Carrom(*game::readOptions(info.options, info.presets, {}));
}

int countOf(const std::string& text, const std::string& part) {
    int count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

TEST(CarromPicture, ShowsEveryPieceOnce) {
    const Carrom game = standardGame();
    const std::string picture = draw::carrom(game, game.initial(1), nullptr, {});
    EXPECT_EQ(countOf(picture, "href=\"#cr-white\""), 9);
    EXPECT_EQ(countOf(picture, "href=\"#cr-black\""), 9);
    EXPECT_EQ(countOf(picture, "href=\"#cr-queen\""), 1);
    EXPECT_EQ(countOf(picture, "href=\"#cr-striker\""), 1);
    EXPECT_EQ(countOf(picture, "<svg"), 1);
}

TEST(CarromPicture, IsSeenFromTheChairThatIsAskedFor) {
    const Carrom game = standardGame();
    carrom::State state = game.initial(1);
    state.queenIs = carrom::QueenIs::OnTable;
    state.queen = {100'000'000, 200'000'000};
    game::DrawStyle style;
    EXPECT_NE(draw::carrom(game, state, nullptr, style).find("href=\"#cr-queen\" x=\"1000\" y=\"-2000\""),
              std::string::npos);
    style.bottom = game::Seat::Second;
    EXPECT_NE(draw::carrom(game, state, nullptr, style).find("href=\"#cr-queen\" x=\"-1000\" y=\"2000\""),
              std::string::npos);
}

TEST(CarromPicture, ShowsTheRingWhileMenArePlaced) {
    const Carrom game = standardGame();
    carrom::State state = game.initial(1);
    state.men[carrom::kWhite].remove(0);
    state.phase = carrom::Phase::Place;
    state.toPlace = {1, 0, 0};
    EXPECT_EQ(countOf(draw::carrom(game, state, nullptr, {}), "href=\"#cr-striker\""), 0);
}

}  // namespace
