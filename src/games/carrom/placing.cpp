// Men that come back (CA22): who places, what is placed by itself, and what happens when there is no room.
#include <string>

#include "games/carrom/referee.h"
#include "games/carrom/table.h"

namespace carrom {

using game::Args;

State Referee::place(Point at) {
    const Color color = s_.placingColor(o_.variant == Variant::Freestyle);
    const int owner = s_.toPlace[0] > 0 ? 0 : 1;
    putMan(color, at);
    --s_.toPlace[static_cast<std::size_t>(owner)];
    ++s_.toPlace[2];
    settle(owner);
    return s_;
}

State Referee::forgo() {
    const Color color = s_.placingColor(o_.variant == Variant::Freestyle);
    const int owner = s_.toPlace[0] > 0 ? 0 : 1;
    auto& waiting = s_.toPlace[static_cast<std::size_t>(owner)];
    tell("forgone", "CA22", [&] { return menArgs(color, waiting); });
    waiting = 0;
    settle(owner);
    return s_;
}

void Referee::putMan(Color color, Point at) {
    s_.men[color].add(at);
    tell("man_placed", "CA22", [&] { return Args{{"color", std::string(nameOf(color))}, {"x", at.x}, {"y", at.y}}; });
}

// Puts one man down without asking; false if there is no room and it may not be put elsewhere.
bool Referee::placeOne(int owner, Color color) {
    std::optional<Point> at = firstGridPlace(s_, s_.act);
    const bool elsewhere = o_.variant == Variant::Freestyle || (solo() ? s_.menLeft() : s_.men[color].count) == 0;
    if (!at && elsewhere) at = nearestGridPlace(s_, s_.act);
    if (!at) return false;
    putMan(color, *at);
    --s_.toPlace[static_cast<std::size_t>(owner)];
    ++s_.toPlace[2];
    return true;
}

// Goes on until somebody must place, or all is placed. `announced`: whose placing is under way already, -1 nobody's.
void Referee::settle(int announced) {
    const bool freestyle = o_.variant == Variant::Freestyle;
    // Until now `act` is the last mover if nobody places yet; his opponent places first.
    const Seat mover = announced < 0 ? s_.act : announced == 0 ? game::other(s_.act) : s_.act;
    const Seat freestyleMover = announced < 0 ? s_.act : game::other(s_.act);
    int owner = announced;
    while (s_.toPlace[0] > 0 || s_.toPlace[1] > 0) {
        const int now = s_.toPlace[0] > 0 ? 0 : 1;
        if (now != owner) s_.toPlace[2] = 0;
        owner = now;
        s_.phase = Phase::Place;
        Color color;
        if (freestyle || solo()) {
            s_.act = opponent(freestyle ? freestyleMover : s_.act);
            color = now == 0 ? kWhite : kBlack;
        } else {
            s_.act = now == 0 ? game::other(mover) : mover;
            color = ~s_.colorOf(s_.act);
        }
        const bool asks = !solo() && firstGridPlace(s_, s_.act).has_value();
        if (asks) {
            const int waiting = s_.toPlace[static_cast<std::size_t>(now)];
            if (now != announced) {
                tell("placing", "CA22", [&] {
                    Args args = seatArg(s_.act);
                    for (game::Arg& arg : menArgs(color, waiting)) args.push_back(std::move(arg));
                    return args;
                });
            }
            return;
        }
        if (placeOne(now, color)) continue;
        auto& waiting = s_.toPlace[static_cast<std::size_t>(now)];
        const Color debtor = solo() ? s_.colorOf(s_.act) : color;
        s_.dues[debtor] = static_cast<std::int16_t>(s_.dues[debtor] + waiting);
        tell("no_room", "CA22", [&] { return menArgs(color, waiting); });
        for (; waiting > 0; --waiting) {
            if (solo()) s_.scored[static_cast<std::size_t>(game::index(s_.act))].push(color);
        }
    }
    strikeAgain();
}

// Nothing is left to be placed. CA47: a striker without a legal place makes the board void.
void Referee::strikeAgain() {
    s_.toPlace = {};
    s_.act = s_.next;
    if (s_.phase == Phase::Place) s_.phase = Phase::Strike;
    if (!solo() && !anyStrikerPlace(s_, s_.act)) boardVoid("no_place");
}

}  // namespace carrom
