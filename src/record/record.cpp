#include "record/record.h"

#include <algorithm>

#include "base/text.h"

namespace record {

namespace {

bool isControl(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

std::string cleaned(std::string name) {
    std::replace_if(name.begin(), name.end(), isControl, ' ');
    return std::string(base::trimmed(name));
}

game::KeyValues namesInOrder(const game::GameInfo& info, const game::KeyValues& given) {
    game::KeyValues names;
    for (const std::string_view seat : info.seats) {
        const auto found =
            std::find_if(given.begin(), given.end(), [&](const auto& pair) { return pair.first == seat; });
        if (found == given.end()) continue;
        std::string name = cleaned(found->second);
        if (!name.empty()) names.emplace_back(seat, std::move(name));
    }
    return names;
}

}  // namespace

std::string resultOf(const game::Outcome& outcome) {
    if (!outcome.over()) return "*";
    if (outcome.result == game::Result::Draw) return "1/2-1/2";
    return outcome.winner == game::Seat::First ? "1-0" : "0-1";
}

bool isDate(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return false;
    const auto number = [&](std::size_t at, std::size_t digits) {
        int value = 0;
        for (const char c : text.substr(at, digits)) {
            if (c < '0' || c > '9') return -1;
            value = value * 10 + (c - '0');
        }
        return value;
    };
    const int month = number(5, 2), day = number(8, 2);
    return number(0, 4) >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

Record recordOf(const game::Match& match, const Extras& extras) {
    Record record;
    record.game = match.info().name;
    record.rules = match.info().rulesVersion;
    record.options = match.options();
    record.seed = match.seed();
    record.names = namesInOrder(match.info(), extras.names);
    if (isDate(extras.date)) record.date = extras.date;
    if (!match.startIsInitial()) record.start = match.startText();
    const game::Outcome outcome = match.outcome();
    record.result = resultOf(outcome);
    record.reason = outcome.over() ? outcome.reason : "";
    for (const game::Step& step : match.steps()) record.steps.push_back({step.text, 0, std::nullopt});
    for (std::size_t i = 0; i < std::min(record.steps.size(), extras.clocks.size()); ++i) {
        const std::int64_t clock = extras.clocks[i];
        if (clock >= 0 && clock <= kMaxClock) record.steps[i].clock = clock;
    }
    // The hashes backwards: undoing is the only way to the states before.
    const std::unique_ptr<game::Match> back = match.clone();
    for (std::size_t i = record.steps.size(); i-- > 0; back->undo()) record.steps[i].hash = back->hash();
    record.hash = back->hash();
    return record;
}

}  // namespace record
