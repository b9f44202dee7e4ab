// The plan of a board of disc football: field, strip, rims and goals (DF1–DF6), templates, and the parts of the
// author's description.
#pragma once

#include "draw/plan.h"

namespace draw {

const Planner& discfootballPlanner();

}  // namespace draw
