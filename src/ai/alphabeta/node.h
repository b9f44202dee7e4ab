// The nodes of the recursion (worker.h): principal variation search above the horizon, noisy actions below it.
#pragma once

#include "ai/alphabeta/worker.h"

namespace ai::alphabeta {

template <Searchable A>
Value Worker<A>::search(int ply, int depth, Value alpha, Value beta, Kind kind) {
    Frame& frame = at(ply);
    const bool pv = kind == kPv;
    // 1. A mover in danger is searched one ply deeper; at depth 0 only noisy actions are left.
    if (frame.danger != Danger::None && ply < 2 * rootDepth_) ++depth;
    if (depth <= 0) return horizon(ply, 0, alpha, beta);
    // 2. Perhaps the line ends here, or no end from here on can change the result.
    if (const auto end = ended(ply)) return *end;
    alpha = std::max(alpha, -(kWon - ply));
    beta = std::min(beta, kWon - ply);
    if (alpha >= beta) return alpha;
    // 3. What an earlier visit found out.
    const TableEntry* entry = table_.find(key(ply));
    const std::uint16_t tableCode = entry ? entry->code : std::uint16_t{0};
    const bool known = entry != nullptr;
    const Value tableValue = entry ? fromTable(entry->value, ply) : 0;
    if (!pv && known && entry->depth >= depth && settles(*entry, tableValue, alpha, beta)) return tableValue;
    // 4. What the position looks worth, as it stands.
    const bool calm = frame.danger == Danger::None;
    const Value plain = known ? entry->eval : adapter_.evaluate(frame.position);
    const bool sharper = known && entry->bound() == (tableValue > plain ? Bound::Lower : Bound::Upper);
    frame.eval = plain;
    const Value guess = sharper && !proved(tableValue) ? tableValue : plain;
    const bool improving = ply >= 2 && calm && plain > at(ply - 2).eval;
    // 5. So good that a shallow margin, or even passing, holds beta.
    if (!pv && calm && !proved(beta)) {
        if (depth <= 6 && guess - 90 * (depth - (improving ? 1 : 0)) >= beta && guess < kLikely) return guess;
        if (kind != kAfterPass && depth >= 3 && guess >= beta && passRefutes(ply, depth, beta)) {
            return stopped_ ? 0 : beta;
        }
    }
    // 6. Without a table action the order is poor: look less deep first.
    if (depth >= 5 && tableCode == 0) --depth;
    // 7. Every action, best guess first.
    adapter_.legal(frame.position, frame.list);
    if (size(frame.list) == 0) return endValue(adapter_.stuck(frame.position), ply);
    rank(ply, tableCode);
    at(ply + 2).killers = {};
    const Value alphaBefore = alpha;
    Value best = -kInfinite;
    std::uint16_t bestCode = 0;
    int number = 0;
    frame.quietBefore.clear();
    for (Picker::Item item; frame.picker.next(item);) {
        const Action action = frame.list[item.place];
        const std::uint16_t code = adapter_.code(action);
        ++number;
        // 8. Near the horizon a quiet action that threatens nothing cannot lift a hopeless position, and one that loses
        //    something hardly ever does.
        if (!pv && calm && best > -kProved) {
            const bool late = depth <= 6 && number > (4 + depth * depth) / (improving ? 1 : 2);
            const bool futile = depth <= 5 && plain + 120 + 90 * depth <= alpha;
            const bool losing = depth <= 3 && item.score <= kLosing / 2;
            const bool hopeless = quiet(item) ? late || futile : losing;
            if (hopeless && !adapter_.alarms(frame.position, action)) continue;
        }
        descend(ply, action);
        // 9. Late actions shallower and with a null window first; what surprises is searched again.
        Value value = 0;
        const int reduced = reduction(ply, depth, number, item, code, pv, improving);
        if (number > 1 || !pv) {
            value = child(ply, depth - 1 - reduced, alpha, alpha + 1, kPlain);
            if (value > alpha && reduced > 0) value = child(ply, depth - 1, alpha, alpha + 1, kPlain);
        }
        if (pv && (number == 1 || (value > alpha && value < beta))) value = child(ply, depth - 1, alpha, beta, kPv);
        if (stopped_) return 0;
        // 10. A better action; one that reaches beta ends the node.
        if (value > best) {
            best = value;
            if (value > alpha) {
                alpha = value;
                bestCode = code;
                if (pv) keepLine(ply, action);
                if (value >= beta) {
                    if (quiet(item)) reward(ply, depth, code);
                    break;
                }
            }
        }
        if (quiet(item)) frame.quietBefore.push_back(code);
    }
    // 11. Remember.
    const Bound bound = best >= beta ? Bound::Lower : alpha > alphaBefore ? Bound::Exact : Bound::Upper;
    table_.store(key(ply), ply, depth, best, plain, bound, bestCode);
    return best;
}

// The search of noisy actions at the end of each line, until the position is fit to be judged. A mover in danger may
// not stand pat: it looks at every action (for a mere threat only a few plies down, else lines would not end).
template <Searchable A>
Value Worker<A>::horizon(int ply, int depth, Value alpha, Value beta) {
    constexpr int kThreatDepth = -2;
    Frame& frame = at(ply);
    // 1. Perhaps the line ends here, or an earlier visit knows.
    if (const auto end = ended(ply)) return *end;
    const TableEntry* entry = table_.find(key(ply));
    const std::uint16_t tableCode = entry ? entry->code : std::uint16_t{0};
    if (entry) {
        const Value value = fromTable(entry->value, ply);
        if (settles(*entry, value, alpha, beta)) return value;
    }
    // 2. Good enough as it stands?
    const bool evade = frame.danger == Danger::Check || (frame.danger == Danger::Threat && depth > kThreatDepth);
    const Value alphaBefore = alpha;
    const Value plain = entry ? entry->eval : adapter_.evaluate(frame.position);
    Value best = -kInfinite;
    if (!evade) {
        best = plain;
        if (best >= beta) {
            if (!entry) table_.store(key(ply), ply, 0, best, plain, Bound::Lower, 0);
            return best;
        }
        alpha = std::max(alpha, best);
    }
    // 3. The actions that change things, best guess first; those that lose something or cannot lift alpha are left out.
    if (evade) {
        adapter_.legal(frame.position, frame.list);
        if (size(frame.list) == 0) return endValue(adapter_.stuck(frame.position), ply);
    } else {
        adapter_.noisy(frame.position, frame.list);
    }
    rank(ply, tableCode);
    std::uint16_t bestCode = 0;
    for (Picker::Item item; frame.picker.next(item);) {
        const Action action = frame.list[item.place];
        if (!evade) {
            if (item.score < 0) break;
            if (best + adapter_.gain(frame.position, action) + 150 <= alpha) continue;
        }
        descend(ply, action);
        const Value value = horizonChild(ply, depth - 1, alpha, beta);
        if (stopped_) return 0;
        if (value <= best) continue;
        best = value;
        if (value <= alpha) continue;
        alpha = value;
        bestCode = adapter_.code(action);
        keepLine(ply, action);
        if (value >= beta) break;
    }
    // 4. Remember.
    const Bound bound = best >= beta ? Bound::Lower : alpha > alphaBefore ? Bound::Exact : Bound::Upper;
    table_.store(key(ply), ply, 0, best, plain, bound, bestCode);
    return best;
}

// Passing is worse than the best action; if even after passing beta holds in a shallower search, the node is not worth
// more work.
template <Searchable A>
bool Worker<A>::passRefutes(int ply, int depth, Value beta) {
    Frame& frame = at(ply);
    if (!adapter_.mayPass(frame.position)) return false;
    adapter_.pass(frame.position, at(ply + 1).position);
    enter(ply + 1, rootKey_ + static_cast<std::size_t>(ply) + 1);
    const int reduced = 3 + depth / 4 + std::min((frame.eval - beta) / 200, 3);
    const Value value = child(ply, depth - reduced, beta - 1, beta, kAfterPass);
    return !stopped_ && value >= beta && value < kProved;
}

// Scores for the picker.
template <Searchable A>
void Worker<A>::rank(int ply, std::uint16_t tableCode) {
    Frame& frame = at(ply);
    const int mover = adapter_.mover(frame.position);
    frame.picker.clear();
    const int count = size(frame.list);
    for (int i = 0; i < count; ++i) {
        const Action action = frame.list[i];
        const std::uint16_t code = adapter_.code(action);
        if (code == tableCode) {
            frame.picker.add(kFromTable);
            continue;
        }
        const int order = adapter_.order(frame.position, action);
        if (order != 0) {
            frame.picker.add(order + (order > 0 ? kPromising : kLosing));
        } else if (code == frame.killers[0] || code == frame.killers[1]) {
            frame.picker.add(kKiller + (code == frame.killers[0] ? 1 : 0));
        } else {
            frame.picker.add(history_.of(mover, code));
        }
    }
}

template <Searchable A>
int Worker<A>::reduction(int ply, int depth, int number, const Picker::Item& item, std::uint16_t code, bool pv,
                         bool improving) const {
    if (depth < 3 || number < (pv ? 4 : 3) || item.score >= kPromising) return 0;
    if (at(ply + 1).danger != Danger::None) return 0;
    int plies = lateReduction(depth, number) + (improving ? 0 : 1) - (pv ? 1 : 0);
    if (item.score >= kKiller) {
        --plies;
    } else if (quiet(item)) {
        plies -= history_.of(adapter_.mover(at(ply).position), code) / 6000;
    }
    return std::clamp(plies, 0, depth - 2);
}

// A quiet action has reached beta: it becomes a killer, and its history grows at the cost of those tried before it.
template <Searchable A>
void Worker<A>::reward(int ply, int depth, std::uint16_t code) {
    Frame& frame = at(ply);
    const int mover = adapter_.mover(frame.position);
    const int bonus = std::min(16 * depth * depth + 32 * depth, 1600);
    remember(frame.killers, code);
    history_.add(mover, code, bonus);
    for (const std::uint16_t before : frame.quietBefore) history_.add(mover, before, -bonus);
}

}  // namespace ai::alphabeta
