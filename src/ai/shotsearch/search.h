// The search for a shot, in any game in which discs are struck: many candidates, a look at each as meant, then the
// better half again and again as an unsteady hand would carry them out, the same slips for all.
//
// An adapter A offers what a game knows:
//
//     State, Action                       of the game
//     candidates(s, most, rng, out)       at least one legal action, the most promising first; `most` is a wish
//     struck(a)                           whether a hand can slip at it; words and placings are exact
//     slipped(s, a, slip)                 what comes of it; legal
//     play(s, a)                          the state after it
//     value(before, after)                hundredths of a man or goal, as the one sees it who acted in `before`
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <vector>

#include "ai/bot.h"
#include "ai/hand.h"
#include "base/rng.h"

namespace ai::shotsearch {

template <class A>
concept Adapter = requires(const A& adapter, const typename A::State& s, const typename A::Action& a, base::Rng& rng,
                           std::vector<typename A::Action>& out, const Slip& slip, int most) {
    { adapter.candidates(s, most, rng, out) } -> std::same_as<void>;
    { adapter.struck(a) } -> std::same_as<bool>;
    { adapter.slipped(s, a, slip) } -> std::same_as<typename A::Action>;
    { adapter.play(s, a) } -> std::same_as<typename A::State>;
    { adapter.value(s, s) } -> std::same_as<int>;
};

// How a player uses its shots.
struct Plan {
    int candidates = 200;  // looked at as meant
    int samples = 0;       // with slips, of each that is left to the end; 0: what looks best as meant is played
    int refinements = 0;   // rounds in which the neighbours of the best are tried
    Hand reckonsWith;      // the slips that it expects of its own hand
};

// What may be spent. Shots are counted exactly, so that a limit of them is reproducible.
class Allowance {
  public:
    // `most`: 0 = no limit. `until`: µs by control.now, 0 = none.
    Allowance(std::uint64_t most, std::int64_t until, const Control& control)
        : most_(most), until_(until), control_(control) {}

    // Takes one shot; false if there is none left, or it is time to stop. The first is always granted.
    bool take() {
        if (spent_ == 0) return ++spent_, true;
        if (over_ || (most_ != 0 && spent_ >= most_)) return false;
        if (spent_ % kPoll == 0) {
            over_ = (control_.stop && control_.stop()) || (until_ != 0 && control_.now() >= until_);
            if (over_) return false;
        }
        return ++spent_, true;
    }
    std::uint64_t spent() const { return spent_; }
    std::uint64_t left() const { return most_ == 0 ? ~std::uint64_t{0} : most_ - std::min(most_, spent_); }

  private:
    static constexpr std::uint64_t kPoll = 8;
    std::uint64_t most_;
    std::int64_t until_;
    const Control& control_;
    std::uint64_t spent_ = 0;
    bool over_ = false;
};

template <Adapter A>
class Search {
  public:
    using State = typename A::State;
    using Action = typename A::Action;

    struct Line {
        Action action;
        std::int64_t sum = 0;  // of the samples; of the one shot as meant while there are none
        int samples = 0;
        int asMeant = 0;
        int value() const { return samples == 0 ? asMeant : static_cast<int>(sum / samples); }
    };

    Search(const A& adapter, const State& state, const Plan& plan, Allowance& allowance, std::uint64_t seed)
        : adapter_(adapter), state_(state), plan_(plan), allowance_(allowance), seed_(seed) {}

    // The lines that were looked at, the best first; at least one. `given`: consider these only, unless empty.
    // `progress(lines)` hears of every stage.
    template <class Progress>
    std::vector<Line> run(const std::vector<Action>& given, const Progress& progress) {
        // 1. Every candidate as meant.
        std::vector<Line> lines = asMeant(given);
        progress(lines);
        if (plan_.samples == 0) return lines;
        // 2. The better half with twice the slips, until few are left or all slips are made.
        std::vector<Line> beaten;
        halve(lines, beaten, kKeepAtLeast);
        for (int samples = kFirstSamples; samples <= plan_.samples; samples *= 2) {
            if (!sample(lines, samples)) break;
            progress(lines);
            if (samples < plan_.samples) halve(lines, beaten, kKeepAtLeast);
        }
        // 3. What lies around the best.
        for (int round = 0; round < plan_.refinements; ++round) {
            if (!refine(lines, round)) break;
            progress(lines);
        }
        lines.insert(lines.end(), beaten.begin(), beaten.end());
        return lines;
    }

  private:
    static constexpr std::size_t kKeepAtLeast = 8;
    static constexpr int kFirstSamples = 4;
    static constexpr int kParents = 4, kChildren = 8;

    static void sort(std::vector<Line>& lines) {
        std::stable_sort(lines.begin(), lines.end(),
                         [](const Line& a, const Line& b) { return a.value() > b.value(); });
    }

    int valueOf(const Action& action) const { return adapter_.value(state_, adapter_.play(state_, action)); }

    std::vector<Line> asMeant(const std::vector<Action>& given) {
        std::vector<Action> actions = given;
        if (actions.empty()) {
            base::Rng rng(seed_);
            adapter_.candidates(state_, candidateCount(), rng, actions);
        }
        std::vector<Line> lines;
        lines.reserve(actions.size());
        for (const Action& action : actions) {
            if (!allowance_.take()) break;
            Line line{action, 0, 0, valueOf(action)};
            lines.push_back(line);
        }
        sort(lines);
        return lines;
    }

    // A player short of shots keeps the greater part of them for slips.
    int candidateCount() const {
        if (plan_.samples == 0) return plan_.candidates;
        const std::uint64_t share = std::max<std::uint64_t>(allowance_.left() / 4, 1);
        return static_cast<int>(std::min<std::uint64_t>(static_cast<std::uint64_t>(plan_.candidates), share));
    }

    static void halve(std::vector<Line>& lines, std::vector<Line>& beaten, std::size_t least) {
        const std::size_t keep = std::min(lines.size(), std::max(lines.size() / 2, least));
        beaten.insert(beaten.begin(), lines.begin() + static_cast<std::ptrdiff_t>(keep), lines.end());
        lines.resize(keep);
    }

    // Brings every line to that many samples; false if shots ran out. A sample counts for all lines or for none.
    bool sample(std::vector<Line>& lines, int samples) {
        bool complete = true;
        std::vector<int> values(lines.size());
        while (complete && lines.front().samples < samples) {
            const int number = lines.front().samples;
            for (std::size_t i = 0; complete && i < lines.size(); ++i) complete = sampleOf(lines[i], number, values[i]);
            if (!complete) break;
            for (std::size_t i = 0; i < lines.size(); ++i) {
                lines[i].sum += values[i];
                ++lines[i].samples;
            }
        }
        sort(lines);
        return complete;
    }

    // The slip with that number, the same for every line.
    bool sampleOf(const Line& line, int number, int& value) {
        if (!adapter_.struck(line.action)) {
            value = line.asMeant;
            return true;
        }
        if (!allowance_.take()) return false;
        base::Rng rng(seed_ + 0x632be59bd9b4e019ULL * static_cast<std::uint64_t>(number + 1));
        value = valueOf(adapter_.slipped(state_, line.action, Slip(plan_.reckonsWith, rng)));
        return true;
    }

    // Neighbours of the best lines, sampled like them; false if shots ran out.
    bool refine(std::vector<Line>& lines, int round) {
        base::Rng rng(seed_ ^ (0x9e3779b97f4a7c15ULL * static_cast<std::uint64_t>(round + 1)));
        // Near enough to be as good, far enough to be better; closer in every round.
        const Hand reach = round == 0 ? Hand{700, 120, 4'000} : Hand{250, 60, 1'500};
        const int samples = lines.front().samples;
        std::vector<Line> children;
        for (std::size_t parent = 0; parent < std::min<std::size_t>(kParents, lines.size()); ++parent) {
            if (!adapter_.struck(lines[parent].action)) continue;
            for (int child = 0; child < kChildren; ++child) {
                const Action action = adapter_.slipped(state_, lines[parent].action, Slip(reach, rng));
                if (!allowance_.take()) return false;
                children.push_back({action, 0, 0, valueOf(action)});
            }
        }
        if (children.empty()) return false;
        std::vector<Line> beaten;
        bool complete = true;
        for (int n = std::min(kFirstSamples, samples); complete && n <= samples; n *= 2) {
            complete = sample(children, n);
            if (complete && n < samples) halve(children, beaten, kKeepAtLeast);
        }
        if (!complete) return false;
        lines.insert(lines.end(), children.begin(), children.end());
        sort(lines);
        return true;
    }

    const A& adapter_;
    const State& state_;
    Plan plan_;
    Allowance& allowance_;
    std::uint64_t seed_;
};

}  // namespace ai::shotsearch
