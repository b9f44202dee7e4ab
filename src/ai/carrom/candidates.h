// Strokes worth trying: men and queen on their way to a pocket, straight or by a cushion, met by the striker straight
// or by a cushion, from many places at some speeds; hard ones for the break; and, so that there is always something,
// strokes at random.
#pragma once

#include <vector>

#include "ai/carrom/view.h"
#include "base/rng.h"

namespace ai::carrom {

// Appends legal strokes, the likeliest first; `most` is a wish. Precondition: the phase is Break or Strike. None if the
// striker has no place.
void addStrokes(const ca::Carrom& game, const ca::State& state, int most, base::Rng& rng, std::vector<ca::Action>& out);

// Places for the man that must be put back, the ones that look worst for his owner first; at least one action.
void addPlacings(const ca::Carrom& game, const ca::State& state, int most, std::vector<ca::Action>& out);

}  // namespace ai::carrom
