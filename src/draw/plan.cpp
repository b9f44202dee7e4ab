#include "draw/plan.h"

#include <algorithm>

namespace draw {

namespace {

constexpr std::string_view kCommonLabels[] = {
    "plan_scale",   "sheet_board", "sheet_templates", "sheet_parts", "legend_cut", "legend_ink",
    "legend_guide", "part",        "pieces",          "size",        "material",   "suggestion",
    "row",          "column",      "assemble",        "ruler",       "diameter",
};

constexpr Nm kAcross = (kPaperWidth - 2 * kPaperMargin) * kPlanMm;
constexpr Nm kDown = (kPaperHeight - 2 * kPaperMargin) * kPlanMm;
constexpr Nm kOverlap = kPaperOverlap * kPlanMm;
constexpr Nm kStepAcross = kAcross - kOverlap, kStepDown = kDown - kOverlap;

std::string viewBox(const Box& box) {
    return mm(box.low.x) + " " + mm(box.low.y) + " " + mm(box.width()) + " " + mm(box.height());
}

void openPage(Svg& svg, Nm width, Nm height) {
    svg.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                     {"width", mm(width) + "mm"},
                     {"height", mm(height) + "mm"},
                     {"viewBox", viewBox({{0, 0}, {width, height}})},
                     {"font-family", "sans-serif"}});
}

// 100 mm, to be laid a rule against before anything is cut.
void drawRuler(Svg& svg, Nm x, Nm y, const std::string& words) {
    std::string path = "M" + mm(x) + " " + mm(y) + "h100";
    for (int tick = 0; tick <= 10; ++tick)
        path += "M" + mm(x + tick * 10 * kPlanMm) + " " + mm(y) + (tick % 5 == 0 ? "v-3" : "v-2");
    svg.empty("path", {{"d", path}, {"fill", "none"}, {"stroke", "#000"}, {"stroke-width", "0.25"}});
    svg.words("text", {{"x", mm(x + 102 * kPlanMm)}, {"y", mm(y)}, {"font-size", 3}}, words);
}

std::string whole(const Plan& plan, const PlanWords& words) {
    constexpr Nm kGap = 15 * kPlanMm;
    const Sheet& board = plan.sheets.front();
    Nm width = board.area().width(), height = 0, wide = 0;
    for (std::size_t i = 1; i < plan.sheets.size(); ++i) {
        height += plan.sheets[i].area().height();
        wide = std::max(wide, plan.sheets[i].area().width() + kGap);
    }
    Svg svg;
    const Nm tall = std::max(height, board.area().height());
    openPage(svg, width + wide, tall + kGap);
    Spot at;
    for (const Sheet& sheet : plan.sheets) {
        svg.open("g", {{"id", sheet.label()},
                       {"transform",
                        "translate(" + mm(at.x - sheet.area().low.x) + " " + mm(at.y - sheet.area().low.y) + ")"}});
        for (const Sheet::Element& element : sheet.elements()) svg.raw(element.svg);
        svg.close("g");
        at = &sheet == &board ? Spot{width + kGap, 0} : Spot{at.x, at.y + sheet.area().height()};
    }
    drawRuler(svg, kGap, tall + kGap / 2, words("ruler"));
    svg.close("svg");
    return svg.text();
}

// ---- tiles

// How many pages show a length of which neighbours share the overlap.
int countOf(Nm length, Nm page) {
    if (length <= page) return 1;
    const Nm step = page - kOverlap;
    return static_cast<int>((length - kOverlap + step - 1) / step);
}

struct Grid {
    explicit Grid(const Box& a) : area(a), columns(countOf(a.width(), kAcross)), rows(countOf(a.height(), kDown)) {}
    Box tile(int row, int column) const {
        const Spot low{area.low.x + column * kStepAcross, area.low.y + row * kStepDown};
        return {low, {low.x + kAcross, low.y + kDown}};
    }
    Box area;
    int columns, rows;
};

// In the middle of every overlap, so that the same crosses stand on both neighbours.
std::vector<Spot> crosses(const Grid& grid) {
    std::vector<Spot> list;
    for (int row = 0; row < grid.rows; ++row) {
        for (int column = 0; column < grid.columns; ++column) {
            const Box tile = grid.tile(row, column);
            for (const int quarter : {1, 3}) {
                if (column > 0) list.push_back({tile.low.x + kOverlap / 2, tile.low.y + kStepDown * quarter / 4});
                if (row > 0) list.push_back({tile.low.x + kStepAcross * quarter / 4, tile.low.y + kOverlap / 2});
            }
        }
    }
    return list;
}

// Where to cut: short lines in the margin at the corners of what is shown.
std::string cutMarks() {
    std::string path;
    for (const int x : {kPaperMargin, kPaperWidth - kPaperMargin}) {
        for (const int y : {kPaperMargin, kPaperHeight - kPaperMargin}) {
            const int dx = x == kPaperMargin ? -1 : 1, dy = y == kPaperMargin ? -1 : 1;
            const auto number = [](int n) { return std::to_string(n); };
            path += "M" + number(x + dx) + " " + number(y) + "h" + number(5 * dx);
            path += "M" + number(x) + " " + number(y + dy) + "v" + number(5 * dy);
        }
    }
    return path;
}

// What the tile shows, the edges of the neighbours that are laid on it, and the crosses.
void drawShown(Svg& svg, const Sheet& sheet, const Grid& grid, int row, int column) {
    const Box tile = grid.tile(row, column);
    svg.open("svg", {{"x", kPaperMargin},
                     {"y", kPaperMargin},
                     {"width", mm(kAcross)},
                     {"height", mm(kDown)},
                     {"viewBox", viewBox(tile)}});
    for (const Sheet::Element& element : sheet.elements()) {
        if (element.box.meets(tile)) svg.raw(element.svg);
    }
    std::string edges, plus;
    if (column + 1 < grid.columns) edges += "M" + mm(tile.low.x + kStepAcross) + " " + mm(tile.low.y) + "v" + mm(kDown);
    if (row + 1 < grid.rows) edges += "M" + mm(tile.low.x) + " " + mm(tile.low.y + kStepDown) + "h" + mm(kAcross);
    for (const Spot& spot : crosses(grid)) {
        if (!tile.meets({spot, spot})) continue;
        plus += "M" + mm(spot.x - 3 * kPlanMm) + " " + mm(spot.y) + "h6M" + mm(spot.x) + " " +
                mm(spot.y - 3 * kPlanMm) + "v6";
    }
    const auto stroke = [&](const std::string& path, std::string_view dashes) {
        if (path.empty()) return;
        svg.empty(
            "path",
            {{"d", path}, {"fill", "none"}, {"stroke", "#888"}, {"stroke-width", "0.2"}, {"stroke-dasharray", dashes}});
    };
    stroke(edges, "2 2");
    stroke(plus, "none");
    svg.close("svg");
}

std::string page(const Sheet& sheet, const Grid& grid, int row, int column, const PlanWords& words) {
    Svg svg;
    openPage(svg, kPaperWidth * kPlanMm, kPaperHeight * kPlanMm);
    drawShown(svg, sheet, grid, row, column);
    svg.empty("path", {{"d", cutMarks()}, {"fill", "none"}, {"stroke", "#000"}, {"stroke-width", "0.2"}});
    drawRuler(svg, (kPaperMargin + 3) * kPlanMm, (kPaperHeight - 5) * kPlanMm, words("ruler"));
    const auto of = [](int n, int count) { return " " + std::to_string(n + 1) + "/" + std::to_string(count); };
    std::string place = words(sheet.label());
    if (grid.rows * grid.columns > 1)
        place += " · " + words("row") + of(row, grid.rows) + " · " + words("column") + of(column, grid.columns);
    svg.words("text", {{"x", kPaperWidth - kPaperMargin - 3}, {"y", 8}, {"font-size", 3}, {"text-anchor", "end"}},
              place);
    if (grid.rows * grid.columns > 1)
        svg.words("text", {{"x", kPaperMargin + 3}, {"y", 8}, {"font-size", "2.5"}}, words("assemble"));
    svg.close("svg");
    return svg.text();
}

}  // namespace

std::span<const std::string_view> commonPlanLabels() {
    return kCommonLabels;
}

std::string PlanWords::operator()(std::string_view label) const {
    const auto found = words_.find(label);
    if (found != words_.end()) return found->second;
    return "{" + std::string(label) + "}";
}

std::vector<std::string> pagesOf(const Plan& plan, Paper paper, const PlanWords& words) {
    if (paper == Paper::Whole) return {whole(plan, words)};
    std::vector<std::string> pages;
    for (const Sheet& sheet : plan.sheets) {
        const Grid grid(sheet.area());
        for (int row = 0; row < grid.rows; ++row) {
            for (int column = 0; column < grid.columns; ++column)
                pages.push_back(page(sheet, grid, row, column, words));
        }
    }
    return pages;
}

}  // namespace draw
