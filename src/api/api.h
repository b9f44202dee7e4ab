// The api: a JSON request in, a JSON reply out, for every verb of docs/api.md. The only place of the core that knows
// JSON; the command line, the WebAssembly module and later the server are thin shells around call().
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "catalog/catalog.h"

namespace api {

// What the core asks of the program around it. Any of them may be empty.
struct Host {
    std::function<std::int64_t()> now;           // µs of a monotonic clock; empty: time stands still
    std::function<void(std::string_view)> info;  // a JSON object: progress of a search
    std::function<bool()> stop;                  // polled while a bot thinks
};

// Answers one request. Never throws; whatever is wrong with the request comes back as {"fault": …}.
std::string call(const catalog::Catalog& catalog, std::string_view request, const Host& host);

}  // namespace api
