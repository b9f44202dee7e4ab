// States from outside: whatever is read is written so that it reads back, and can be played on from.
#include "fuzz/support.h"

namespace {

// A state's text is the only text of that state, in a match as well as when it is read again.
void requireRoundTrip(const catalog::Entry& entry, const game::Match& match) {
    const std::string text = match.stateText();
    const auto again = entry.makeMatch(match.options(), match.seed(), text);
    fuzz::require(again.ok(), "what a game writes, it reads");
    fuzz::require((*again)->stateText() == text, "a state has one text");
    fuzz::require((*again)->hash() == match.hash(), "equal states have equal hashes");
}

void playOn(const catalog::Entry& entry, const game::Match& match) {
    constexpr std::size_t kActions = 60;
    const auto choices = match.choices("");
    fuzz::require(choices.ok(), "choices of everything are never refused");
    std::size_t played = 0;
    for (const game::Choice& choice : choices->list) {
        if (++played > kActions) break;
        fuzz::require(!match.check(choice.action), "what may be chosen is legal");
        const auto next = match.clone();
        game::Events events;
        fuzz::require(!next->apply(choice.action, &events), "what is legal can be played");
        requireRoundTrip(entry, *next);
        fuzz::require(next->undo() && next->stateText() == match.stateText(), "undo takes an action back");
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    for (const catalog::Entry& entry : catalog::standardCatalog().entries()) {
        const auto match = fuzz::matchFrom(entry, fuzz::textOf(data, size));
        if (!match) continue;
        requireRoundTrip(entry, *match);
        playOn(entry, *match);
    }
    return 0;
}
