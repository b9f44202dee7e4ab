// Playing a record again, and finding the first place where that leads elsewhere.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "record/record.h"

namespace record {

// The match after all steps. Faults: those of Library::makeMatch; that of a refused step, with `line` added.
base::Result<std::unique_ptr<game::Match>> replay(const Record& record, const Library& library);

// Line of the record's text, from 1, and what stands there.
struct Difference {
    int line = 0;
    std::string expected, found;
    bool operator==(const Difference&) const = default;
};

struct Verified {
    std::unique_ptr<game::Match> match;  // as far as it could be played
    std::optional<Difference> difference;
};

// Fault: only those of Library::makeMatch, for then there is nothing to compare.
base::Result<Verified> verify(const Record& record, const Library& library);

}  // namespace record
