#include "draw/discfootball.h"

#include "draw/discfootball_board.h"

namespace draw {

namespace {

using namespace ::discfootball;

constexpr int kPieceRadius = tenthsOf(kRadius);

class Picture {
  public:
    Picture(const DiscFootball& game, const State& state, const Action* last, const game::DrawStyle& style)
        : table_(game.table()),
          state_(state),
          last_(last),
          turn_(style.bottom == game::Seat::First ? 1 : -1),
          colours_(discColours(style.dark)) {}

    std::string make() {
        const int halfX = tenthsOf(table_.rimX()) + kDiscFrame, halfY = tenthsOf(table_.rimY()) + kDiscFrame;
        constexpr int kUnitsPerPixel = 10;
        svg_.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                          {"viewBox", std::to_string(-halfX) + " " + std::to_string(-halfY) + " " +
                                          std::to_string(2 * halfX) + " " + std::to_string(2 * halfY)},
                          {"width", 2 * halfX / kUnitsPerPixel},
                          {"height", 2 * halfY / kUnitsPerPixel},
                          {"role", "img"}});
        svg_.open("defs", {});
        defineDiscBoard(svg_, colours_);
        defineDisc("df-white", colours_.white, colours_.whiteEdge, colours_.whiteRing);
        defineDisc("df-black", colours_.black, colours_.blackEdge, colours_.blackRing);
        defineBall();
        svg_.close("defs");
        drawDiscBoard(svg_, colours_, table_);
        drawTask();
        drawPieces();
        drawDiscCovers(svg_, colours_, table_);
        svg_.close("svg");
        return svg_.text();
    }

  private:
    void ring(int r, std::string_view colour, int width, std::string_view opacity = "1") {
        svg_.empty(
            "circle",
            {{"r", r}, {"fill", "none"}, {"stroke", colour}, {"stroke-width", width}, {"stroke-opacity", opacity}});
    }

    void face(const std::string& id, std::string_view light, std::string_view middle, std::string_view edge) {
        svg_.open("radialGradient", {{"id", id + "-face"}, {"cx", ".36"}, {"cy", ".3"}, {"r", ".85"}});
        svg_.empty("stop", {{"offset", 0}, {"stop-color", light}});
        svg_.empty("stop", {{"offset", ".45"}, {"stop-color", middle}});
        svg_.empty("stop", {{"offset", 1}, {"stop-color", edge}});
        svg_.close("radialGradient");
    }

    // A draughtsman: milled rim, two grooves.
    void defineDisc(const std::string& id, std::string_view colour, std::string_view edge, std::string_view groove) {
        face(id, groove, colour, edge);
        svg_.open("g", {{"id", id}});
        svg_.empty("circle", {{"cx", 16}, {"cy", 26}, {"r", kPieceRadius + 28}, {"fill", paint("df-shadow")}});
        svg_.empty("circle",
                   {{"r", kPieceRadius - 4}, {"fill", paint(id + "-face")}, {"stroke", edge}, {"stroke-width", 8}});
        svg_.empty("circle", {{"r", kPieceRadius - 14},
                              {"fill", "none"},
                              {"stroke", edge},
                              {"stroke-width", 14},
                              {"stroke-dasharray", "9 9"},
                              {"stroke-opacity", ".55"}});
        ring(104, groove, 8);
        ring(92, edge, 5, ".7");
        ring(62, groove, 5, ".8");
        svg_.close("g");
    }

    // A clear disc with a hole that shows its centre (DF5).
    void defineBall() {
        face("df-ball", colours_.ballShine, colours_.ball, colours_.ballEdge);
        svg_.open("g", {{"id", "df-ball"}});
        svg_.empty("circle",
                   {{"cx", 8}, {"cy", 12}, {"r", kPieceRadius + 14}, {"fill", paint("df-shadow")}, {"opacity", ".7"}});
        svg_.empty("circle", {{"r", kPieceRadius - 5},
                              {"fill", paint("df-ball-face")},
                              {"fill-opacity", ".72"},
                              {"stroke", colours_.ballEdge},
                              {"stroke-width", 10}});
        ring(124, colours_.ballShine, 7, ".8");
        svg_.empty("path", {{"d", "M-96 -40A104 104 0 0 1 -30 -100"},
                            {"fill", "none"},
                            {"stroke", colours_.ballShine},
                            {"stroke-width", 18},
                            {"stroke-linecap", "round"}});
        svg_.empty("circle",
                   {{"r", 11}, {"fill", colours_.pocket}, {"stroke", colours_.ballEdge}, {"stroke-width", 5}});
        svg_.close("g");
    }

    int x(Point p) const { return turn_ * tenthsOf(p.x); }
    int y(Point p) const { return -turn_ * tenthsOf(p.y); }

    void ringAbout(Point p, int width) {
        svg_.empty("circle", {{"cx", x(p)},
                              {"cy", y(p)},
                              {"r", kPieceRadius + 16},
                              {"fill", "none"},
                              {"stroke", colours_.accent},
                              {"stroke-width", width}});
    }

    void bar(Point from, Point to) {
        svg_.empty("path", {{"d", "M" + std::to_string(x(from)) + " " + std::to_string(y(from)) + "L" +
                                      std::to_string(x(to)) + " " + std::to_string(y(to))},
                            {"stroke", colours_.accent},
                            {"stroke-width", 40},
                            {"stroke-opacity", ".55"},
                            {"stroke-linecap", "round"}});
    }

    // Where the ball may lie at a set piece.
    void drawTask() {
        if (state_.over() || state_.phase == Phase::Play) return;
        if (state_.phase == Phase::Throw) return ringAbout(state_.ball(), 12);
        const int end = state_.setPieceEnd();
        if (state_.phase == Phase::GoalKick) return bar(table_.corner(end, -1), table_.corner(end, 1));
        for (const int side : {-1, 1}) {
            const Point corner = table_.corner(end, side);
            constexpr int r = tenthsOf(kSectorRadius);
            const int dx = -turn_ * end * r, dy = turn_ * side * r;
            svg_.empty("path", {{"d", "M" + std::to_string(x(corner)) + " " + std::to_string(y(corner)) + "h" +
                                          std::to_string(dx) + "A" + std::to_string(r) + " " + std::to_string(r) +
                                          " 0 0 " + (dx * dy > 0 ? "1 " : "0 ") + std::to_string(x(corner)) + " " +
                                          std::to_string(y(corner) + dy) + "Z"},
                                {"fill", colours_.accent},
                                {"fill-opacity", ".45"}});
        }
    }

    // Pips tell the numbers, so that colour and place never do alone.
    void pips(Point p, int count, std::string_view colour) {
        constexpr int kAt[3][3][2] = {{{0, 0}}, {{-27, 0}, {27, 0}}, {{0, -30}, {-27, 18}, {27, 18}}};
        for (int i = 0; i < count; ++i) {
            svg_.empty("circle", {{"cx", x(p) + kAt[count - 1][i][0]},
                                  {"cy", y(p) + kAt[count - 1][i][1]},
                                  {"r", 15},
                                  {"fill", colour}});
        }
    }

    void drawPieces() {
        for (int piece = 0; piece < kPieces; ++piece) {
            const Point at = state_.at[static_cast<std::size_t>(piece)];
            const std::string_view id = piece == kBall ? "df-ball" : sideOf(piece) == kWhite ? "df-white" : "df-black";
            svg_.empty("use", {{"href", "#" + std::string(id)}, {"x", x(at)}, {"y", y(at)}});
            if (piece != kBall)
                pips(at, piece % kDiscs + 1, sideOf(piece) == kWhite ? colours_.blackRing : colours_.whiteRing);
        }
        if (const int piece = lastStruck(); piece >= 0) ringAbout(state_.at[static_cast<std::size_t>(piece)], 20);
    }

    // The turn goes on, or it passed.
    int lastStruck() const {
        if (last_ == nullptr || !last_->moves()) return -1;
        if (last_->kind != Kind::Disc) return kBall;
        return pieceOf(state_.strikes > 0 ? state_.side : ~state_.side, last_->disc);
    }

    const Table& table_;
    const State& state_;
    const Action* last_;
    int turn_;
    const DiscColours& colours_;
    Svg svg_;
};

}  // namespace

std::string discfootball(const DiscFootball& game, const State& state, const Action* last,
                         const game::DrawStyle& style) {
    return Picture(game, state, last, style).make();
}

}  // namespace draw
