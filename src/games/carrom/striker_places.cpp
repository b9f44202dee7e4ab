// Where the striker may lie and how it may be struck (CA6, CA7, CA9), in exact integers.
#include <algorithm>
#include <cassert>
#include <cmath>

#include "games/carrom/table.h"

namespace carrom {

namespace {

__extension__ typedef __int128 Wide;

// CA7 by CA4: the largest u (µm) at which the striker keeps clear of the arrow's edge on the diagonal:
// (mid − u)/√2 > striker radius + half the width.
constexpr bool clearOfArrow(std::int64_t u) {
    const Wide gap = kMidDepth - u * kUm, sum = kStrikerRadius + kArrowWidth / 2;
    return gap > 0 && gap * gap > 2 * sum * sum;
}

constexpr std::int64_t kTouchesCircle = (kBaseCircleAt - kBaseCircleRadius - kStrikerRadius) / kUm;  // from inside
constexpr std::int64_t kCoversCircle = (kBaseCircleAt - (kStrikerRadius - kBaseCircleRadius)) / kUm;
constexpr std::int64_t kCoversStill = (kBaseCircleAt + (kStrikerRadius - kBaseCircleRadius)) / kUm;

std::array<Interval, kBasePlaces> computeBasePlaces() {
    std::int64_t outermost = kCoversStill;
    while (!clearOfArrow(outermost)) --outermost;
    return {{{-outermost, -kCoversCircle}, {-kTouchesCircle, kTouchesCircle}, {kCoversCircle, outermost}}};
}

std::int64_t floorDiv(std::int64_t a, std::int64_t b) {
    return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
}

// The values of u that a piece at `p` (as the player sees it) forbids, open interval in nm turned into whole µm.
std::optional<Interval> forbidden(Point p) {
    const std::int64_t off = p.y + kMidDepth;
    if (off <= -kStrikerApart || off >= kStrikerApart) return std::nullopt;
    const std::int64_t free = square(kStrikerApart) - square(off);  // u is free if (u − x)² ≥ free
    const std::int64_t root = rootFloor(free);
    const std::int64_t half = root * root == free ? root - 1 : root;  // the farthest nm that is still too near
    const Interval shut{-floorDiv(-(p.x - half), kUm), floorDiv(p.x + half, kUm)};
    if (shut.from > shut.to) return std::nullopt;
    return shut;
}

template <class Visit>
void forEachPiece(const State& s, Seat seat, const Visit& visit) {
    for (const Men& men : s.men) {
        for (std::size_t i = 0; i < men.count; ++i) visit(s.seen(seat, men.at[i]));
    }
    if (s.queenIs == QueenIs::OnTable) visit(s.seen(seat, s.queen));
}

}  // namespace

std::int64_t rootFloor(std::int64_t v) {
    assert(v >= 0);
    auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(v)));
    while (root * root > v) --root;
    while ((root + 1) * (root + 1) <= v) ++root;
    return root;
}

const std::array<Interval, kBasePlaces>& basePlaces() {
    static const std::array<Interval, kBasePlaces> places = computeBasePlaces();
    return places;
}

Places strikerPlaces(const State& s, Seat seat) {
    std::array<Interval, 2 * kMen + 1> shut;
    std::size_t count = 0;
    forEachPiece(s, seat, [&](Point p) {
        if (const auto interval = forbidden(p)) shut[count++] = *interval;
    });
    std::sort(shut.begin(), shut.begin() + static_cast<std::ptrdiff_t>(count),
              [](const Interval& a, const Interval& b) { return a.from != b.from ? a.from < b.from : a.to < b.to; });
    Places places;
    for (const Interval& base : basePlaces()) {
        std::int64_t from = base.from;
        for (std::size_t i = 0; i < count && from <= base.to; ++i) {
            if (shut[i].to < from) continue;
            if (shut[i].from > base.to) break;
            if (shut[i].from > from) places.list[static_cast<std::size_t>(places.count++)] = {from, shut[i].from - 1};
            from = shut[i].to + 1;
        }
        if (from <= base.to) places.list[static_cast<std::size_t>(places.count++)] = {from, base.to};
    }
    return places;
}

bool anyStrikerPlace(const State& s, Seat seat) {
    // Nearly always nothing lies near the base line.
    bool near = false;
    forEachPiece(s, seat, [&](Point p) { near |= p.y < kStrikerApart - kMidDepth; });
    return !near || strikerPlaces(s, seat).count > 0;
}

std::optional<game::Fault> checkStrikerPlace(const State& s, Seat seat, std::int64_t u) {
    const std::int64_t off = u < 0 ? -u : u;
    const auto& [left, middle, right] = basePlaces();
    if (off > kCoversStill) return game::Fault{"striker_outside", "CA6", {{"u", u}}};
    if (off > right.to) return game::Fault{"striker_on_arrow", "CA7", {{"u", u}}};
    if (off > middle.to && off < right.from) return game::Fault{"striker_on_circle", "CA6", {{"u", u}}};
    const Point at = s.seen(seat, {u * kUm, -kMidDepth});
    const int piece = pieceNearer(s, at, kStrikerApart);
    if (piece >= 0) return game::Fault{"striker_blocked", "CA6", {{"u", u}, {"piece", std::int64_t{piece}}}};
    return std::nullopt;
}

// The hand is at (u − k·dx/L, −mid − k·dy/L); inside means |x| ≤ −y, that is k·(∓dx − dy) ≤ (mid ∓ u)·L.
bool handInside(std::int64_t u, std::int64_t dx, std::int64_t dy) {
    const Wide length2 = Wide{dx} * dx + Wide{dy} * dy;
    const auto holds = [&](std::int64_t along, std::int64_t room) {
        if (along <= 0) return true;
        const Wide left = Wide{kHandBehind / kUm} * along;
        return room >= 0 && left * left <= Wide{room} * room * length2;
    };
    const std::int64_t mid = kMidDepth / kUm;
    static_assert(kHandBehind % kUm == 0 && kMidDepth % kUm == 0);
    return holds(-dx - dy, mid - u) && holds(dx - dy, mid + u);
}

}  // namespace carrom
