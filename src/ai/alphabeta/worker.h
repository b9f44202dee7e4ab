// The recursion: what a line of play carries from node to node, and where the rules end it. The two kinds of node are
// in node.h. What the worker may spend is decided outside (search.h); here it is only obeyed.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "ai/alphabeta/adapter.h"
#include "ai/alphabeta/order.h"
#include "ai/alphabeta/reductions.h"
#include "ai/alphabeta/table.h"
#include "ai/alphabeta/value.h"

namespace ai::alphabeta {

template <Searchable A>
class Worker {
  public:
    using Position = typename A::Position;
    using Action = typename A::Action;
    using List = typename A::List;

    Worker(const A& adapter, Table& table, History& history)
        : adapter_(adapter), table_(table), history_(history), frames_(kMaxPly + 4) {}

    // `keys`: repetition keys of the match so far, the root's last. `nodeLimit` 0: none. `poll` says whether to stop;
    // it is asked about every thousand nodes.
    void begin(const Position& root, std::vector<std::uint64_t> keys, std::uint64_t nodeLimit,
               std::function<bool()> poll) {
        frames_[0].position = root;
        frames_[0].danger = adapter_.danger(root);
        keys_ = std::move(keys);
        rootKey_ = keys_.size() - 1;
        keys_.resize(rootKey_ + kMaxPly + 4);
        frames_[0].floor = 0;
        nodeLimit_ = nodeLimit;
        poll_ = std::move(poll);
    }

    // The value of playing `action` at the root, searched `depth` plies deep.
    Value rootAction(const Action& action, int depth, Value alpha, Value beta, bool first) {
        rootDepth_ = depth;
        selDepth_ = first ? 0 : selDepth_;
        descend(0, action);
        if (first) return child(0, depth - 1, alpha, beta, kPv);
        Value value = child(0, depth - 1, alpha, alpha + 1, kPlain);
        if (value > alpha && value < beta) value = child(0, depth - 1, alpha, beta, kPv);
        return value;
    }

    bool stopped() const { return stopped_; }
    std::uint64_t nodes() const { return nodes_; }
    int selDepth() const { return selDepth_; }
    // The line behind the root action that was searched last.
    std::vector<Action> lineBelowRoot() const {
        const Frame& frame = frames_[1];
        return {frame.line.begin(), frame.line.begin() + frame.lineLength};
    }

  private:
    enum Kind : std::uint8_t { kPlain, kPv, kAfterPass };

    struct Frame {
        Position position{};
        List list{};
        Picker picker;
        std::vector<std::uint16_t> quietBefore;  // codes of the quiet actions searched so far
        Killers killers{};
        Danger danger = Danger::None;
        Value eval = 0;
        std::size_t floor = 0;  // first key that may still repeat: nothing repeats across a pass
        int lineLength = 0;
        std::array<Action, kMaxPly + 1> line{};
    };

    // What one node has to do once its actions have to be looked at.
    struct Task {
        int ply, depth;
        Value alpha, beta;
        bool pv;
        bool improving;  // better for the mover than two plies ago
        std::uint16_t tableCode;
    };

    Value search(int ply, int depth, Value alpha, Value beta, Kind kind);
    Value throughActions(const Task& task);
    Value visit(const Task& task, int number, const Picker::Item& item, const Action& action, Value alpha);
    Value horizon(int ply, int depth, Value alpha, Value beta);
    std::optional<Value> ended(int ply);
    std::optional<Value> repeated(int ply) const;
    bool passRefutes(int ply, int depth, Value beta);
    bool hopeless(const Task& task, int number, const Picker::Item& item, const Action& action) const;
    int reduction(const Task& task, int number, const Picker::Item& item, std::uint16_t code) const;
    void rank(int ply, std::uint16_t tableCode);
    void reward(int ply, int depth, std::uint16_t code);
    static bool quiet(const Picker::Item& item) { return item.score < kPromising && item.score > kLosing / 2; }
    static int size(const List& list) { return static_cast<int>(list.size()); }
    static bool settles(const TableEntry& entry, Value value, Value alpha, Value beta);

    std::uint64_t key(int ply) const { return keys_[rootKey_ + static_cast<std::size_t>(ply)]; }

    void enter(int ply, std::size_t floor) {
        Frame& next = frames_[static_cast<std::size_t>(ply)];
        next.floor = floor;
        next.danger = adapter_.danger(next.position);
        const std::uint64_t k = adapter_.key(next.position);
        keys_[rootKey_ + static_cast<std::size_t>(ply)] = k;
        table_.prefetch(k);
    }
    void descend(int ply, const Action& action) {
        adapter_.play(at(ply).position, action, at(ply + 1).position);
        enter(ply + 1, at(ply).floor);
    }
    // The value of the position that descend() made, for the mover of this one.
    Value child(int ply, int depth, Value alpha, Value beta, Kind kind) {
        if (adapter_.mover(at(ply).position) == adapter_.mover(at(ply + 1).position)) {
            return search(ply + 1, depth, alpha, beta, kind);
        }
        return -search(ply + 1, depth, -beta, -alpha, kind);
    }
    Value horizonChild(int ply, int depth, Value alpha, Value beta) {
        if (adapter_.mover(at(ply).position) == adapter_.mover(at(ply + 1).position)) {
            return horizon(ply + 1, depth, alpha, beta);
        }
        return -horizon(ply + 1, depth, -beta, -alpha);
    }
    void keepLine(int ply, const Action& action) {
        Frame& frame = at(ply);
        const Frame& next = at(ply + 1);
        frame.line[0] = action;
        const int length = std::min(next.lineLength, kMaxPly);
        std::copy_n(next.line.begin(), length, frame.line.begin() + 1);
        frame.lineLength = length + 1;
    }

    Frame& at(int ply) { return frames_[static_cast<std::size_t>(ply)]; }
    const Frame& at(int ply) const { return frames_[static_cast<std::size_t>(ply)]; }

    const A& adapter_;
    Table& table_;
    History& history_;
    std::vector<Frame> frames_;
    std::vector<std::uint64_t> keys_;
    std::size_t rootKey_ = 0;
    std::function<bool()> poll_;
    std::uint64_t nodeLimit_ = 0;
    std::uint64_t nodes_ = 0;
    int rootDepth_ = 0;
    int selDepth_ = 0;
    bool stopped_ = false;
};

// Whether the rules (or the limits) end the line here: counts the node, and asks for the wish to stop now and then.
template <Searchable A>
std::optional<Value> Worker<A>::ended(int ply) {
    Frame& frame = at(ply);
    frame.lineLength = 0;
    if (stopped_) return 0;
    ++nodes_;
    selDepth_ = std::max(selDepth_, ply);
    if ((nodeLimit_ != 0 && nodes_ >= nodeLimit_) || (nodes_ % 1024 == 0 && poll_ && poll_())) stopped_ = true;
    if (stopped_) return 0;
    if (const auto result = adapter_.decided(frame.position)) return endValue(*result, ply);
    if (const auto value = repeated(ply)) return value;
    if (adapter_.lapsed(frame.position)) {
        adapter_.legal(frame.position, frame.list);
        const bool stuck = size(frame.list) == 0;
        return endValue(stuck ? adapter_.stuck(frame.position) : adapter_.drawn(frame.position), ply);
    }
    if (ply >= kMaxPly) return adapter_.evaluate(frame.position);
    return std::nullopt;
}

// A position that came twice before ends the game. One that came once on this line could come again: whoever likes
// that needs only repeat, so it counts as such an ending, though not as a proof.
template <Searchable A>
std::optional<Value> Worker<A>::repeated(int ply) const {
    const Frame& frame = at(ply);
    const std::size_t now = rootKey_ + static_cast<std::size_t>(ply);
    const auto span = static_cast<std::size_t>(adapter_.reversible(frame.position));
    const std::size_t first = std::max(frame.floor, now > span ? now - span : 0);
    int before = 0;
    for (std::size_t i = now; i-- > first;) {
        if (keys_[i] != keys_[now]) continue;
        const int result = adapter_.drawn(frame.position);
        if (++before == 2) return endValue(result, ply);
        if (i > rootKey_) return result * kLikely;
    }
    return std::nullopt;
}

template <Searchable A>
bool Worker<A>::settles(const TableEntry& entry, Value value, Value alpha, Value beta) {
    switch (entry.bound()) {
        case Bound::Exact:
            return true;
        case Bound::Lower:
            return value >= beta;
        case Bound::Upper:
            return value <= alpha;
    }
    return false;
}

}  // namespace ai::alphabeta

#include "ai/alphabeta/node.h"
