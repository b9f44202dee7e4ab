#include "draw/scene.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "draw/scene_frame.h"
#include "draw/svg.h"

namespace draw {

namespace {

using physics::Disc;
using physics::Place;

constexpr std::string_view kPaper = "#f7f3ec", kWood = "#efe0c0", kFrame = "#6b4429", kEdge = "#46291a",
                           kInk = "#2b2622", kQuiet = "#8a7d6b", kHole = "#2b2622", kSpark = "#b3261e";
constexpr std::array<std::string_view, 3> kReactionColours = {"#2f6f9f", "#b06a00", "#1f6b45"};
constexpr std::array<std::string_view, 12> kDiscColours = {"#c0392b", "#1f6fb2", "#1e8449", "#8e44ad",
                                                           "#d68910", "#117a8b", "#a04000", "#5b6770",
                                                           "#c2185b", "#3f51b5", "#7d8f00", "#6d4c41"};

// 0 … 255, of "#rrggbb".
int lightness(std::string_view colour) {
    const auto digit = [&](std::size_t i) {
        const char c = colour[i];
        return c <= '9' ? c - '0' : (c | 32) - 'a' + 10;
    };
    const int r = digit(1) * 16 + digit(2), g = digit(3) * 16 + digit(4), b = digit(5) * 16 + digit(6);
    return (r * 3 + g * 6 + b) / 10;
}

// The largest of 1, 2 and 5 times a power of ten that is not above `most` (1 … 1e17); at least 1.
std::int64_t roundBelow(double most) {
    std::int64_t power = 1;
    while (power < 100'000'000'000'000'000 && static_cast<double>(power) * 10 <= most) power *= 10;
    for (const int factor : {5, 2}) {
        if (static_cast<double>(power) * factor <= most) return power * factor;
    }
    return power;
}

class ScenePicture {
  public:
    explicit ScenePicture(const Shot& shot) : shot_(shot) {}

    std::string draw() {
        measure();
        begin();
        drawTable();
        drawLines();
        drawStarts();
        drawPaths();
        drawContacts();
        drawEnds();
        drawScale();
        svg_.close("svg");
        return svg_.text();
    }

  private:
    std::string_view colourOf(int disc) const {
        const auto i = static_cast<std::size_t>(disc);
        if (i < shot_.colours.size() && !shot_.colours[i].empty()) return shot_.colours[i];
        return kDiscColours[i % kDiscColours.size()];
    }
    // What a path of this colour is drawn on, to be seen on wood.
    std::string_view casingOf(int disc) const { return lightness(colourOf(disc)) > 170 ? kFrame : kPaper; }
    std::string_view inkOn(int disc) const { return lightness(colourOf(disc)) > 140 ? kInk : kPaper; }
    double radiusOf(int disc) const {
        const Disc& d = shot_.before[static_cast<std::size_t>(disc)];
        return static_cast<double>(shot_.table.kinds[static_cast<std::size_t>(d.kind)].radius);
    }
    const base::DiscPath* pathOf(int disc) const {
        for (const base::DiscPath& path : shot_.result.trajectory.paths) {
            if (path.disc == disc && !path.segments.empty()) return &path;
        }
        return nullptr;
    }
    Point placeOf(int disc, std::int64_t micros) const {
        const base::DiscPath* path = pathOf(disc);
        return path ? placeAt(*path, micros) : pointOf(shot_.before[static_cast<std::size_t>(disc)].at);
    }
    // Where its path ends: at rest, or where it left the table.
    Point endOf(int disc) const {
        const Disc& after = shot_.result.discs[static_cast<std::size_t>(disc)];
        if (after.onTable) return pointOf(after.at);
        const base::DiscPath* path = pathOf(disc);
        return placeOf(disc, path && path->gone >= 0 ? path->gone : 0);
    }
    bool moved(int disc) const {
        const Disc& before = shot_.before[static_cast<std::size_t>(disc)];
        const base::DiscPath* path = pathOf(disc);
        if (!before.onTable || !path) return false;
        return !(shot_.result.discs[static_cast<std::size_t>(disc)] == before) || path->segments.size() > 1;
    }
    int discs() const { return static_cast<int>(shot_.before.size()); }
    bool startsOnTable(int disc) const { return shot_.before[static_cast<std::size_t>(disc)].onTable; }

    void measure() {
        for (const physics::Wall& w : shot_.table.walls) frame_.add(pointOf(w.from)), frame_.add(pointOf(w.to));
        for (const physics::Post& p : shot_.table.posts) frame_.add(pointOf(p.centre), static_cast<double>(p.radius));
        for (const physics::Pocket& p : shot_.table.pockets)
            frame_.add(pointOf(p.centre), static_cast<double>(p.radius));
        for (const physics::Line& l : shot_.table.lines) frame_.add(pointOf(l.from)), frame_.add(pointOf(l.to));
        for (int disc = 0; disc < discs(); ++disc) {
            if (!startsOnTable(disc)) continue;
            frame_.add(placeOf(disc, 0), radiusOf(disc));
            frame_.add(endOf(disc), radiusOf(disc));
            if (const base::DiscPath* path = pathOf(disc)) {
                for (const base::Segment& s : path->segments)
                    frame_.add({static_cast<double>(s.x), static_cast<double>(s.y)}, radiusOf(disc));
            }
        }
        frame_.close();
    }

    void begin() {
        const int w = frame_.width(), h = frame_.height();
        svg_.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                          {"viewBox", "0 0 " + std::to_string(w) + " " + std::to_string(h)},
                          {"width", 960},
                          {"height", Frame::units(960.0 * h / w)},
                          {"role", "img"},
                          {"font-family", "system-ui, sans-serif"}});
        if (!shot_.title.empty()) svg_.raw("<title>" + escaped(shot_.title) + "</title>");
        svg_.empty("rect", {{"width", w}, {"height", h}, {"fill", kPaper}});
        svg_.empty("rect",
                   {{"x", 180}, {"y", 180}, {"width", w - 360}, {"height", h - 360}, {"rx", 120}, {"fill", kWood}});
    }

    void drawTable() {
        for (const physics::Pocket& p : shot_.table.pockets) {
            const Point at = frame_(pointOf(p.centre));
            circle(at, frame_.length(static_cast<double>(p.radius), 12), {{"fill", kHole}});
        }
        constexpr double kThick = 90;
        for (const physics::Wall& wall : shot_.table.walls) {
            const Point a = frame_(pointOf(wall.from)), b = frame_(pointOf(wall.to));
            const Point way{b.x - a.x, b.y - a.y};
            const double length = std::max(lengthOf(way), 1.0);
            // The face that discs meet is the edge of the band; discs are on its left.
            const Point out{-way.y / length * kThick / 2, way.x / length * kThick / 2};
            line({a.x + out.x, a.y + out.y}, {b.x + out.x, b.y + out.y},
                 {{"stroke", kFrame}, {"stroke-width", Frame::units(kThick)}, {"stroke-linecap", "square"}});
            line(a, b, {{"stroke", kEdge}, {"stroke-width", 12}});
        }
        for (const physics::Post& p : shot_.table.posts) {
            circle(frame_(pointOf(p.centre)), frame_.length(static_cast<double>(p.radius), 14), {{"fill", kEdge}});
        }
    }

    // Dashed, in the colour of what a crossing does, with a small arrow for each direction that counts.
    void drawLines() {
        for (const physics::Line& l : shot_.table.lines) {
            const Point a = frame_(pointOf(l.from)), b = frame_(pointOf(l.to));
            const std::string_view colour = kReactionColours[static_cast<std::size_t>(l.reaction)];
            line(a, b, {{"stroke", colour}, {"stroke-width", 22}, {"stroke-dasharray", "90 60"}});
            const double length = std::max(lengthOf({b.x - a.x, b.y - a.y}), 1.0);
            const Point along{(b.x - a.x) / length, (b.y - a.y) / length};
            const Point out{-along.y, along.x};
            const Point middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
            if (l.direction != physics::Direction::In) arrow(middle, out, along, colour);
            if (l.direction != physics::Direction::Out) arrow(middle, {-out.x, -out.y}, along, colour);
        }
    }

    void arrow(Point from, Point way, Point across, std::string_view colour) {
        const auto corner = [&](double ahead, double aside) {
            return std::to_string(Frame::units(from.x + way.x * ahead + across.x * aside)) + " " +
                   std::to_string(Frame::units(from.y + way.y * ahead + across.y * aside));
        };
        svg_.empty("path", {{"d", "M" + corner(30, -60) + "L" + corner(120, 0) + "L" + corner(30, 60) + "z"},
                            {"fill", colour}});
    }

    void drawStarts() {
        for (int disc = 0; disc < discs(); ++disc) {
            if (!startsOnTable(disc) || !moved(disc)) continue;
            circle(frame_(placeOf(disc, 0)), frame_.length(radiusOf(disc), 20),
                   {{"fill", colourOf(disc)},
                    {"fill-opacity", ".16"},
                    {"stroke", lightness(colourOf(disc)) > 170 ? kFrame : colourOf(disc)},
                    {"stroke-width", 16},
                    {"stroke-dasharray", "60 40"}});
        }
    }

    void drawPaths() {
        const std::int64_t step = dotStep();
        for (int disc = 0; disc < discs(); ++disc) {
            if (!startsOnTable(disc) || !moved(disc)) continue;
            const base::DiscPath& path = *pathOf(disc);
            std::string d;
            for (const base::Segment& s : path.segments)
                d +=
                    (d.empty() ? "M" : "L") + coordinates(frame_({static_cast<double>(s.x), static_cast<double>(s.y)}));
            d += "L" + coordinates(frame_(endOf(disc)));
            svg_.open("g", {{"fill", "none"}, {"stroke-linejoin", "round"}, {"stroke-linecap", "round"}});
            svg_.empty("path", {{"d", d}, {"stroke", casingOf(disc)}, {"stroke-width", 58}, {"stroke-opacity", ".75"}});
            svg_.empty("path", {{"d", d}, {"stroke", colourOf(disc)}, {"stroke-width", 30}});
            svg_.close("g");
            const std::int64_t last = path.gone >= 0 ? path.gone : shot_.result.trajectory.duration;
            Point before = placeOf(disc, 0);
            for (std::int64_t t = step; t < last; t += step) {
                const Point at = placeOf(disc, t);
                if (lengthOf({at.x - before.x, at.y - before.y}) * frame_.scale() < 1) continue;
                circle(frame_(at), 30, {{"fill", colourOf(disc)}, {"stroke", casingOf(disc)}, {"stroke-width", 12}});
                before = at;
            }
        }
    }

    // µs between dots: at most about thirty of them on a path.
    std::int64_t dotStep() const {
        return std::max<std::int64_t>(
            roundBelow(static_cast<double>(std::max<std::int64_t>(shot_.result.trajectory.duration, 30)) / 15), 1);
    }

    Point touchOf(const physics::Contact& contact) const {
        const Point at = pointOf(contact.at);
        const double radius = radiusOf(contact.disc);
        const auto towards = [&](Point other) {
            const Point way{other.x - at.x, other.y - at.y};
            const double length = lengthOf(way);
            return length > 0 ? Point{at.x + way.x / length * radius, at.y + way.y / length * radius} : at;
        };
        const auto index = static_cast<std::size_t>(contact.index);
        switch (contact.thing) {
            case physics::Thing::Disc:
                return towards(placeOf(contact.index, contact.time / 1000));
            case physics::Thing::Post:
                return towards(pointOf(shot_.table.posts[index].centre));
            case physics::Thing::Wall:
                break;
        }
        const Point from = pointOf(shot_.table.walls[index].from), to = pointOf(shot_.table.walls[index].to);
        const Point way{to.x - from.x, to.y - from.y};
        const double part = ((at.x - from.x) * way.x + (at.y - from.y) * way.y) / (way.x * way.x + way.y * way.y);
        const double inside = std::clamp(part, 0.0, 1.0);
        return towards({from.x + way.x * inside, from.y + way.y * inside});
    }

    void drawContacts() {
        double most = 1;
        for (const physics::Contact& c : shot_.result.contacts) most = std::max(most, static_cast<double>(c.normal));
        for (const physics::Contact& c : shot_.result.contacts) {
            const double share = std::sqrt(std::max(static_cast<double>(c.normal), 0.0) / most);
            circle(frame_(touchOf(c)), 24 + Frame::units(60 * share),
                   {{"fill", "none"}, {"stroke", kSpark}, {"stroke-width", 16}, {"stroke-opacity", ".85"}});
        }
    }

    void drawEnds() {
        for (int disc = 0; disc < discs(); ++disc) {
            if (!startsOnTable(disc)) continue;
            const Point at = frame_(endOf(disc));
            const int radius = frame_.length(radiusOf(disc), 20);
            if (!shot_.result.discs[static_cast<std::size_t>(disc)].onTable) {
                drawGone(disc, at, radius);
                continue;
            }
            circle(at, radius, {{"fill", colourOf(disc)}, {"stroke", kInk}, {"stroke-width", 14}});
            circle(at, radius * 7 / 10,
                   {{"fill", "none"}, {"stroke", inkOn(disc)}, {"stroke-width", 8}, {"stroke-opacity", ".45"}});
            number(disc, at, radius, inkOn(disc));
        }
    }

    // Left the table here: a ring with a cross through it.
    void drawGone(int disc, Point at, int radius) {
        const double arm = radius * 0.7;
        circle(at, radius,
               {{"fill", colourOf(disc)}, {"fill-opacity", ".35"}, {"stroke", kSpark}, {"stroke-width", 18}});
        for (const double sign : {-1.0, 1.0}) {
            line({at.x - arm, at.y - sign * arm}, {at.x + arm, at.y + sign * arm},
                 {{"stroke", kSpark}, {"stroke-width", 18}, {"stroke-opacity", ".6"}});
        }
        number(disc, at, radius, kInk);
    }

    void number(int disc, Point at, int radius, std::string_view ink) {
        if (radius < 70) return;
        svg_.words("text",
                   {{"x", Frame::units(at.x)},
                    {"y", Frame::units(at.y + radius * 0.3)},
                    {"font-size", radius * 17 / 20},
                    {"text-anchor", "middle"},
                    {"fill", ink}},
                   std::to_string(disc));
    }

    // A bar of a round length, and the time between two dots.
    void drawScale() {
        const std::int64_t bar = roundBelow(Frame::kWidth / 4 / frame_.scale());
        const int length = frame_.length(static_cast<double>(bar)), y = frame_.height() - 80, x = 200;
        svg_.empty("path", {{"d", "M" + std::to_string(x) + " " + std::to_string(y - 40) + "v40h" +
                                      std::to_string(length) + "v-40"},
                            {"fill", "none"},
                            {"stroke", kQuiet},
                            {"stroke-width", 14}});
        label(x + length + 60, y, quantity(bar, {{{"m", 1'000'000'000}, {"mm", 1'000'000}, {"µm", 1'000}, {"nm", 1}}}));
        if (shot_.result.trajectory.duration <= 0) return;
        const int right = frame_.width() - 1100;
        for (const int dx : {0, 150}) circle({static_cast<double>(right + dx), y - 45.0}, 30, {{"fill", kQuiet}});
        label(right + 240, y, quantity(dotStep(), {{{"s", 1'000'000}, {"ms", 1'000}, {"µs", 1}, {"", 1}}}));
    }

    struct Unit {
        std::string_view name;
        std::int64_t size;
    };
    static std::string quantity(std::int64_t value, const std::array<Unit, 4>& units) {
        for (const Unit& unit : units) {
            if (value >= unit.size && value % unit.size == 0)
                return std::to_string(value / unit.size) + " " + std::string(unit.name);
        }
        return std::to_string(value);
    }

    void label(int x, int y, const std::string& words) {
        svg_.words("text", {{"x", x}, {"y", y}, {"font-size", 190}, {"fill", kQuiet}}, words);
    }

    static std::string coordinates(Point p) {
        return std::to_string(Frame::units(p.x)) + " " + std::to_string(Frame::units(p.y));
    }
    void circle(Point at, int radius, Svg::Attributes attributes) {
        svg_.open("g", attributes);
        svg_.empty("circle", {{"cx", Frame::units(at.x)}, {"cy", Frame::units(at.y)}, {"r", radius}});
        svg_.close("g");
    }
    void line(Point a, Point b, Svg::Attributes attributes) {
        svg_.open("g", attributes);
        svg_.empty("path", {{"d", "M" + coordinates(a) + "L" + coordinates(b)}});
        svg_.close("g");
    }

    const Shot& shot_;
    Frame frame_;
    Svg svg_;
};

}  // namespace

std::string drawScene(const Shot& shot) {
    return ScenePicture(shot).draw();
}

}  // namespace draw
