// Actions from outside: the first line is a state (empty: the initial one), every other line an action or adjudication.
#include "fuzz/support.h"

namespace {

void play(game::Match& match, std::string_view step) {
    const std::string before = match.stateText();
    const std::size_t count = match.steps().size();
    const auto checked = match.check(step);
    const auto words = match.notation(step);
    if (const auto fault = match.apply(step, nullptr)) {
        fuzz::require(checked && *checked == *fault, "check and apply say the same");
        fuzz::require(match.stateText() == before && match.steps().size() == count, "a fault changes nothing");
        return;
    }
    fuzz::require(!checked, "check and apply say the same");
    fuzz::require(match.steps().size() == count + 1, "a step is kept");
    if (match.steps().back().adjudication) return;
    const std::string action = match.steps().back().text;
    fuzz::require(action == step, "an action has one spelling");
    fuzz::require(match.undo() && match.stateText() == before, "undo takes an action back");
    fuzz::require(words.ok(), "every legal action can be said");
    const auto read = match.parseNotation(*words);
    fuzz::require(read.ok() && *read == action, "what is said is understood");
    fuzz::require(!match.apply(action, nullptr), "an action can be played again");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto lines = fuzz::linesOf(fuzz::textOf(data, size), 40);
    for (const catalog::Entry& entry : catalog::standardCatalog().entries()) {
        const auto match = fuzz::matchFrom(entry, lines[0]);
        if (!match) continue;
        for (std::size_t i = 1; i < lines.size(); ++i) play(*match, lines[i]);
        (void)match->choices(lines.back());
        (void)match->simulate(lines.back());
    }
    return 0;
}
