#include "games/chessfootball/search_api.h"
#include "games/chessfootball/settle.h"
#include "games/chessfootball/sinks.h"

namespace chessfootball {

namespace {

template <class Sliders, class Sink>
CHESSFOOTBALL_INLINE void runFor(const Position& p, Sink& sink) {
    if (p.side == kWhite) {
        Generator<Sliders, kWhite, Sink>(p, sink).run();
    } else {
        Generator<Sliders, kBlack, Sink>(p, sink).run();
    }
}

template <class Sink>
void runMagic(const Position& p, Sink& sink) {
    runFor<MagicSliders>(p, sink);
}

#ifdef CHESSFOOTBALL_PEXT
template <class Sink>
CHESSFOOTBALL_TARGET_PEXT void runPext(const Position& p, Sink& sink) {
    runFor<PextSliders>(p, sink);
}
#endif

template <class Sink>
inline void run(const Position& p, Sink& sink) {
#ifdef CHESSFOOTBALL_PEXT
    if (gHasPext) return runPext(p, sink);
#endif
    runMagic(p, sink);
}

}  // namespace

void generateLegal(const Position& position, ActionList& list) {
    ListAll sink{{list}};
    run(position, sink);
}

void generateNoisy(const Position& position, ActionList& list) {
    ListNoisy sink(list, position);
    run(position, sink);
}

int countLegal(const Position& position) {
    Count sink;
    run(position, sink);
    return sink.total;
}

bool hasLegal(const Position& position) {
    return countLegal(position) > 0;
}

bool isLegal(const Position& position, Action action) {
    if (!position.has(position.side, action.from())) return false;
    ActionList list;
    generateLegal(position, list);
    return list.contains(action);
}

bool canArrive(const Position& position, Square square) {
    Arrives sink(square);
    run(position, sink);
    return sink.found != 0;
}

}  // namespace chessfootball
