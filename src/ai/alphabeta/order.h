// In which order actions are searched: what the table knows, what gains something, what refuted a sister position
// (killers), what has refuted most often (history), and what probably loses something.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace ai::alphabeta {

// How often an action has refuted, for each mover and each 16-bit code: a shot has a counter of its own.
class History {
  public:
    History() : scores_(2 * 65536) {}

    int of(int mover, std::uint16_t code) const { return scores_[slot(mover, code)]; }
    // The pull towards zero keeps every counter within ±kLimit and lets old successes fade.
    void add(int mover, std::uint16_t code, int bonus) {
        std::int16_t& score = scores_[slot(mover, code)];
        const int size = bonus < 0 ? -bonus : bonus;
        score = static_cast<std::int16_t>(score + bonus - score * size / kLimit);
    }
    void clear() { std::fill(scores_.begin(), scores_.end(), std::int16_t{0}); }

    static constexpr int kLimit = 16384;

  private:
    static std::size_t slot(int mover, std::uint16_t code) { return static_cast<std::size_t>(mover) * 65536 + code; }
    std::vector<std::int16_t> scores_;
};

using Killers = std::array<std::uint16_t, 2>;

inline void remember(Killers& killers, std::uint16_t code) {
    if (killers[0] == code) return;
    killers[1] = killers[0];
    killers[0] = code;
}

inline constexpr int kFromTable = 1 << 28;
inline constexpr int kPromising = 1 << 24;
inline constexpr int kKiller = 1 << 20;
inline constexpr int kLosing = -(1 << 24);

// Hands out the places of a list, best score first. Ties go to the earlier place, so the order is always the same.
class Picker {
  public:
    void clear() {
        items_.clear();
        at_ = 0;
    }
    void add(int score) { items_.push_back({score, static_cast<std::uint16_t>(items_.size())}); }

    struct Item {
        int score = 0;
        std::uint16_t place = 0;
    };
    bool next(Item& item) {
        if (at_ >= items_.size()) return false;
        // Most nodes end after an action or two; only the others are worth a sort.
        if (at_ < kSelected) {
            std::iter_swap(from(at_), std::min_element(from(at_), items_.end(), before));
        } else if (at_ == kSelected) {
            std::sort(from(at_), items_.end(), before);
        }
        item = items_[at_++];
        return true;
    }

  private:
    static bool before(const Item& a, const Item& b) {
        return a.score != b.score ? a.score > b.score : a.place < b.place;
    }
    std::vector<Item>::iterator from(std::size_t at) { return items_.begin() + static_cast<std::ptrdiff_t>(at); }

    static constexpr std::size_t kSelected = 3;
    std::vector<Item> items_;
    std::size_t at_ = 0;
};

}  // namespace ai::alphabeta
