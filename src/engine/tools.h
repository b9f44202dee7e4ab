// The extras of a session, for people: `d`, `go perft`, `bench`.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "catalog/catalog.h"

namespace engine {

// The position: its text, hash, options, outcome, facts and what may be played.
std::vector<std::string> describe(const game::Match& match);

// Counts leaves for each action and in all; one complaint if the game cannot list actions or `stop` says so.
std::vector<std::string> perft(const game::Match& match, int depth, const std::function<bool()>& stop);

// A fixed work load for the strongest player: `nodes` at each of some positions. The fingerprint is the same on every
// machine.
std::vector<std::string> benchmark(const catalog::Entry& entry, std::uint64_t nodes,
                                   const std::function<std::int64_t()>& now, const std::function<bool()>& stop);

}  // namespace engine
