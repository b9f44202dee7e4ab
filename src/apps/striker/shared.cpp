// Small things that several verbs share: how options are read, and how the command line says that something is wrong.
#include <iostream>

#include "commands.h"

namespace apps {

game::KeyValues pairsOf(const std::vector<std::string>& options) {
    game::KeyValues pairs;
    for (const std::string& option : options) {
        const std::size_t equals = option.find('=');
        pairs.emplace_back(option.substr(0, equals), option.substr(equals + 1));
    }
    return pairs;
}

int failWith(const std::string& line) {
    std::cout.flush();
    std::string oneLine = line;
    for (char& c : oneLine) {
        if (c == '\n' || c == '\r') c = ' ';
    }
    std::cerr << "striker: " << oneLine << '\n';
    return 2;
}

int failWith(const base::Fault& fault) {
    std::string line{fault.code};
    if (!fault.rule.empty()) line += " (" + std::string(fault.rule) + ")";
    if (fault.at >= 0) line += " at byte " + std::to_string(fault.at);
    const char* separator = ": ";
    for (const base::Arg& arg : fault.args) {
        line += separator + std::string(arg.name) + " ";
        separator = ", ";
        if (const auto* number = std::get_if<std::int64_t>(&arg.value)) {
            line += std::to_string(*number);
        } else {
            line += *std::get_if<std::string>(&arg.value);
        }
    }
    return failWith(line);
}

}  // namespace apps
