// The search as a whole: depth after depth, line after line, until the limits are reached.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "ai/alphabeta/worker.h"
#include "ai/bot.h"

namespace ai::alphabeta {

// One root action with what is known about it.
template <class Action>
struct Line {
    Action action{};
    Value value = -kInfinite;
    int depth = 0;  // of the iteration that gave `value`
    int selDepth = 0;
    std::vector<Action> pv;
};

template <Searchable A>
class Search {
  public:
    using Position = typename A::Position;
    using Action = typename A::Action;
    using Lines = std::vector<Line<Action>>;

    Search(const A& adapter, Table& table, History& history)
        : adapter_(adapter), table_(table), worker_(adapter, table, history) {}

    // Searches `roots` (legal actions, at least one). `keys`: repetition keys of the match so far, the present one
    // last. `say(line, index)` is called for each of the best `multiPv` lines after each iteration, index from 1.
    // Returns the lines, the best `multiPv` first and in order.
    template <class Say>
    Lines run(const Position& root, std::vector<std::uint64_t> keys, const std::vector<Action>& roots,
              const Limits& limits, const Control& control, Say say);

    std::uint64_t nodes() const { return worker_.nodes(); }

  private:
    static constexpr int kMaxDepth = 100;

    Lines firstOrder(const Position& root, const std::vector<Action>& roots) const;
    void widenUntilInside(Lines& lines, std::size_t first, int depth);
    Value throughRoots(Lines& lines, std::size_t first, int depth, Value alpha, Value beta);
    static bool settled(const Lines& lines, std::size_t count, int depth, const Limits& limits);

    const A& adapter_;
    Table& table_;
    Worker<A> worker_;
};

template <Searchable A>
template <class Say>
typename Search<A>::Lines Search<A>::run(const Position& root, std::vector<std::uint64_t> keys,
                                         const std::vector<Action>& roots, const Limits& limits, const Control& control,
                                         Say say) {
    // 1. What may be spent.
    const std::int64_t start = control.now ? control.now() : 0;
    worker_.begin(root, std::move(keys), limits.nodes, [&control, &limits, start] {
        if (control.stop && control.stop()) return true;
        return limits.movetimeMs > 0 && control.now && control.now() - start >= limits.movetimeMs * 1000;
    });
    table_.nextGeneration();
    // 2. A first order of the root actions.
    Lines lines = firstOrder(root, roots);
    const auto count = std::min(lines.size(), static_cast<std::size_t>(std::max(limits.multiPv, 1)));
    const int last = limits.depth > 0 ? std::min(limits.depth, kMaxDepth) : kMaxDepth;
    // 3. Each iteration one ply deeper; each line is the best among the actions that are in no line before it.
    for (int depth = 1; depth <= last; ++depth) {
        for (std::size_t first = 0; first < count && !worker_.stopped(); ++first) {
            widenUntilInside(lines, first, depth);
        }
        std::stable_sort(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(count),
                         [](const auto& a, const auto& b) { return a.value > b.value; });
        for (std::size_t i = 0; i < count; ++i) say(lines[i], static_cast<int>(i) + 1);
        // 4. Enough?
        if (worker_.stopped() || settled(lines, count, depth, limits)) break;
        if (control.enough && (lines.size() == 1 || control.enough())) break;
    }
    return lines;
}

template <Searchable A>
typename Search<A>::Lines Search<A>::firstOrder(const Position& root, const std::vector<Action>& roots) const {
    Lines lines;
    const TableEntry* entry = table_.find(adapter_.key(root));
    for (const Action& action : roots) {
        Line<Action> line;
        line.action = action;
        line.pv = {action};
        const bool known = entry != nullptr && entry->code == adapter_.code(action);
        line.value = known ? kInfinite - 1 : std::clamp(adapter_.order(root, action), -kMaxStatic, kMaxStatic);
        lines.push_back(std::move(line));
    }
    std::stable_sort(lines.begin(), lines.end(), [](const auto& a, const auto& b) { return a.value > b.value; });
    for (auto& line : lines) line.value = -kInfinite;
    return lines;
}

// A narrow window around what the last iteration said, wider after each surprise.
template <Searchable A>
void Search<A>::widenUntilInside(Lines& lines, std::size_t first, int depth) {
    Value margin = 25;
    Value alpha = -kInfinite, beta = kInfinite;
    const Value before = lines[first].value;
    if (depth >= 5 && !proved(before)) {
        alpha = std::max(before - margin, -kInfinite);
        beta = std::min(before + margin, kInfinite);
    }
    for (;;) {
        const Value value = throughRoots(lines, first, depth, alpha, beta);
        if (worker_.stopped()) return;
        margin *= 3;
        if (value <= alpha && alpha > -kInfinite) {
            alpha = proved(value) || margin > 1000 ? -kInfinite : std::max(value - margin, -kInfinite);
        } else if (value >= beta && beta < kInfinite) {
            beta = proved(value) || margin > 1000 ? kInfinite : std::min(value + margin, kInfinite);
        } else {
            return;
        }
    }
}

// One pass over the root actions from `first` on; the best moves to the place `first`.
template <Searchable A>
Value Search<A>::throughRoots(Lines& lines, std::size_t first, int depth, Value alpha, Value beta) {
    Value best = -kInfinite;
    for (std::size_t i = first; i < lines.size(); ++i) {
        const Value value = worker_.rootAction(lines[i].action, depth, alpha, beta, i == first);
        if (worker_.stopped()) return best;
        if (value <= best) continue;
        best = value;
        if (value <= alpha && i != first) continue;
        // The first action keeps its place even where it fails low, so there is always a line.
        lines[i].value = value;
        lines[i].depth = depth;
        lines[i].selDepth = worker_.selDepth() + 1;
        if (value > alpha || lines[i].pv.empty()) {
            lines[i].pv = worker_.lineBelowRoot();
            lines[i].pv.insert(lines[i].pv.begin(), lines[i].action);
            alpha = value;
        }
        std::rotate(lines.begin() + static_cast<std::ptrdiff_t>(first), lines.begin() + static_cast<std::ptrdiff_t>(i),
                    lines.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        if (value >= beta) break;
    }
    return best;
}

// Deeper iterations cannot change lines that end by force within the depth already searched.
template <Searchable A>
bool Search<A>::settled(const Lines& lines, std::size_t count, int depth, const Limits& limits) {
    const Value best = lines[0].value;
    if (limits.mateIn > 0 && best >= kProved && pliesToEnd(best) <= 2 * limits.mateIn) return true;
    return std::all_of(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(count),
                       [&](const auto& line) { return proved(line.value) && pliesToEnd(line.value) <= depth; });
}

}  // namespace ai::alphabeta
