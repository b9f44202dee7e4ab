#include "record/text.h"

#include <algorithm>
#include <cassert>

#include "base/hash.h"
#include "base/text.h"

namespace record {

namespace {

using game::Fault;

constexpr std::string_view kFormat = "striker record 1";

struct HeaderLine {
    std::string_view key;
    std::string value;
};

// Everything before the empty line but the first line.
std::vector<HeaderLine> headerOf(const Record& record) {
    std::vector<HeaderLine> lines = {{"game", record.game}, {"rules", std::to_string(record.rules)}};
    std::string options;
    for (const auto& [key, value] : record.options) options += (options.empty() ? "" : " ") + key + "=" + value;
    if (!options.empty()) lines.push_back({"options", options});
    lines.push_back({"seed", std::to_string(record.seed)});
    for (const auto& [seat, name] : record.names) lines.push_back({"name", seat + " " + name});
    if (!record.date.empty()) lines.push_back({"date", record.date});
    if (record.start) lines.push_back({"start", *record.start});
    lines.push_back({"hash", base::hexOf(record.hash)});
    lines.push_back({"result", record.reason.empty() ? record.result : record.result + " " + record.reason});
    return lines;
}

std::optional<std::uint64_t> parseHash(std::string_view text) {
    if (text.size() != 16) return std::nullopt;
    std::uint64_t value = 0;
    for (const char c : text) {
        const bool digit = c >= '0' && c <= '9';
        if (!digit && (c < 'a' || c > 'f')) return std::nullopt;
        value = value << 4 | static_cast<std::uint64_t>(digit ? c - '0' : c - 'a' + 10);
    }
    return value;
}

// No control characters, no space at either end, not empty.
bool isLineText(std::string_view text) {
    return !text.empty() && text.front() != ' ' && text.back() != ' ' &&
           std::all_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) >= 0x20 && c != 0x7f; });
}

// As above and without spaces.
bool isToken(std::string_view text) {
    return isLineText(text) && text.find(' ') == std::string_view::npos;
}

// Each reads one value into the record; false if it is malformed.
bool readGame(std::string_view value, Record& record) {
    record.game = value;
    return isToken(value);
}

bool readRules(std::string_view value, Record& record) {
    const auto rules = base::parseInteger(value, 1, 1'000'000);
    record.rules = static_cast<int>(rules.value_or(0));
    return rules.has_value();
}

bool readOptions(std::string_view value, Record& record) {
    for (const base::Word& word : base::fields(value, ' ')) {
        const std::size_t equals = word.text.find('=');
        if (!isToken(word.text) || equals == std::string_view::npos || equals == 0) return false;
        record.options.emplace_back(word.text.substr(0, equals), word.text.substr(equals + 1));
    }
    return true;
}

bool readSeed(std::string_view value, Record& record) {
    const auto seed = base::parseUnsigned(value);
    record.seed = seed.value_or(0);
    return seed.has_value();
}

bool readName(std::string_view value, Record& record) {
    const std::size_t space = value.find(' ');
    if (space == std::string_view::npos) return false;
    const std::string_view seat = value.substr(0, space), name = value.substr(space + 1);
    for (const auto& known : record.names) {
        if (known.first == seat) return false;
    }
    record.names.emplace_back(seat, name);
    return isToken(seat) && isLineText(name);
}

bool readDate(std::string_view value, Record& record) {
    record.date = value;
    return isDate(value);
}

bool readStart(std::string_view value, Record& record) {
    record.start = value;
    return isLineText(value);
}

bool readHash(std::string_view value, Record& record) {
    const auto hash = parseHash(value);
    record.hash = hash.value_or(0);
    return hash.has_value();
}

bool readResult(std::string_view value, Record& record) {
    const std::size_t space = value.find(' ');
    record.result = value.substr(0, space);
    if (record.result == "*") return space == std::string_view::npos;
    if (record.result != "1-0" && record.result != "0-1" && record.result != "1/2-1/2") return false;
    if (space == std::string_view::npos) return false;
    record.reason = value.substr(space + 1);
    return isToken(record.reason);
}

struct Key {
    std::string_view name;
    enum class Times : std::uint8_t { Once, AtMostOnce, Any } times;
    bool (*read)(std::string_view value, Record& record);
};

constexpr Key kKeys[] = {
    {"game", Key::Times::Once, readGame},
    {"rules", Key::Times::Once, readRules},
    {"options", Key::Times::AtMostOnce, readOptions},
    {"seed", Key::Times::Once, readSeed},
    {"name", Key::Times::Any, readName},
    {"date", Key::Times::AtMostOnce, readDate},
    {"start", Key::Times::AtMostOnce, readStart},
    {"hash", Key::Times::Once, readHash},
    {"result", Key::Times::Once, readResult},
};

bool readStep(std::string_view line, Record& record) {
    const auto parts = base::fields(line, ' ');
    if (parts.size() < 2 || parts.size() > 3 || !isToken(parts[0].text)) return false;
    const auto hash = parseHash(parts[1].text);
    if (!hash) return false;
    Step step{std::string(parts[0].text), *hash, std::nullopt};
    if (parts.size() == 3) {
        step.clock = base::parseInteger(parts[2].text, 0, kMaxClock);
        if (!step.clock) return false;
    }
    record.steps.push_back(std::move(step));
    return true;
}

// The lines of a text, one after the other.
class Lines {
  public:
    explicit Lines(std::string_view text) : lines_(base::fields(text, '\n')) {
        if (lines_.back().text.empty()) lines_.pop_back();
    }

    bool done() const { return next_ == lines_.size(); }
    // Without its end. Precondition: !done().
    std::string_view peek() const {
        std::string_view line = lines_[next_].text;
        if (line.ends_with('\r')) line.remove_suffix(1);
        return line;
    }
    void skip() { ++next_; }
    Fault fault(std::string_view problem) const {
        const int at = done() ? (lines_.empty() ? 0 : lines_.back().at + static_cast<int>(lines_.back().text.size()))
                              : lines_[next_].at;
        return {
            "bad_record", "", {{"line", static_cast<std::int64_t>(next_ + 1)}, {"problem", std::string(problem)}}, at};
    }

  private:
    std::vector<base::Word> lines_;
    std::size_t next_ = 0;
};

// Reads the lines that may begin with `key`.
std::optional<Fault> readKey(const Key& key, Lines& lines, Record& record) {
    for (int times = 0;; ++times) {
        const std::string_view line = lines.done() ? std::string_view{} : lines.peek();
        const bool here = line.starts_with(key.name) && line.substr(key.name.size()).starts_with(' ');
        if (!here || (times == 1 && key.times != Key::Times::Any)) {
            if (times == 0 && key.times == Key::Times::Once) return lines.fault("key");
            return std::nullopt;
        }
        if (!key.read(line.substr(key.name.size() + 1), record)) return lines.fault("value");
        lines.skip();
    }
}

}  // namespace

std::string write(const Record& record) {
    std::string text(kFormat);
    text += '\n';
    for (const HeaderLine& line : headerOf(record)) text.append(line.key).append(" ").append(line.value) += '\n';
    text += '\n';
    for (const Step& step : record.steps) {
        text += step.text + " " + base::hexOf(step.hash);
        if (step.clock) text += " " + std::to_string(*step.clock);
        text += '\n';
    }
    return text;
}

base::Result<Record> read(std::string_view text) {
    Lines lines(text);
    if (lines.done() || lines.peek() != kFormat) return lines.fault("format");
    lines.skip();
    Record record;
    for (const Key& key : kKeys) {
        if (auto fault = readKey(key, lines, record)) return *std::move(fault);
    }
    if (lines.done() || !lines.peek().empty()) return lines.fault("key");
    for (lines.skip(); !lines.done(); lines.skip()) {
        if (!readStep(lines.peek(), record)) return lines.fault("step");
    }
    return record;
}

int lineOf(const Record& record, std::string_view headerKey) {
    const std::vector<HeaderLine> lines = headerOf(record);
    const auto line = std::find_if(lines.begin(), lines.end(), [&](const HeaderLine& l) { return l.key == headerKey; });
    assert(line != lines.end());
    return static_cast<int>(line - lines.begin()) + 2;
}

int lineOfStep(const Record& record, std::size_t step) {
    return static_cast<int>(headerOf(record).size() + step) + 3;
}

}  // namespace record
