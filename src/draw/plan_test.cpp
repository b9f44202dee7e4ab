// Plans: what is drawn is what the games' tables say, at 1:1, and tiles show all of it.
#include "draw/plan.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "draw/carrom_plan.h"
#include "draw/discfootball_plan.h"
#include "draw/plan_parts.h"
#include "games/carrom/options.h"
#include "games/carrom/table.h"
#include "games/discfootball/options.h"
#include "games/discfootball/table.h"

namespace {

using draw::mm;
using draw::Paper;
using draw::Plan;
using draw::PlanWords;
using draw::Sheet;

game::OptionValues discValues(const game::KeyValues& pairs = {}) {
    return *game::readOptions(discfootball::info().options, discfootball::info().presets, pairs);
}
game::OptionValues carromValues(const game::KeyValues& pairs = {}) {
    return *game::readOptions(carrom::info().options, carrom::info().presets, pairs);
}
Plan discPlan(const game::KeyValues& pairs = {}, const PlanWords& words = {}) {
    return draw::discfootballPlanner().make(discValues(pairs), words);
}
Plan carromPlan(const game::KeyValues& pairs = {}, const PlanWords& words = {}) {
    return draw::carromPlanner().make(carromValues(pairs), words);
}

int countOf(const std::string& text, const std::string& part) {
    int count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}
bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

// All of a sheet as one text.
std::string textOf(const Sheet& sheet) {
    std::string text;
    for (const Sheet::Element& element : sheet.elements()) text += element.svg;
    return text;
}

std::string rectangle(std::int64_t halfX, std::int64_t halfY) {
    return "<rect x=\"" + mm(-halfX) + "\" y=\"" + mm(-halfY) + "\" width=\"" + mm(2 * halfX) + "\" height=\"" +
           mm(2 * halfY) + "\"";
}
std::string circle(std::int64_t x, std::int64_t y, std::int64_t r) {
    return "<circle cx=\"" + mm(x) + "\" cy=\"" + mm(y) + "\" r=\"" + mm(r) + "\"";
}
// A figure of a dimension line.
std::string shown(std::int64_t nm) {
    return ">" + draw::figure(nm) + "</text>";
}

TEST(PlanSheet, MillimetresAreExactAndFiguresRounded) {
    EXPECT_EQ(mm(0), "0");
    EXPECT_EQ(mm(347'750'000), "347.75");
    EXPECT_EQ(mm(-1), "-0.000001");
    EXPECT_EQ(mm(12'050'000), "12.05");
    EXPECT_EQ(draw::figure(333'333'000), "333.33");
    EXPECT_EQ(draw::figure(666'666'000), "666.67");
    EXPECT_EQ(draw::figure(-4'900), "0");
    EXPECT_EQ(draw::figure(-6'000), "-0.01");
}

TEST(PlanSheet, ADimensionTellsTheDistanceOfItsLine) {
    Sheet sheet("x", draw::pageArea());
    sheet.across(10'000'000, 47'500'000, 20'000'000, 5'000'000);
    sheet.along(-3'000'000, 3'000'000, 20'000'000, 5'000'000);
    const std::string text = textOf(sheet);
    EXPECT_TRUE(has(text, "<line x1=\"10\" y1=\"20\" x2=\"47.5\" y2=\"20\"")) << text;
    EXPECT_TRUE(has(text, ">37.5</text>"));
    EXPECT_TRUE(has(text, "<line x1=\"20\" y1=\"-3\" x2=\"20\" y2=\"3\"")) << text;
    EXPECT_TRUE(has(text, ">6</text>"));
}

TEST(DiscFootballPlan, DrawsTheTableOfItsOptions) {
    const game::KeyValues all[] = {
        {}, {{"field_length", "1000"}, {"strip", "80"}, {"formation", "1-2"}}, {{"formation", "1-1-1"}}};
    for (const game::KeyValues& pairs : all) {
        const discfootball::Table table(discfootball::optionsOf(discValues(pairs)));
        const std::string board = textOf(discPlan(pairs).sheets.front());
        EXPECT_TRUE(has(board, rectangle(table.halfLength(), table.halfWidth())));
        EXPECT_TRUE(has(board, rectangle(table.rimX(), table.rimY())));
        for (const std::int64_t half :
             {table.halfLength(), table.halfWidth(), table.rimX(), table.rimY(), discfootball::kHalfGoal})
            EXPECT_TRUE(has(board, shown(2 * half))) << draw::figure(2 * half);
        EXPECT_TRUE(has(board, shown(table.rimX() - table.halfLength())));
        for (const discfootball::Point& mark : table.start())
            EXPECT_TRUE(has(board, circle(mark.x, -mark.y, discfootball::kRadius))) << mark.x << ' ' << mark.y;
        const std::string radius = mm(discfootball::kSectorRadius);
        EXPECT_EQ(countOf(board, "A" + radius + " " + radius + " "), 4);
    }
}

TEST(DiscFootballPlan, TemplatesHaveTheSizeOfThePieces) {
    const std::string templates = textOf(discPlan().sheets[1]);
    EXPECT_EQ(countOf(templates, "r=\"" + mm(discfootball::kRadius) + "\""), 2);
    EXPECT_EQ(countOf(templates, "r=\"1\""), 1);  // the hole of the ball
    EXPECT_TRUE(has(templates, shown(discfootball::kPocketDepth)));
    EXPECT_TRUE(has(templates, shown(2 * (discfootball::kHalfGoal + discfootball::kPostRadius))));
}

// The author's parts for a field of 600 × 400 with a strip of 90, worked out by hand.
TEST(DiscFootballPlan, ListsThePartsWithTheirSizes) {
    const PlanWords words({{"diameter", "D"}, {"hole", "h"}});
    const std::string parts = textOf(discPlan({}, words).sheets[2]);
    for (const char* size :
         {"904 × 704 × 10 *", "904 × 60 × 20 *", "584 × 60 × 20 *", "54 × 38 × 20", "780 × 20 × 2", "305 × 20 × 2",
          "84 × 60 × 3 *", "40 × 25 × 15 *", "D 8 × 140 *", "D 30 × 8", "D 30 × 3, h 2", "{field} 600 × 400"})
        EXPECT_TRUE(has(parts, size)) << size;
    EXPECT_TRUE(has(textOf(discPlan({{"field_length", "900"}}).sheets[2]), "1204 × 904 × 10 *"));
}

TEST(CarromPlan, DrawsTheTable) {
    using namespace carrom;
    const Plan plan = carromPlan();
    const std::string board = textOf(plan.sheets.front());
    EXPECT_TRUE(has(board, rectangle(kHalf, kHalf)));
    for (const int sx : {-1, 1}) {
        for (const int sy : {-1, 1}) EXPECT_TRUE(has(board, circle(sx * kPocketAt, sy * kPocketAt, kPocketRadius)));
    }
    EXPECT_TRUE(has(board, circle(0, 0, kCentreCircleRadius)));
    EXPECT_TRUE(has(board, circle(0, 0, kOuterCircleRadius)));
    EXPECT_EQ(countOf(board, circle(kBaseCircleAt, kMidDepth, kBaseCircleRadius)), 4);  // and turned
    for (const std::int64_t size : {2 * kHalf, kBaseLength, kBaseFromFrame, kBaseWidth, 2 * kBaseCircleAt, kMidDepth})
        EXPECT_TRUE(has(board, shown(size))) << draw::figure(size);
    EXPECT_TRUE(has(board, draw::sizeText({kArrowLength, kArrowWidth})));
    const std::string templates = textOf(plan.sheets[1]);
    EXPECT_TRUE(has(templates, "r=\"" + mm(kStrikerRadius) + "\""));
    EXPECT_TRUE(has(templates, shown(2 * kManRadius)));
    EXPECT_EQ(countOf(templates, "r=\"" + mm(kManRadius) + "\""), 1 + 1 + 2 * kMen);  // template, queen, start ring
    EXPECT_TRUE(has(textOf(plan.sheets[2]), "740 × 740 × 8"));
}

TEST(CarromPlan, TurnsTheStartRing) {
    EXPECT_NE(textOf(carromPlan().sheets[1]), textOf(carromPlan({{"rack_angle", "90"}}).sheets[1]));
}

// ---- pages

std::vector<double> numbersAfter(const std::string& text, const std::string& key, std::size_t from = 0) {
    const std::size_t at = text.find(key, from);
    if (at == std::string::npos) return {};
    std::vector<double> list;
    const char* next = text.c_str() + at + key.size();
    for (int i = 0; i < 4; ++i) {
        char* end = nullptr;
        const double number = std::strtod(next, &end);
        if (end == next) break;
        list.push_back(number);
        next = end;
    }
    return list;
}

TEST(PlanPages, TheWholeIsAsLargeAsItSays) {
    for (const Plan& plan : {discPlan(), carromPlan()}) {
        const auto pages = draw::pagesOf(plan, Paper::Whole, {});
        ASSERT_EQ(pages.size(), 1u);
        const auto box = numbersAfter(pages[0], "viewBox=\"");
        ASSERT_EQ(box.size(), 4u);
        EXPECT_EQ(numbersAfter(pages[0], "width=\"").at(0), box[2]);
        EXPECT_EQ(numbersAfter(pages[0], "height=\"").at(0), box[3]);
        EXPECT_TRUE(has(pages[0], "mm\" height=\""));
        for (const Sheet& sheet : plan.sheets) {
            for (const Sheet::Element& element : sheet.elements()) EXPECT_TRUE(has(pages[0], element.svg));
        }
    }
}

// Every element of every sheet is on every tile that it touches, the tiles leave nothing out, and neighbours share
// what is glued.
TEST(PlanPages, TilesCoverEverything) {
    for (const Plan& plan : {discPlan(), discPlan({{"field_length", "1200"}, {"strip", "100"}}), carromPlan()}) {
        const auto pages = draw::pagesOf(plan, Paper::A4, {});
        std::size_t page = 0;
        for (const Sheet& sheet : plan.sheets) {
            const draw::Box& area = sheet.area();
            const auto inMm = [](std::int64_t nm) { return static_cast<double>(nm) / 1e6; };
            double right = 0, bottom = 0;
            std::set<double> lefts, tops;
            for (; page < pages.size() && (right < inMm(area.high.x) || bottom < inMm(area.high.y)); ++page) {
                const std::string& text = pages[page];
                const auto box = numbersAfter(text, "viewBox=\"", text.find("<svg x="));
                ASSERT_EQ(box.size(), 4u);
                EXPECT_EQ(box[2], 190);
                EXPECT_EQ(box[3], 277);
                lefts.insert(box[0]), tops.insert(box[1]);
                right = box[0] + 190, bottom = box[1] + 277;
                const draw::Box tile{{std::int64_t(box[0] * 1e6), std::int64_t(box[1] * 1e6)},
                                     {std::int64_t(right * 1e6), std::int64_t(bottom * 1e6)}};
                for (const Sheet::Element& element : sheet.elements())
                    EXPECT_EQ(has(text, element.svg), element.box.meets(tile)) << element.svg;
                EXPECT_TRUE(has(text, "width=\"210mm\" height=\"297mm\" viewBox=\"0 0 210 297\""));
                EXPECT_TRUE(has(text, "h100M"));  // the ruler
                EXPECT_EQ(countOf(text, "h5M") + countOf(text, "h-5M"), 4);
            }
            EXPECT_GE(right, inMm(area.high.x));
            EXPECT_GE(bottom, inMm(area.high.y));
            EXPECT_EQ(*lefts.begin(), inMm(area.low.x));
            EXPECT_EQ(*tops.begin(), inMm(area.low.y));
            for (auto at = lefts.begin(); std::next(at) != lefts.end(); ++at) EXPECT_EQ(*std::next(at) - *at, 180);
            for (auto at = tops.begin(); std::next(at) != tops.end(); ++at) EXPECT_EQ(*std::next(at) - *at, 267);
        }
        EXPECT_EQ(page, pages.size());
    }
}

TEST(PlanPages, TemplatesAndPartsTakeOnePageEach) {
    for (const Plan& plan : {discPlan(), carromPlan()}) {
        for (std::size_t i = 1; i < plan.sheets.size(); ++i) {
            const draw::Box& area = plan.sheets[i].area();
            EXPECT_EQ(area.width(), draw::pageArea().width());
            for (const Sheet::Element& element : plan.sheets[i].elements()) {
                EXPECT_GE(element.box.low.x, area.low.x) << element.svg;
                EXPECT_GE(element.box.low.y, area.low.y) << element.svg;
                EXPECT_LE(element.box.high.x, area.high.x) << element.svg;
                EXPECT_LE(element.box.high.y, area.high.y) << element.svg;
            }
        }
    }
}

// ---- words

std::string everyPage(const draw::Planner& planner, const game::OptionValues& values, const PlanWords& words) {
    std::string text;
    for (const Paper paper : {Paper::Whole, Paper::A4}) {
        for (const std::string& page : draw::pagesOf(planner.make(values, words), paper, words)) text += page;
    }
    return text;
}

TEST(PlanWords, EveryLabelIsUsedAndNoOther) {
    std::map<std::string, std::string, std::less<>> all;
    for (const auto& [planner, values] :
         {std::pair{&draw::discfootballPlanner(), discValues()}, std::pair{&draw::carromPlanner(), carromValues()}}) {
        const std::string bare = everyPage(*planner, values, {});
        for (const auto labels : {planner->labels, draw::commonPlanLabels()}) {
            for (const std::string_view label : labels) {
                EXPECT_TRUE(has(bare, "{" + std::string(label) + "}")) << label;
                all[std::string(label)] = "x";
            }
        }
        EXPECT_FALSE(has(everyPage(*planner, values, PlanWords(all)), "{"));
    }
}

TEST(PlanWords, MayHoldAnything) {
    const PlanWords words({{"field", "<b>&\"\n"}, {"row", "ряд <"}});
    const std::string text = everyPage(draw::discfootballPlanner(), discValues(), words);
    EXPECT_TRUE(has(text, "&lt;b&gt;&amp;&quot; "));
    EXPECT_TRUE(has(text, "ряд &lt; 1/"));
    EXPECT_FALSE(has(text, "<b>"));
}

}  // namespace
