#include "draw/discfootball_plan.h"

#include "draw/discfootball_board.h"
#include "draw/plan_parts.h"
#include "games/discfootball/options.h"
#include "games/discfootball/table.h"

namespace draw {

namespace {

using namespace ::discfootball;

constexpr std::string_view kLabels[] = {
    "discfootball", "field",    "strip",       "formation",   "marks", "sector",  "goal_detail", "lining", "board",
    "side_rim",     "end_rim",  "goal_cut",    "goal_lining", "cover", "block",   "handle",      "disc",   "ball",
    "plywood",      "hardwood", "thin_rubber", "acrylic",     "beech", "plastic", "hole",
};

// The lining's face is the rim; its thickness is the radius that rounds the goal's corners (DF3). The rims are as wide
// as in the picture of the board.
constexpr Nm kLining = kPostRadius;
constexpr Nm kRim = kDiscFrame * (kMm / 10), kPlank = kRim - kLining;
constexpr Nm kOpening = 2 * (kHalfGoal + kLining), kCut = kPocketDepth - kLining;

// DF5.
constexpr Nm kDiscHeight = 8 * kMm, kBallThickness = 3 * kMm, kBallHole = 2 * kMm;

// No source has these.
constexpr Nm kBoardThickness = 10 * kMm, kRimHeight = 20 * kMm;
constexpr Nm kCoverWidth = kOpening + 30 * kMm, kCoverThickness = 3 * kMm;
constexpr Nm kBlockWidth = 40 * kMm, kBlockDepth = 25 * kMm, kBlockHeight = 15 * kMm;
constexpr Nm kHandle = 8 * kMm, kHandleLength = 140 * kMm;

class Drawing {
  public:
    Drawing(const game::OptionValues& values, const PlanWords& words)
        : options_(optionsOf(values)), table_(options_), words_(words) {}

    Plan make() const { return {{board(), templates(), parts()}}; }

  private:
    Nm outerX() const { return table_.rimX() + kRim; }
    Nm outerY() const { return table_.rimY() + kRim; }

    Sheet board() const {
        constexpr Nm kLeft = 50 * kMm, kTop = 25 * kMm, kRight = 35 * kMm, kBottom = 50 * kMm;
        Sheet sheet("sheet_board", {{-outerX() - kLeft, -outerY() - kTop}, {outerX() + kRight, outerY() + kBottom}});
        sheet.text({-outerX(), -outerY() - 8 * kMm}, words_("discfootball") + " · " + words_("plan_scale"), 7 * kMm);
        rims(sheet);
        lines(sheet);
        measures(sheet);
        return sheet;
    }

    void rims(Sheet& sheet) const {
        const Nm woodX = table_.rimX() + kLining, woodY = table_.rimY() + kLining;
        sheet.rectangle(Pen::Cut, {-outerX(), -outerY()}, {outerX(), outerY()});
        for (const int sy : {-1, 1}) sheet.line(Pen::Cut, {-outerX(), sy * woodY}, {outerX(), sy * woodY});
        sheet.rectangle(Pen::Thin, {-table_.rimX(), -table_.rimY()}, {table_.rimX(), table_.rimY()});
        for (const int end : {-1, 1}) {
            const Nm back = end * (table_.rimX() + kPocketDepth), face = end * woodX;
            for (const int sy : {-1, 1}) {
                const Nm cheek = sy * kOpening / 2;
                sheet.line(Pen::Cut, {face, sy * woodY}, {face, cheek});
                sheet.line(Pen::Cut, {face, cheek}, {back, cheek});
            }
            sheet.line(Pen::Cut, {back, -kOpening / 2}, {back, kOpening / 2});
            const Nm edge = end * outerX();
            sheet.rectangle(Pen::Guide, {face, -kCoverWidth / 2}, {edge, kCoverWidth / 2});
        }
    }

    // DF1, DF4, DF6.
    void lines(Sheet& sheet) const {
        const Nm x = table_.halfLength(), y = table_.halfWidth();
        sheet.rectangle(Pen::Ink, {-x, -y}, {x, y});
        for (const int sx : {-1, 1}) {
            for (const int sy : {-1, 1})
                sheet.arc(Pen::Ink, {sx * x, sy * (y - kSectorRadius)}, {sx * (x - kSectorRadius), sy * y},
                          kSectorRadius, sx * sy < 0);
        }
        for (int piece = 0; piece < kPieces; ++piece) {
            const Point p = table_.start()[static_cast<std::size_t>(piece)];
            const Spot at{p.x, -p.y};
            sheet.circle(Pen::Ink, at, 2 * kMm);
            sheet.cross(Pen::Ink, at, 4 * kMm);
            sheet.circle(Pen::Guide, at, kRadius);
            if (piece == kBall) continue;
            const auto size = [](Nm v) { return figure(v < 0 ? -v : v); };
            sheet.text({at.x, at.y + (p.y < 0 ? 21 : -18) * kMm}, size(p.x) + " / " + size(p.y), 3 * kMm,
                       Anchor::Middle);
        }
    }

    void measures(Sheet& sheet) const {
        const Nm x = table_.halfLength(), y = table_.halfWidth(), bottom = outerY(), left = -outerX();
        sheet.across(-x, x, bottom + 12 * kMm, bottom);
        sheet.across(-outerX(), -outerX() + kPlank, bottom + 12 * kMm, bottom);
        sheet.across(-table_.rimX(), table_.rimX(), bottom + 26 * kMm, bottom);
        sheet.across(-outerX(), outerX(), bottom + 40 * kMm, bottom);
        sheet.along(-y, y, left - 12 * kMm, left);
        sheet.along(-table_.rimY(), table_.rimY(), left - 26 * kMm, left);
        sheet.along(-outerY(), outerY(), left - 40 * kMm, left);
        sheet.along(-kHalfGoal, kHalfGoal, outerX() + 12 * kMm, table_.rimX() + kPocketDepth);
        sheet.across(x, table_.rimX(), y / 2, y / 2);
        sheet.along(-table_.rimY(), -y, 0, 0);
        const Nm in = kSectorRadius * 7 / 10;
        sheet.note({-x + in, -y + in}, {-x + kSectorRadius + 20 * kMm, -y + 55 * kMm},
                   words_("sector") + " R " + figure(kSectorRadius));
        sheet.note({x, y / 3}, {x - 40 * kMm, y / 3 + 12 * kMm}, words_("field"));
        sheet.note({x + 20 * kMm, -y / 3}, {x - 30 * kMm, -y / 3 - 12 * kMm}, words_("strip"));
        sheet.note({-table_.rimX() - kLining / 2, y / 2}, {-table_.rimX() + 12 * kMm, y / 2 - 10 * kMm},
                   words_("lining") + " " + figure(kLining));
        sheet.text({0, y - 12 * kMm}, words_("marks"), Sheet::kLetters, Anchor::Middle);
    }

    // ---- 1:1 templates on one page

    Sheet templates() const {
        Sheet sheet("sheet_templates", pageArea());
        piece(sheet, {25 * kMm, 35 * kMm}, "disc", kDiscHeight, 0);
        piece(sheet, {85 * kMm, 35 * kMm}, "ball", kBallThickness, kBallHole);
        sector(sheet, {130 * kMm, 75 * kMm});
        goal(sheet, {10 * kMm, 154 * kMm});
        cover(sheet, {105 * kMm, 105 * kMm});
        pusher(sheet, {15 * kMm, 204 * kMm});
        return sheet;
    }

    void title(Sheet& sheet, Spot at, const std::string& words) const { sheet.text(at, words, Sheet::kLetters); }

    // From above, and its side below.
    void piece(Sheet& sheet, Spot at, std::string_view label, Nm height, Nm hole) const {
        title(sheet, {at.x - kRadius, at.y - 26 * kMm}, words_(label));
        sheet.circle(Pen::Cut, at, kRadius);
        if (hole > 0) {
            sheet.circle(Pen::Cut, at, hole / 2);
            sheet.note({at.x + hole / 2, at.y}, {at.x + 22 * kMm, at.y - 8 * kMm}, words_("hole") + " " + figure(hole));
        } else {
            sheet.cross(Pen::Thin, at, 3 * kMm);
        }
        sheet.across(at.x - kRadius, at.x + kRadius, at.y - 19 * kMm, at.y - kRadius);
        const Nm top = at.y + 22 * kMm;
        sheet.rectangle(Pen::Cut, {at.x - kRadius, top}, {at.x + kRadius, top + height});
        sheet.along(top, top + height, at.x + 20 * kMm, at.x + kRadius);
    }

    void sector(Sheet& sheet, Spot corner) const {
        title(sheet, {corner.x, corner.y - 66 * kMm}, words_("sector"));
        const Spot up{corner.x, corner.y - kSectorRadius}, right{corner.x + kSectorRadius, corner.y};
        sheet.line(Pen::Cut, corner, up);
        sheet.line(Pen::Cut, corner, right);
        sheet.arc(Pen::Cut, up, right, kSectorRadius, true);
        sheet.across(corner.x, right.x, corner.y + 6 * kMm, corner.y);
    }

    // Half a plank on either side of a goal, from above, with the lining (DF3); `at` is the upper end of the rim's
    // face.
    void goal(Sheet& sheet, Spot at) const {
        constexpr Nm half = 40 * kMm;
        const Nm middle = at.y - half + 12 * kMm, face = at.x + kLining, edge = at.x + kRim, back = at.x + kPocketDepth;
        title(sheet, {at.x, middle - half - 7 * kMm}, words_("goal_detail"));
        for (const int s : {-1, 1}) {
            const Nm cheek = middle + s * kOpening / 2, far = middle + s * half;
            sheet.line(Pen::Cut, {face, far}, {face, cheek});
            sheet.line(Pen::Cut, {face, cheek}, {back, cheek});
            sheet.line(Pen::Cut, {face, far}, {edge, far});
            sheet.line(Pen::Ink, {at.x, far}, {at.x, cheek});
            sheet.arc(Pen::Ink, {at.x, cheek}, {face, middle + s * kHalfGoal}, kLining, s > 0);
            sheet.line(Pen::Ink, {face, middle + s * kHalfGoal}, {back, middle + s * kHalfGoal});
        }
        sheet.line(Pen::Cut, {back, middle - kOpening / 2}, {back, middle + kOpening / 2});
        sheet.line(Pen::Cut, {edge, middle - half}, {edge, middle + half});
        sheet.along(middle - kOpening / 2, middle + kOpening / 2, edge + 10 * kMm, back);
        sheet.along(middle - kHalfGoal, middle + kHalfGoal, at.x + 20 * kMm, at.x + 20 * kMm);
        sheet.across(at.x, back, middle + half + 6 * kMm, middle + half);
        sheet.across(at.x, edge, middle + half + 16 * kMm, middle + half);
    }

    void cover(Sheet& sheet, Spot at) const {
        title(sheet, {at.x, at.y - 10 * kMm}, words_("cover"));
        sheet.rectangle(Pen::Cut, at, {at.x + kPlank, at.y + kCoverWidth});
        sheet.across(at.x, at.x + kPlank, at.y + kCoverWidth + 6 * kMm, at.y + kCoverWidth);
        sheet.along(at.y, at.y + kCoverWidth, at.x + kPlank + 8 * kMm, at.x + kPlank);
    }

    // The block from above and from the side, the handle beside it.
    void pusher(Sheet& sheet, Spot at) const {
        title(sheet, {at.x, at.y - 12 * kMm}, words_("block") + " · " + words_("handle"));
        sheet.rectangle(Pen::Cut, at, {at.x + kBlockWidth, at.y + kBlockDepth});
        sheet.circle(Pen::Cut, {at.x + kBlockWidth / 2, at.y + kBlockDepth / 2}, kHandle / 2);
        sheet.across(at.x, at.x + kBlockWidth, at.y - 5 * kMm, at.y);
        sheet.along(at.y, at.y + kBlockDepth, at.x + kBlockWidth + 6 * kMm, at.x + kBlockWidth);
        const Nm top = at.y + kBlockDepth + 8 * kMm;
        sheet.rectangle(Pen::Cut, {at.x, top}, {at.x + kBlockWidth, top + kBlockHeight});
        sheet.along(top, top + kBlockHeight, at.x + kBlockWidth + 6 * kMm, at.x + kBlockWidth);
        const Nm hole = at.x + kBlockWidth / 2;
        for (const int s : {-1, 1})
            sheet.line(Pen::Guide, {hole + s * kHandle / 2, top}, {hole + s * kHandle / 2, top + kBlockHeight * 2 / 3});
        const Spot rod{at.x, top + kBlockHeight + 8 * kMm};
        sheet.rectangle(Pen::Cut, rod, {rod.x + kHandleLength, rod.y + kHandle});
        sheet.across(rod.x, rod.x + kHandleLength, rod.y + kHandle + 6 * kMm, rod.y + kHandle);
        sheet.along(rod.y, rod.y + kHandle, rod.x + kHandleLength + 5 * kMm, rod.x + kHandleLength);
    }

    Sheet parts() const {
        const Nm x = table_.rimX(), y = table_.rimY();
        const std::string diameter = words_("diameter") + " ";
        const auto disc = [&](Nm wide, Nm high) { return diameter + sizeText({wide, high}); };
        const Nm cheekLining = y - kHalfGoal + kPocketDepth;  // half an end, and round the corner into the goal
        const std::vector<Part> list = {
            {"board", 1, sizeText({2 * outerX(), 2 * outerY(), kBoardThickness}), "plywood", true},
            {"side_rim", 2, sizeText({2 * outerX(), kPlank, kRimHeight}), "hardwood", true},
            {"end_rim", 2, sizeText({2 * (y + kLining), kPlank, kRimHeight}), "hardwood", true},
            {"goal_cut", 2, sizeText({kOpening, kCut, kRimHeight}), "", false},
            {"lining", 2, sizeText({2 * x, kRimHeight, kLining}), "thin_rubber", false},
            {"goal_lining", 4, sizeText({cheekLining, kRimHeight, kLining}), "thin_rubber", false},
            {"cover", 2, sizeText({kCoverWidth, kPlank, kCoverThickness}), "acrylic", true},
            {"block", 2, sizeText({kBlockWidth, kBlockDepth, kBlockHeight}), "beech", true},
            {"handle", 2, disc(kHandle, kHandleLength), "beech", true},
            {"disc", 2 * kDiscs, disc(2 * kRadius, kDiscHeight), "plastic", false},
            {"ball", 1, disc(2 * kRadius, kBallThickness) + ", " + words_("hole") + " " + figure(kBallHole), "acrylic",
             false},
        };
        const auto& spec = info().options[2];
        const std::string formation(spec.words[static_cast<std::size_t>(options_.formation)]);
        const std::vector<std::string> settings = {
            words_("field") + " " + sizeText({2 * table_.halfLength(), 2 * table_.halfWidth()}) + " · " +
            words_("strip") + " " + figure(x - table_.halfLength()) + " · " + words_("formation") + " " + formation};
        return partsSheet(words_("discfootball"), settings, list, words_);
    }

    Options options_;
    Table table_;
    const PlanWords& words_;
};

Plan makePlan(const game::OptionValues& values, const PlanWords& words) {
    return Drawing(values, words).make();
}

}  // namespace

const Planner& discfootballPlanner() {
    static constexpr Planner planner{kLabels, &makePlan};
    return planner;
}

}  // namespace draw
