#include "draw/plan_parts.h"

#include <algorithm>

namespace draw {

namespace {

constexpr Nm kMm = kPlanMm;
constexpr Nm kLetters = 7 * kMm / 2;
// Left edges of the columns: number, part, pieces, size, material; and the right end.
constexpr Nm kColumns[] = {2 * kMm, 10 * kMm, 68 * kMm, 82 * kMm, 134 * kMm, 188 * kMm};

struct Legend {
    Pen pen;
    std::string_view label;
};
constexpr Legend kLegend[] = {{Pen::Cut, "legend_cut"}, {Pen::Ink, "legend_ink"}, {Pen::Guide, "legend_guide"}};

class Listing {
  public:
    Listing(Sheet& sheet, const PlanWords& words) : sheet_(sheet), words_(words) {}

    void heading(std::string_view title, const std::vector<std::string>& settings) {
        sheet_.text({kColumns[0], 10 * kMm}, title, 7 * kMm);
        y_ = 18 * kMm;
        paragraph(words_("plan_scale"));
        for (const std::string& line : settings) paragraph(line);
        y_ += 3 * kMm;
    }

    void row(const std::string (&cells)[5]) {
        int lines = 1;
        for (int i = 0; i < 5; ++i) {
            const Nm width = kColumns[i + 1] - kColumns[i] - kMm;
            lines = std::max(lines, sheet_.lines({kColumns[i], y_}, cells[i], kLetters, width));
        }
        y_ += lines * kLetters * 13 / 10;
        sheet_.line(Pen::Thin, {kColumns[0], y_ - kLetters / 2}, {kColumns[5], y_ - kLetters / 2});
        y_ += kLetters;
    }

    void paragraph(std::string_view words) {
        y_ += sheet_.lines({kColumns[0], y_}, words, kLetters, kColumns[5] - kColumns[0]) * kLetters * 13 / 10;
        y_ += kMm;
    }

    void legend() {
        y_ += 2 * kLetters;
        for (const auto& [pen, label] : kLegend) {
            sheet_.line(pen, {kColumns[0], y_ - kLetters / 3}, {kColumns[0] + 20 * kMm, y_ - kLetters / 3});
            sheet_.text({kColumns[0] + 24 * kMm, y_}, words_(label), kLetters);
            y_ += 2 * kLetters;
        }
    }

  private:
    Sheet& sheet_;
    const PlanWords& words_;
    Nm y_ = 0;
};

}  // namespace

Box pageArea() {
    return {{0, 0}, {(kPaperWidth - 2 * kPaperMargin) * kMm, (kPaperHeight - 2 * kPaperMargin) * kMm}};
}

std::string sizeText(std::initializer_list<Nm> sides) {
    std::string text;
    for (const Nm side : sides) text.append(text.empty() ? "" : " × ").append(figure(side));
    return text;
}

Sheet partsSheet(std::string_view title, const std::vector<std::string>& settings, const std::vector<Part>& parts,
                 const PlanWords& words) {
    Sheet sheet("sheet_parts", pageArea());
    Listing listing(sheet, words);
    listing.heading(title, settings);
    listing.row({"", words("part"), words("pieces"), words("size"), words("material")});
    int number = 0;
    for (const Part& part : parts) {
        listing.row({std::to_string(++number), words(part.label), std::to_string(part.pieces),
                     part.size + (part.suggested ? " *" : ""), part.material.empty() ? "" : words(part.material)});
    }
    listing.paragraph(words("suggestion"));
    listing.legend();
    return sheet;
}

}  // namespace draw
