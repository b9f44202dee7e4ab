// The plan of a carrom board: playing surface, frame, pockets, base lines, arrows and circles (CA1–CA4), templates of
// the pieces, the start ring (CA5), and what it is made of.
#pragma once

#include "draw/plan.h"

namespace draw {

const Planner& carromPlanner();

}  // namespace draw
