// Records as PGN, the format of chess programs, and back (docs/record.md, "PGN").
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "record/record.h"

namespace record {

// The whole text of one game, ending with a line end. Faults: those of replay().
base::Result<std::string> writePgn(const Record& record, const Library& library);

// All games of a text. Fault: bad_pgn {game, line, problem, …}.
base::Result<std::vector<Record>> readPgn(std::string_view text, const Library& library);

}  // namespace record
