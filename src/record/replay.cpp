#include "record/replay.h"

#include "base/hash.h"
#include "record/text.h"

namespace record {

namespace {

base::Result<std::unique_ptr<game::Match>> begin(const Record& record, const Library& library) {
    const auto start = record.start ? std::optional<std::string_view>(*record.start) : std::nullopt;
    return library.makeMatch(record.game, record.options, record.seed, start);
}

std::string resultText(const std::string& result, std::string_view reason) {
    return reason.empty() ? result : result + " " + std::string(reason);
}

// Plays the steps and compares; stops at the first difference.
std::optional<Difference> firstDifference(const Record& record, game::Match& match) {
    const int version = match.info().rulesVersion;
    if (record.rules != version) {
        return Difference{lineOf(record, "rules"), std::to_string(record.rules), std::to_string(version)};
    }
    if (record.hash != match.hash()) {
        return Difference{lineOf(record, "hash"), base::hexOf(record.hash), base::hexOf(match.hash())};
    }
    for (std::size_t i = 0; i < record.steps.size(); ++i) {
        const Step& step = record.steps[i];
        const int line = lineOfStep(record, i);
        if (const auto fault = match.apply(step.text, nullptr)) {
            return Difference{line, step.text, std::string(fault->code)};
        }
        if (step.hash != match.hash()) return Difference{line, base::hexOf(step.hash), base::hexOf(match.hash())};
    }
    const game::Outcome outcome = match.outcome();
    const std::string expected = resultText(record.result, record.reason);
    const std::string found = resultText(resultOf(outcome), outcome.over() ? outcome.reason : "");
    if (expected != found) return Difference{lineOf(record, "result"), expected, found};
    return std::nullopt;
}

}  // namespace

base::Result<std::unique_ptr<game::Match>> replay(const Record& record, const Library& library) {
    auto match = begin(record, library);
    if (!match) return match;
    for (std::size_t i = 0; i < record.steps.size(); ++i) {
        if (auto fault = (*match)->apply(record.steps[i].text, nullptr)) {
            fault->args.push_back({"line", std::int64_t{lineOfStep(record, i)}});
            return *std::move(fault);
        }
    }
    return match;
}

base::Result<Verified> verify(const Record& record, const Library& library) {
    auto match = begin(record, library);
    if (!match) return match.fault();
    Verified verified;
    verified.match = *std::move(match);
    verified.difference = firstDifference(record, *verified.match);
    return verified;
}

}  // namespace record
