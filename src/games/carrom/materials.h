// What the pieces are made of, for the physics: one table. Nobody has published measurements; the one hard constraint
// is the federation's board test (a full-strength striker makes at least 3.5 runs), which motion_test asserts.
#pragma once

namespace carrom {

struct Material {
    double value;
    const char* basis;
};

inline constexpr Material kManMan{
    0.90, "hard turned wood or acrylic on the same, low speed: between billiard balls (0.93) and wood (0.6)"};
inline constexpr Material kManManFast{0.80,
                                      "falls with speed as in every published curve for plastics; reached at 3 m/s"};
inline constexpr double kFastSpeed = 3;  // m/s
inline constexpr Material kStrikerMan{
    0.88, "the striker is as hard and heavier; strokes lie in the middle of the range above"};
inline constexpr Material kCushion{0.78,
                                   "wooden frame of 3 to 4 inches: chosen so that the board test gives 4.98 runs"};
inline constexpr Material kPieceFriction{0.10, "polished and powdered edges"};
inline constexpr Material kCushionFriction{0.12, "polished wood"};
// The board's own coefficient is the option `powder`, 0.12 by default: a powdered board between 0.06 and 0.30.

}  // namespace carrom
