#include <fstream>
#include <iostream>
#include <iterator>

#include "api/api.h"
#include "catalog/catalog.h"
#include "clock.h"
#include "commands.h"
#include "requests.h"

namespace apps {

Json ask(const Json& request) {
    api::Host host;
    host.now = microseconds;
    // The words of the command line are bytes; whatever is no UTF-8 in them cannot be part of a legal request.
    const std::string text = request.dump(-1, ' ', false, Json::error_handler_t::replace);
    return Json::parse(api::call(catalog::standardCatalog(), text, host));
}

std::string textOf(const Json& value) {
    return value.is_string() ? value.get<std::string>() : value.dump();
}

// `bad_state at byte 12: field board, problem malformed` — the code, the clause, the place, the arguments.
std::string lineOf(const Json& fault) {
    std::string line = fault.at("code").get<std::string>();
    if (fault.contains("rule")) line += " (" + fault["rule"].get<std::string>() + ")";
    if (fault.contains("at")) line += " at byte " + fault["at"].dump();
    const char* separator = ": ";
    if (fault.contains("args")) {
        for (const auto& [name, value] : fault["args"].items()) {
            line += separator + name + " " + textOf(value);
            separator = ", ";
        }
    }
    return line;
}

int print(const Json& reply) {
    if (reply.contains("fault")) return failWith(lineOf(reply["fault"]));
    std::cout << reply.dump() << '\n';
    return 0;
}

std::optional<std::string> readFile(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    std::string text{std::istreambuf_iterator<char>(file), {}};
    if (file.bad()) return std::nullopt;
    return text;
}

bool writeFile(const std::string& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    return static_cast<bool>(file.flush());
}

int writeOut(const std::string& path, const std::string& text) {
    if (path.empty()) {
        std::cout << text;
        return 0;
    }
    return writeFile(path, text) ? 0 : failWith("cannot write " + path);
}

int runApi() {
    api::Host host;
    host.now = microseconds;
    std::string line;
    while (std::getline(std::cin, line)) {
        std::cout << api::call(catalog::standardCatalog(), line, host) << '\n' << std::flush;
    }
    return 0;
}

}  // namespace apps
