// A sheet of a plan: lines, figures and words in the table's own nanometres (x to the right, y downwards), written as
// exact millimetres. Every element knows where it is, so that a tile takes only what it shows.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "draw/svg.h"

namespace draw {

using Nm = std::int64_t;
inline constexpr Nm kPlanMm = 1'000'000;

// 12500000 → `12.5`, exact.
std::string mm(Nm nm);
// For people: rounded to 0.01 mm.
std::string figure(Nm nm);

struct Spot {
    Nm x = 0, y = 0;
};

struct Box {
    Spot low, high;
    Nm width() const { return high.x - low.x; }
    Nm height() const { return high.y - low.y; }
    bool meets(const Box& b) const {
        return low.x <= b.high.x && b.low.x <= high.x && low.y <= b.high.y && b.low.y <= high.y;
    }
};

enum class Pen : std::uint8_t {
    Cut,    // an edge: saw, cut, drill
    Ink,    // a line that is painted or scribed on the board
    Guide,  // dashed: what lies there, or edges under something
    Thin,   // dimensions and tables
};

enum class Anchor : std::uint8_t { Left, Middle, Right };

class Sheet {
  public:
    struct Element {
        Box box;
        std::string svg;
    };

    // `label` names the sheet on its pages; `area` is what is printed of it.
    Sheet(std::string_view label, Box area) : label_(label), area_(area) {}

    std::string_view label() const { return label_; }
    const Box& area() const { return area_; }
    const std::vector<Element>& elements() const { return elements_; }

    void line(Pen pen, Spot a, Spot b);
    void rectangle(Pen pen, Spot a, Spot b);
    void circle(Pen pen, Spot centre, Nm radius);
    void cross(Pen pen, Spot centre, Nm half);
    // A quarter of a circle between two of its extreme points, clockwise on the sheet if `clockwise`.
    void arc(Pen pen, Spot from, Spot to, Nm radius, bool clockwise);
    // Anything else: elements without stroke and fill of their own, within `box`.
    void group(Pen pen, const Box& box, std::string_view elements);
    // `height` is the size of the letters; the words may hold any UTF-8.
    void text(Spot at, std::string_view words, Nm height, Anchor anchor = Anchor::Left);
    // As text(), in lines no longer than `width`, as far as that can be told without a font. Returns how many.
    int lines(Spot at, std::string_view words, Nm height, Nm width);

    // Dimension lines with the distance as a figure; `from` is where the helping lines begin.
    void across(Nm x0, Nm x1, Nm at, Nm from);
    void along(Nm y0, Nm y1, Nm at, Nm from);
    // `words`, at the end of a short line to `target`.
    void note(Spot target, Spot at, std::string_view words);

    static constexpr Nm kLetters = 4 * kPlanMm;  // of figures and notes

  private:
    void add(const Box& box, std::string svg) { elements_.push_back({box, std::move(svg)}); }
    void turnedText(Spot at, std::string_view words, Nm height);

    std::string_view label_;
    Box area_;
    std::vector<Element> elements_;
};

}  // namespace draw
