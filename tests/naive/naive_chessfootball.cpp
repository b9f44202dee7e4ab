#include "naive_chessfootball.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <stdexcept>
#include <tuple>

namespace naive {

namespace {

constexpr const char* kInitialPlacement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

struct Direction {
    const char* name;
    int file;
    int rank;
};

// As seen on White's board, for both players.
constexpr std::array<Direction, 8> kDirections = {
    {{"n", 0, 1}, {"ne", 1, 1}, {"e", 1, 0}, {"se", 1, -1}, {"s", 0, -1}, {"sw", -1, -1}, {"w", -1, 0}, {"nw", -1, 1}}};

int fileOf(int square) {
    return square % 8;
}
int rankOf(int square) {
    return square / 8;
}
int squareAt(int file, int rank) {
    return rank * 8 + file;
}
bool onBoard(int file, int rank) {
    return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}
int sign(int value) {
    return (value > 0) - (value < 0);
}
int kingDistance(int a, int b) {
    return std::max(std::abs(fileOf(a) - fileOf(b)), std::abs(rankOf(a) - rankOf(b)));
}

// Letters are compared by hand so that nothing depends on the locale.
bool isWhitePiece(char piece) {
    return piece >= 'A' && piece <= 'Z';
}
bool isBlackPiece(char piece) {
    return piece >= 'a' && piece <= 'z';
}
char lower(char piece) {
    return isWhitePiece(piece) ? static_cast<char>(piece - 'A' + 'a') : piece;
}
char upper(char piece) {
    return isBlackPiece(piece) ? static_cast<char>(piece - 'a' + 'A') : piece;
}
char coloured(char lowerPiece, bool white) {
    return white ? upper(lowerPiece) : lowerPiece;
}

std::size_t at(int square) {
    return static_cast<std::size_t>(square);
}

// CF13's order of value: P < N < B < R < Q < K.
int valueOf(char piece) {
    return static_cast<int>(std::string("pnbrqk").find(lower(piece)));
}

std::string squareName(int square) {
    return {static_cast<char>('a' + fileOf(square)), static_cast<char>('1' + rankOf(square))};
}

std::optional<int> squareFromName(const std::string& name) {
    if (name.size() != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8') return std::nullopt;
    return squareAt(name[0] - 'a', name[1] - '1');
}

// CF3: the four squares that meet at the centre point.
bool isCentral(int square) {
    return (fileOf(square) == 3 || fileOf(square) == 4) && (rankOf(square) == 3 || rankOf(square) == 4);
}

std::optional<int> numberFrom(const std::string& text, std::size_t maxDigits) {
    if (text.empty() || text.size() > maxDigits) return std::nullopt;
    int value = 0;
    for (char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        value = value * 10 + (c - '0');
    }
    return value;
}

std::optional<std::array<char, 64>> placementFrom(const std::string& text) {
    std::array<char, 64> board{};
    board.fill('.');
    int file = 0;
    int rank = 7;
    for (char c : text) {
        if (c == '/') {
            if (file != 8 || rank == 0) return std::nullopt;
            file = 0;
            --rank;
        } else if (c >= '1' && c <= '8') {
            file += c - '0';
            if (file > 8) return std::nullopt;
        } else if (std::string("pnbrqkPNBRQK").find(c) != std::string::npos) {
            if (file > 7) return std::nullopt;
            board[at(squareAt(file, rank))] = c;
            ++file;
        } else {
            return std::nullopt;
        }
    }
    if (rank != 0 || file != 8) return std::nullopt;
    return board;
}

std::string placementText(const std::array<char, 64>& board) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int gap = 0;
        for (int file = 0; file < 8; ++file) {
            const char piece = board[at(squareAt(file, rank))];
            if (piece == '.') {
                ++gap;
                continue;
            }
            if (gap > 0) text += std::to_string(gap);
            gap = 0;
            text += piece;
        }
        if (gap > 0) text += std::to_string(gap);
        if (rank > 0) text += '/';
    }
    return text;
}

std::vector<std::string> fieldsOf(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> fields;
    for (std::string field; stream >> field;) fields.push_back(field);
    return fields;
}

// Where the rook starts and ends when the king castles to `kingTo`.
int rookFrom(int kingTo) {
    return squareAt(fileOf(kingTo) == 6 ? 7 : 0, rankOf(kingTo));
}
int rookTo(int kingTo) {
    return squareAt(fileOf(kingTo) == 6 ? 5 : 3, rankOf(kingTo));
}

std::string mirrorSquareName(const std::string& name) {
    return {name[0], static_cast<char>('1' + ('8' - name[1]))};
}

}  // namespace

// ---------------------------------------------------------------------------------------------------------------
// Text
// ---------------------------------------------------------------------------------------------------------------

std::optional<Position> Position::parse(const std::string& text) {
    const std::vector<std::string> fields = fieldsOf(text);
    if (fields.size() != 6 && fields.size() != 9) return std::nullopt;
    Position p;

    const auto board = placementFrom(fields[0]);
    if (!board) return std::nullopt;
    p.board_ = *board;
    if (std::count(p.board_.begin(), p.board_.end(), 'K') != 1) return std::nullopt;
    if (std::count(p.board_.begin(), p.board_.end(), 'k') != 1) return std::nullopt;
    for (int file = 0; file < 8; ++file) {
        for (int rank : {0, 7}) {
            if (lower(p.board_[at(squareAt(file, rank))]) == 'p') return std::nullopt;
        }
    }

    if (fields[1] != "w" && fields[1] != "b") return std::nullopt;
    p.whiteToMove_ = fields[1] == "w";

    if (fields[2] != "-") {
        const std::string letters = "KQkq";
        std::size_t next = 0;  // the letters come in this order, each at most once
        for (char c : fields[2]) {
            const std::size_t index = letters.find(c);
            if (index == std::string::npos || index < next) return std::nullopt;
            next = index + 1;
            p.castling_[index] = true;
            const int homeRank = index < 2 ? 0 : 7;
            const bool white = index < 2;
            const int rookFile = index % 2 == 0 ? 7 : 0;
            if (p.board_[at(squareAt(4, homeRank))] != coloured('k', white)) return std::nullopt;
            if (p.board_[at(squareAt(rookFile, homeRank))] != coloured('r', white)) return std::nullopt;
        }
    }

    if (fields[3] != "-") {
        const auto square = squareFromName(fields[3]);
        if (!square) return std::nullopt;
        // The pawn that has just made a double step belongs to the side that is not to move.
        const int towardsPawn = p.whiteToMove_ ? -8 : 8;
        if (rankOf(*square) != (p.whiteToMove_ ? 5 : 2)) return std::nullopt;
        if (p.board_[at(*square)] != '.' || p.board_[at(*square - towardsPawn)] != '.') return std::nullopt;
        if (p.board_[at(*square + towardsPawn)] != coloured('p', !p.whiteToMove_)) return std::nullopt;
        p.enPassant_ = *square;
    }

    const auto halfmove = numberFrom(fields[4], 4);
    const auto fullmove = numberFrom(fields[5], 5);
    if (!halfmove || !fullmove || *fullmove < 1) return std::nullopt;
    p.halfmove_ = *halfmove;
    p.fullmove_ = *fullmove;

    if (fields.size() == 9) {
        if (fields[6] == "*") {
            p.ball_ = kCentre;
        } else if (fields[6] != "-") {
            const auto square = squareFromName(fields[6]);
            if (!square) return std::nullopt;
            p.ball_ = *square;
        }
        if (fields[7] != "-") {
            const auto square = squareFromName(fields[7]);
            if (!square) return std::nullopt;
            p.steal_ = *square;
            // CF10: a piece of the side that just moved carried the ball away from there.
            if (p.ball_ == kNone || p.ball_ == kCentre || !p.isEnemy(p.ball_)) return std::nullopt;
            if (p.board_[at(p.steal_)] != '.') return std::nullopt;
            // With an en passant right as well, both come from one and the same double step.
            if (p.enPassant_ != kNone) {
                const int towardsPawn = p.whiteToMove_ ? -8 : 8;
                if (p.ball_ != p.enPassant_ + towardsPawn) return std::nullopt;
                if (p.steal_ != p.enPassant_ - towardsPawn) return std::nullopt;
            }
        }
        const std::size_t colon = fields[8].find(':');
        if (colon == std::string::npos) return std::nullopt;
        const auto white = numberFrom(fields[8].substr(0, colon), 2);
        const auto black = numberFrom(fields[8].substr(colon + 1), 2);
        if (!white || !black) return std::nullopt;
        // Without a ball the game is plain chess and is written with six fields, which have no place for goals.
        if (p.ball_ == kNone && (*white != 0 || *black != 0)) return std::nullopt;
        p.goals_ = {*white, *black};
    }

    // Nobody may have left the own king in check (CF9).
    if (p.isAttacked(p.kingSquare(!p.whiteToMove_), p.whiteToMove_)) return std::nullopt;
    p.dropUnusableSquares();
    return p;
}

Position Position::initial(const Options& options) {
    Position p;
    p.board_ = *placementFrom(kInitialPlacement);
    p.castling_ = {true, true, true, true};
    p.placeBallAtStart(options);
    return p;
}

std::string Position::format() const {
    std::string text = placementText(board_) + (whiteToMove_ ? " w " : " b ");
    std::string rights;
    for (std::size_t i = 0; i < 4; ++i) {
        if (castling_[i]) rights += std::string("KQkq")[i];
    }
    text += rights.empty() ? "-" : rights;
    text += ' ' + (enPassant_ == kNone ? std::string("-") : squareName(enPassant_));
    text += ' ' + std::to_string(halfmove_) + ' ' + std::to_string(fullmove_);
    if (ball_ == kNone) return text;
    text += ' ' + (ball_ == kCentre ? std::string("*") : squareName(ball_));
    text += ' ' + (steal_ == kNone ? std::string("-") : squareName(steal_));
    text += ' ' + std::to_string(goals_[0]) + ':' + std::to_string(goals_[1]);
    return text;
}

std::string Position::mirrored() const {
    Position m = *this;
    for (int square = 0; square < 64; ++square) {
        const char piece = board_[at(square)];
        m.board_[at(square ^ 56)] = isWhitePiece(piece) ? lower(piece) : upper(piece);
    }
    m.whiteToMove_ = !whiteToMove_;
    m.castling_ = {castling_[2], castling_[3], castling_[0], castling_[1]};
    if (enPassant_ != kNone) m.enPassant_ = enPassant_ ^ 56;
    if (ball_ != kNone && ball_ != kCentre) m.ball_ = ball_ ^ 56;
    if (steal_ != kNone) m.steal_ = steal_ ^ 56;
    m.goals_ = {goals_[1], goals_[0]};
    return m.format();
}

std::string Position::token(const Action& action) {
    switch (action.kind) {
        case Kind::Shot:
            return squareName(action.from) + ':' + kDirections[at(action.direction)].name;
        case Kind::KnightPass:
            return squareName(action.from) + ':' + squareName(action.to);
        case Kind::Move:
        case Kind::Castling:
        case Kind::EnPassant:
        case Kind::DiagonalStep:
            break;
    }
    std::string text = squareName(action.from) + squareName(action.to);
    if (action.promotion != 0) text += action.promotion;
    return text;
}

// ---------------------------------------------------------------------------------------------------------------
// Attacks (CF4: the ball takes no part in them)
// ---------------------------------------------------------------------------------------------------------------

bool Position::isOwn(int square) const {
    return whiteToMove_ ? isWhitePiece(board_[at(square)]) : isBlackPiece(board_[at(square)]);
}

bool Position::isEnemy(int square) const {
    return whiteToMove_ ? isBlackPiece(board_[at(square)]) : isWhitePiece(board_[at(square)]);
}

bool Position::attacks(int from, int to) const {
    if (from == to) return false;
    const char piece = board_[at(from)];
    const int files = fileOf(to) - fileOf(from);
    const int ranks = rankOf(to) - rankOf(from);
    const bool diagonal = std::abs(files) == std::abs(ranks);
    const bool straight = files == 0 || ranks == 0;
    switch (lower(piece)) {
        case 'p':
            return std::abs(files) == 1 && ranks == (isWhitePiece(piece) ? 1 : -1);
        case 'n':
            return std::abs(files * ranks) == 2;
        case 'k':
            return kingDistance(from, to) == 1;
        case 'b':
            if (!diagonal) return false;
            break;
        case 'r':
            if (!straight) return false;
            break;
        case 'q':
            if (!diagonal && !straight) return false;
            break;
        default:
            return false;
    }
    const int step = squareAt(sign(files), sign(ranks));
    for (int square = from + step; square != to; square += step) {
        if (board_[at(square)] != '.') return false;
    }
    return true;
}

bool Position::isAttacked(int square, bool byWhite) const {
    for (int from = 0; from < 64; ++from) {
        const char piece = board_[at(from)];
        if ((byWhite ? isWhitePiece(piece) : isBlackPiece(piece)) && attacks(from, square)) return true;
    }
    return false;
}

int Position::kingSquare(bool white) const {
    return static_cast<int>(std::find(board_.begin(), board_.end(), coloured('k', white)) - board_.begin());
}

bool Position::inCheck() const {
    return isAttacked(kingSquare(whiteToMove_), !whiteToMove_);
}

int Position::checkers() const {
    int count = 0;
    for (int from = 0; from < 64; ++from) {
        if (isEnemy(from) && attacks(from, kingSquare(whiteToMove_))) ++count;
    }
    return count;
}

// ---------------------------------------------------------------------------------------------------------------
// The ball
// ---------------------------------------------------------------------------------------------------------------

// CF3: at the centre point the ball lies on all four squares at once.
bool Position::ballLiesOn(int square) const {
    if (ball_ == kNone) return false;
    return ball_ == kCentre ? isCentral(square) : ball_ == square;
}

// CF5, CF7: the ball lies there, or its carrier stands there and is captured. CF10: the steal square.
bool Position::arrivalTakesBall(int square) const {
    return ballLiesOn(square) || square == steal_;
}

// CF13: the opponent's piece that takes a ball entering this empty square, or kNone.
int Position::interceptor(int square) const {
    int best = kNone;
    std::tuple<int, int, int, int> bestKey;
    for (int from = 0; from < 64; ++from) {
        if (!isEnemy(from) || !attacks(from, square)) continue;
        const std::tuple<int, int, int, int> key(valueOf(board_[at(from)]), kingDistance(from, square), fileOf(from),
                                                 rankOf(from));
        if (best == kNone || key < bestKey) {
            best = from;
            bestKey = key;
        }
    }
    return best;
}

Position::ShotResult Position::shoot(int from, int direction) const {
    const Direction& d = kDirections[at(direction)];
    int file = fileOf(from);
    int rank = rankOf(from);
    while (true) {
        const int nextFile = file + d.file;
        const int nextRank = rank + d.rank;
        // CF14, CF15: beyond an end line, straight, diagonally or through the exact corner.
        if (nextRank > 7) return {whiteToMove_ ? Fate::Goal : Fate::OwnGoal, kNone};
        if (nextRank < 0) return {whiteToMove_ ? Fate::OwnGoal : Fate::Goal, kNone};
        // CF16: out over a side; from the carrier's own square that would change nothing.
        if (!onBoard(nextFile, nextRank)) {
            const int last = squareAt(file, rank);
            if (last == from) return {Fate::Refused, kNone};
            return {Fate::ComesToRest, last};
        }
        const int square = squareAt(nextFile, nextRank);
        if (board_[at(square)] != '.') return {Fate::ComesToRest, square};  // CF12
        const int thief = interceptor(square);
        if (thief != kNone) return {Fate::ComesToRest, thief};  // CF13
        file = nextFile;
        rank = nextRank;
    }
}

// CF20: the starting place, or the centre point if a piece stands there.
void Position::placeBallAtStart(const Options& options) {
    ball_ = kCentre;
    if (options.ballStart == "centre") return;
    const auto square = squareFromName(options.ballStart);
    if (!square) throw std::invalid_argument("ball_start: " + options.ballStart);
    if (board_[at(*square)] == '.') ball_ = *square;
}

// ---------------------------------------------------------------------------------------------------------------
// Generation
// ---------------------------------------------------------------------------------------------------------------

void Position::addPawnMoves(int from, std::vector<Action>& out) const {
    const int forward = whiteToMove_ ? 1 : -1;
    const int homeRank = whiteToMove_ ? 1 : 6;
    const int lastRank = whiteToMove_ ? 7 : 0;
    const auto add = [&](Kind kind, int to) {
        if (rankOf(to) != lastRank) {
            out.push_back({kind, from, to, 0, 0});
            return;
        }
        for (char piece : {'q', 'r', 'b', 'n'}) out.push_back({kind, from, to, piece, 0});
    };
    // No pawn stands on an end rank, so the square ahead exists.
    const int ahead = from + 8 * forward;
    if (board_[at(ahead)] == '.') {
        add(Kind::Move, ahead);
        if (rankOf(from) == homeRank && board_[at(ahead + 8 * forward)] == '.') add(Kind::Move, ahead + 8 * forward);
    }
    for (int side : {-1, 1}) {
        if (!onBoard(fileOf(from) + side, rankOf(from) + forward)) continue;
        const int to = squareAt(fileOf(from) + side, rankOf(from) + forward);
        if (isEnemy(to)) add(Kind::Move, to);
        if (board_[at(to)] != '.') continue;
        if (to == enPassant_) add(Kind::EnPassant, to);
        // CF8: only if it takes the ball. legalMoves() drops it again where an en passant capture is legal.
        if (arrivalTakesBall(to)) add(Kind::DiagonalStep, to);
    }
}

void Position::addCastling(std::vector<Action>& out) const {
    const int rank = whiteToMove_ ? 0 : 7;
    const int king = squareAt(4, rank);
    const auto allEmpty = [&](std::initializer_list<int> files) {
        return std::all_of(files.begin(), files.end(), [&](int f) { return board_[at(squareAt(f, rank))] == '.'; });
    };
    // The square the king arrives on is tested like that of any other move, by legalMoves().
    const auto safe = [&](int file) { return !isAttacked(squareAt(file, rank), !whiteToMove_); };
    const std::size_t right = whiteToMove_ ? 0 : 2;
    if (castling_[right] && allEmpty({5, 6}) && safe(4) && safe(5)) {
        out.push_back({Kind::Castling, king, squareAt(6, rank), 0, 0});
    }
    if (castling_[right + 1] && allEmpty({1, 2, 3}) && safe(4) && safe(3)) {
        out.push_back({Kind::Castling, king, squareAt(2, rank), 0, 0});
    }
}

std::vector<Position::Action> Position::pseudoMoves() const {
    std::vector<Action> out;
    for (int from = 0; from < 64; ++from) {
        if (!isOwn(from)) continue;
        if (lower(board_[at(from)]) == 'p') {
            addPawnMoves(from, out);
            continue;
        }
        for (int to = 0; to < 64; ++to) {
            if (attacks(from, to) && !isOwn(to)) out.push_back({Kind::Move, from, to, 0, 0});
        }
    }
    addCastling(out);
    return out;
}

std::vector<Position::Action> Position::legalMoves() const {
    std::vector<Action> legal;
    for (const Action& move : pseudoMoves()) {
        const Position next = afterMove(move);
        if (!next.isAttacked(next.kingSquare(whiteToMove_), !whiteToMove_)) legal.push_back(move);  // CF9
    }
    // CF8: where a legal en passant capture goes to the same square, the diagonal move is that capture. It must be
    // legal: if removing the captured pawn exposes the king, the plain step may still be possible.
    std::vector<Action> result;
    for (const Action& move : legal) {
        const bool shadowed =
            move.kind == Kind::DiagonalStep && std::any_of(legal.begin(), legal.end(), [&](const Action& other) {
                return other.kind == Kind::EnPassant && other.from == move.from && other.to == move.to;
            });
        if (!shadowed) result.push_back(move);
    }
    return result;
}

std::vector<Position::Action> Position::ballPlays() const {
    std::vector<Action> plays;
    // CF11: only a player whose piece has the ball. CF9: none in check.
    if (ball_ == kNone || ball_ == kCentre || !isOwn(ball_) || inCheck()) return plays;
    for (int direction = 0; direction < 8; ++direction) {
        if (shoot(ball_, direction).fate != Fate::Refused) plays.push_back({Kind::Shot, ball_, kNone, 0, direction});
    }
    if (lower(board_[at(ball_)]) == 'n') {  // CF18
        for (int to = 0; to < 64; ++to) {
            if (attacks(ball_, to) && isOwn(to)) plays.push_back({Kind::KnightPass, ball_, to, 0, 0});
        }
    }
    return plays;
}

std::vector<Position::Action> Position::legalActions(const Options& options) const {
    if (decided(options)) return {};
    std::vector<Action> all = legalMoves();
    const std::vector<Action> plays = ballPlays();
    all.insert(all.end(), plays.begin(), plays.end());
    return all;
}

bool Position::decided(const Options& options) const {
    return goals_[0] >= options.goalsToWin || goals_[1] >= options.goalsToWin;
}

std::vector<std::string> Position::actions(const Options& options) const {
    std::vector<std::string> tokens;
    for (const Action& action : legalActions(options)) tokens.push_back(token(action));
    std::sort(tokens.begin(), tokens.end());
    return tokens;
}

// ---------------------------------------------------------------------------------------------------------------
// Application
// ---------------------------------------------------------------------------------------------------------------

void Position::passTurn() {
    if (!whiteToMove_) ++fullmove_;
    whiteToMove_ = !whiteToMove_;
}

// Also serves pseudo-legal moves, and leaves en passant and steal squares that perhaps nobody can use; see after().
Position Position::afterMove(const Action& action) const {
    Position next = *this;
    const char piece = board_[at(action.from)];
    const bool pawn = lower(piece) == 'p';
    const int forward = whiteToMove_ ? 8 : -8;
    const int victim = action.kind == Kind::EnPassant ? action.to - forward : action.to;
    const bool capture = board_[at(victim)] != '.';

    next.board_[at(victim)] = '.';
    next.board_[at(action.from)] = '.';
    next.board_[at(action.to)] = action.promotion != 0 ? coloured(action.promotion, whiteToMove_) : piece;
    if (action.kind == Kind::Castling) {
        next.board_[at(rookFrom(action.to))] = '.';
        next.board_[at(rookTo(action.to))] = coloured('r', whiteToMove_);
    }

    // A right is gone once anything has left or reached one of its two squares.
    for (int square : {action.from, action.to}) {
        if (square == squareAt(4, 0) || square == squareAt(7, 0)) next.castling_[0] = false;
        if (square == squareAt(4, 0) || square == squareAt(0, 0)) next.castling_[1] = false;
        if (square == squareAt(4, 7) || square == squareAt(7, 7)) next.castling_[2] = false;
        if (square == squareAt(4, 7) || square == squareAt(0, 7)) next.castling_[3] = false;
    }

    const bool doubleStep = pawn && std::abs(action.to - action.from) == 16;
    next.enPassant_ = doubleStep ? action.from + forward : kNone;

    next.steal_ = kNone;
    if (ball_ != kNone) {
        struct Hop {
            int from;
            int to;
        };
        std::vector<Hop> hops = {{action.from, action.to}};
        if (action.kind == Kind::Castling) hops.push_back({rookFrom(action.to), rookTo(action.to)});  // CF6
        for (const Hop& hop : hops) {
            if (ball_ == hop.from) {
                next.ball_ = hop.to;     // CF6: carried along
                next.steal_ = hop.from;  // CF10: the opponent may answer there
            } else if (arrivalTakesBall(hop.to)) {
                next.ball_ = hop.to;  // CF5, CF7, CF10
            }
        }
        if (action.kind == Kind::EnPassant && ball_ == victim) next.ball_ = action.to;  // CF7
    }

    next.halfmove_ = pawn || capture ? 0 : halfmove_ + 1;
    next.passTurn();
    return next;
}

Position Position::afterBallPlay(const Action& action, const Options& options) const {
    Position next = *this;
    next.enPassant_ = kNone;
    next.steal_ = kNone;  // CF10: a ball play leaves none
    next.halfmove_ = halfmove_ + 1;
    ShotResult result{Fate::ComesToRest, action.to};
    if (action.kind == Kind::Shot) result = shoot(action.from, action.direction);
    if (result.fate == Fate::ComesToRest) {
        next.ball_ = result.square;
    } else {
        const bool forWhite = (result.fate == Fate::Goal) == whiteToMove_;
        ++next.goals_[forWhite ? 0 : 1];
        // CF20. It says "after a goal" and makes no exception for the deciding one.
        next.halfmove_ = 0;
        if (options.resetAfterGoal) {
            next.board_ = *placementFrom(kInitialPlacement);
            next.castling_ = {true, true, true, true};
        }
        next.placeBallAtStart(options);
    }
    next.passTurn();
    return next;
}

// "Text forms": en passant and steal squares are kept only if a legal action can use them.
void Position::dropUnusableSquares() {
    if (enPassant_ == kNone && steal_ == kNone) return;
    bool captureExists = false;
    bool stealExists = false;
    for (const Action& move : legalMoves()) {
        if (move.kind == Kind::EnPassant) captureExists = true;
        if (move.to == steal_) stealExists = true;
        if (move.kind == Kind::Castling && rookTo(move.to) == steal_) stealExists = true;
    }
    if (!captureExists) enPassant_ = kNone;
    if (!stealExists) steal_ = kNone;
}

Position Position::after(const Action& action, const Options& options) const {
    if (action.kind == Kind::Shot || action.kind == Kind::KnightPass) return afterBallPlay(action, options);
    Position next = afterMove(action);
    next.dropUnusableSquares();
    return next;
}

Position Position::apply(const std::string& action, const Options& options) const {
    for (const Action& candidate : legalActions(options)) {
        if (token(candidate) == action) return after(candidate, options);
    }
    throw std::invalid_argument("not a legal action: " + action + " in " + format());
}

std::string mirrorAction(const std::string& action) {
    std::string result;
    const std::size_t colon = action.find(':');
    if (colon == std::string::npos) {
        return mirrorSquareName(action.substr(0, 2)) + mirrorSquareName(action.substr(2, 2)) + action.substr(4);
    }
    result = mirrorSquareName(action.substr(0, colon)) + ':';
    const std::string target = action.substr(colon + 1);
    if (squareFromName(target)) return result + mirrorSquareName(target);
    for (char c : target) result += c == 'n' ? 's' : c == 's' ? 'n' : c;
    return result;
}

Options mirrorOptions(const Options& options) {
    Options result = options;
    if (options.ballStart != "centre") result.ballStart = mirrorSquareName(options.ballStart);
    return result;
}

std::uint64_t perft(const Position& position, const Options& options, int depth) {
    if (depth == 0) return 1;
    const auto actions = position.legalActions(options);
    if (depth == 1) return actions.size();
    std::uint64_t nodes = 0;
    for (const auto& action : actions) nodes += perft(position.after(action, options), options, depth - 1);
    return nodes;
}

// ---------------------------------------------------------------------------------------------------------------
// Random positions
// ---------------------------------------------------------------------------------------------------------------

namespace {

// splitmix64: the same numbers everywhere, which the distributions of <random> do not promise.
class Rng {
  public:
    explicit Rng(std::uint64_t seed) : state_(seed) {}

    // 0 .. bound - 1; the tiny bias does not matter here.
    int below(int bound) { return static_cast<int>(next() % static_cast<std::uint64_t>(bound)); }
    int between(int low, int high) { return low + below(high - low + 1); }
    bool oneIn(int n) { return below(n) == 0; }

    template <typename T>
    const T& pick(const std::vector<T>& items) {
        return items[at(below(static_cast<int>(items.size())))];
    }

  private:
    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }

    std::uint64_t state_;
};

// Near the fifty-move mark an implementation that knows draws may rightly disagree, so positions stay away from it.
constexpr int kHighestClock = 80;

Position playOn(Position position, int plies, Rng& rng, const Options& options) {
    for (int ply = 0; ply < plies && position.halfmoveClock() < kHighestClock; ++ply) {
        const std::vector<std::string> actions = position.actions(options);
        if (actions.empty()) break;
        std::vector<std::string> plays;
        for (const std::string& action : actions) {
            if (action.find(':') != std::string::npos) plays.push_back(action);
        }
        const bool play = !plays.empty() && rng.oneIn(4);
        const Position next = position.apply(play ? rng.pick(plays) : rng.pick(actions), options);
        // Otherwise nearly all games would be over after a few moves with the ball.
        if (next.decided(options) && !rng.oneIn(40)) continue;
        position = next;
    }
    return position;
}

// One ply more, into a position with an en passant or a steal square if there is such an action.
Position sharpen(const Position& position, Rng& rng, const Options& options) {
    std::vector<Position> sharp;
    for (const std::string& action : position.actions(options)) {
        const Position next = position.apply(action, options);
        if (next.hasEnPassant() || next.hasSteal()) sharp.push_back(next);
    }
    return sharp.empty() ? position : rng.pick(sharp);
}

// Starting points away from the initial position: open, full of tactics, or empty.
const std::vector<std::string>& variedStarts() {
    static const std::vector<std::string> starts = {
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 * - 0:0",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1 b4 - 0:0",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8 f2 - 0:0",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10 e7 - 0:0",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 b4 - 0:0",
        "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1 * - 0:0",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 h1 - 0:0",
        "7k/PPPP4/8/8/8/8/4pppp/K7 w - - 0 1 a5 - 0:0",
        "8/8/4k3/8/8/4K3/8/8 w - - 0 1 * - 0:0",
        "nn2k1nn/8/2q5/8/8/5Q2/8/NN2K1NN w - - 0 1 f3 - 0:0",
    };
    return starts;
}

// Builds a board piece by piece within what promotion allows (at most eight pawns and promoted pieces a side).
class Scatter {
  public:
    Scatter(Rng& rng, const Options& options) : rng_(rng), options_(options) { board_.fill('.'); }

    std::optional<Position> build() {
        whiteToMove_ = rng_.oneIn(2);
        const bool home = rng_.oneIn(3);
        placeKings(home);
        const int theme = rng_.below(6);
        if (theme == 0) enPassantScene();
        if (theme == 1) promotionScene();
        if (theme == 2 || rng_.oneIn(4)) lineScene();
        scatterPieces(theme);
        return finish();
    }

  private:
    bool add(int square, char lowerPiece, bool white) {
        if (board_[at(square)] != '.') return false;
        if (lowerPiece == 'p' && (rankOf(square) == 0 || rankOf(square) == 7)) return false;
        const char piece = coloured(lowerPiece, white);
        board_[at(square)] = piece;
        // Pawns, and every piece beyond the initial set, come out of the same eight pawns.
        int fromPawns = 0;
        for (char kind : {'p', 'n', 'b', 'r', 'q'}) {
            const int count = static_cast<int>(std::count(board_.begin(), board_.end(), coloured(kind, white)));
            const int initially = kind == 'p' ? 0 : kind == 'q' ? 1 : 2;
            fromPawns += std::max(0, count - initially);
        }
        if (fromPawns <= 8) return true;
        board_[at(square)] = '.';
        return false;
    }

    void placeKings(bool home) {
        int white = squareAt(4, 0);
        int black = squareAt(4, 7);
        if (!home || rng_.oneIn(3)) white = rng_.below(64);
        if (!home || rng_.oneIn(3)) black = rng_.below(64);
        while (kingDistance(white, black) < 2) black = rng_.below(64);
        board_[at(white)] = 'K';
        board_[at(black)] = 'k';
        if (!home) return;
        for (int file : {0, 7}) {
            if (!rng_.oneIn(4)) add(squareAt(file, 0), 'r', true);
            if (!rng_.oneIn(4)) add(squareAt(file, 7), 'r', false);
        }
    }

    // A pawn of the side to move that may step twice past an enemy pawn, the ball often in the middle of it; now and
    // then the enemy king and a rook stand on the same rank.
    void enPassantScene() {
        const int file = rng_.below(8);
        const int home = whiteToMove_ ? 1 : 6;
        const int forward = whiteToMove_ ? 1 : -1;
        const int pawn = squareAt(file, home);
        if (!add(pawn, 'p', whiteToMove_)) return;
        for (int side : {-1, 1}) {
            if (onBoard(file + side, 0) && !rng_.oneIn(3)) {
                add(squareAt(file + side, home + 2 * forward), 'p', !whiteToMove_);
            }
        }
        keepEmpty_ = {pawn + 8 * forward, pawn + 16 * forward};
        if (rng_.oneIn(3)) ball_ = pawn + 8 * forward;
        if (rng_.oneIn(3)) ball_ = pawn;
        if (rng_.oneIn(3)) {
            const char enemyKing = coloured('k', !whiteToMove_);
            const int rank = home + 2 * forward;
            const int kingFile = file < 4 ? 7 : 0;
            const int target = squareAt(kingFile, rank);
            const auto king = std::find(board_.begin(), board_.end(), enemyKing);
            if (board_[at(target)] == '.') {
                *king = '.';
                board_[at(target)] = enemyKing;
                add(squareAt(7 - kingFile, rank), rng_.oneIn(2) ? 'r' : 'q', whiteToMove_);
            }
        }
    }

    // Pawns one or two steps from the end, the ball often beside the way of one of them.
    void promotionScene() {
        for (int i = rng_.between(1, 5); i > 0; --i) {
            const bool white = rng_.oneIn(2);
            const int rank = white ? rng_.between(5, 6) : rng_.between(1, 2);
            const int file = rng_.below(8);
            if (!add(squareAt(file, rank), 'p', white)) continue;
            const int side = rng_.between(-1, 1);
            const int ahead = rank + (white ? 1 : -1);
            if (onBoard(file + side, ahead) && rng_.oneIn(2)) ball_ = squareAt(file + side, ahead);
        }
    }

    // An enemy slider in line with a king, mostly with one piece between them: pins, checks, discovered checks.
    void lineScene() {
        const bool white = rng_.oneIn(2);
        const auto king = std::find(board_.begin(), board_.end(), coloured('k', white));
        const int from = static_cast<int>(king - board_.begin());
        const Direction& d = kDirections[at(rng_.below(8))];
        const int reach = rng_.between(1, 6);
        const int step = rng_.between(1, reach);
        const int file = fileOf(from) + reach * d.file;
        const int rank = rankOf(from) + reach * d.rank;
        if (!onBoard(file, rank)) return;
        const bool straight = d.file == 0 || d.rank == 0;
        add(squareAt(file, rank), rng_.oneIn(3) ? 'q' : straight ? 'r' : 'b', !white);
        if (step == reach) return;
        const int between = squareAt(fileOf(from) + step * d.file, rankOf(from) + step * d.rank);
        add(between, rng_.pick(std::vector<char>{'p', 'n', 'b', 'r', 'q'}), rng_.oneIn(5) ? !white : white);
        if (rng_.oneIn(3)) ball_ = between;
    }

    void scatterPieces(int theme) {
        static const std::vector<char> kinds = {'p', 'p', 'p', 'p', 'p', 'n', 'n', 'b', 'b', 'r', 'r', 'q'};
        static const std::vector<char> heavy = {'q', 'q', 'n', 'n', 'r', 'b'};
        const int size = rng_.below(3);
        const int amount = size == 0 ? rng_.between(0, 3) : size == 1 ? rng_.between(4, 10) : rng_.between(11, 24);
        for (int i = 0; i < amount; ++i) {
            const int square = rng_.below(64);
            if (std::find(keepEmpty_.begin(), keepEmpty_.end(), square) != keepEmpty_.end()) continue;
            add(square, rng_.pick(theme == 3 ? heavy : kinds), rng_.oneIn(2));
        }
    }

    std::string ballField() {
        if (ball_ >= 0) return squareName(ball_);
        const int choice = rng_.below(8);
        if (choice == 0) return "*";
        if (choice <= 2) {  // free: anywhere, or on the side files where balls go out
            for (int tries = 0; tries < 50; ++tries) {
                const int square = squareAt(choice == 1 ? rng_.below(8) : 7 * rng_.below(2), rng_.below(8));
                if (board_[at(square)] == '.') return squareName(square);
            }
            return "*";
        }
        std::vector<int> own;
        std::vector<int> enemy;
        for (int square = 0; square < 64; ++square) {
            const char piece = board_[at(square)];
            if (piece == '.') continue;
            (isWhitePiece(piece) == whiteToMove_ ? own : enemy).push_back(square);
        }
        return squareName(rng_.pick(choice == 3 ? enemy : own));
    }

    std::optional<Position> finish() {
        std::string rights;
        const auto right = [&](char letter, bool white, int rookFile) {
            const int rank = white ? 0 : 7;
            if (board_[at(squareAt(4, rank))] != coloured('k', white)) return;
            if (board_[at(squareAt(rookFile, rank))] != coloured('r', white)) return;
            if (!rng_.oneIn(5)) rights += letter;
        };
        right('K', true, 7);
        right('Q', true, 0);
        right('k', false, 7);
        right('q', false, 0);
        if (rights.empty()) rights = "-";
        const int clock = rng_.below(kHighestClock);
        const int number = 1 + (clock + 1) / 2 + rng_.below(60);
        const std::string text = placementText(board_) + (whiteToMove_ ? " w " : " b ") + rights + " - " +
                                 std::to_string(clock) + ' ' + std::to_string(number) + ' ' + ballField() + " - " +
                                 std::to_string(rng_.below(options_.goalsToWin)) + ':' +
                                 std::to_string(rng_.below(options_.goalsToWin));
        std::optional<Position> position = Position::parse(text);
        // No move gives check with three pieces.
        if (position && position->checkers() > 2) return std::nullopt;
        return position;
    }

    Rng& rng_;
    const Options& options_;
    std::array<char, 64> board_{};
    bool whiteToMove_ = true;
    int ball_ = -1;  // a scene's wish; -1 leaves it to chance
    std::vector<int> keepEmpty_;
};

}  // namespace

Position randomPosition(std::uint64_t seed, const Options& options) {
    Rng rng(seed);
    const int source = rng.below(5);
    if (source < 2) {
        Position position = Position::initial(options);
        if (source == 1) position = *Position::parse(rng.pick(variedStarts()));
        position = playOn(position, rng.between(0, source == 0 ? 120 : 40), rng, options);
        return rng.oneIn(2) ? sharpen(position, rng, options) : position;
    }
    while (true) {
        const std::optional<Position> position = Scatter(rng, options).build();
        if (!position) continue;
        return rng.oneIn(2) ? sharpen(*position, rng, options) : *position;
    }
}

}  // namespace naive
