// Requests from outside: every one gets a JSON object as its answer.
#include <nlohmann/json.hpp>

#include "api/api.h"
#include "fuzz/support.h"

namespace {

// A deep perft is right to take hours; nobody fuzzes that.
bool takesLong(std::string_view request) {
    const auto body = nlohmann::json::parse(request.begin(), request.end(), nullptr, false);
    if (!body.is_object() || !body.contains("depth") || body.value("verb", nlohmann::json()) != "perft") return false;
    return !body["depth"].is_number_integer() || body["depth"] > 2;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view request = fuzz::textOf(data, size);
    if (takesLong(request)) return 0;
    api::Host host;
    std::int64_t time = 0;
    int polls = 0;
    host.now = [&time] { return time += 1000; };
    host.stop = [&polls] { return ++polls > 3; };  // a bot may look at a few thousand positions
    const std::string reply = api::call(catalog::standardCatalog(), request, host);
    const auto json = nlohmann::json::parse(reply, nullptr, false);
    fuzz::require(json.is_object(), "every request is answered with a JSON object");
    return 0;
}
