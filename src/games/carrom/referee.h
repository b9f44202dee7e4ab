// The referee: carries a ruling out. What was done and pocketed in, events and the next state out; nothing here knows
// how discs move. One object for one action.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "games/carrom/judge.h"
#include "games/carrom/options.h"
#include "games/carrom/state.h"

namespace carrom {

// What a stroke did, as far as the rules ask.
struct Stroke {
    bool touched = true;                       // the striker touched a piece (CA12)
    std::array<Piece, 2 * kMen + 2> fallen{};  // in the order of falling
    int count = 0;
    bool timedOut = false;  // no stroke was made in time (CA42)

    void fell(Piece piece) { fallen[static_cast<std::size_t>(count++)] = piece; }
    int of(Piece piece) const;
};

class Referee {
  public:
    // `s`: the state before. `events` may be null.
    Referee(const Options& options, const State& s, game::Events* events) : o_(options), s_(s), events_(events) {}

    // Precondition: the phase is Break or Strike, and the men (and queen) of the state given lie as they came to rest,
    // the fallen ones taken out.
    State stroke(const Stroke& stroke);
    State pass();
    State timeout();
    // Precondition: the phase is Place, and the place (absolute) or the waiver is legal.
    State place(Point at);
    State forgo();

    // The first board of a match that begins with this state (its first and lot are set).
    State begin();

  private:
    struct Counts {
        int white = 0, black = 0;
        int all() const { return white + black; }
    };

    // Events; the arguments are only made if somebody wants them.
    template <class Args>
    void tell(std::string_view code, std::string_view rule, const Args& args) {
        if (events_ != nullptr) events_->push_back({code, rule, args()});
    }
    void tell(std::string_view code, std::string_view rule) {
        if (events_ != nullptr) events_->push_back({code, rule, {}});
    }
    static game::Args seatArg(Seat seat);
    static game::Args menArgs(Color color, int count);

    // strokes.cpp
    void missBreak(const Stroke& stroke);
    void strokeForPoints(const Stroke& stroke);
    void strokeLoose(const Stroke& stroke);
    Verdict judgeStroke(const Stroke& stroke, bool anyColor) const;
    void tellKept(int own, int other);
    void returnQueen(std::string_view rule, bool continues);
    void carryQueen(const Verdict& v, Color cover);
    int takeDues(Color color);
    void tellDues(Color color, int taken, bool news);
    void turn(std::string_view rule, bool continues);
    int freestyleScore(Seat seat) const;
    void endStroke();

    // placing.cpp
    void settle(int announced);
    void putMan(Color color, Point at);
    bool placeOne(int owner, Color color);
    void strikeAgain();

    // boards.cpp
    void boardWon(const Verdict& v);
    void boardVoid(std::string_view reason);
    void boardCounted();
    void gameWon(Seat winner, Ending ending, std::string_view rule);
    void beginBoard(Seat breaker, std::string_view rule);
    void finish(Ending ending);
    Seat drawLot() const;

    bool loose() const { return o_.variant != Variant::Points; }
    bool solo() const { return o_.variant == Variant::Solo; }
    Seat opponent(Seat seat) const { return solo() ? seat : game::other(seat); }

    const Options& o_;
    State s_;
    game::Events* events_;
    bool boardBegun_ = false;  // a new board was set up, or all is over: what was under way is void
};

}  // namespace carrom
