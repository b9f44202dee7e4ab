// A second, deliberately naive implementation of chess football, used as an oracle in the tests.
//
// It exists so that the fast generator can be compared with something that shares no code and no ideas with it: a
// mailbox board, copy-make, and "make the move, then look whether the own king is attacked". It is written from the
// rules page (clauses CF1..CF25) only. Clarity comes before speed everywhere; nothing here belongs in a program that
// people use.
//
// What it leaves out on purpose: draws (CF22) and endings of the match (CF25). A game ends here by goals, or because
// there is no action left.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace naive {

// The options of the rules page: `ball_start` (CF3), `goals_to_win` (CF19), `after_goal` (CF20).
struct Options {
    std::string ballStart = "centre";  // centre | d4 | e4 | d5 | e5
    int goalsToWin = 1;
    bool resetAfterGoal = false;
};

class Position {
  public:
    // Reads an extended FEN of six or nine fields; nullopt if it is malformed or not a legal position. An en passant
    // or steal square that is consistent but that nobody can use is accepted and dropped.
    static std::optional<Position> parse(const std::string& text);

    static Position initial(const Options& options);

    // Nine fields, or six without a ball. Equal situations give equal texts.
    std::string format() const;

    // All legal action tokens in ascending order; empty if goals have decided the game.
    std::vector<std::string> actions(const Options& options) const;

    // The position after `action`; throws std::invalid_argument if it is not one of actions().
    Position apply(const std::string& action, const Options& options) const;

    bool inCheck() const;

    // How many pieces give check to the side to move.
    int checkers() const;

    // True once a side has scored `goalsToWin` goals (CF19).
    bool decided(const Options& options) const;

    bool hasEnPassant() const { return enPassant_ != kNone; }
    bool hasSteal() const { return steal_ != kNone; }
    int halfmoveClock() const { return halfmove_; }

    // The text of this position with the colours exchanged and the board turned upside down.
    std::string mirrored() const;

    friend std::uint64_t perft(const Position& position, const Options& options, int depth);

  private:
    static constexpr int kNone = -1;    // no square; as ball_: there is no ball at all
    static constexpr int kCentre = 64;  // ball_ only: the point between d4, e4, d5 and e5 (CF3)

    enum class Kind { Move, Castling, EnPassant, DiagonalStep, Shot, KnightPass };

    struct Action {
        Kind kind = Kind::Move;
        int from = kNone;
        int to = kNone;      // moves and knight passes
        char promotion = 0;  // lower-case letter of the new piece, 0 if none
        int direction = 0;   // shots: index into the eight directions
    };

    enum class Fate { Refused, Goal, OwnGoal, ComesToRest };

    struct ShotResult {
        Fate fate = Fate::Refused;
        int square = kNone;  // where the ball comes to rest: a free square, or the square of the piece that has it now
    };

    bool isOwn(int square) const;
    bool isEnemy(int square) const;
    bool attacks(int from, int to) const;
    bool isAttacked(int square, bool byWhite) const;
    int kingSquare(bool white) const;

    bool ballLiesOn(int square) const;
    bool arrivalTakesBall(int square) const;
    int interceptor(int square) const;
    ShotResult shoot(int from, int direction) const;

    std::vector<Action> pseudoMoves() const;
    void addPawnMoves(int from, std::vector<Action>& out) const;
    void addCastling(std::vector<Action>& out) const;
    std::vector<Action> legalMoves() const;
    std::vector<Action> ballPlays() const;
    std::vector<Action> legalActions(const Options& options) const;

    Position afterMove(const Action& action) const;
    Position afterBallPlay(const Action& action, const Options& options) const;
    Position after(const Action& action, const Options& options) const;
    void placeBallAtStart(const Options& options);
    void passTurn();
    void dropUnusableSquares();

    static std::string token(const Action& action);

    std::array<char, 64> board_{};    // FEN letters, '.' for empty; index = rank * 8 + file
    bool whiteToMove_ = true;         // side to move
    std::array<bool, 4> castling_{};  // K, Q, k, q
    int enPassant_ = kNone;           // kept only if a legal en passant capture exists
    int halfmove_ = 0;                // half-moves since a pawn move, a capture or a goal (CF22)
    int fullmove_ = 1;                // as in FEN
    int ball_ = kNone;                // kNone, kCentre or a square
    int steal_ = kNone;               // CF10's X, kept only if a legal steal exists
    std::array<int, 2> goals_{};      // White's, Black's
};

// The token of the same action on the mirrored board.
std::string mirrorAction(const std::string& action);

// The options under which the mirrored game is the same game (d4 and d5, e4 and e5 change places).
Options mirrorOptions(const Options& options);

// Number of action sequences of exactly `depth` half-moves; a decided position has no successors, draws are ignored.
std::uint64_t perft(const Position& position, const Options& options, int depth);

// A legal position that depends on nothing but the arguments: the end of a random game, or pieces scattered so that
// pins, checks, promotions, en passant, steals and every state of the ball turn up often. About one in forty of the
// games goes on into a goal that decides it.
Position randomPosition(std::uint64_t seed, const Options& options);

}  // namespace naive
