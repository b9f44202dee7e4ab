// Writing a record as PGN.
#include <algorithm>

#include "base/text.h"
#include "record/pgn.h"
#include "record/pgn_common.h"
#include "record/text.h"

namespace record {

namespace {

constexpr std::size_t kColumns = 80;

std::string escaped(std::string_view value) {
    std::string text;
    for (const char c : value) {
        if (c == '"' || c == '\\') text += '\\';
        text += c;
    }
    return text;
}

std::string tagLine(std::string_view name, std::string_view value) {
    return "[" + std::string(name) + " \"" + escaped(value) + "\"]\n";
}

std::string nameOf(const Record& record, std::string_view seat) {
    for (const auto& [known, name] : record.names) {
        if (known == seat) return name;
    }
    return "?";
}

std::string pgnDate(std::string date) {
    if (date.empty()) return "????.??.??";
    std::replace(date.begin(), date.end(), '-', '.');
    return date;
}

std::string_view termination(const Record& record) {
    if (record.result == "*") return "unterminated";
    if (record.reason == "flag") return "time forfeit";
    if (record.reason == "abandon") return "abandoned";
    return "normal";
}

std::string tagsOf(const Record& record, const game::Match& match, const Library& library) {
    const game::GameInfo& info = match.info();
    std::string text = tagLine("Event", "?") + tagLine("Site", "?") + tagLine("Date", pgnDate(record.date)) +
                       tagLine("Round", "?") + tagLine("White", nameOf(record, info.seats[0])) +
                       tagLine("Black", nameOf(record, info.seats[1])) + tagLine("Result", record.result);
    game::KeyValues others = {{"Termination", std::string(termination(record))}};
    const bool plain = info.name == library.plainGame && match.options() == library.plainOptions;
    if (!plain) {
        if (!info.pgnVariant.empty()) others.emplace_back("Variant", info.pgnVariant);
        for (const auto& [key, value] : match.options()) others.emplace_back(camelCase(key), value);
    }
    if (record.seed != 0) others.emplace_back("Seed", std::to_string(record.seed));
    if (record.start) {
        others.emplace_back("SetUp", "1");
        others.emplace_back("FEN", *record.start);
    }
    std::sort(others.begin(), others.end());
    for (const auto& [name, value] : others) text += tagLine(name, value);
    return text;
}

// Words filled into lines.
class Filler {
  public:
    void add(std::string_view word) {
        if (column_ != 0) {
            const bool fits = column_ + 1 + word.size() <= kColumns;
            text_ += fits ? ' ' : '\n';
            column_ = fits ? column_ + 1 : 0;
        }
        text_ += word;
        column_ += word.size();
    }
    std::string text() const { return text_ + "\n"; }

  private:
    std::string text_;
    std::size_t column_ = 0;
};

// As in FEN, the sixth field; 1 where a game's states have nothing like it.
std::int64_t firstNumber(std::string_view state) {
    const auto fields = base::fields(state, ' ');
    return fields.size() < 6 ? 1 : base::parseInteger(fields[5].text, 1, 1'000'000).value_or(1);
}

std::string clockItem(const Step& step) {
    return step.clock ? "[%clk " + formatClock(*step.clock) + "]" : "";
}

// The moves, with the match played along from its start.
class Movetext {
  public:
    Movetext(Filler& filler, game::Match& match)
        : filler_(filler), match_(match), number_(firstNumber(match.stateText())) {}

    std::optional<game::Fault> add(const Step& step) {
        if (game::isAdjudication(step.text)) return adjudication(step);
        const auto seat = match_.toAct();
        const auto words = match_.notation(step.text);
        if (!words) return words.fault();
        if (auto fault = match_.apply(step.text, nullptr)) return fault;
        addNumber(*seat);
        filler_.add(*words);
        if (step.clock) filler_.add("{" + clockItem(step) + "}");
        // Black's move after a comment gets its number again, as PGN wants it.
        whiteMovedLast_ = *seat == game::Seat::First && !step.clock;
        if (*seat == game::Seat::Second) ++number_;
        return std::nullopt;
    }

  private:
    std::optional<game::Fault> adjudication(const Step& step) {
        if (auto fault = match_.apply(step.text, nullptr)) return fault;
        filler_.add("{[%end " + step.text + "]" + (step.clock ? " " + clockItem(step) : "") + "}");
        return std::nullopt;
    }

    void addNumber(game::Seat seat) {
        if (seat == game::Seat::First) {
            filler_.add(std::to_string(number_) + ".");
        } else if (!whiteMovedLast_) {
            filler_.add(std::to_string(number_) + "...");
        }
    }

    Filler& filler_;
    game::Match& match_;
    std::int64_t number_;
    bool whiteMovedLast_ = false;
};

}  // namespace

base::Result<std::string> writePgn(const Record& record, const Library& library) {
    const auto start = record.start ? std::optional<std::string_view>(*record.start) : std::nullopt;
    auto match = library.makeMatch(record.game, record.options, record.seed, start);
    if (!match) return match.fault();
    const std::string tags = tagsOf(record, **match, library);
    Filler filler;
    Movetext moves(filler, **match);
    for (std::size_t i = 0; i < record.steps.size(); ++i) {
        if (auto fault = moves.add(record.steps[i])) {
            fault->args.push_back({"line", std::int64_t{lineOfStep(record, i)}});
            return *std::move(fault);
        }
    }
    filler.add(record.result);
    return tags + "\n" + filler.text();
}

}  // namespace record
