// A plan to build a board from: sheets of lines at 1:1, and the pages they are printed on. What the sheets hold is each
// game's own; how a plan becomes SVG, whole or in tiles of A4, is the same for all.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "draw/plan_sheet.h"
#include "game/options.h"

namespace draw {

// What stands on a plan in the language of who reads it, by label. A label without words stands in braces.
class PlanWords {
  public:
    PlanWords() = default;
    explicit PlanWords(std::map<std::string, std::string, std::less<>> words) : words_(std::move(words)) {}
    std::string operator()(std::string_view label) const;

  private:
    std::map<std::string, std::string, std::less<>> words_;
};

struct Plan {
    std::vector<Sheet> sheets;  // the first one is the board
};

// How a game's plan is made, for the catalog.
struct Planner {
    std::span<const std::string_view> labels;  // the game's own; commonPlanLabels() are those of every plan
    Plan (*make)(const game::OptionValues& options, const PlanWords& words) = nullptr;
};

std::span<const std::string_view> commonPlanLabels();

enum class Paper : std::uint8_t { Whole, A4 };

// A4 upright; millimetres of the paper. Neighbours show the same `overlap`.
inline constexpr int kPaperWidth = 210, kPaperHeight = 297, kPaperMargin = 10, kPaperOverlap = 10;

// Each page is an SVG picture whose width and height are in mm and whose unit is the mm. Whole: one page with all
// sheets side by side. A4: every sheet in tiles, row by row, each with cut marks, its place, and a ruler of 100 mm.
std::vector<std::string> pagesOf(const Plan& plan, Paper paper, const PlanWords& words);

}  // namespace draw
