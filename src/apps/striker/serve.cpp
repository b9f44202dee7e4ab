// `striker serve`: finds the built web app and serves it until interrupted.
#include <filesystem>
#include <iostream>

#include "commands.h"
#include "net/static_server.h"

namespace apps {

namespace {

namespace fs = std::filesystem;

// Beside the executable (also in a build folder of the source tree), then under the install prefix.
std::string findWeb(const char* program) {
    std::error_code error;
    fs::path self = fs::canonical("/proc/self/exe", error);
    if (error) self = fs::absolute(program, error);
    const fs::path here = self.parent_path();
    for (const fs::path& candidate : {here / "web", here / "../../web/dist", here / "../share/striker/web"}) {
        if (fs::exists(candidate / "index.html", error)) return fs::weakly_canonical(candidate, error).string();
    }
    return {};
}

}  // namespace

int runServe(const ServeArgs& args, const char* program) {
    net::ServeOptions options;
    options.root = args.web.empty() ? findWeb(program) : args.web;
    if (options.root.empty()) return failWith("no built web app beside the program; name its folder with --web");
    options.address = args.address;
    options.port = args.port;
    options.onListening = [&args](std::uint16_t port) {
        const bool v6 = args.address.find(':') != std::string::npos;
        std::cout << "Striker is at http://" << (v6 ? "[" : "") << args.address << (v6 ? "]" : "") << ':' << port
                  << "/\n"
                  << std::flush;
    };
    const auto fault = net::serve(options);
    return fault ? failWith(*fault) : 0;
}

}  // namespace apps
