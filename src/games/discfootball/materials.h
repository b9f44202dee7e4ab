// What table and pieces are made of, for the physics: one table. Nobody has measured this game; the values lie between
// published ones for its neighbours, and motion_test checks the two runs that the rules page promises.
#pragma once

namespace discfootball {

struct Material {
    double value;
    const char* basis;
};

inline constexpr Material kDiscFriction{
    0.24, "plastic on varnished plywood: unpowdered carrom boards 0.2 to 0.3, crokinole on varnish about 0.25"};
inline constexpr Material kBallFriction{0.22, "acrylic on varnish, a little more slippery than a draughtsman's rim"};
inline constexpr Material kDiscDisc{0.75, "draughtsmen of plastic: acrylic on acrylic 0.7 to 0.85 at these speeds"};
inline constexpr Material kDiscBall{0.80, "a draughtsman on a thin acrylic disc: as above, less mass to deform"};
inline constexpr Material kRim{0.60, "wood lined with 1 to 2 mm of rubber: below bare wood (0.7 to 0.8)"};
inline constexpr Material kDead{0.0, "the walls of a goal's pocket hold what goes in (DF3)"};
inline constexpr Material kPieceFriction{0.15, "smooth plastic edges, unpowdered: above carrom's 0.10"};
inline constexpr Material kRimFriction{0.30, "rubber grips more than wood"};

inline constexpr long long kDiscMass = 6'700'000, kBallMass = 2'500'000;  // µg, DF5: solid acrylic, 1.19 g/cm³

}  // namespace discfootball
