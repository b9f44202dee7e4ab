#include "games/carrom/state.h"

#include <algorithm>
#include <cassert>

namespace carrom {

std::string_view nameOf(Piece piece) {
    constexpr std::string_view kNames[] = {"white", "black", "queen", "striker"};
    return kNames[static_cast<int>(piece)];
}

std::string_view nameOf(Color color) {
    return color == kWhite ? "white" : "black";
}

std::string_view nameOf(Seat seat) {
    return seat == Seat::First ? "south" : "north";
}

void Men::add(Point p) {
    assert(count < kMen);
    int slot = count++;
    const auto before = [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; };
    for (; slot > 0 && before(p, at[static_cast<std::size_t>(slot - 1)]); --slot)
        at[static_cast<std::size_t>(slot)] = at[static_cast<std::size_t>(slot - 1)];
    at[static_cast<std::size_t>(slot)] = p;
}

void Men::remove(int slot) {
    assert(slot >= 0 && slot < count);
    std::copy(at.begin() + slot + 1, at.begin() + count, at.begin() + slot);
    at[--count] = {};
}

Color Scored::pop() {
    assert(count > 0);
    const Color last = men[--count];
    men[count] = kWhite;
    return last;
}

}  // namespace carrom
