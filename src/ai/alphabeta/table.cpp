#include "ai/alphabeta/table.h"

#include <algorithm>

namespace ai::alphabeta {

static_assert(sizeof(TableEntry) == 16);

void Table::resize(std::size_t bytes) {
    std::size_t count = 1;
    while (count * 2 * sizeof(Bucket) <= bytes) count *= 2;
    buckets_.assign(count, Bucket{});
    buckets_.shrink_to_fit();
    mask_ = count - 1;
    generation_ = 0;
}

void Table::clear() {
    std::fill(buckets_.begin(), buckets_.end(), Bucket{});
    generation_ = 0;
}

const TableEntry* Table::find(std::uint64_t key) const {
    for (const TableEntry& entry : buckets_[key & mask_].entries) {
        if (entry.key == key && entry.used()) return &entry;
    }
    return nullptr;
}

// What is deep and young is worth keeping.
int Table::worth(const TableEntry& entry) const {
    if (!entry.used()) return -1000;
    const int age = ((generation_ - (entry.bits & 0xfc)) & 0xfc) >> 2;
    return entry.depth - 4 * age;
}

void Table::store(std::uint64_t key, int ply, int depth, Value value, Value eval, Bound bound, std::uint16_t code) {
    Bucket& bucket = buckets_[key & mask_];
    TableEntry* place = &bucket.entries[0];
    for (TableEntry& entry : bucket.entries) {
        if (entry.key == key && entry.used()) {
            place = &entry;
            break;
        }
        if (worth(entry) < worth(*place)) place = &entry;
    }
    const bool same = place->key == key && place->used();
    if (same && code == 0) code = place->code;
    const bool young = (place->bits & 0xfc) == generation_;
    if (same && young && bound != Bound::Exact && depth + 3 < place->depth) {
        place->code = code;  // the deeper result stays
        return;
    }
    *place = {key,
              code,
              static_cast<std::int16_t>(toTable(value, ply)),
              static_cast<std::int16_t>(eval),
              static_cast<std::uint8_t>(std::max(depth, 0)),
              static_cast<std::uint8_t>(generation_ | (static_cast<int>(bound) + 1))};
}

int Table::hashfull() const {
    const std::size_t sample = std::min<std::size_t>(buckets_.size(), 250);
    std::size_t used = 0;
    for (std::size_t i = 0; i < sample; ++i) {
        for (const TableEntry& entry : buckets_[i].entries) {
            used += entry.used() && (entry.bits & 0xfc) == generation_ ? 1 : 0;
        }
    }
    return static_cast<int>(used * 1000 / (sample * kWays));
}

}  // namespace ai::alphabeta
