// The generic search on games small enough to be known: it must find what plain minimax finds.
#include "ai/alphabeta/search.h"

#include <gtest/gtest.h>

#include <bit>
#include <map>

namespace ai::alphabeta {
namespace {

// Noughts and crosses; three in a row wins.
class Noughts {
  public:
    struct Position {
        unsigned marks[2] = {0, 0};
        int mover = 0;
    };
    using Action = int;  // square, 0 … 8
    using List = std::vector<int>;

    std::uint64_t key(const Position& p) const {
        return (p.marks[0] | p.marks[1] << 9 | static_cast<unsigned>(p.mover) << 18) * 0x9e3779b97f4a7c15ULL;
    }
    int mover(const Position& p) const { return p.mover; }
    std::optional<int> decided(const Position& p) const {
        for (const unsigned row : {0007u, 0070u, 0700u, 0111u, 0222u, 0444u, 0421u, 0124u}) {
            if ((p.marks[1 - p.mover] & row) == row) return -1;
        }
        return std::nullopt;
    }
    int stuck(const Position&) const { return 0; }
    int drawn(const Position&) const { return 0; }
    bool lapsed(const Position&) const { return false; }
    int reversible(const Position&) const { return 100; }
    void legal(const Position& p, List& list) const {
        list.clear();
        for (int square = 0; square < 9; ++square) {
            if (((p.marks[0] | p.marks[1]) >> square & 1) == 0) list.push_back(square);
        }
    }
    void noisy(const Position&, List& list) const { list.clear(); }
    std::uint16_t code(int action) const { return static_cast<std::uint16_t>(action + 1); }
    int order(const Position&, int) const { return 0; }
    int gain(const Position&, int) const { return 0; }
    bool alarms(const Position&, int) const { return true; }
    Danger danger(const Position&) const { return Danger::None; }
    void play(const Position& p, int action, Position& next) const {
        next = p;
        next.marks[p.mover] |= 1u << action;
        next.mover = 1 - p.mover;
    }
    int evaluate(const Position&) const { return 0; }
    bool mayPass(const Position&) const { return false; }
    void pass(const Position& p, Position& next) const { next = p; }
};

// The result for the mover by looking at everything.
int minimax(const Noughts& game, const Noughts::Position& p, std::map<std::uint64_t, int>& known) {
    if (const auto result = game.decided(p)) return *result;
    const auto [entry, fresh] = known.try_emplace(game.key(p), 0);
    if (!fresh) return entry->second;
    Noughts::List list;
    game.legal(p, list);
    int best = list.empty() ? 0 : -1;
    for (const int action : list) {
        Noughts::Position next;
        game.play(p, action, next);
        best = std::max(best, -minimax(game, next, known));
    }
    known[game.key(p)] = best;
    return best;
}

template <class A>
typename Search<A>::Lines think(const A& game, const typename A::Position& p, const Limits& limits,
                                std::vector<std::uint64_t> keys = {}) {
    Table table(1 << 20);
    History history;
    typename A::List list;
    game.legal(p, list);
    std::vector<typename A::Action> roots;
    for (int i = 0; i < static_cast<int>(list.size()); ++i) roots.push_back(list[i]);
    keys.push_back(game.key(p));
    Search<A> search(game, table, history);
    return search.run(p, std::move(keys), roots, limits, Control{}, [](const auto&, int) {});
}

Limits depth(int plies, int lines = 1) {
    Limits limits;
    limits.depth = plies;
    limits.multiPv = lines;
    return limits;
}

TEST(Search, SolvesNoughtsAndCrossesFromEveryPosition) {
    const Noughts game;
    std::map<std::uint64_t, int> known;
    ASSERT_EQ(minimax(game, {}, known), 0);
    // Every position that can arise, by brute walk; each searched to the end.
    std::vector<Noughts::Position> queue = {{}};
    std::map<std::uint64_t, bool> seen;
    int searched = 0;
    while (!queue.empty()) {
        const Noughts::Position p = queue.back();
        queue.pop_back();
        if (game.decided(p) || !seen.try_emplace(game.key(p), true).second) continue;
        Noughts::List list;
        game.legal(p, list);
        for (const int action : list) game.play(p, action, queue.emplace_back());
        if (list.empty() || ++searched % 7 != 0) continue;
        const Value value = think(game, p, depth(9))[0].value;
        const int result = value >= kProved ? 1 : value <= -kProved ? -1 : 0;
        ASSERT_EQ(result, known.at(game.key(p))) << p.marks[0] << ' ' << p.marks[1];
        ASSERT_TRUE(result != 0 || value == 0);
    }
    EXPECT_GT(searched, 4000);
}

TEST(Search, CountsPliesToTheEnd) {
    // X X .
    // O O .
    // . . .   X to move wins at once; so the value is a win in one ply, and the line is that action.
    const Noughts game;
    Noughts::Position p;
    p.marks[0] = 0b000000011;
    p.marks[1] = 0b000011000;
    const auto lines = think(game, p, depth(9));
    EXPECT_EQ(lines[0].value, endValue(1, 1));
    EXPECT_EQ(lines[0].pv, (std::vector<int>{2}));
    EXPECT_EQ(scoreOf(lines[0].value), (Score{Score::Kind::Win, 1}));
}

TEST(Search, ReportsSeveralLinesInOrder) {
    const Noughts game;
    Noughts::Position p;
    p.marks[0] = 0b000000011;
    p.marks[1] = 0b000011000;
    const auto lines = think(game, p, depth(9, 5));
    ASSERT_EQ(lines.size(), 5u);
    EXPECT_EQ(lines[0].action, 2);  // wins
    EXPECT_EQ(lines[1].action, 5);  // the only other one that does not lose: it blocks
    for (std::size_t i = 1; i < lines.size(); ++i) EXPECT_GE(lines[i - 1].value, lines[i].value);
    for (std::size_t i = 2; i < lines.size(); ++i) EXPECT_EQ(scoreOf(lines[i].value).kind, Score::Kind::Loss);
}

TEST(Search, ANodeLimitIsKeptAndRepeatable) {
    const Noughts game;
    Limits limits;
    limits.nodes = 500;
    Table table(1 << 16);
    std::vector<Value> values;
    for (int run = 0; run < 2; ++run) {
        table.clear();
        History history;
        Search<Noughts> search(game, table, history);
        const auto lines =
            search.run({}, {game.key({})}, {0, 1, 2, 3, 4, 5, 6, 7, 8}, limits, Control{}, [](const auto&, int) {});
        EXPECT_LE(search.nodes(), 500u);
        values.push_back(lines[0].value);
        values.push_back(lines[0].action);
    }
    EXPECT_EQ(values[0], values[2]);
    EXPECT_EQ(values[1], values[3]);
}

TEST(Search, AWishToStopLeavesALegalAction) {
    const Noughts game;
    Table table(1 << 16);
    History history;
    Control control;
    int polls = 0;
    control.stop = [&] {
        ++polls;
        return true;
    };
    Search<Noughts> search(game, table, history);
    const auto lines = search.run({}, {game.key({})}, {3, 5}, Limits{}, control, [](const auto&, int) {});
    EXPECT_EQ(polls, 1);
    EXPECT_TRUE(lines[0].action == 3 || lines[0].action == 5);
    EXPECT_EQ(lines[0].pv.front(), lines[0].action);
}

// A walk on a ring of four places; nobody ever gets stuck, so only repetition ends it, and then the first player wins.
class Ring {
  public:
    struct Position {
        int place = 0;
        int mover = 0;
    };
    using Action = int;
    using List = std::vector<int>;

    std::uint64_t key(const Position& p) const { return static_cast<std::uint64_t>(p.place * 2 + p.mover); }
    int mover(const Position& p) const { return p.mover; }
    std::optional<int> decided(const Position&) const { return std::nullopt; }
    int stuck(const Position&) const { return 0; }
    int drawn(const Position& p) const { return p.mover == 0 ? 1 : -1; }
    bool lapsed(const Position&) const { return false; }
    int reversible(const Position&) const { return 100; }
    void legal(const Position&, List& list) const { list = {1, 3}; }
    void noisy(const Position&, List& list) const { list.clear(); }
    std::uint16_t code(int action) const { return static_cast<std::uint16_t>(action); }
    int order(const Position&, int) const { return 0; }
    int gain(const Position&, int) const { return 0; }
    bool alarms(const Position&, int) const { return true; }
    Danger danger(const Position&) const { return Danger::None; }
    void play(const Position& p, int action, Position& next) const { next = {(p.place + action) % 4, 1 - p.mover}; }
    int evaluate(const Position&) const { return 0; }
    bool mayPass(const Position&) const { return false; }
    void pass(const Position& p, Position& next) const { next = {p.place, 1 - p.mover}; }
};

TEST(Search, ARepetitionCountsAsTheResultItWouldHave) {
    const Ring ring;
    EXPECT_EQ(think(ring, {0, 0}, depth(8))[0].value, kLikely);
    EXPECT_EQ(think(ring, {0, 1}, depth(8))[0].value, -kLikely);
}

TEST(Search, AThirdOccurrenceIsAProvedEnd) {
    // The place that the mover can reach by either action has been there twice already in the match.
    const Ring ring;
    const std::vector<std::uint64_t> keys = {ring.key({1, 1}), ring.key({3, 1}), ring.key({1, 1}), ring.key({3, 1})};
    const Value value = think(ring, {0, 0}, depth(4), keys)[0].value;
    EXPECT_EQ(value, endValue(1, 1));
}

}  // namespace
}  // namespace ai::alphabeta
