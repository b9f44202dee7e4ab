// Our solver's shots as a stand-alone module: bench/physics_wasm_bench.mjs times it and compares the checksum with the
// native program's. Exports: memory; _initialize(); family_count(); prepare(family) → shots, 0 if they are not valid;
// run() → events; checksum(high) → the lower or upper half.
#include <cstdint>
#include <memory>

#include "ours.h"

namespace {
std::unique_ptr<bench::Ours> ours;
}

extern "C" {

__attribute__((export_name("family_count"))) int familyCount() {
    return static_cast<int>(std::size(bench::kFamilies));
}

__attribute__((export_name("prepare"))) int prepare(int family) {
    ours = std::make_unique<bench::Ours>(bench::kFamilies[family]);
    return ours->valid() ? static_cast<int>(ours->shots().size()) : 0;
}

__attribute__((export_name("run"))) double run() {
    return static_cast<double>(ours->run());
}

__attribute__((export_name("checksum"))) std::uint32_t checksumHalf(int high) {
    return static_cast<std::uint32_t>(ours->checksum() >> (high != 0 ? 32 : 0));
}
}
