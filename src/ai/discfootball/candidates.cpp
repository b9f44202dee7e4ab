#include "ai/discfootball/candidates.h"

#include <algorithm>

#include "game/stroke.h"

namespace ai::discfootball {

namespace {

using shotsearch::Meeting;

struct Idea {
    double promise = 0;
    df::Action action;
};

// Of the highest speed.
constexpr double kStrengths[] = {0.08, 0.12, 0.19, 0.3, 0.46, 0.7, 1};
constexpr double kThin = 0.9;  // of the radii's sum: the thinnest touch that is tried

std::int32_t micrometres(double mm) {
    return static_cast<std::int32_t>(mm * 1000 + (mm < 0 ? -0.5 : 0.5));
}

class Ideas {
  public:
    Ideas(const df::DiscFootball& game, const df::State& state, base::Rng& rng)
        : state_(state), view_(game.table(), game.options(), state, state.side), rng_(rng) {}

    std::vector<Idea> find() {
        if (state_.phase == df::Phase::Play) {
            for (int disc = 0; disc < df::kDiscs; ++disc) {
                shots(disc);
                banks(disc);
                touches(disc);
            }
        } else {
            for (const Vec place : places()) passes(place);
        }
        std::stable_sort(list_.begin(), list_.end(),
                         [](const Idea& a, const Idea& b) { return a.promise > b.promise; });
        return std::move(list_);
    }

  private:
    void add(double promise, df::Kind kind, int disc, Vec place, Vec way, double speed) {
        const game::Point d = game::directionOf(way.x * view_.forward, way.y * view_.forward);
        Idea idea;
        // A little chance, so that a short list holds some of everything.
        idea.promise = promise * (0.5 + static_cast<double>(rng_.below(1000)) / 1000);
        idea.action.kind = kind;
        idea.action.dx = static_cast<std::int32_t>(d.x);
        idea.action.dy = static_cast<std::int32_t>(d.y);
        idea.action.speed = static_cast<std::int32_t>(std::clamp(speed, 1.0, view_.maxSpeed));
        if (kind == df::Kind::Disc) idea.action.disc = disc;
        if (kind == df::Kind::BallAt) {
            idea.action.x = micrometres(place.x * view_.forward);
            idea.action.y = micrometres(place.y * view_.forward);
        }
        list_.push_back(idea);
    }

    void shots(int disc) {
        for (const double y : {0.0, -4.0, 4.0, -8.0, 8.0}) {
            const auto shot = goalShot(view_, disc, y);
            if (!shot) continue;
            for (const double firm : {1.1, 1.4, 2.0}) {
                add(1 + shot->chance, df::Kind::Disc, disc, {}, shot->meeting.come, shot->speed * firm);
                if (shot->speed * firm > view_.maxSpeed) break;
            }
        }
    }

    // The ball by one of the side rims into the goal.
    void banks(int disc) {
        const Vec from = view_.pieces.at(disc);
        for (const double side : {-1.0, 1.0}) {
            const shotsearch::Cushion rim{false, side * (view_.rimY - kRadius)};
            const auto turn = shotsearch::bounce(view_.ball(), view_.goal(), rim, ballMeetsRim());
            if (!turn) continue;
            const Vec in = *turn - view_.ball();
            if (length(in) < 1 || !view_.pieces.clear(view_.ball(), *turn, kRadius, View::kBall, disc)) continue;
            if (!view_.pieces.clear(*turn, view_.goal(), kRadius, View::kBall, disc)) continue;
            tryWay(disc, from, unit(in), 0.5);
        }
    }
    void tryWay(int disc, Vec from, Vec way, double promise) {
        const auto meeting = shotsearch::meeting(from, view_.ball(), way, kApart, discMeetsBall(), 0.2);
        if (!meeting || !view_.pieces.clear(from, meeting->at, kRadius, disc, View::kBall)) return;
        for (const double part : {0.7, 1.0})
            add(promise, df::Kind::Disc, disc, {}, meeting->come, part * view_.maxSpeed);
    }

    // Where to be when a piece coming from `from` meets one at `target` that far beside its middle.
    static std::optional<Vec> beside(Vec from, Vec target, double offset) {
        const Vec off = target - from;
        const double distance = length(off);
        if (distance < 1) return std::nullopt;
        const Vec along = off * (1 / distance), across{-along.y, along.x};
        return target - along * (kApart * std::sqrt(1 - offset * offset)) + across * (kApart * offset);
    }

    void touches(int disc) {
        const Vec from = view_.pieces.at(disc);
        constexpr int kOffsets = 5;
        for (int n = -kOffsets; n <= kOffsets; ++n) {
            const double offset = kThin * n / kOffsets;
            const auto at = beside(from, view_.ball(), offset);
            if (!at || !view_.pieces.clear(from, *at, kRadius, disc, View::kBall)) continue;
            const Vec come = *at - from;
            const Vec way = length(come) < 1e-3 ? view_.ball() - from : come;
            if (dot(way, view_.ball() - from) <= 0) continue;
            // Just enough to reach the ball, and more.
            const double least = discFloor().speedFor(length(come));
            for (const double part : kStrengths) {
                const double speed = part * view_.maxSpeed;
                if (speed > least) add(0.2, df::Kind::Disc, disc, {}, way, speed);
            }
        }
    }

    std::vector<Vec> places() const {
        std::vector<Vec> list = {view_.ball()};
        if (state_.phase == df::Phase::GoalKick) {
            for (int n = -3; n <= 3; ++n) list.push_back({-view_.halfLength, view_.halfWidth * n / 3.2});
        } else if (state_.phase == df::Phase::Corner) {
            for (const double side : {-1.0, 1.0}) {
                for (const double in : {0.0, 16.0, 33.0})
                    list.push_back({view_.halfLength - in, side * (view_.halfWidth - in)});
            }
        }
        return list;
    }

    // The ball to one of the own discs (DF12).
    void passes(Vec place) {
        const bool fixed = state_.phase == df::Phase::Throw;
        for (int disc = 0; disc < df::kDiscs; ++disc) {
            const Vec target = view_.pieces.at(disc);
            for (const double offset : {0.0, -0.4, 0.4, -0.75, 0.75}) {
                const auto at = beside(place, target, offset);
                if (!at || !view_.pieces.clear(place, *at, kRadius, View::kBall, disc)) continue;
                const Vec come = *at - place;
                const Vec way = length(come) < 1e-3 ? target - place : come;
                const double least = ballFloor().speedFor(length(come));
                for (const double part : kStrengths) {
                    const double speed = part * view_.maxSpeed;
                    if (speed > least)
                        add(1 - offset * offset, fixed ? df::Kind::Ball : df::Kind::BallAt, 0, place, way, speed);
                }
            }
        }
    }

    const df::State& state_;
    View view_;
    base::Rng& rng_;
    std::vector<Idea> list_;
};

}  // namespace

void addCandidates(const df::DiscFootball& game, const df::State& state, int most, base::Rng& rng,
                   std::vector<df::Action>& out) {
    const auto wish = static_cast<std::size_t>(std::max(most, 1));
    df::Action end;
    end.kind = df::Kind::End;
    if (!game.check(state, end)) out.push_back(end);
    for (const Idea& idea : Ideas(game, state, rng).find()) {
        if (out.size() >= wish - wish / 10) break;
        if (!game.check(state, idea.action)) out.push_back(idea.action);
    }
    constexpr int kTries = 1000;
    for (int tries = 0; tries < kTries && (out.empty() || out.size() < wish); ++tries) {
        const df::Action action = game.sample(state, rng);
        if (action.moves() && !game.check(state, action)) out.push_back(action);
    }
    if (!out.empty()) return;
    df::Action timeout;
    timeout.kind = df::Kind::Timeout;
    out.push_back(timeout);
}

}  // namespace ai::discfootball
