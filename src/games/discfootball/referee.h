// The referee: from the state before and what a strike did to the events and the next state, in the order of judgement
// of the rules page. Nothing here knows how discs move. One object for one action.
#pragma once

#include <string_view>

#include "games/discfootball/options.h"
#include "games/discfootball/strike.h"

namespace discfootball {

class Referee {
  public:
    // `s`: the state before, not over. `events` may be null; then nothing is allocated.
    Referee(const Options& options, const Table& table, const State& s, game::Events* events)
        : o_(options), table_(table), before_(s), s_(s), events_(events) {}

    // Precondition: a disc of the side to act in play, the ball at a set piece.
    State strike(const Strike& strike);
    State end();  // precondition: play, after the first strike
    State timeout();
    State flag();  // precondition: there is a clock

  private:
    template <class Args>
    void tell(std::string_view code, std::string_view rule, const Args& args) {
        if (events_ != nullptr) events_->push_back({code, rule, args()});
    }
    void tell(std::string_view code, std::string_view rule) {
        if (events_ != nullptr) events_->push_back({code, rule, {}});
    }

    // The steps of the page.
    void goal(int end);
    bool judge(const Strike& strike);
    void putBack(const Strike& strike);
    void pullBack();
    void setPiece(const Strike& strike);
    void place(Phase phase, std::string_view rule);
    void nextTurn(Side side, std::string_view rule, bool idle);
    void countIdle(bool idle);
    void startPosition();
    void endIfOver();
    void finish(Ending ending);

    void move(std::string_view code, std::string_view rule, int piece, Point to);
    unsigned onTable() const { return ballIsOut_ ? kAllPieces & ~(1U << kBall) : kAllPieces; }

    const Options& o_;
    const Table& table_;
    const State& before_;
    State s_;
    game::Events* events_;
    bool ballIsOut_ = false;  // it must be restarted by a set piece
};

}  // namespace discfootball
