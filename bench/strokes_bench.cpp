// Strokes a second through the whole game: legality, motion, ruling, the next state, without events and trajectory, as
// bots do it. Carrom with at most ten men on the table, carrom's whole board, and disc football; strokes that a bot
// would look at, and strokes at random. One thread, the best of five rounds.
//
//     build/release/bench/strokes_bench
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <utility>
#include <vector>

#include "ai/carrom/adapter.h"
#include "ai/discfootball/adapter.h"

namespace {

template <class G>
G gameWith() {
    return G(*game::readOptions(G::info().options, G::info().presets, {}));
}

template <class G>
struct Stroke {
    typename G::State state;
    typename G::Action action;
};

template <class G>
using Strokes = std::vector<Stroke<G>>;

enum class Choice { Aimed, Random };

// States on the way of random games that `wanted` takes, with some strokes each.
template <class G, class Adapter, class Wanted>
Strokes<G> strokesOf(const G& game, Choice choice, const Wanted& wanted) {
    constexpr std::size_t kStates = 200, kEach = 20;
    const Adapter adapter(game);
    base::Rng rng(1);
    Strokes<G> strokes;
    auto state = game.initial(1);
    for (std::uint64_t seed = 2; strokes.size() < kStates * kEach;) {
        if (!game.toAct(state)) state = game.initial(seed++);
        std::vector<typename G::Action> actions;
        if (wanted(state)) {
            if (choice == Choice::Aimed)
                adapter.candidates(state, kEach, rng, actions);
            else
                for (std::size_t i = 0; i < kEach; ++i) actions.push_back(game.sample(state, rng));
        }
        for (const auto& action : actions) {
            if (adapter.struck(action)) strokes.push_back({state, action});
        }
        state = game.apply(state, game.sample(state, rng), nullptr);
    }
    return strokes;
}

template <class G>
double perSecond(const G& game, const Strokes<G>& strokes) {
    double best = 0;
    for (int round = 0; round < 5; ++round) {
        const auto start = std::chrono::steady_clock::now();
        for (const Stroke<G>& stroke : strokes) (void)game.apply(stroke.state, stroke.action, nullptr);
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        best = std::max(best, static_cast<double>(strokes.size()) / seconds);
    }
    return best;
}

template <class G, class Adapter, class Wanted>
void line(const char* name, const Wanted& wanted) {
    const G game = gameWith<G>();
    std::printf("| %s |", name);
    for (const Choice choice : {Choice::Aimed, Choice::Random})
        std::printf(" %.0f |", perSecond(game, strokesOf<G, Adapter>(game, choice, wanted)));
    std::printf("\n");
    std::fflush(stdout);
}

}  // namespace

int main() {
    using carrom::Carrom;
    using discfootball::DiscFootball;
    std::printf("| strokes/s | aimed | at random |\n|---|---|---|\n");
    const auto struck = [](const Carrom::State& s) { return s.phase == carrom::Phase::Strike; };
    line<Carrom, ai::carrom::Adapter>("carrom, at most 10 men",
                                      [&](const Carrom::State& s) { return struck(s) && s.menLeft() <= 10; });
    line<Carrom, ai::carrom::Adapter>("carrom, more than 10 men",
                                      [&](const Carrom::State& s) { return struck(s) && s.menLeft() > 10; });
    line<Carrom, ai::carrom::Adapter>("carrom, the break",
                                      [&](const Carrom::State& s) { return s.phase == carrom::Phase::Break; });
    line<DiscFootball, ai::discfootball::Adapter>("disc football", [](const DiscFootball::State&) { return true; });
}
