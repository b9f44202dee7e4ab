// Prints the signature of the standard catalog. script/signature builds this at several optimisation levels and with
// several compilers, and compares; in wasm it is a module with the one export `signature`.
#include "arena/signature.h"

#include <cstdint>
#include <cstdio>

#include "base/hash.h"
#include "catalog/catalog.h"

#ifdef __EMSCRIPTEN__
extern "C" __attribute__((export_name("signature"))) std::uint64_t wasmSignature() {
    return arena::signature(catalog::standardCatalog());
}
#else
int main() {
    std::printf("%s\n", base::hexOf(arena::signature(catalog::standardCatalog())).c_str());
}
#endif
