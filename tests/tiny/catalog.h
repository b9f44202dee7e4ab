// A catalog of the two tiny games, made as the real one is: all that a new game needs outside its own folder.
#pragma once

#include "ai/random_bot.h"
#include "catalog/catalog.h"
#include "tests/tiny/nim.h"
#include "tests/tiny/slide.h"

namespace tiny {

template <game::Game G>
std::string drawing(const G& g, const typename G::State& s, const typename G::Action*, const game::DrawStyle&) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\"><desc>" + g.formatState(s) + "</desc></svg>\n";
}

template <game::Game G>
catalog::Entry entry() {
    return catalog::Entry(G::info(), catalog::matchMaker<G>(&drawing<G>), {"random"},
                          [](std::string_view, std::uint64_t seed) { return std::make_unique<ai::RandomBot>(seed); });
}

inline catalog::Catalog catalog() {
    catalog::Catalog games;
    games.add(entry<Nim>());
    games.add(entry<Slide>());
    return games;
}

}  // namespace tiny
