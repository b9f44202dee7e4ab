// Alphabeta search for any game for two whose actions can be listed: `Search<Adapter>` over a small adapter.
//
//     adapter.h   what a game must offer; PlainAdapter offers it for any Enumerable game
//     search.h    iterative deepening, aspiration windows, several lines
//     worker.h    a line of play: make, repetition, ends; node.h: principal variation search and the horizon
//     order.h     which action first; reductions.h: how much less deep the late ones
//     table.h     transposition table; value.h: what values mean
#pragma once

#include "ai/alphabeta/adapter.h"
#include "ai/alphabeta/search.h"
