#include "games/chessfootball/perft.h"

#include "games/chessfootball/make.h"
#include "games/chessfootball/sinks.h"

namespace chessfootball {

namespace {

template <class Sliders, Color Us>
CHESSFOOTBALL_INLINE int leaves(const Position& p) {
    Count sink;
    Generator<Sliders, Us, Count>(p, sink).run();
    return sink.total;
}

template <class Sliders, Color Us>
CHESSFOOTBALL_INLINE void listActions(const Position& p, ActionList& list) {
    ListAll sink{{list}};
    Generator<Sliders, Us, ListAll>(p, sink).run();
}

// The recursion is written out for each back end because the attribute must stand on every function of it.
#define CHESSFOOTBALL_COUNTING(NAME, SLIDERS, ATTRIBUTE)                             \
    template <Color Us>                                                              \
    ATTRIBUTE std::uint64_t NAME(const Position& p, const Rules& rules, int depth) { \
        if (p.decided(rules)) return 0;                                              \
        if (depth == 1) return static_cast<std::uint64_t>(leaves<SLIDERS, Us>(p));   \
        ActionList list;                                                             \
        listActions<SLIDERS, Us>(p, list);                                           \
        std::uint64_t total = 0;                                                     \
        Position next;                                                               \
        for (const Action action : list) {                                           \
            make<Us, Keyed::No>(next, p, action, rules);                             \
            total += NAME<~Us>(next, rules, depth - 1);                              \
        }                                                                            \
        return total;                                                                \
    }

CHESSFOOTBALL_COUNTING(countMagic, MagicSliders, )
#ifdef CHESSFOOTBALL_PEXT
CHESSFOOTBALL_COUNTING(countPext, PextSliders, CHESSFOOTBALL_TARGET_PEXT)
#endif

}  // namespace

std::uint64_t perftMagic(const Position& p, const Rules& rules, int depth) {
    if (depth == 0) return 1;
    return p.side == kWhite ? countMagic<kWhite>(p, rules, depth) : countMagic<kBlack>(p, rules, depth);
}

std::uint64_t perft(const Position& p, const Rules& rules, int depth) {
#ifdef CHESSFOOTBALL_PEXT
    if (gHasPext && depth > 0) {
        return p.side == kWhite ? countPext<kWhite>(p, rules, depth) : countPext<kBlack>(p, rules, depth);
    }
#endif
    return perftMagic(p, rules, depth);
}

}  // namespace chessfootball
