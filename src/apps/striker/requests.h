// Asking the api from the command line, and saying what came back.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "commands.h"

namespace apps {

using Json = nlohmann::ordered_json;

Json ask(const Json& request);

// The request of a verb about one game.
Json requestFor(const char* verb, const GameArgs& args);

// `bad_state at byte 12: field board, problem malformed`: the code, the clause, the place, the arguments.
std::string lineOf(const Json& fault);

// Prints the reply on standard output and returns 0; a fault goes to failWith().
int print(const Json& reply);

std::string textOf(const Json& value);  // a text as it is, anything else as JSON

std::optional<std::string> readFile(const std::string& path);      // none if it cannot be read
bool writeFile(const std::string& path, const std::string& text);  // false if it cannot be written
int writeOut(const std::string& path, const std::string& text);    // to standard output if the path is empty

}  // namespace apps
