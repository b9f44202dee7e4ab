// The signature: one number over a fixed work load of every game of a catalog. It is the same from every compiler, at
// every optimisation level, natively and in wasm; a commit that changes it changes behaviour and says so.
#pragma once

#include <cstdint>

#include "catalog/catalog.h"

namespace arena {

// Plays seeded random games, counts positions and asks every bot for a choice under a node budget; hashes all states,
// events, trajectories and decisions. Takes a second or so when optimised.
std::uint64_t signature(const catalog::Catalog& catalog);

}  // namespace arena
