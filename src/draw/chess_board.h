// The empty board of chess football: wood, inlaid centre, goal strips behind both end lines, coordinates.
#pragma once

#include "draw/artwork.h"
#include "draw/svg.h"
#include "game/match.h"
#include "games/chessfootball/bitboard.h"

namespace draw {

struct Spot {
    int x = 0, y = 0;
};

// Where things lie in the picture. The board's upper left corner is the origin, whichever side is at the bottom.
class ChessView {
  public:
    explicit ChessView(const game::DrawStyle& style);

    const Palette& colours() const { return *colours_; }
    bool coordinates() const { return coordinates_; }
    bool flipped() const { return flipped_; }
    int board() const { return 8 * kSizes.square; }
    int frame() const;  // width of the frame
    // The upper left corner and the middle of a square. Files and ranks may lie beyond the board.
    Spot corner(int file, int rank) const;
    Spot corner(::chessfootball::Square square) const;
    Spot middle(::chessfootball::Square square) const;
    // The step from a square to its neighbour, as seen in the picture.
    Spot step(int files, int ranks) const;

  private:
    const Palette* colours_;
    bool coordinates_, flipped_;
};

// Gradients and patterns that drawBoard refers to; belongs into <defs>.
void defineBoard(Svg& svg, const ChessView& view);

void drawBoard(Svg& svg, const ChessView& view);

}  // namespace draw
