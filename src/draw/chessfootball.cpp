#include "draw/chessfootball.h"

#include "draw/chess_board.h"
#include "games/chessfootball/lane.h"
#include "games/chessfootball/search_api.h"
#include "games/chessfootball/text.h"

namespace draw {

namespace {

using namespace ::chessfootball;

// Where an arrow begins and ends, in hundredths of the way from the first to the last spot.
struct Reach {
    int from = 0, to = 100;
};

Spot between(Spot a, Spot b, int hundredths) {
    return {a.x + (b.x - a.x) * hundredths / 100, a.y + (b.y - a.y) * hundredths / 100};
}

std::string linePath(Spot a, Spot b) {
    return "M" + std::to_string(a.x) + " " + std::to_string(a.y) + "L" + std::to_string(b.x) + " " +
           std::to_string(b.y);
}

Square walk(Square square, Direction direction, int steps) {
    constexpr int kFiles[8] = {0, 1, 1, 1, 0, -1, -1, -1};
    constexpr int kRanks[8] = {1, 1, 0, -1, -1, -1, 0, 1};
    const int file = fileOf(square) + steps * kFiles[direction], rank = rankOf(square) + steps * kRanks[direction];
    return onBoard(file, rank) ? squareAt(file, rank) : kNoSquare;
}

// One picture of one position.
class Picture {
  public:
    Picture(const Position& position, const game::DrawStyle& style) : position_(position), view_(style) {}

    std::string make(const Action* last) {
        begin();
        drawBoard(svg_, view_);
        if (last != nullptr) drawTints(*last);
        if (inCheck(position_)) drawCheck();
        if (last != nullptr && last->isBallPlay()) drawBallPlay(*last);
        drawPieces();
        if (position_.hasBall()) drawBall();
        svg_.close("svg");
        return svg_.text();
    }

  private:
    void begin() {
        const int frame = view_.frame(), top = frame + kSizes.net;
        const int width = view_.board() + 2 * frame, height = view_.board() + 2 * top;
        svg_.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                          {"viewBox", std::to_string(-frame) + " " + std::to_string(-top) + " " +
                                          std::to_string(width) + " " + std::to_string(height)},
                          {"width", width},
                          {"height", height},
                          {"role", "img"}});
        svg_.open("defs", {});
        defineBoard(svg_, view_);
        defineMarks();
        for (const Color color : {kWhite, kBlack}) {
            for (int type = kPawn; type <= kKing; ++type) {
                if (position_.pieces(color, static_cast<PieceType>(type)) != 0) {
                    definePicture(pieceName(color, static_cast<PieceType>(type)));
                }
            }
        }
        if (position_.hasBall()) definePicture("ball");
        svg_.close("defs");
    }

    void defineMarks() {
        const Palette& colours = view_.colours();
        svg_.open("radialGradient", {{"id", "cf-check"}});
        svg_.empty("stop", {{"offset", ".25"}, {"stop-color", colours.check}, {"stop-opacity", ".9"}});
        svg_.empty("stop", {{"offset", 1}, {"stop-color", colours.check}, {"stop-opacity", 0}});
        svg_.close("radialGradient");
        svg_.open("radialGradient", {{"id", "cf-shadow"}});
        svg_.empty("stop", {{"offset", ".4"}, {"stop-color", "#000"}, {"stop-opacity", ".4"}});
        svg_.empty("stop", {{"offset", 1}, {"stop-color", "#000"}, {"stop-opacity", 0}});
        svg_.close("radialGradient");
        svg_.open("marker", {{"id", "cf-head"},
                             {"viewBox", "0 0 10 10"},
                             {"refX", 4},
                             {"refY", 5},
                             {"markerWidth", 34},
                             {"markerHeight", 34},
                             {"markerUnits", "userSpaceOnUse"},
                             {"orient", "auto"}});
        svg_.empty("path", {{"d", "M1 1L9.5 5L1 9L3 5Z"},
                            {"fill", colours.lane},
                            {"stroke", colours.inlay},
                            {"stroke-width", ".8"},
                            {"stroke-linejoin", "round"}});
        svg_.close("marker");
    }

    void definePicture(std::string_view name) {
        svg_.open("symbol", {{"id", "cf-" + std::string(name)}, {"viewBox", "0 0 100 100"}});
        svg_.raw(picture(name));
        svg_.close("symbol");
    }

    static std::string pieceName(Color color, PieceType type) { return {color == kWhite ? 'w' : 'b', "PNBRQK"[type]}; }

    void drawTints(const Action& last) {
        svg_.open("g", {{"class", "last"}, {"fill", view_.colours().lastAction}, {"fill-opacity", ".5"}});
        tint(last.from());
        if (last.kind() != ActionKind::Shot) tint(last.to());
        svg_.close("g");
    }

    void tint(Square square) {
        const Spot at = view_.corner(square);
        svg_.empty("rect", {{"x", at.x},
                            {"y", at.y},
                            {"width", kSizes.square},
                            {"height", kSizes.square},
                            {"data-square", squareName(square)}});
    }

    void drawCheck() {
        const Square king = position_.king(position_.side);
        const Spot at = view_.middle(king);
        svg_.empty("circle", {{"class", "check"},
                              {"cx", at.x},
                              {"cy", at.y},
                              {"r", kSizes.square * 62 / 100},
                              {"fill", paint("cf-check")},
                              {"data-square", squareName(king)}});
    }

    void drawBallPlay(const Action& last) {
        svg_.open("g", {{"class", "lane"}, {"fill", "none"}, {"stroke-linecap", "round"}});
        if (last.kind() == ActionKind::KnightPass) {
            arrow(view_.middle(last.from()), view_.middle(last.to()), {14, 78});
        } else if (position_.halfmove == 0) {
            // Only a goal sets the counter back (CF20), and it may have set the pieces back too, so there is no lane to
            // ask for.
            drawToTheEnd(last);
        } else if (!position_.isEmpty(last.from())) {
            drawLane(last.from(), laneOf(position_, last.from(), last.direction()), last);
        }
        svg_.close("g");
    }

    // A ball play moves no piece, so the lane is the same before and after it.
    void drawLane(Square from, const Lane& lane, const Action& last) {
        if (lane.end == LaneEnd::Goal || lane.end == LaneEnd::OwnGoal) return drawToTheEnd(last);
        const Spot start = view_.middle(from), end = view_.middle(static_cast<Square>(lane.last));
        // Not onto what lies there: a piece with the ball, or the ball.
        const int steps = lane.length > 0 ? lane.length : 1;
        const bool open = lane.end == LaneEnd::Intercepted;
        arrow(start, end, {30 / steps, 100 - (open ? 22 : 34) / steps});
        if (open) drawInterception(end, view_.middle(static_cast<Square>(lane.by)));
    }

    void drawToTheEnd(const Action& last) {
        int steps = 0;
        while (walk(last.from(), last.direction(), steps + 1) != kNoSquare) ++steps;
        const Spot start = view_.middle(last.from());
        const Spot edge = view_.middle(walk(last.from(), last.direction(), steps));
        const Square next = walk(squareAt(3, 3), last.direction(), 1);
        const Spot step = view_.step(fileOf(next) - 3, rankOf(next) - 3);
        const int over = 50 + 100 * kSizes.net * 3 / 4 / kSizes.square;
        arrow(start, {edge.x + step.x * over / 100, edge.y + step.y * over / 100}, {30 / (steps + 1), 100});
    }

    void arrow(Spot start, Spot end, Reach reach) {
        const std::string path = linePath(between(start, end, reach.from), between(start, end, reach.to));
        svg_.empty("path",
                   {{"d", path}, {"stroke", view_.colours().inlay}, {"stroke-width", 13}, {"stroke-opacity", ".55"}});
        svg_.empty("path", {{"d", path},
                            {"stroke", view_.colours().lane},
                            {"stroke-width", 7},
                            {"stroke-dasharray", "18 13"},
                            {"marker-end", paint("cf-head")}});
    }

    void drawInterception(Spot at, Spot by) {
        svg_.empty("path", {{"class", "interception"},
                            {"d", linePath(at, by)},
                            {"stroke", view_.colours().warn},
                            {"stroke-width", 5}});
        svg_.empty("circle",
                   {{"cx", at.x}, {"cy", at.y}, {"r", 17}, {"stroke", view_.colours().warn}, {"stroke-width", 5}});
    }

    // From the far side of the board to the near one, so that nearer pieces cover farther ones.
    void drawPieces() {
        svg_.open("g", {{"class", "pieces"}});
        for (int row = 0; row < 8; ++row) {
            for (int file = 0; file < 8; ++file) {
                const Square square = squareAt(file, view_.flipped() ? row : 7 - row);
                if (!position_.isEmpty(square)) drawPiece(square);
            }
        }
        svg_.close("g");
    }

    void drawPiece(Square square) {
        const Spot at = view_.corner(square);
        shadow(at.x + 54, at.y + 90, 36, 7);
        svg_.empty("use", {{"href", "#cf-" + pieceName(position_.colorAt(square), position_.typeAt(square))},
                           {"x", at.x},
                           {"y", at.y},
                           {"width", kSizes.square},
                           {"height", kSizes.square},
                           {"data-square", squareName(square)}});
    }

    void shadow(int x, int y, int rx, int ry) {
        svg_.empty("ellipse", {{"cx", x}, {"cy", y}, {"rx", rx}, {"ry", ry}, {"fill", paint("cf-shadow")}});
    }

    void drawBall() {
        const bool carried = position_.carried();
        const int size = carried ? kSizes.ballCarried : kSizes.ballFree;
        Spot middle{view_.board() / 2, view_.board() / 2};
        if (carried) {
            const Spot corner = view_.corner(static_cast<Square>(position_.ball));
            middle = {corner.x + kSizes.ballCarriedX, corner.y + kSizes.ballCarriedY};
        } else if (position_.ball != kBallCentre) {
            middle = view_.middle(static_cast<Square>(position_.ball));
        }
        svg_.open("g", {{"class", "ball"}});
        if (!carried) shadow(middle.x + 4, middle.y + size * 45 / 100, size / 2, 7);
        svg_.empty("use", {{"href", "#cf-ball"},
                           {"x", middle.x - size / 2},
                           {"y", middle.y - size / 2},
                           {"width", size},
                           {"height", size}});
        svg_.close("g");
    }

    const Position& position_;
    ChessView view_;
    Svg svg_;
};

}  // namespace

std::string chessfootball(const ::chessfootball::ChessFootball&, const Position& position, const Action* last,
                          const game::DrawStyle& style) {
    return Picture(position, style).make(last);
}

}  // namespace draw
