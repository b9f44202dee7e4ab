// Notation from outside: the first line is a state (empty: the initial one), every other line an action as people write
// it.
#include "fuzz/support.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto lines = fuzz::linesOf(fuzz::textOf(data, size), 40);
    for (const catalog::Entry& entry : catalog::standardCatalog().entries()) {
        const auto match = fuzz::matchFrom(entry, lines[0]);
        if (!match) continue;
        for (std::size_t i = 1; i < lines.size(); ++i) {
            const auto action = match->parseNotation(lines[i]);
            if (!action) continue;
            fuzz::require(!match->check(*action), "what is understood is legal");
            const auto words = match->notation(*action);
            fuzz::require(words.ok(), "every legal action can be said");
            const auto again = match->parseNotation(*words);
            fuzz::require(again.ok() && *again == *action, "what is said is understood");
            fuzz::require(!match->apply(*action, nullptr), "what is legal can be played");
        }
    }
    return 0;
}
