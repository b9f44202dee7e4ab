// Slide: each side shoves its own puck along one lane, 1 m long, twice; nearest to the far edge without falling off
// wins. The smallest Simulated game: a continuous action, motion that stops by friction, a trajectory that must end
// where apply ends.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "base/hash.h"
#include "base/text.h"
#include "game/concepts.h"

namespace tiny {

class Slide {
  public:
    static constexpr std::int64_t kLength = 1'000'000'000;        // nm
    static constexpr std::int64_t kDeceleration = 2'000'000'000;  // nm/s²
    static constexpr std::int64_t kMaxSpeed = 1500;               // mm/s

    struct State {
        std::array<std::int64_t, 2> puck{};  // nm from the near edge; kFallen when off the table
        int shoves = 0;
        bool operator==(const State&) const = default;
    };
    struct Action {
        std::int64_t speed = 0;  // mm/s
        bool operator==(const Action&) const = default;
    };
    static constexpr std::int64_t kFallen = -1;

    explicit Slide(const game::OptionValues& values) : shoves_(static_cast<int>(values[0])) {}

    static const game::GameInfo& info() {
        static constexpr std::string_view seats[] = {"left", "right"};
        static constexpr game::OptionSpec options[] = {{"shoves", "SL1", {}, 1, 5, 2}};
        static constexpr game::CodeInfo events[] = {{"slid", "SL2"}, {"fell", "SL3"}};
        static constexpr game::CodeInfo faults[] = {{"bad_speed", "SL2"}, {"fallen", "SL3"}};
        static constexpr game::CodeInfo endings[] = {{"farthest", "SL4"}};
        static constexpr std::string_view clauses[] = {"SL1", "SL2", "SL3", "SL4"};
        static const game::GameInfo info{"slide", 1,       "Slide", seats, options, {},  events,
                                         faults,  endings, clauses, {},    false,   true};
        return info;
    }

    State initial(std::uint64_t) const { return {}; }
    std::optional<game::Seat> toAct(const State& s) const {
        if (s.shoves >= 2 * shoves_) return std::nullopt;
        return static_cast<game::Seat>(s.shoves % 2);
    }
    game::Outcome outcome(const State& s, int) const {
        if (toAct(s)) return {};
        if (s.puck[0] == s.puck[1]) return {game::Result::Draw, game::Seat::First, "farthest", "SL4"};
        return {game::Result::Win, s.puck[0] > s.puck[1] ? game::Seat::First : game::Seat::Second, "farthest", "SL4"};
    }
    std::optional<game::Fault> check(const State&, const Action& a) const {
        if (a.speed >= 1 && a.speed <= kMaxSpeed) return std::nullopt;
        return game::Fault{"bad_speed", "SL2", {{"speed", a.speed}}};
    }
    State apply(State s, const Action& a, game::Events* events) const {
        std::int64_t& puck = s.puck[static_cast<std::size_t>(s.shoves % 2)];
        const std::int64_t end = std::max<std::int64_t>(puck, 0) + distance(a);
        puck = end > kLength ? kFallen : end;
        if (events)
            events->push_back({puck == kFallen ? "fell" : "slid", puck == kFallen ? "SL3" : "SL2", {{"at", puck}}});
        ++s.shoves;
        return s;
    }
    base::Trajectory simulate(const State& s, const Action& a) const {
        const int disc = s.shoves % 2;
        const std::int64_t start = std::max<std::int64_t>(s.puck[static_cast<std::size_t>(disc)], 0);
        base::Trajectory t;
        t.duration = a.speed * 1'000'000 * 1'000'000 / kDeceleration;
        base::DiscPath path{
            disc,
            {{0, start, 0, a.speed * 1'000'000, 0, kDeceleration}, {t.duration, start + distance(a), 0, 0, 0, 0}},
            -1};
        if (start + distance(a) > kLength) path.gone = t.duration;
        t.paths.push_back(std::move(path));
        return t;
    }
    std::vector<game::DiscAt> discs(const State& s) const {
        std::vector<game::DiscAt> list;
        for (int disc = 0; disc < 2; ++disc) {
            const std::int64_t at = s.puck[static_cast<std::size_t>(disc)];
            if (at != kFallen) list.push_back({disc, {at, 0}});
        }
        return list;
    }
    base::Result<game::Choices> choices(const State& s, std::string_view) const {
        game::Choices choices;
        if (const auto seat = toAct(s)) {
            game::Handle handle{
                "shove:", "puck",   {s.puck[static_cast<std::size_t>(game::index(*seat))], 0}, {}, {{{1, 0}, {1, 0}}},
                1,        kMaxSpeed};
            choices.handles.push_back(std::move(handle));
        }
        return choices;
    }
    Action sample(const State&, base::Rng& rng) const { return {1 + static_cast<std::int64_t>(rng.below(kMaxSpeed))}; }
    std::uint64_t hash(const State& s) const { return base::hashText(formatState(s)); }
    std::uint64_t repetitionKey(const State& s) const { return hash(s); }

    std::string formatState(const State& s) const {
        return std::to_string(s.puck[0]) + " " + std::to_string(s.puck[1]) + " " + std::to_string(s.shoves);
    }
    base::Result<State> parseState(std::string_view text) const {
        const auto fields = base::fields(text, ' ');
        if (fields.size() != 3) return game::Fault{"bad_state", "", {}, static_cast<int>(text.size())};
        State s;
        for (std::size_t i = 0; i < 2; ++i) {
            const auto at = base::parseInteger(fields[i].text, kFallen, kLength);
            if (!at) return game::Fault{"bad_state", "", {}, fields[i].at};
            s.puck[i] = *at;
        }
        const auto shoves = base::parseInteger(fields[2].text, 0, 10);
        if (!shoves) return game::Fault{"bad_state", "", {}, fields[2].at};
        s.shoves = static_cast<int>(*shoves);
        return s;
    }
    std::string formatAction(const State&, const Action& a) const { return "shove:" + std::to_string(a.speed); }
    base::Result<Action> parseAction(const State&, std::string_view text) const {
        if (text.starts_with("shove:")) {
            if (const auto speed = base::parseInteger(text.substr(6), 0, 1'000'000)) return Action{*speed};
        }
        return game::Fault{"bad_action", "", {}, 0};
    }
    std::string formatNotation(const State& s, const Action& a) const { return formatAction(s, a); }
    base::Result<Action> parseNotation(const State& s, std::string_view text) const { return parseAction(s, text); }
    game::Args facts(const State& s) const { return {{"left", s.puck[0]}, {"right", s.puck[1]}}; }

  private:
    // v²/2a, exact: the speed is whole mm/s, so v² in nm²/s² divides by 4·10⁹ without a rest.
    static std::int64_t distance(const Action& a) {
        return a.speed * a.speed * 1'000'000 / (2 * (kDeceleration / 1'000'000));
    }
    int shoves_;
};

static_assert(game::Simulated<Slide> && !game::Enumerable<Slide>);

}  // namespace tiny
