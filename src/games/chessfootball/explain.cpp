// Why an action is refused: one precise code each.
#include "games/chessfootball/generator.h"
#include "games/chessfootball/rules.h"
#include "games/chessfootball/search_api.h"
#include "games/chessfootball/text.h"

namespace chessfootball {

namespace {

using game::Fault;
using MaybeFault = std::optional<Fault>;

MaybeFault wrongPiece(const Position& p, Square from) {
    if (p.isEmpty(from)) return Fault{"empty_square", "CF1", {{"square", squareName(from)}}};
    if (!p.has(p.side, from)) return Fault{"not_your_piece", "CF1", {{"square", squareName(from)}}};
    return std::nullopt;
}

Fault betweenSquares(std::string_view code, std::string_view rule, Action action) {
    return {code, rule, {{"from", squareName(action.from())}, {"to", squareName(action.to())}}};
}

Fault illegalMove(const Position& p, Action action) {
    const std::string piece(1, letterOf(p.typeAt(action.from())));
    return {"illegal_move",
            "CF1",
            {{"piece", piece}, {"from", squareName(action.from())}, {"to", squareName(action.to())}}};
}

// None if a pawn goes like that when the king is left out of account.
MaybeFault explainPawn(const Position& p, Action action) {
    const Square from = action.from(), to = action.to();
    const int up = p.side == kWhite ? 8 : -8;
    if (kPawnAttacks[p.side][from] & bit(to)) {
        if (p.has(p.side, to)) return illegalMove(p, action);
        if (!p.isEmpty(to) || to == p.ep || (takingSquares(p) & bit(to)) != 0) return std::nullopt;
        return betweenSquares("step_without_ball", "CF8", action);
    }
    const bool one = to == from + up && p.isEmpty(to);
    const bool two =
        rankOf(from) == (p.side == kWhite ? 1 : 6) && to == from + 2 * up && p.isEmpty(from + up) && p.isEmpty(to);
    if (!one && !two) return illegalMove(p, action);
    return std::nullopt;
}

MaybeFault explainPiece(const Position& p, Action action) {
    const Bitboard targets = attacksFrom(p.typeAt(action.from()), p.side, action.from(), p.occupied());
    if ((targets & ~p.byColor[p.side] & bit(action.to())) == 0) return illegalMove(p, action);
    return std::nullopt;
}

Fault explainMove(const Position& p, Action action) {
    if (action.kind() == ActionKind::Castling) return {"castling_not_allowed", "CF1", {}};
    const bool pawn = p.typeAt(action.from()) == kPawn;
    if (auto fault = pawn ? explainPawn(p, action) : explainPiece(p, action)) return *std::move(fault);
    const int rank = rankOf(action.to());
    const bool promotes = pawn && (rank == 0 || rank == 7);
    if (promotes && !action.isPromotion()) return {"promotion_missing", "CF1", {}};
    if (!promotes && action.isPromotion()) return {"promotion_unexpected", "CF1", {}};
    return betweenSquares("king_in_check", "CF9", action);
}

Fault explainBallPlay(const Position& p, Action action) {
    const Square from = action.from();
    if (p.ball != from) return {"no_ball", "CF11", {{"square", squareName(from)}}};
    if (inCheck(p)) return {"shot_in_check", "CF9", {}};
    if (action.kind() == ActionKind::Shot) {
        const std::string direction(directionName(action.direction()));
        return {"side_exit", "CF16", {{"from", squareName(from)}, {"direction", direction}}};
    }
    if (p.typeAt(from) != kKnight) return {"not_a_knight", "CF18", {{"square", squareName(from)}}};
    if ((kKnightAttacks[from] & bit(action.to())) == 0) return betweenSquares("not_a_knight_move", "CF18", action);
    return {"no_own_piece", "CF18", {{"square", squareName(action.to())}}};
}

}  // namespace

Fault explain(const Position& p, Action action) {
    if (auto fault = wrongPiece(p, action.from())) return *std::move(fault);
    return action.isBallPlay() ? explainBallPlay(p, action) : explainMove(p, action);
}

}  // namespace chessfootball
