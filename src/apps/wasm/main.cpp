// The WebAssembly module: api::call behind a C ABI without JavaScript glue.
//
// Exports: memory; _initialize() once after instantiation; alloc(n) → pointer; release(pointer);
//          call(pointer, n) → pointer to the UTF-8 reply, valid until the next call; call_len() → its length in bytes.
// Imports: env.now() → f64, milliseconds of a monotonic clock; env.info(pointer, n), a JSON line of progress during
// call;
//          env.emscripten_notify_memory_growth(i32), after which views of memory must be made anew;
//          wasi_snapshot_preview1.proc_exit(i32), reached only by an abort.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "api/api.h"
#include "catalog/catalog.h"

extern "C" {
__attribute__((import_module("env"), import_name("now"))) double hostNow();
__attribute__((import_module("env"), import_name("info"))) void hostInfo(const char* text, std::uint32_t length);
}

namespace {
std::string reply;
}

extern "C" {

__attribute__((export_name("alloc"))) char* wasmAlloc(std::uint32_t size) {
    return static_cast<char*>(std::malloc(size));
}

__attribute__((export_name("release"))) void wasmRelease(char* pointer) {
    std::free(pointer);
}

__attribute__((export_name("call"))) const char* wasmCall(const char* request, std::uint32_t length) {
    const api::Host host{
        [] { return static_cast<std::int64_t>(hostNow() * 1000); },
        [](std::string_view text) { hostInfo(text.data(), static_cast<std::uint32_t>(text.size())); },
        {},
    };
    reply = api::call(catalog::standardCatalog(), {request, length}, host);
    return reply.data();
}

__attribute__((export_name("call_len"))) std::uint32_t wasmCallLen() {
    return static_cast<std::uint32_t>(reply.size());
}
}
