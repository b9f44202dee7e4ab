// The HTTP server of the web app's files: HTTP/1.1 with keep-alive on one thread. What is sent is decided by
// StaticFiles; here are the sockets, limits and the orderly end.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "base/fault.h"

namespace net {

struct ServeOptions {
    std::string root;                                // the folder of the built web app
    std::string address = "127.0.0.1";               // an IPv4 or IPv6 address of this machine
    std::uint16_t port = 8080;                       // 0: any free one
    std::function<void(std::uint16_t)> onListening;  // called once with the port, as soon as clients may connect
};

// Serves until `stop` is requested or SIGINT or SIGTERM comes; then finishes replies under way, for at most 3 s.
// Faults: web_folder_missing {folder} (no folder with an index.html), bad_address {address},
// port_in_use {address, port}, cannot_listen {address, port, reason}.
std::optional<base::Fault> serve(const ServeOptions& options, std::stop_token stop = {});

}  // namespace net
