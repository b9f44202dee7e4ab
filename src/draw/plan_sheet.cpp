#include "draw/plan_sheet.h"

#include <algorithm>

namespace draw {

namespace {

struct Stroke {
    std::string_view colour, width, dashes;
};

constexpr Stroke strokeOf(Pen pen) {
    switch (pen) {
        case Pen::Cut:
            return {"#000", "0.4", "none"};
        case Pen::Ink:
            return {"#0b6b3a", "0.6", "none"};
        case Pen::Guide:
            return {"#000", "0.25", "3 2"};
        case Pen::Thin:
            break;
    }
    return {"#555", "0.2", "none"};
}

Box boxOf(Spot a, Spot b) {
    return {{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
}

Box around(Spot centre, Nm radius) {
    return {{centre.x - radius, centre.y - radius}, {centre.x + radius, centre.y + radius}};
}

std::string strokeAttributes(Pen pen) {
    const Stroke s = strokeOf(pen);
    std::string text = " fill=\"none\" stroke=\"";
    text.append(s.colour).append("\" stroke-width=\"").append(s.width).append("\"");
    if (s.dashes != "none") text.append(" stroke-dasharray=\"").append(s.dashes).append("\"");
    return text;
}

bool startsLetter(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
}

Nm lettersOf(std::string_view text) {
    return std::count_if(text.begin(), text.end(), startsLetter);
}

// Sans-serif letters are a little more than half as wide as high.
Nm widthOf(std::string_view text, Nm height) {
    return lettersOf(text) * height * 58 / 100;
}

}  // namespace

std::string mm(Nm nm) {
    const Nm size = nm < 0 ? -nm : nm;
    std::string text = nm < 0 ? "-" : "";
    text += std::to_string(size / kPlanMm);
    if (const Nm rest = size % kPlanMm; rest != 0) {
        std::string digits = std::to_string(kPlanMm + rest).substr(1);
        digits.erase(digits.find_last_not_of('0') + 1);
        text += "." + digits;
    }
    return text;
}

std::string figure(Nm nm) {
    constexpr Nm kStep = kPlanMm / 100;
    return mm((nm + (nm < 0 ? -kStep : kStep) / 2) / kStep * kStep);
}

void Sheet::line(Pen pen, Spot a, Spot b) {
    add(boxOf(a, b), "<line x1=\"" + mm(a.x) + "\" y1=\"" + mm(a.y) + "\" x2=\"" + mm(b.x) + "\" y2=\"" + mm(b.y) +
                         "\"" + strokeAttributes(pen) + "/>\n");
}

void Sheet::rectangle(Pen pen, Spot a, Spot b) {
    const Box box = boxOf(a, b);
    add(box, "<rect x=\"" + mm(box.low.x) + "\" y=\"" + mm(box.low.y) + "\" width=\"" + mm(box.width()) +
                 "\" height=\"" + mm(box.height()) + "\"" + strokeAttributes(pen) + "/>\n");
}

void Sheet::circle(Pen pen, Spot centre, Nm radius) {
    add(around(centre, radius), "<circle cx=\"" + mm(centre.x) + "\" cy=\"" + mm(centre.y) + "\" r=\"" + mm(radius) +
                                    "\"" + strokeAttributes(pen) + "/>\n");
}

void Sheet::cross(Pen pen, Spot centre, Nm half) {
    line(pen, {centre.x - half, centre.y}, {centre.x + half, centre.y});
    line(pen, {centre.x, centre.y - half}, {centre.x, centre.y + half});
}

void Sheet::arc(Pen pen, Spot from, Spot to, Nm radius, bool clockwise) {
    add(boxOf(from, to), "<path d=\"M" + mm(from.x) + " " + mm(from.y) + "A" + mm(radius) + " " + mm(radius) + " 0 0 " +
                             (clockwise ? "1 " : "0 ") + mm(to.x) + " " + mm(to.y) + "\"" + strokeAttributes(pen) +
                             "/>\n");
}

void Sheet::group(Pen pen, const Box& box, std::string_view elements) {
    add(box, "<g" + strokeAttributes(pen) + ">" + std::string(elements) + "</g>\n");
}

void Sheet::text(Spot at, std::string_view words, Nm height, Anchor anchor) {
    const Nm width = widthOf(words, height);
    const Nm left = anchor == Anchor::Left ? at.x : anchor == Anchor::Middle ? at.x - width / 2 : at.x - width;
    constexpr std::string_view kNames[] = {"start", "middle", "end"};
    add({{left, at.y - height}, {left + width, at.y + height / 3}},
        "<text x=\"" + mm(at.x) + "\" y=\"" + mm(at.y) + "\" font-size=\"" + mm(height) + "\" text-anchor=\"" +
            std::string(kNames[static_cast<int>(anchor)]) + "\">" + escaped(words) + "</text>\n");
}

int Sheet::lines(Spot at, std::string_view words, Nm height, Nm width) {
    int count = 0;
    const auto put = [&](std::string_view line) {
        text({at.x, at.y + count * height * 13 / 10}, line, height);
        ++count;
    };
    std::string line;
    while (!words.empty()) {
        const std::size_t space = words.find(' ');
        const std::string_view word = words.substr(0, space);
        words = space == std::string_view::npos ? std::string_view() : words.substr(space + 1);
        if (!line.empty() && widthOf(line, height) + widthOf(word, height) + height / 2 > width) {
            put(line);
            line.clear();
        }
        line.append(line.empty() ? "" : " ").append(word);
    }
    if (!line.empty()) put(line);
    return count;
}

void Sheet::turnedText(Spot at, std::string_view words, Nm height) {
    const Nm half = widthOf(words, height) / 2;
    add({{at.x - height, at.y - half}, {at.x + height / 3, at.y + half}},
        "<text transform=\"translate(" + mm(at.x) + " " + mm(at.y) + ") rotate(-90)\" font-size=\"" + mm(height) +
            "\" text-anchor=\"middle\">" + escaped(words) + "</text>\n");
}

namespace {

constexpr Nm kTick = 3 * kPlanMm / 2, kGap = kPlanMm;

// Short distances have their figure beside them.
bool fits(Nm distance, std::string_view words) {
    return widthOf(words, Sheet::kLetters) < distance;
}

}  // namespace

void Sheet::across(Nm x0, Nm x1, Nm at, Nm from) {
    line(Pen::Thin, {x0, at}, {x1, at});
    const Nm over = at < from ? -kTick : kTick;
    for (const Nm x : {x0, x1}) {
        if (at != from) line(Pen::Thin, {x, from + (at < from ? -kGap : kGap)}, {x, at + over});
        line(Pen::Cut, {x - kTick, at + kTick}, {x + kTick, at - kTick});
    }
    const std::string words = figure(x1 - x0);
    if (fits(x1 - x0, words)) {
        text({(x0 + x1) / 2, at - kGap}, words, kLetters, Anchor::Middle);
    } else {
        text({x1 + 2 * kTick, at - kGap}, words, kLetters);
    }
}

void Sheet::along(Nm y0, Nm y1, Nm at, Nm from) {
    line(Pen::Thin, {at, y0}, {at, y1});
    const Nm over = at < from ? -kTick : kTick;
    for (const Nm y : {y0, y1}) {
        if (at != from) line(Pen::Thin, {from + (at < from ? -kGap : kGap), y}, {at + over, y});
        line(Pen::Cut, {at - kTick, y + kTick}, {at + kTick, y - kTick});
    }
    const std::string words = figure(y1 - y0);
    if (fits(y1 - y0, words)) {
        turnedText({at - kGap, (y0 + y1) / 2}, words, kLetters);
    } else {
        text({at + 2 * kTick, (y0 + y1) / 2 + kLetters / 3}, words, kLetters);
    }
}

void Sheet::note(Spot target, Spot at, std::string_view words) {
    line(Pen::Thin, target, at);
    circle(Pen::Thin, target, kPlanMm / 2);
    const bool right = at.x >= target.x;
    text({at.x + (right ? kGap : -kGap), at.y + kLetters / 3}, words, kLetters, right ? Anchor::Left : Anchor::Right);
}

}  // namespace draw
