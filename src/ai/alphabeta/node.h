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
    const Value tableValue = entry ? fromTable(entry->value, ply) : 0;
    if (!pv && entry && entry->depth >= depth && settles(*entry, tableValue, alpha, beta)) return tableValue;
    // 4. What the position looks worth, as it stands.
    const bool calm = frame.danger == Danger::None;
    frame.eval = entry ? entry->eval : adapter_.evaluate(frame.position);
    const bool sharper = entry && entry->bound() == (tableValue > frame.eval ? Bound::Lower : Bound::Upper);
    const Value guess = sharper && !proved(tableValue) ? tableValue : frame.eval;
    const bool improving = ply >= 2 && calm && frame.eval > at(ply - 2).eval;
    // 5. So good that a shallow margin, or even passing, holds beta.
    if (!pv && calm && !proved(beta)) {
        if (depth <= 6 && guess - 90 * (depth - (improving ? 1 : 0)) >= beta && guess < kLikely) return guess;
        if (kind != kAfterPass && depth >= 3 && guess >= beta && passRefutes(ply, depth, beta)) return beta;
    }
    // 6. Without a table action the order is poor: look less deep first.
    if (depth >= 5 && tableCode == 0) --depth;
    return throughActions({ply, depth, alpha, beta, pv, improving, tableCode});
}

// Every action of a node, best guess first.
template <Searchable A>
Value Worker<A>::throughActions(const Task& task) {
    Frame& frame = at(task.ply);
    adapter_.legal(frame.position, frame.list);
    if (size(frame.list) == 0) return endValue(adapter_.stuck(frame.position), task.ply);
    rank(task.ply, task.tableCode);
    frame.quietBefore.clear();
    at(task.ply + 2).killers = {};
    Value alpha = task.alpha;
    Value best = -kInfinite;
    std::uint16_t bestCode = 0;
    int number = 0;
    for (Picker::Item item; frame.picker.next(item);) {
        const Action action = frame.list[item.place];
        const std::uint16_t code = adapter_.code(action);
        ++number;
        if (best > -kProved && hopeless(task, number, item, action)) continue;
        const Value value = visit(task, number, item, action, alpha);
        if (stopped_) return 0;
        if (value > best) {
            best = value;
            if (value > alpha) {
                alpha = value;
                bestCode = code;
                if (task.pv) keepLine(task.ply, action);
                if (value >= task.beta) {
                    if (quiet(item)) reward(task.ply, task.depth, code);
                    break;
                }
            }
        }
        if (quiet(item)) frame.quietBefore.push_back(code);
    }
    const Bound bound = best >= task.beta ? Bound::Lower : alpha > task.alpha ? Bound::Exact : Bound::Upper;
    table_.store(key(task.ply), task.ply, task.depth, best, frame.eval, bound, bestCode);
    return best;
}

// Near the horizon a quiet action that threatens nothing cannot lift a hopeless position, and one that loses something
// hardly ever does.
template <Searchable A>
bool Worker<A>::hopeless(const Task& task, int number, const Picker::Item& item, const Action& action) const {
    const Frame& frame = at(task.ply);
    if (task.pv || frame.danger != Danger::None) return false;
    bool poor = false;
    if (quiet(item)) {
        const bool late = task.depth <= 6 && number > (4 + task.depth * task.depth) / (task.improving ? 1 : 2);
        const bool futile = task.depth <= 5 && frame.eval + 120 + 90 * task.depth <= task.alpha;
        poor = late || futile;
    } else {
        poor = task.depth <= 3 && item.score <= kLosing / 2;
    }
    return poor && !adapter_.alarms(frame.position, action);
}

// The value of one action: late ones shallower and with a null window first; what surprises is searched again.
template <Searchable A>
Value Worker<A>::visit(const Task& task, int number, const Picker::Item& item, const Action& action, Value alpha) {
    descend(task.ply, action);
    Value value = 0;
    const int full = task.depth - 1;
    if (number > 1 || !task.pv) {
        const int reduced = reduction(task, number, item, adapter_.code(action));
        value = child(task.ply, full - reduced, alpha, alpha + 1, kPlain);
        if (value > alpha && reduced > 0) value = child(task.ply, full, alpha, alpha + 1, kPlain);
    }
    if (task.pv && (number == 1 || (value > alpha && value < task.beta))) {
        value = child(task.ply, full, alpha, task.beta, kPv);
    }
    return value;
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
int Worker<A>::reduction(const Task& task, int number, const Picker::Item& item, std::uint16_t code) const {
    if (task.depth < 3 || number < (task.pv ? 4 : 3) || item.score >= kPromising) return 0;
    if (at(task.ply + 1).danger != Danger::None) return 0;
    int plies = lateReduction(task.depth, number) + (task.improving ? 0 : 1) - (task.pv ? 1 : 0);
    if (item.score >= kKiller) {
        --plies;
    } else if (quiet(item)) {
        plies -= history_.of(adapter_.mover(at(task.ply).position), code) / 6000;
    }
    return std::clamp(plies, 0, task.depth - 2);
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
