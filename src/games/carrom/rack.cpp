// The start ring (CA5): queen, six men that touch her, twelve around them.
#include "games/carrom/table.h"

namespace carrom {

namespace {

// Multiples of d = 31 mm on rays 30° apart, rounded to nm so that every gap between neighbours is within ±1 nm; sorted
// by x, then y. White arms at the rack's angle and ±120° from it.
constexpr Rack kRack45 = {
    {{{-59887401, 16046780},
      {-43840621, -43840620},
      {-29943701, 8023390},
      {-16046780, 59887401},
      {8023391, -29943701},
      {16046781, -59887401},
      {21920311, 21920310},
      {43840621, 43840621},
      {59887401, -16046780}}},
    {{{-51864011, -13896920},
      {-37967090, 37967090},
      {-21920310, -21920310},
      {-13896920, -51864011},
      {-8023390, 29943700},
      {13896920, 51864011},
      {29943701, -8023390},
      {37967091, -37967090},
      {51864011, 13896920}}},
};
constexpr Rack kRack90 = {
    {{{-53693575, -31000000},
      {-53693575, 31000000},
      {-26846788, -15500000},
      {0, -62000000},
      {0, 31000000},
      {0, 62000000},
      {26846788, -15500000},
      {53693575, -31000000},
      {53693575, 31000000}}},
    {{{-53693575, 0},
      {-26846788, -46500000},
      {-26846788, 15500000},
      {-26846788, 46500000},
      {0, -31000000},
      {26846788, -46500000},
      {26846788, 15500000},
      {26846788, 46500000},
      {53693575, 0}}},
};

}  // namespace

const Rack& rackAt(int angle) {
    return angle == 90 ? kRack90 : kRack45;
}

void setUp(State& s, int rackAngle) {
    const Rack& rack = rackAt(rackAngle);
    s.men = {};
    for (std::size_t i = 0; i < kMen; ++i) {
        s.men[kWhite].add(s.seen(s.breaker, rack.white[i]));
        s.men[kBlack].add(s.seen(s.breaker, rack.black[i]));
    }
    s.queen = {};
    s.queenIs = QueenIs::OnTable;
}

}  // namespace carrom
