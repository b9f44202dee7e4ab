// PGN from outside: what is read is written so that it reads back, and then in the same words.
#include "catalog/library.h"
#include "fuzz/support.h"
#include "record/pgn.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const record::Library library = catalog::libraryOf(catalog::standardCatalog());
    const auto games = record::readPgn(fuzz::textOf(data, size), library);
    if (!games) return 0;
    for (const record::Record& record : *games) {
        const auto text = record::writePgn(record, library);
        fuzz::require(text.ok(), "a game that was read can be written");
        const auto again = record::readPgn(*text, library);
        fuzz::require(again.ok() && again->size() == 1, "what is written is one game");
        fuzz::require(again->front() == record, "a game reads back");
        fuzz::require(*record::writePgn(again->front(), library) == *text, "a game has one text");
    }
    return 0;
}
