// A strike on a real board in words.
#include <optional>

#include "base/text.h"
#include "games/discfootball/text.h"

namespace discfootball {

namespace {

base::Fault bad(std::string_view problem, int at) {
    return {"bad_strike", "", {{"problem", std::string(problem)}}, at};
}

// Millimetres with at most six decimals, as nm: "-0.5" = −500 000.
std::optional<std::int64_t> millimetres(std::string_view text) {
    constexpr std::size_t kDecimals = 6;
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const std::size_t point = text.find('.');
    const auto whole = base::parseInteger(text.substr(0, point), 0, 10'000);
    std::string decimals;
    if (point != std::string_view::npos) {
        decimals = text.substr(point + 1);
        if (decimals.empty() || decimals.size() > kDecimals ||
            decimals.find_first_not_of("0123456789") != std::string::npos)
            return std::nullopt;
    }
    if (!whole) return std::nullopt;
    decimals.append(kDecimals - decimals.size(), '0');
    std::int64_t value = *whole;
    for (const char digit : decimals) value = value * 10 + (digit - '0');
    return negative ? -value : value;
}

std::optional<Point> place(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto x = millimetres(text.substr(0, comma)), y = millimetres(text.substr(comma + 1));
    if (!x || !y) return std::nullopt;
    return Point{*x, *y};
}

// Reads the words one by one; the first thing wrong stays.
class Telling {
  public:
    Telling(const State& s, const Table& table) : s_(s), table_(table) { strike_.rest = s.at; }

    std::string_view word(std::string_view text, bool first) {
        const std::size_t equals = text.find('=');
        if (equals == std::string_view::npos) return first ? struck(text) : touched(text);
        if (first) return "struck";
        const std::string_view key = text.substr(0, equals), value = text.substr(equals + 1);
        if (key == "goal") return goal(value);
        const auto at = place(value);
        if (!at) return "malformed";
        if (key == "out" || key == "in") return crossed(*at, key == "out");
        const auto piece = pieceNamed(key);
        if (!piece) return "malformed";
        strike_.rest[static_cast<std::size_t>(*piece)] = *at;
        ballTold_ |= *piece == kBall;
        return {};
    }

    // What does not fit together at the end.
    std::string_view problem() const {
        if (strike_.goal != 0) {
            if (ballTold_) return "goal";
        } else if (outside_ == table_.inField(strike_.rest[kBall])) {
            return "ball_out";
        }
        // A goal that counts ends everything.
        if (strike_.goal != 0 && goalCounts(s_.side, strike_.struck, strike_.goal, strike_.touchedBeforeGoal))
            return {};
        for (std::size_t i = 0; i < kPieces; ++i) {
            if (i == kBall && strike_.goal != 0) continue;
            if (!onTable(strike_.rest[i])) return "off_the_table";
            for (std::size_t k = 0; k < i; ++k) {
                if (overlap(strike_.rest[i], strike_.rest[k])) return "overlap";
            }
        }
        return {};
    }

    const Strike& strike() const { return strike_; }

  private:
    std::string_view struck(std::string_view name) {
        const auto piece = pieceNamed(name);
        const bool right =
            piece && (s_.phase == Phase::Play ? *piece != kBall && sideOf(*piece) == s_.side : *piece == kBall);
        if (!right) return "struck";
        strike_.struck = *piece;
        return {};
    }
    std::string_view touched(std::string_view name) {
        const auto piece = pieceNamed(name);
        if (!piece) return "malformed";
        if (*piece == strike_.struck || (*piece == kBall && strike_.goal != 0)) return "touched";
        strike_.touched |= static_cast<std::uint8_t>(1U << *piece);
        if (strike_.goal == 0) strike_.touchedBeforeGoal = strike_.touched;
        return {};
    }
    std::string_view crossed(Point at, bool out) {
        const Line line = table_.lineAt(at);
        if (line == Line::None) return "line";
        if (outside_ == out || strike_.goal != 0) return "ball_out";
        outside_ = out;
        if (out) strike_.exit = line, strike_.exitAt = at;
        return {};
    }
    std::string_view goal(std::string_view whose) {
        if (strike_.goal != 0 || (whose != "white" && whose != "black")) return "goal";
        strike_.goal = whose == "black" ? 1 : -1;
        return {};
    }
    // Within the rims or in a goal's pocket.
    bool onTable(Point p) const {
        if (table_.inBox(p)) return true;
        const auto size = [](std::int64_t v) { return v < 0 ? -v : v; };
        return size(p.y) <= kHalfGoal - kRadius && size(p.x) <= table_.rimX() + kPocketDepth - kRadius;
    }

    const State& s_;
    const Table& table_;
    Strike strike_;
    bool outside_ = false, ballTold_ = false;
};

}  // namespace

base::Result<Strike> parseStrike(std::string_view text, const State& s, const Table& table) {
    Telling telling(s, table);
    const auto words = base::words(text);
    if (words.empty()) return bad("malformed", 0);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (const auto problem = telling.word(words[i].text, i == 0); !problem.empty())
            return bad(problem, words[i].at);
    }
    if (const auto problem = telling.problem(); !problem.empty()) return bad(problem, 0);
    return telling.strike();
}

}  // namespace discfootball
