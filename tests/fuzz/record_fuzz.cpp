// Records from outside: what is read is written so that it reads back; replaying never does harm.
#include "catalog/library.h"
#include "fuzz/support.h"
#include "record/replay.h"
#include "record/text.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const record::Library library = catalog::libraryOf(catalog::standardCatalog());
    const auto record = record::read(fuzz::textOf(data, size));
    if (!record) return 0;
    const std::string text = record::write(*record);
    const auto again = record::read(text);
    fuzz::require(again.ok() && *again == *record, "a record reads back");
    fuzz::require(record::write(*again) == text, "a record has one text");

    const auto verified = record::verify(*record, library);
    const auto match = record::replay(*record, library);
    if (!verified) {
        fuzz::require(!match.ok(), "what cannot begin cannot be replayed");
        return 0;
    }
    if (verified->difference) return 0;
    fuzz::require(match.ok(), "what is verified can be replayed");
    const record::Record kept = record::recordOf(**match, {});
    fuzz::require(kept.hash == record->hash && kept.result == record->result, "a replayed match is the same");
    for (std::size_t i = 0; i < kept.steps.size(); ++i) {
        fuzz::require(kept.steps[i].hash == record->steps[i].hash, "a replayed match is the same");
    }
    return 0;
}
