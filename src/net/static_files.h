// What a request for a file of the web app is answered with. No sockets here: a request's few relevant parts in, a
// reply out.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace net {

// Header values as they came; empty where the request has none.
struct FileRequest {
    std::string_view method;
    std::string_view target;
    std::string_view acceptEncoding;
    std::string_view ifNoneMatch;
};

struct FileReply {
    int status = 200;
    std::vector<std::pair<std::string, std::string>> headers;  // all but Content-Length and Connection
    std::string body;                                          // also for HEAD, whose sender leaves it out
};

// A reply of one line of text, for what is refused.
FileReply refusal(int status, std::string_view text);

// Serves the files below one folder, and nothing else: no traversal, no hidden files, no symbolic link that leads out.
// Paths without an extension that name no file get index.html, because the page routes itself.
class StaticFiles {
  public:
    // Precondition: `root` is an existing folder.
    explicit StaticFiles(const std::filesystem::path& root);

    // GET and HEAD; anything else gets 405.
    FileReply answer(const FileRequest& request) const;

  private:
    // The real path of a file below the root; empty if there is none that may be served.
    std::filesystem::path locate(std::string_view relative) const;

    std::filesystem::path root_;  // canonical
};

// The path that a request target names, without its leading slash and percent-decoded; false if it is malformed or
// could lead outside (a `..`, a hidden segment, a control character, a backslash).
bool decodeTarget(std::string_view target, std::string& path);

// Content-Type by extension; application/octet-stream for what the app has no need of.
std::string_view contentType(std::string_view path);

// Whether an Accept-Encoding value allows `coding` by name (q=0 forbids it; `*` is not taken as a wish).
bool acceptsEncoding(std::string_view header, std::string_view coding);

}  // namespace net
