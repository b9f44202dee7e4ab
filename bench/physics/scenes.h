// What every engine is measured on: the carrom board with its discs and materials, and random shots on it. Integers and
// one generator make them, so that the native program and the WebAssembly module run the very same shots.
#pragma once

#include <cstdint>
#include <vector>

#include "physics/table.h"

namespace bench {

enum class Family : int { Men1, Men3, Men6, Men10, Men18, Break };
inline constexpr Family kFamilies[] = {Family::Men1,  Family::Men3,  Family::Men6,
                                       Family::Men10, Family::Men18, Family::Break};
const char* nameOf(Family family);
int menOf(Family family);

enum Kinds : int { kStriker, kMan };
enum Materials : int { kStrikerMaterial, kManMaterial, kCushion };
inline constexpr int kStrikerDisc = 0;  // the striker is the first disc of every shot

struct Shot {
    std::vector<physics::Disc> discs;
    physics::Impulse impulse;
};

// 740 mm, four cushions, four pockets.
physics::TableSpec carromBoard();

// Men anywhere on the board, the striker on its base line, aimed at one of them (anywhere at its bounding square, so
// that it hits full, hits thin or misses), 1 to 6 m/s. Break: the full rack, one arm at the far right pocket, 4 to 6
// m/s.
std::vector<Shot> makeShots(Family family, int count, std::uint64_t seed);

// Continues a hash over where the discs came to rest.
std::uint64_t checksum(const std::vector<physics::Disc>& discs, std::uint64_t hash);

}  // namespace bench
