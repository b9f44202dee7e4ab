// The part of the signature that is pure motion.
#pragma once

#include <cstdint>

namespace arena {

// A hash over where all discs rest, what they touched and when, in kPhysicsShots random shots and 200 breaks.
inline constexpr int kPhysicsShots = 100'000;
std::uint64_t physicsSignature();

}  // namespace arena
