#include "ai/carrom/candidates.h"

#include <algorithm>

#include "base/turn.h"
#include "game/stroke.h"

namespace ai::carrom {

namespace {

using shotsearch::Floor;
using shotsearch::Meeting;

// A stroke and how likely it looks.
struct Idea {
    double chance = 0;
    ca::Action action;
};

constexpr double kLeastCosine = 0.26;  // a thinner cut is luck
constexpr double kSpeeds[] = {1.12, 1.5, 2.3};
constexpr double kFirmness[] = {1, 0.97, 0.9};  // the gentle stroke is preferred a little

std::int32_t speedWithin(double speed) {
    return static_cast<std::int32_t>(std::clamp(speed, 60.0, static_cast<double>(ca::kMaxSpeed)));
}

bool legalPlace(const ca::Places& places, std::int64_t u) {
    return std::any_of(places.begin(), places.end(), [u](const ca::Interval& i) { return u >= i.from && u <= i.to; });
}

// Places in µm, evenly over all that is free, the ends included.
std::vector<std::int64_t> spreadPlaces(const ca::Places& places, std::int64_t step) {
    std::vector<std::int64_t> list;
    for (const ca::Interval& place : places) {
        const std::int64_t length = place.to - place.from;
        const std::int64_t parts = std::max<std::int64_t>(1, length / step);
        for (std::int64_t i = 0; i <= parts; ++i) {
            if (length == 0 && i > 0) break;
            list.push_back(place.from + length * i / parts);
        }
    }
    return list;
}

class Strokes {
  public:
    Strokes(const ca::Carrom& game, const View& view) : view_(view), floor_(floorOf(game.options())) {}

    void find(std::vector<Idea>& ideas) {
        Routes routes;
        findRoutes(view_, floor_, Banks::Yes, routes);
        const auto places = spreadPlaces(view_.places, 24'000);
        for (const Route& route : routes) {
            if (const auto u = straightPlace(route)) tryStraight(route, *u, ideas);
            for (const std::int64_t u : places) {
                tryStraight(route, u, ideas);
                if (!route.banked) tryCushions(route, u, ideas);
            }
        }
    }

  private:
    static Vec placed(std::int64_t u) { return {static_cast<double>(u) / 1000, -kMidDepth}; }

    // Where the striker stands straight behind the man and his route.
    std::optional<std::int64_t> straightPlace(const Route& route) const {
        if (route.way.y < 0.05) return std::nullopt;
        const Vec target = view_.pieces.at(route.target);
        const double back = (target.y + kMidDepth) / route.way.y;
        if (back < kApart) return std::nullopt;
        const auto u = static_cast<std::int64_t>((target.x - route.way.x * back) * 1000);
        if (!legalPlace(view_.places, u)) return std::nullopt;
        return u;
    }

    void tryStraight(const Route& route, std::int64_t u, std::vector<Idea>& ideas) const {
        const Vec from = placed(u), target = view_.pieces.at(route.target);
        const auto meeting = shotsearch::meeting(from, target, route.way, kApart, strikerMeetsMan(), kLeastCosine);
        if (!meeting || !view_.pieces.clear(from, meeting->at, kStrikerRadius, route.target)) return;
        const double distance = length(meeting->at - from);
        add(route, u, meeting->come, *meeting, distance, 0, 1, ideas);
    }

    void tryCushions(const Route& route, std::int64_t u, std::vector<Idea>& ideas) const {
        const Vec from = placed(u), target = view_.pieces.at(route.target);
        for (int n = 0; n < kCushions; ++n) {
            // The way behind the cushion decides where to meet the man, and that where to bounce: twice is near enough.
            const shotsearch::Cushion cushion = cushionOf(n, kStrikerRadius);
            Vec goal = target - route.way * kApart;
            std::optional<Vec> turn;
            std::optional<Meeting> meeting;
            for (int round = 0; round < 2; ++round) {
                turn = shotsearch::bounce(from, goal, cushion, strikerMeetsCushion());
                if (!turn) break;
                meeting = shotsearch::meeting(*turn, target, route.way, kApart, strikerMeetsMan(), kLeastCosine);
                if (!meeting) break;
                goal = meeting->at;
            }
            if (!turn || !meeting) continue;
            const double in = length(*turn - from), out = length(goal - *turn);
            if (in < 1 || !view_.pieces.clear(from, *turn, kStrikerRadius)) continue;
            if (!view_.pieces.clear(*turn, goal, kStrikerRadius, route.target)) continue;
            add(route, u, *turn - from, *meeting, out, in, 0.5, ideas);
        }
    }

    // `distance` before the man, `before` it up to a cushion (0: none).
    void add(const Route& route, std::int64_t u, Vec direction, const Meeting& meeting, double distance, double before,
             double trust, std::vector<Idea>& ideas) const {
        const game::Point d = game::directionOf(direction.x, direction.y);
        if (view_.handRule && !ca::handInside(u, d.x, d.y)) return;
        const double chance = trust * (route.banked ? 0.6 : 1) * chanceOf(route, distance + before, meeting.cosine);
        for (std::size_t i = 0; i < std::size(kSpeeds); ++i) {
            double speed = floor_.speedBefore(route.speed * kSpeeds[i] / handedOn() / meeting.cosine, distance);
            if (before > 0) speed = floor_.speedBefore(speed / 0.75, before);
            Idea idea;
            idea.chance = chance * kFirmness[i];
            idea.action = {ca::Kind::Shot,
                           static_cast<std::int32_t>(u),
                           0,
                           static_cast<std::int32_t>(d.x),
                           static_cast<std::int32_t>(d.y),
                           speedWithin(speed)};
            ideas.push_back(idea);
            if (speed > static_cast<double>(ca::kMaxSpeed)) break;
        }
    }

    const View& view_;
    Floor floor_;
};

// CA12: at the rack, hard and less hard, full and beside.
void addBreaks(const ca::Carrom& game, const ca::State& state, const View& view, std::vector<ca::Action>& out) {
    for (const std::int32_t speed : {6000, 4500, 3000}) {
        for (const std::int64_t off : {0, 20, -20, 45, -45, 70, -70}) {
            for (const std::int64_t u : spreadPlaces(view.places, 60'000)) {
                const game::Point d = game::reduced(off * 1000 - u, ca::kMidDepth / ca::kUm);
                const ca::Action action{ca::Kind::Shot,
                                        static_cast<std::int32_t>(u),
                                        0,
                                        static_cast<std::int32_t>(d.x),
                                        static_cast<std::int32_t>(d.y),
                                        speed};
                if (!game.check(state, action)) out.push_back(action);
            }
        }
    }
}

// The likeliest, but of one man and pocket no more than a few before others have had their turn.
void takeBest(std::vector<Idea>& ideas, std::size_t most, std::vector<ca::Action>& out) {
    const std::size_t keep = std::min(most, ideas.size());
    std::stable_sort(ideas.begin(), ideas.end(), [](const Idea& a, const Idea& b) { return a.chance > b.chance; });
    for (std::size_t i = 0; i < keep; ++i) out.push_back(ideas[i].action);
}

}  // namespace

void addStrokes(const ca::Carrom& game, const ca::State& state, int most, base::Rng& rng,
                std::vector<ca::Action>& out) {
    const View view(game.options(), state, state.act);
    if (view.places.count == 0) return;
    const auto wish = static_cast<std::size_t>(std::max(most, 1));
    const std::size_t random = wish / 10 + 1;
    if (state.phase == ca::Phase::Break) {
        addBreaks(game, state, view, out);
        // A few of them must do as well.
        for (std::size_t i = out.size(); i > 1; --i) std::swap(out[i - 1], out[rng.below(i)]);
        if (out.size() > wish) out.resize(wish);
    } else {
        std::vector<Idea> ideas;
        Strokes(game, view).find(ideas);
        takeBest(ideas, wish > random ? wish - random : 1, out);
    }
    // Strokes at random: where nothing leads to a pocket one of them leaves the opponent least.
    constexpr int kTries = 1000;
    const std::size_t until = std::max(out.size() + 1, std::min(wish, out.size() + std::max(random, wish / 2)));
    for (int tries = 0; tries < kTries && out.size() < until; ++tries) {
        const ca::Action action = game.sample(state, rng);
        if (action.kind == ca::Kind::Shot) out.push_back(action);
    }
}

void addPlacings(const ca::Carrom& game, const ca::State& state, int most, std::vector<ca::Action>& out) {
    // Rings about the centre, as the placer sees them: near to far, all around.
    constexpr std::int64_t kRings[] = {31'500, 44'000, 57'000, 69'400};  // µm
    constexpr int kAround = 12;
    for (const std::int64_t ring : kRings) {
        for (int i = 0; i < kAround; ++i) {
            const base::Turn turn = base::turnOf(360.0 * i / kAround);
            ca::Action action;
            action.kind = ca::Kind::Place;
            action.x = static_cast<std::int32_t>(turn.cosine * static_cast<double>(ring));
            action.y = static_cast<std::int32_t>(turn.sine * static_cast<double>(ring));
            if (!game.check(state, action)) out.push_back(action);
            if (out.size() >= static_cast<std::size_t>(std::max(most, 1))) return;
        }
    }
    if (!out.empty()) return;
    // The first place there is, as if the time had run out.
    ca::Action action;
    action.kind = ca::Kind::Timeout;
    out.push_back(action);
}

}  // namespace ai::carrom
