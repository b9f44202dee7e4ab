#include "net/static_files.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>
#include <optional>
#include <system_error>

#include "base/hash.h"
#include "base/text.h"

namespace net {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; manifest-src 'self'; "
    "style-src 'self'; connect-src 'self'; "
    "media-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

struct Type {
    std::string_view extension, type;
};
constexpr auto kTypes = std::to_array<Type>({
    {"html", "text/html; charset=utf-8"},
    {"js", "text/javascript; charset=utf-8"},
    {"mjs", "text/javascript; charset=utf-8"},
    {"css", "text/css; charset=utf-8"},
    {"wasm", "application/wasm"},
    {"json", "application/json"},
    {"webmanifest", "application/manifest+json"},
    {"svg", "image/svg+xml"},
    {"png", "image/png"},
    {"jpg", "image/jpeg"},
    {"webp", "image/webp"},
    {"ico", "image/x-icon"},
    {"woff2", "font/woff2"},
    {"txt", "text/plain; charset=utf-8"},
    {"xml", "application/xml"},
});

struct Variant {
    std::string_view coding, suffix;
};
constexpr auto kVariants = std::to_array<Variant>({{"br", ".br"}, {"gzip", ".gz"}});  // the better one first

int hexDigit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

bool percentDecode(std::string_view text, std::string& decoded) {
    decoded.clear();
    for (std::size_t i = 0; i < text.size(); ++i) {
        char c = text[i];
        if (c == '%') {
            const int high = i + 2 < text.size() ? hexDigit(text[i + 1]) : -1;
            const int low = i + 2 < text.size() ? hexDigit(text[i + 2]) : -1;
            if (high < 0 || low < 0) return false;
            c = static_cast<char>(high * 16 + low);
            i += 2;
        }
        decoded.push_back(c);
    }
    return true;
}

bool equalIgnoringCase(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

// The weight of one element of an Accept-Encoding value is 0: `br;q=0`, `br; q=0.000`.
bool weightIsZero(std::string_view parameters) {
    const std::size_t equals = parameters.find('=');
    if (equals == std::string_view::npos) return false;
    return base::trimmed(parameters.substr(equals + 1)).find_first_not_of("0.") == std::string_view::npos;
}

std::string_view lastSegment(std::string_view path) {
    return path.substr(path.rfind('/') + 1);  // npos + 1 == 0: the whole
}

std::string_view extensionOf(std::string_view path) {
    const std::string_view name = lastSegment(path);
    const std::size_t dot = name.rfind('.');
    return dot == std::string_view::npos ? std::string_view{} : name.substr(dot + 1);
}

// Vite names what it builds assets/NAME-HASH.EXT, with eight letters, digits, `-` or `_` of hash: such a name never
// changes its content.
bool isImmutable(std::string_view path) {
    constexpr std::size_t hashLength = 8;
    if (!path.starts_with("assets/")) return false;
    const std::string_view name = lastSegment(path);
    const std::string_view stem = name.substr(0, name.find('.'));
    if (stem.size() <= hashLength || stem[stem.size() - hashLength - 1] != '-') return false;
    const std::string_view hash = stem.substr(stem.size() - hashLength);
    return std::all_of(hash.begin(), hash.end(),
                       [](unsigned char c) { return std::isalnum(c) || c == '-' || c == '_'; });
}

// If-None-Match is `*` or a list of tags, weak ones (W/"…") included.
bool matchesTag(std::string_view header, std::string_view tag) {
    for (const base::Word& field : base::fields(header, ',')) {
        std::string_view candidate = base::trimmed(field.text);
        if (candidate == "*") return true;
        if (candidate.starts_with("W/")) candidate.remove_prefix(2);
        if (candidate == tag) return true;
    }
    return false;
}

std::optional<std::string> readFile(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    std::string content(std::istreambuf_iterator<char>(file), {});
    if (file.bad()) return std::nullopt;
    return content;
}

void addSecurityHeaders(FileReply& reply) {
    reply.headers.emplace_back("Content-Security-Policy", kPolicy);
    reply.headers.emplace_back("X-Content-Type-Options", "nosniff");
    reply.headers.emplace_back("Referrer-Policy", "no-referrer");
    reply.headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
    reply.headers.emplace_back("Cross-Origin-Resource-Policy", "same-origin");
}

}  // namespace

FileReply refusal(int status, std::string_view text) {
    FileReply reply;
    reply.status = status;
    reply.headers.emplace_back("Content-Type", "text/plain; charset=utf-8");
    reply.headers.emplace_back("Cache-Control", "no-store");
    addSecurityHeaders(reply);
    reply.body = std::string(text) + "\n";
    return reply;
}

bool decodeTarget(std::string_view target, std::string& path) {
    if (target.starts_with("http://") || target.starts_with("https://")) {  // absolute form, RFC 9112 section 3.2.2
        const std::size_t slash = target.find('/', target.find("//") + 2);
        target = slash == std::string_view::npos ? "/" : target.substr(slash);
    }
    target = target.substr(0, target.find_first_of("?#"));
    if (!target.starts_with('/') || !percentDecode(target.substr(1), path)) return false;
    for (const char c : path) {
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f || c == '\\') return false;
    }
    if (path.empty()) return true;
    const auto segments = base::fields(path, '/');
    for (std::size_t i = 0; i < segments.size(); ++i) {
        const bool last = i + 1 == segments.size();
        if (segments[i].text.starts_with('.') || (segments[i].text.empty() && !last)) return false;
    }
    return true;
}

std::string_view contentType(std::string_view path) {
    const std::string_view extension = extensionOf(path);
    for (const Type& type : kTypes) {
        if (equalIgnoringCase(type.extension, extension)) return type.type;
    }
    return "application/octet-stream";
}

bool acceptsEncoding(std::string_view header, std::string_view coding) {
    for (const base::Word& field : base::fields(header, ',')) {
        const std::size_t semicolon = field.text.find(';');
        if (!equalIgnoringCase(base::trimmed(field.text.substr(0, semicolon)), coding)) continue;
        return semicolon == std::string_view::npos || !weightIsZero(field.text.substr(semicolon + 1));
    }
    return false;
}

StaticFiles::StaticFiles(const fs::path& root) : root_(fs::canonical(root)) {}

fs::path StaticFiles::locate(std::string_view relative) const {
    std::error_code error;
    const fs::path real = fs::canonical(root_ / fs::path(relative), error);
    if (error || !fs::is_regular_file(real, error)) return {};
    const auto [rootEnd, rest] = std::mismatch(root_.begin(), root_.end(), real.begin(), real.end());
    return rootEnd == root_.end() ? real : fs::path{};
}

FileReply StaticFiles::answer(const FileRequest& request) const {
    if (request.method != "GET" && request.method != "HEAD") {
        FileReply reply = refusal(405, "Method not allowed");
        reply.headers.emplace_back("Allow", "GET, HEAD");
        return reply;
    }
    std::string path;
    if (!decodeTarget(request.target, path)) return refusal(400, "Bad request");
    if (path.empty()) path = "index.html";
    if (locate(path).empty() && extensionOf(path).empty()) path = "index.html";
    fs::path file = locate(path);
    if (file.empty()) return refusal(404, "Not found");

    FileReply reply;
    for (const Variant& variant : kVariants) {
        if (!acceptsEncoding(request.acceptEncoding, variant.coding)) continue;
        if (fs::path compressed = locate(path + std::string(variant.suffix)); !compressed.empty()) {
            file = std::move(compressed);
            reply.headers.emplace_back("Content-Encoding", variant.coding);
            break;
        }
    }
    auto content = readFile(file);
    if (!content) return refusal(404, "Not found");
    const std::string tag = '"' + base::hexOf(base::hashText(*content)) + '"';
    reply.headers.emplace_back("Content-Type", contentType(path));
    reply.headers.emplace_back("Vary", "Accept-Encoding");
    reply.headers.emplace_back("ETag", tag);
    reply.headers.emplace_back("Cache-Control", isImmutable(path) ? "public, max-age=31536000, immutable" : "no-cache");
    addSecurityHeaders(reply);
    if (matchesTag(request.ifNoneMatch, tag)) {
        reply.status = 304;
    } else {
        reply.body = *std::move(content);
    }
    return reply;
}

}  // namespace net
