// The transposition table: what earlier visits found out about a position. One thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "ai/alphabeta/value.h"

namespace ai::alphabeta {

struct TableEntry {
    std::uint64_t key = 0;
    std::uint16_t code = 0;  // best action, 0 = none known
    std::int16_t value = 0;  // an end is counted from this position
    std::int16_t eval = 0;   // static evaluation
    std::uint8_t depth = 0;
    std::uint8_t bits = 0;  // bound + 1 in the low two bits (0: empty), generation above

    bool used() const { return (bits & 3) != 0; }
    Bound bound() const { return static_cast<Bound>((bits & 3) - 1); }
};

class Table {
  public:
    explicit Table(std::size_t bytes) { resize(bytes); }

    void resize(std::size_t bytes);
    void clear();
    void nextGeneration() { generation_ = static_cast<std::uint8_t>((generation_ + 4) & 0xfc); }

    // The entry of this position, or null.
    const TableEntry* find(std::uint64_t key) const;
    // `value` as seen `ply` plies below the root. A code of 0 keeps the action that is known already.
    void store(std::uint64_t key, int ply, int depth, Value value, Value eval, Bound bound, std::uint16_t code);

    void prefetch(std::uint64_t key) const { __builtin_prefetch(&buckets_[key & mask_]); }
    int hashfull() const;  // per mille of this generation, from a sample
    std::size_t bytes() const { return buckets_.size() * sizeof(Bucket); }

  private:
    static constexpr int kWays = 4;
    struct alignas(64) Bucket {
        TableEntry entries[kWays];
    };
    int worth(const TableEntry& entry) const;

    std::vector<Bucket> buckets_;
    std::size_t mask_ = 0;
    std::uint8_t generation_ = 0;
};

// Ends are stored as seen from the position, and read as seen from the root.
constexpr Value toTable(Value value, int ply) {
    return value >= kProved ? value + ply : value <= -kProved ? value - ply : value;
}
constexpr Value fromTable(Value value, int ply) {
    return value >= kProved ? value - ply : value <= -kProved ? value + ply : value;
}

}  // namespace ai::alphabeta
