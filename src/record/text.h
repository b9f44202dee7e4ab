// The text of a record: one way to write it, and a reader that takes nothing else (docs/record.md).
#pragma once

#include <string>
#include <string_view>

#include "record/record.h"

namespace record {

// Precondition: what recordOf() or read() gave.
std::string write(const Record& record);

// Fault: bad_record {line, problem: format|key|value|step}.
base::Result<Record> read(std::string_view text);

// Where things stand in the text that write() gives, lines from 1.
int lineOf(const Record& record, std::string_view headerKey);
int lineOfStep(const Record& record, std::size_t step);

}  // namespace record
