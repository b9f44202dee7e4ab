// An action in 16 bits: what moves, or where the ball is played; and the list of the actions of a position.
#pragma once

#include <cassert>
#include <cstdint>

#include "games/chessfootball/bitboard.h"

namespace chessfootball {

// As seen on White's board, in the order of the compass (CF11).
enum Direction : std::uint8_t { kN, kNE, kE, kSE, kS, kSW, kW, kNW };

enum class ActionKind : std::uint8_t {
    Move,        // captures and a pawn's diagonal step (CF8) included
    Castling,    // from and to are the king's
    EnPassant,   // a capture; the same two squares may instead be a diagonal step if the capture is not legal (CF8)
    Shot,        // CF11; `to` holds the direction
    KnightPass,  // CF18
    PromoteKnight = 8,
    PromoteBishop,
    PromoteRook,
    PromoteQueen,
};

class Action {
  public:
    constexpr Action() = default;
    constexpr Action(Square from, Square to, ActionKind kind = ActionKind::Move)
        : bits_(static_cast<std::uint16_t>(from | to << 6 | static_cast<int>(kind) << 12)) {}
    static constexpr Action shot(Square from, Direction direction) { return {from, direction, ActionKind::Shot}; }
    static constexpr Action promotion(Square from, Square to, PieceType piece) {
        return {from, to, static_cast<ActionKind>(8 + piece - kKnight)};
    }
    // The inverse of bits().
    static constexpr Action ofBits(std::uint16_t bits) {
        Action action;
        action.bits_ = bits;
        return action;
    }

    constexpr Square from() const { return bits_ & 63; }
    // Of moves and knight passes; for a shot it is no square.
    constexpr Square to() const { return bits_ >> 6 & 63; }
    constexpr Direction direction() const { return static_cast<Direction>(bits_ >> 6 & 7); }
    constexpr ActionKind kind() const { return static_cast<ActionKind>(bits_ >> 12); }
    constexpr bool isPromotion() const { return (bits_ & 0x8000) != 0; }
    // The piece that a promotion makes.
    constexpr PieceType promoted() const { return static_cast<PieceType>(kKnight + (bits_ >> 12 & 3)); }
    constexpr bool isBallPlay() const { return kind() == ActionKind::Shot || kind() == ActionKind::KnightPass; }
    constexpr std::uint16_t bits() const { return bits_; }
    constexpr bool operator==(const Action&) const = default;

  private:
    std::uint16_t bits_ = 0;
};

// Room for every position with at most 16 pieces a side: fifteen queens, a king and eight shots stay below it. Trivial,
// so that it costs nothing on the stack.
class ActionList {
  public:
    // NOLINTNEXTLINE: the array is deliberately left without values.
    ActionList() {}
    void add(Action action) {
        assert(size_ < kCapacity);
        bits_[size_++] = action.bits();
    }
    void clear() { size_ = 0; }
    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Action operator[](int i) const { return Action::ofBits(bits_[i]); }
    bool contains(Action action) const {
        for (int i = 0; i < size_; ++i) {
            if (bits_[i] == action.bits()) return true;
        }
        return false;
    }

    class Iterator {
      public:
        explicit Iterator(const std::uint16_t* at) : at_(at) {}
        Action operator*() const { return Action::ofBits(*at_); }
        Iterator& operator++() {
            ++at_;
            return *this;
        }
        bool operator==(const Iterator&) const = default;

      private:
        const std::uint16_t* at_;
    };
    Iterator begin() const { return Iterator(bits_); }
    Iterator end() const { return Iterator(bits_ + size_); }

  private:
    static constexpr int kCapacity = 512;
    int size_ = 0;
    std::uint16_t bits_[kCapacity];
};

}  // namespace chessfootball
