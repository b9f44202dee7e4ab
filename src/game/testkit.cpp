#include "game/testkit.h"

#include <set>

namespace game::testkit {

namespace {

std::string damaged(std::string text, base::Rng& rng) {
    const auto bytes = 1 + rng.below(3);
    for (std::uint64_t i = 0; i < bytes && !text.empty(); ++i) {
        const auto at = rng.below(text.size());
        switch (rng.below(3)) {
            case 0:
                text[at] = static_cast<char>(rng.below(256));
                break;
            case 1:
                text.erase(at, 1 + rng.below(4));
                break;
            default:
                text.insert(at, 1, static_cast<char>(32 + rng.below(95)));
                break;
        }
    }
    return text;
}

// Whatever a damaged text means, what is made of it has a text that means the same.
Broken surviveDamage(const Factory& factory, const Match& match, const std::string& action, base::Rng& rng) {
    const std::string state = damaged(match.stateText(), rng);
    if (const auto other = factory(match.seed(), state)) {
        const std::string text = (*other)->stateText();
        const auto again = factory(match.seed(), text);
        if (!again || (*again)->stateText() != text) return "state text does not round-trip: " + state;
    }
    const std::string token = damaged(action, rng);
    if (!match.check(token) && !isAdjudication(token)) {
        const auto copy = match.clone();
        if (copy->apply(token, nullptr)) return "check allows what apply refuses: " + token;
        if (copy->steps().back().text != token) return "an action has two spellings: " + token;
    }
    (void)match.parseNotation(damaged(action, rng));
    return std::nullopt;
}

Broken checkList(const Match& match, const std::string& action) {
    const auto choices = match.choices("");
    if (!choices) return "no choices";
    std::set<std::string> seen;
    for (const Choice& choice : choices->list) {
        if (match.check(choice.action)) return "listed but illegal: " + choice.action;
        if (!seen.insert(choice.action).second) return "listed twice: " + choice.action;
    }
    if (!match.info().enumerable) return std::nullopt;
    if (!seen.contains(action)) return "legal but not listed: " + action;
    const auto lines = match.perft(1, {});
    if (!lines || lines->size() != seen.size()) return "perft(1) differs from the list";
    return std::nullopt;
}

Broken checkTexts(const Factory& factory, const Match& match, const std::string& action) {
    const std::string text = match.stateText();
    const auto same = factory(match.seed(), text);
    if (!same) return "own state text refused: " + text;
    if ((*same)->stateText() != text || (*same)->hash() != match.hash())
        return "state text does not round-trip: " + text;
    if ((*same)->toAct() != match.toAct() || (*same)->facts() != match.facts()) return "state text forgets: " + text;
    const auto notation = match.notation(action);
    if (!notation) return "no notation for " + action;
    const auto back = match.parseNotation(*notation);
    if (!back || *back != action) return "notation does not round-trip: " + *notation;

    Events events, sameEvents;
    const auto after = match.clone();
    if (after->apply(action, &events) || (*same)->apply(action, &sameEvents))
        return "sampled action refused: " + action;
    if (after->stateText() != (*same)->stateText() || after->hash() != (*same)->hash())
        return "same action, other result: " + action;
    if (events != sameEvents) return "same action, other events: " + action;
    return std::nullopt;
}

}  // namespace

Broken step(const Factory& factory, Match& match, const std::string& action, base::Rng& rng) {
    const std::string before = match.stateText();
    const std::string where = " [" + before + " " + action + "]";
    if (match.check(action)) return "sampled but illegal" + where;
    if (auto broken = checkTexts(factory, match, action)) return *broken + where;
    if (auto broken = checkList(match, action)) return *broken + where;
    if (auto broken = surviveDamage(factory, match, action, rng)) return *broken + where;
    const std::size_t plies = match.steps().size();
    if (match.apply(action, nullptr)) return "refused" + where;
    if (match.steps().back().text != action) return "action text does not round-trip" + where;
    const std::string after = match.stateText();
    if (!match.undo() || match.stateText() != before || match.steps().size() != plies)
        return "undo is no inverse" + where;
    if (match.apply(action, nullptr) || match.stateText() != after) return "replayed action differs" + where;
    return std::nullopt;
}

Broken playOut(const Factory& factory, std::uint64_t seed, int maxPlies) {
    base::Rng rng(seed);
    const auto made = factory(seed, std::nullopt);
    if (!made) return "no initial state";
    Match& match = **made;
    for (int ply = 0; ply < maxPlies; ++ply) {
        if (match.outcome().over()) {
            if (match.toAct()) return "over, yet somebody acts: " + match.stateText();
            if (match.sample(rng).ok()) return "over, yet there is an action: " + match.stateText();
            return std::nullopt;
        }
        if (!match.toAct()) return "not over, yet nobody acts: " + match.stateText();
        const auto action = match.sample(rng);
        if (!action) return "nothing to sample: " + match.stateText();
        if (auto broken = step(factory, match, *action, rng)) return broken;
    }
    return "does not end: " + match.stateText();
}

}  // namespace game::testkit
