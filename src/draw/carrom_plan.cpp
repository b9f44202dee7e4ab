#include "draw/carrom_plan.h"

#include "draw/plan_parts.h"
#include "games/carrom/options.h"
#include "games/carrom/table.h"

namespace draw {

namespace {

using namespace ::carrom;

constexpr std::string_view kLabels[] = {
    "carrom",    "surface", "frame", "net",      "man",     "queen",    "striker",    "white_man",
    "black_man", "pocket",  "base",  "arrow",    "centre",  "outer",    "start_ring", "rack_angle",
    "corner",    "grams",   "wood",  "polished", "plywood", "hardwood", "cord",
};

// The federation's laws: frame 63.5 to 76 wide and 19 to 25.4 high, surface at least 8 thick, men 7 to 9 high. The
// plan takes round figures within them.
constexpr Nm kFrame = 65 * kMm, kFrameHeight = 20 * kMm, kSurfaceThickness = 8 * kMm, kManHeight = 8 * kMm;
constexpr Nm kNet = 100 * kMm;

constexpr Nm kOuter = kHalf + kFrame;

// `elements` turned four times by a quarter about the centre.
std::string onAllSides(const std::string& elements) {
    std::string text;
    for (const char* turn : {"0", "90", "180", "270"})
        text.append("<g transform=\"rotate(").append(turn).append(")\">").append(elements).append("</g>");
    return text;
}

std::string path(const std::string& d) {
    return "<path d=\"" + d + "\"/>";
}

std::string ring(Nm x, Nm y, Nm radius) {
    return "<circle cx=\"" + mm(x) + "\" cy=\"" + mm(y) + "\" r=\"" + mm(radius) + "\"/>";
}

class Drawing {
  public:
    Drawing(const game::OptionValues& values, const PlanWords& words) : options_(optionsOf(values)), words_(words) {}

    Plan make() const { return {{board(), templates(), parts()}}; }

  private:
    std::string withDiameter(std::string_view label, Nm radius) const {
        return words_(label) + " " + words_("diameter") + " " + figure(2 * radius);
    }

    Sheet board() const {
        constexpr Nm kLeft = 31 * kMm, kTop = 25 * kMm, kRight = 9 * kMm, kBottom = 40 * kMm;
        Sheet sheet("sheet_board", {{-kOuter - kLeft, -kOuter - kTop}, {kOuter + kRight, kOuter + kBottom}});
        sheet.text({-kOuter, -kOuter - 8 * kMm}, words_("carrom") + " · " + words_("plan_scale"), 7 * kMm);
        frame(sheet);
        marks(sheet);
        measures(sheet);
        return sheet;
    }

    void frame(Sheet& sheet) const {
        sheet.rectangle(Pen::Cut, {-kOuter, -kOuter}, {kOuter, kOuter});
        sheet.rectangle(Pen::Cut, {-kHalf, -kHalf}, {kHalf, kHalf});
        for (const int sx : {-1, 1}) {
            for (const int sy : {-1, 1}) {
                sheet.line(Pen::Cut, {sx * kHalf, sy * kHalf}, {sx * kOuter, sy * kOuter});
                sheet.circle(Pen::Cut, {sx * kPocketAt, sy * kPocketAt}, kPocketRadius);
            }
        }
    }

    // CA3, CA4: drawn for the player below and turned.
    void marks(Sheet& sheet) const {
        constexpr Nm outer = kHalf - kBaseFromFrame, inner = outer - kBaseWidth, at = kBaseCircleAt;
        std::string base;
        for (const Nm y : {outer, inner}) base += path("M" + mm(-at) + " " + mm(y) + "H" + mm(at));
        for (const int side : {-1, 1}) base += ring(side * at, kMidDepth, kBaseCircleRadius);
        const Box surface{{-kHalf, -kHalf}, {kHalf, kHalf}};
        sheet.group(Pen::Ink, surface, onAllSides(base));
        sheet.group(Pen::Ink, surface, onAllSides(arrow()));
        sheet.circle(Pen::Ink, {}, kCentreCircleRadius);
        sheet.circle(Pen::Ink, {}, kOuterCircleRadius);
        sheet.cross(Pen::Thin, {}, 4 * kMm);
    }

    // Towards the pocket on the lower right: from its centre the diagonal runs inwards, where x is negative.
    static std::string arrow() {
        constexpr Nm tip = -(kPocketRadius + kArrowGap), tail = tip - kArrowLength;
        std::string shaft =
            "<path stroke-width=\"" + mm(kArrowWidth) + "\" d=\"M" + mm(tail) + " 0H" + mm(tip) + "\"/>";
        std::string head = path("M" + mm(tip - 12 * kMm) + " -4L" + mm(tip) + " 0L" + mm(tip - 12 * kMm) + " 4");
        return "<g transform=\"translate(" + mm(kPocketAt) + " " + mm(kPocketAt) + ") rotate(45)\">" + shaft + head +
               "</g>";
    }

    void measures(Sheet& sheet) const {
        sheet.across(-kHalf, kHalf, kOuter + 12 * kMm, kOuter);
        sheet.across(-kOuter, kOuter, kOuter + 28 * kMm, kOuter);
        sheet.along(-kHalf, kHalf, -kOuter - 12 * kMm, -kOuter);
        sheet.along(-kOuter, kOuter, -kOuter - 28 * kMm, -kOuter);
        sheet.across(kHalf, kOuter, 0, 0);
        constexpr Nm outer = kHalf - kBaseFromFrame, inner = outer - kBaseWidth;
        sheet.across(-kBaseLength / 2, kBaseLength / 2, outer + 24 * kMm, outer);
        sheet.across(-kBaseCircleAt, kBaseCircleAt, outer + 38 * kMm, kMidDepth);
        sheet.along(outer, kHalf, 60 * kMm, 60 * kMm);
        sheet.along(inner, outer, 60 * kMm, 60 * kMm);
        sheet.along(0, kMidDepth, -60 * kMm, -60 * kMm);
        sheet.note({kPocketAt, -kPocketAt + kPocketRadius}, {kPocketAt - 45 * kMm, -kPocketAt + 45 * kMm},
                   withDiameter("pocket", kPocketRadius));
        sheet.note({0, -kCentreCircleRadius}, {40 * kMm, -kOuterCircleRadius - 15 * kMm},
                   withDiameter("centre", kCentreCircleRadius));
        sheet.note({0, -kOuterCircleRadius}, {40 * kMm, -kOuterCircleRadius - 25 * kMm},
                   withDiameter("outer", kOuterCircleRadius));
        sheet.note({-kBaseCircleAt, -kMidDepth + kBaseCircleRadius}, {-kBaseCircleAt + 30 * kMm, -kMidDepth + 32 * kMm},
                   withDiameter("base", kBaseCircleRadius));
        sheet.note({-200 * kMm, 200 * kMm}, {-150 * kMm, 190 * kMm},
                   words_("arrow") + " " + sizeText({kArrowLength, kArrowWidth}) + ", " + words_("pocket") + " + " +
                       figure(kArrowGap));
    }

    // ---- 1:1 templates on one page

    Sheet templates() const {
        Sheet sheet("sheet_templates", pageArea());
        piece(sheet, {25 * kMm, 38 * kMm}, words_("man") + ", " + words_("queen"), kManRadius, kManHeight);
        piece(sheet, {90 * kMm, 38 * kMm}, words_("striker"), kStrikerRadius, 0);
        pocketCorner(sheet, {175 * kMm, 75 * kMm});
        baseEnd(sheet, {5 * kMm, 115 * kMm});
        startRing(sheet, {95 * kMm, 190 * kMm});
        return sheet;
    }

    void piece(Sheet& sheet, Spot at, const std::string& words, Nm radius, Nm height) const {
        sheet.text({at.x - radius, at.y - radius - 13 * kMm}, words, Sheet::kLetters);
        sheet.circle(Pen::Cut, at, radius);
        sheet.cross(Pen::Thin, at, 3 * kMm);
        sheet.across(at.x - radius, at.x + radius, at.y - radius - 4 * kMm, at.y - radius);
        if (height == 0) return;
        const Nm top = at.y + radius + 8 * kMm;
        sheet.rectangle(Pen::Cut, {at.x - radius, top}, {at.x + radius, top + height});
        sheet.along(top, top + height, at.x + radius + 5 * kMm, at.x + radius);
    }

    // A pocket in its corner (CA1); `at` is the corner of the surface.
    void pocketCorner(Sheet& sheet, Spot at) const {
        constexpr Nm arm = 50 * kMm, centre = kHalf - kPocketAt;
        sheet.text({at.x - arm, at.y - arm - 5 * kMm}, words_("corner"), Sheet::kLetters);
        sheet.line(Pen::Cut, at, {at.x - arm, at.y});
        sheet.line(Pen::Cut, at, {at.x, at.y - arm});
        const Spot hole{at.x - centre, at.y - centre};
        sheet.circle(Pen::Cut, hole, kPocketRadius);
        sheet.cross(Pen::Thin, hole, 3 * kMm);
        sheet.across(hole.x, at.x, at.y + 6 * kMm, at.y);
    }

    void baseEnd(Sheet& sheet, Spot at) const {
        const Nm middle = at.y - kBaseCircleRadius;
        sheet.text({at.x, at.y - kBaseWidth - 5 * kMm}, words_("base"), Sheet::kLetters);
        sheet.circle(Pen::Ink, {at.x + kBaseCircleRadius, middle}, kBaseCircleRadius);
        for (const Nm y : {at.y, at.y - kBaseWidth})
            sheet.line(Pen::Ink, {at.x + kBaseCircleRadius, y}, {at.x + 45 * kMm, y});
        sheet.along(at.y - kBaseWidth, at.y, at.x + 40 * kMm, at.x + 40 * kMm);
    }

    // CA5 as the breaker sees it, and the outer circle.
    void startRing(Sheet& sheet, Spot at) const {
        sheet.text({5 * kMm, at.y + kOuterCircleRadius - 7 * kMm}, words_("start_ring"), Sheet::kLetters);
        sheet.text({5 * kMm, at.y + kOuterCircleRadius - kMm},
                   words_("rack_angle") + " " + std::to_string(options_.rackAngle) + "°", Sheet::kLetters);
        sheet.circle(Pen::Ink, at, kOuterCircleRadius);
        sheet.circle(Pen::Ink, at, kCentreCircleRadius);
        sheet.circle(Pen::Cut, at, kManRadius);
        const Rack& rack = rackAt(options_.rackAngle);
        for (const Point& man : rack.white) sheet.circle(Pen::Cut, {at.x + man.x, at.y - man.y}, kManRadius);
        for (const Point& man : rack.black) {
            const Spot p{at.x + man.x, at.y - man.y};
            sheet.circle(Pen::Cut, p, kManRadius);
            sheet.circle(Pen::Guide, p, kManRadius - 3 * kMm);
            sheet.cross(Pen::Thin, p, kManRadius / 2);
        }
        sheet.across(at.x - kOuterCircleRadius, at.x + kOuterCircleRadius, at.y - 4 * kMm, at.y - 4 * kMm);
    }

    Sheet parts() const {
        const std::string diameter = words_("diameter") + " ";
        const auto mass = [&](std::int64_t micrograms) {
            return ", " + figure(micrograms) + " " + words_("grams");  // µg in a gram are nm in a mm
        };
        const std::string man = diameter + sizeText({2 * kManRadius, kManHeight}) + mass(kManMass);
        const std::vector<Part> list = {
            {"surface", 1, sizeText({2 * kHalf, 2 * kHalf, kSurfaceThickness}), "plywood", false},
            {"frame", 4, sizeText({2 * kOuter, kFrame, kFrameHeight}), "hardwood", true},
            {"net", 4, sizeText({kNet, kNet}), "cord", true},
            {"white_man", kMen, man, "wood", false},
            {"black_man", kMen, man, "wood", false},
            {"queen", 1, man, "wood", false},
            {"striker", 1, diameter + figure(2 * kStrikerRadius) + mass(kStrikerMass), "polished", false},
        };
        return partsSheet(words_("carrom"), {words_("rack_angle") + " " + std::to_string(options_.rackAngle) + "°"},
                          list, words_);
    }

    Options options_;
    const PlanWords& words_;
};

Plan makePlan(const game::OptionValues& values, const PlanWords& words) {
    return Drawing(values, words).make();
}

}  // namespace

const Planner& carromPlanner() {
    static constexpr Planner planner{kLabels, &makePlan};
    return planner;
}

}  // namespace draw
