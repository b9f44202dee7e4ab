// What the record layer needs to know of the games of a catalog.
#pragma once

#include "catalog/catalog.h"
#include "record/record.h"

namespace catalog {

// `catalog` must outlive the library. A PGN without a Variant tag is plain chess: the first game with a preset `chess`.
record::Library libraryOf(const Catalog& catalog);

}  // namespace catalog
