#include "draw/carrom.h"

#include "draw/carrom_board.h"
#include "games/carrom/table.h"

namespace draw {

namespace {

using namespace ::carrom;

struct Disc {
    std::string_view id, face, edge, ring;
    int radius;
};

// Each sort has a pattern of its own, so that colour alone never tells them apart.
class Picture {
  public:
    Picture(const Carrom& game, const State& state, const game::DrawStyle& style)
        : game_(game), state_(state), bottom_(style.bottom), colours_(carromColours(style.dark)) {}

    std::string make() {
        constexpr int half = tenths(kHalf) + kCarromFrame;
        svg_.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                          {"viewBox", std::to_string(-half) + " " + std::to_string(-half) + " " +
                                          std::to_string(2 * half) + " " + std::to_string(2 * half)},
                          {"width", 864},
                          {"height", 864},
                          {"role", "img"}});
        svg_.open("defs", {});
        defineCarromBoard(svg_, colours_);
        defineDiscs();
        svg_.close("defs");
        drawCarromBoard(svg_, colours_);
        drawTask();
        drawPieces();
        svg_.close("svg");
        return svg_.text();
    }

  private:
    void ring(int r, std::string_view colour, int width) {
        svg_.empty("circle", {{"r", r}, {"fill", "none"}, {"stroke", colour}, {"stroke-width", width}});
    }

    void beginDisc(const Disc& disc) {
        svg_.open("radialGradient",
                  {{"id", "cr-face-" + std::string(disc.id)}, {"cx", ".38"}, {"cy", ".32"}, {"r", ".8"}});
        svg_.empty("stop", {{"offset", 0}, {"stop-color", disc.ring}});
        svg_.empty("stop", {{"offset", ".4"}, {"stop-color", disc.face}});
        svg_.empty("stop", {{"offset", 1}, {"stop-color", disc.edge}});
        svg_.close("radialGradient");
        svg_.open("g", {{"id", "cr-" + std::string(disc.id)}});
        svg_.empty("circle", {{"cx", 14}, {"cy", 22}, {"r", disc.radius + 26}, {"fill", paint("cr-shadow")}});
        svg_.empty("circle", {{"r", disc.radius - 3},
                              {"fill", paint("cr-face-" + std::string(disc.id))},
                              {"stroke", disc.edge},
                              {"stroke-width", 6}});
    }

    void defineDiscs() {
        constexpr int man = tenths(kManRadius), striker = tenths(kStrikerRadius);
        beginDisc({"white", colours_.white, colours_.whiteEdge, "#ffffff", man});
        ring(118, colours_.whiteEdge, 7);
        ring(72, colours_.whiteEdge, 5);
        ring(30, colours_.whiteEdge, 5);
        svg_.close("g");
        beginDisc({"black", colours_.black, colours_.blackEdge, colours_.blackRing, man});
        ring(112, colours_.blackRing, 12);
        svg_.empty("circle", {{"r", 26}, {"fill", colours_.blackRing}});
        svg_.close("g");
        beginDisc({"queen", colours_.queen, colours_.queenEdge, colours_.queenRing, man});
        ring(120, colours_.queenRing, 6);
        svg_.empty("path", {{"d", "M-70 46L-84 -44L-38 -4L0 -66L38 -4L84 -44L70 46Z"}, {"fill", colours_.queenRing}});
        svg_.close("g");
        beginDisc({"striker", colours_.striker, colours_.strikerEdge, "#ffffff", striker});
        ring(150, colours_.strikerEdge, 7);
        svg_.empty("path", {{"d", "M0 -118L26 -26L118 0L26 26L0 118L-26 26L-118 0L-26 -26Z"},
                            {"fill", colours_.accent},
                            {"fill-opacity", ".75"}});
        svg_.close("g");
    }

    void put(std::string_view id, Point p, std::string_view opacity = "1") {
        const Point seen = state_.seen(bottom_, p);
        svg_.empty(
            "use",
            {{"href", "#cr-" + std::string(id)}, {"x", tenths(seen.x)}, {"y", -tenths(seen.y)}, {"opacity", opacity}});
    }

    // What is to be done now: the striker near the middle of its line, or the ring for men.
    void drawTask() {
        if (state_.over()) return;
        if (state_.phase == Phase::Place) {
            svg_.empty("circle", {{"r", tenths((kRingInner + kRingOuter) / 2)},
                                  {"fill", "none"},
                                  {"stroke", colours_.accent},
                                  {"stroke-opacity", ".3"},
                                  {"stroke-width", tenths(kRingOuter - kRingInner)}});
            return;
        }
        std::int64_t best = 0;
        bool found = false;
        for (const Interval& place : strikerPlaces(state_, state_.act)) {
            const std::int64_t u = place.from > 0 ? place.from : place.to < 0 ? place.to : 0;
            if (!found || (u < 0 ? -u : u) < (best < 0 ? -best : best)) best = u, found = true;
        }
        if (found) put("striker", state_.seen(state_.act, {best * kUm, -kMidDepth}), ".6");
    }

    void drawPieces() {
        for (const game::DiscAt& disc : game_.discs(state_)) {
            put(disc.disc == kQueenDisc ? "queen" : disc.disc >= kFirstBlack ? "black" : "white", disc.at);
        }
    }

    const Carrom& game_;
    const State& state_;
    game::Seat bottom_;
    const CarromColours& colours_;
    Svg svg_;
};

}  // namespace

std::string carrom(const Carrom& game, const State& state, const Action*, const game::DrawStyle& style) {
    return Picture(game, state, style).make();
}

}  // namespace draw
