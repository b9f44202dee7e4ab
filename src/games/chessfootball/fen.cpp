// Positions as texts.
#include <array>
#include <vector>

#include "base/text.h"
#include "games/chessfootball/search_api.h"
#include "games/chessfootball/settle.h"
#include "games/chessfootball/text.h"
#include "games/chessfootball/zobrist.h"

namespace chessfootball {

namespace {

using base::Fault;
using base::Word;
using MaybeFault = std::optional<Fault>;

constexpr std::string_view kPieceLetters = "PNBRQKpnbrqk";
constexpr std::string_view kRightLetters = "KQkq";

Fault bad(std::string_view field, std::string_view problem, int at) {
    return {"bad_state", "", {{"field", std::string(field)}, {"problem", std::string(problem)}}, at};
}

std::optional<char> letterAt(const Position& p, Square s) {
    if (p.isEmpty(s)) return std::nullopt;
    return kPieceLetters[static_cast<std::size_t>(p.board[s] + (p.colorAt(s) == kBlack ? 6 : 0))];
}

void putPiece(Position& p, std::size_t letter, Square s) {
    const auto type = static_cast<PieceType>(letter % 6);
    p.board[s] = type;
    p.byType[type] |= bit(s);
    p.byColor[letter < 6 ? kWhite : kBlack] |= bit(s);
}

MaybeFault readBoard(const Word& word, Position& p) {
    for (std::uint8_t& square : p.board) square = kNoPiece;
    int file = 0, rank = 7, at = word.at;
    for (const char c : word.text) {
        const std::size_t letter = kPieceLetters.find(c);
        if (c == '/') {
            if (file != 8 || rank == 0) return bad("board", "malformed", at);
            file = 0;
            --rank;
        } else if (c >= '1' && c <= '8') {
            file += c - '0';
            if (file > 8) return bad("board", "malformed", at);
        } else if (letter != std::string_view::npos && file < 8) {
            if (letter % 6 == kPawn && (rank == 0 || rank == 7)) return bad("board", "pawn_on_end_rank", at);
            putPiece(p, letter, squareAt(file++, rank));
        } else {
            return bad("board", "malformed", at);
        }
        ++at;
    }
    if (rank != 0 || file != 8) return bad("board", "malformed", at);
    for (const Color color : {kWhite, kBlack}) {
        if (count(p.pieces(color, kKing)) != 1) return bad("board", "kings", word.at);
        if (count(p.byColor[color]) > 16) return bad("board", "too_many_pieces", word.at);
    }
    return std::nullopt;
}

MaybeFault readSide(const Word& word, Position& p) {
    if (word.text != "w" && word.text != "b") return bad("side", "malformed", word.at);
    p.side = word.text == "w" ? kWhite : kBlack;
    // Nobody may have left the own king in check (CF9).
    Position other = p;
    other.side = ~p.side;
    if (inCheck(other)) return bad("board", "king_capturable", 0);
    return std::nullopt;
}

MaybeFault readCastling(const Word& word, Position& p) {
    if (word.text == "-") return std::nullopt;
    std::size_t next = 0;  // the letters come in this order, each at most once
    int at = word.at;
    for (const char c : word.text) {
        const std::size_t index = kRightLetters.find(c);
        if (index == std::string_view::npos || index < next) return bad("castling", "malformed", at);
        next = index + 1;
        const Color color = index < 2 ? kWhite : kBlack;
        const Square home = color == kWhite ? 0 : 56;
        if (p.king(color) != home + 4) return bad("castling", "no_king", at);
        const Square rook = index % 2 == 0 ? home + 7 : home;
        if ((p.pieces(color, kRook) & bit(rook)) == 0) return bad("castling", "no_rook", at);
        p.castling = static_cast<std::uint8_t>(p.castling | 1 << index);
        ++at;
    }
    return std::nullopt;
}

MaybeFault readEnPassant(const Word& word, Position& p) {
    if (word.text == "-") return std::nullopt;
    const auto square = parseSquare(word.text);
    if (!square) return bad("en_passant", "malformed", word.at);
    if (rankOf(*square) != (p.side == kWhite ? 5 : 2)) return bad("en_passant", "wrong_rank", word.at);
    const int towardsPawn = p.side == kWhite ? -8 : 8;
    if (!p.isEmpty(*square) || !p.isEmpty(*square - towardsPawn)) return bad("en_passant", "occupied", word.at);
    if ((p.pieces(~p.side, kPawn) & bit(*square + towardsPawn)) == 0) return bad("en_passant", "no_pawn", word.at);
    p.ep = static_cast<std::uint8_t>(*square);
    return std::nullopt;
}

MaybeFault readClocks(const Word& half, const Word& full, Position& p) {
    const auto halfmove = base::parseInteger(half.text, 0, 9999);
    if (!halfmove) return bad("halfmove", "malformed", half.at);
    const auto fullmove = base::parseInteger(full.text, 1, 99999);
    if (!fullmove) return bad("fullmove", "malformed", full.at);
    p.halfmove = static_cast<std::uint16_t>(*halfmove);
    p.fullmove = static_cast<std::uint32_t>(*fullmove);
    return std::nullopt;
}

MaybeFault readBall(const Word& word, Position& p) {
    if (word.text == "-") return std::nullopt;
    const auto square = word.text == "*" ? std::optional<Square>(kBallCentre) : parseSquare(word.text);
    if (!square) return bad("ball", "malformed", word.at);
    p.ball = static_cast<std::uint8_t>(*square);
    return std::nullopt;
}

// CF10: the opponent has just carried the ball away from there.
MaybeFault readSteal(const Word& word, Position& p) {
    if (word.text == "-") return std::nullopt;
    const auto square = parseSquare(word.text);
    if (!square) return bad("steal", "malformed", word.at);
    if (!p.carries(~p.side)) return bad("steal", "no_carrier", word.at);
    if (!p.isEmpty(*square)) return bad("steal", "occupied", word.at);
    if (p.ep != kNoSquare) {  // then both come from one and the same double step
        const int towardsPawn = p.side == kWhite ? -8 : 8;
        if (p.ball != p.ep + towardsPawn || *square != p.ep - towardsPawn) return bad("steal", "en_passant", word.at);
    }
    p.steal = static_cast<std::uint8_t>(*square);
    return std::nullopt;
}

MaybeFault readGoals(const Word& word, Position& p) {
    const std::vector<Word> parts = base::fields(word.text, ':');
    if (parts.size() != 2) return bad("goals", "malformed", word.at);
    for (const Color color : {kWhite, kBlack}) {
        const auto goals = base::parseInteger(parts[color].text, 0, 9);
        if (!goals) return bad("goals", "malformed", word.at + parts[color].at);
        p.goals[color] = static_cast<std::uint8_t>(*goals);
    }
    // Plain chess is written with six fields, which have no place for goals.
    if (!p.hasBall() && (p.goals[kWhite] | p.goals[kBlack]) != 0) return bad("goals", "no_ball", word.at);
    return std::nullopt;
}

MaybeFault readAll(const std::vector<Word>& words, Position& p) {
    if (auto fault = readBoard(words[0], p)) return fault;
    if (auto fault = readSide(words[1], p)) return fault;
    if (auto fault = readCastling(words[2], p)) return fault;
    if (auto fault = readEnPassant(words[3], p)) return fault;
    if (auto fault = readClocks(words[4], words[5], p)) return fault;
    if (words.size() == 6) return std::nullopt;
    if (auto fault = readBall(words[6], p)) return fault;
    if (auto fault = readSteal(words[7], p)) return fault;
    return readGoals(words[8], p);
}

std::string boardText(const Position& p) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        char gap = '0';
        for (int file = 0; file < 8; ++file) {
            const auto letter = letterAt(p, squareAt(file, rank));
            if (!letter) {
                ++gap;
                continue;
            }
            if (gap != '0') text += gap;
            gap = '0';
            text += *letter;
        }
        if (gap != '0') text += gap;
        if (rank > 0) text += '/';
    }
    return text;
}

std::string squareOrDash(int square) {
    return square < 64 ? squareName(square) : "-";
}

}  // namespace

std::string formatPosition(const Position& p) {
    std::string text = boardText(p);
    text += p.side == kWhite ? " w " : " b ";
    for (std::size_t i = 0; i < 4; ++i) {
        if (p.castling >> i & 1) text += kRightLetters[i];
    }
    if (p.castling == 0) text += '-';
    text += ' ' + squareOrDash(p.ep) + ' ' + std::to_string(p.halfmove) + ' ' + std::to_string(p.fullmove);
    if (!p.hasBall()) return text;
    text += ' ' + (p.ball == kBallCentre ? std::string("*") : squareName(p.ball));
    return text += ' ' + squareOrDash(p.steal) + ' ' + scoreText(p);
}

base::Result<Position> parsePosition(std::string_view text) {
    const std::vector<Word> words = base::words(text);
    if (words.size() != 6 && words.size() < 9) return bad("fields", "missing", static_cast<int>(text.size()));
    if (words.size() > 9) return bad("fields", "extra", words[9].at);
    Position p;
    if (auto fault = readAll(words, p)) return *std::move(fault);
    settle(p);
    p.key = keyOf(p);
    return p;
}

}  // namespace chessfootball
