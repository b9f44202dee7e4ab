// Reads requests, one a line, and prints the replies, one a line: what the WebAssembly module is compared with.
#include <iostream>
#include <string>

#include "api/api.h"
#include "catalog/catalog.h"

int main() {
    for (std::string request; std::getline(std::cin, request);) {
        std::cout << api::call(catalog::standardCatalog(), request, {}) << '\n';
    }
}
