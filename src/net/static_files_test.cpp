#include "net/static_files.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace net {
namespace {

namespace fs = std::filesystem;

std::string header(const FileReply& reply, std::string_view name) {
    for (const auto& [key, value] : reply.headers) {
        if (key == name) return value;
    }
    return {};
}

// A small web folder, with a secret beside it that no request may reach.
class StaticFilesTest : public testing::Test {
  protected:
    StaticFilesTest() {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        base_ =
            fs::path(testing::TempDir()) / (std::string("static_files_") + test->name() + std::to_string(::getpid()));
        fs::remove_all(base_);
        write("web/index.html", "<p>home");
        write("web/core.wasm", "wasm");
        write("web/sw.js", "worker");
        write("web/manifest.webmanifest", "{}");
        write("web/core.wasm.br", "wasm as br");
        write("web/core.wasm.gz", "wasm as gz");
        write("web/assets/main-Ab3_x-9Z.js", "code");
        write("web/assets/short.js", "code");
        write("web/.hidden", "hidden");
        write("web/with space.txt", "space");
        write("secret.txt", "secret");
        write("web2/secret.txt", "secret");
        fs::create_symlink(base_ / "secret.txt", base_ / "web/link.txt");
        fs::create_symlink(base_ / "web2", base_ / "web/linked");
        fs::create_symlink("index.html", base_ / "web/inside.html");
    }
    ~StaticFilesTest() override { fs::remove_all(base_); }

    void write(const std::string& path, std::string_view content) const {
        fs::create_directories((base_ / path).parent_path());
        std::ofstream(base_ / path, std::ios::binary) << content;
    }
    FileReply get(std::string_view target, std::string_view encodings = "", std::string_view tag = "") const {
        return StaticFiles(base_ / "web").answer({"GET", target, encodings, tag});
    }

    fs::path base_;
};

TEST_F(StaticFilesTest, ServesAFileWithItsTypeAndTheSecurityHeaders) {
    const FileReply reply = get("/core.wasm");
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.body, "wasm");
    EXPECT_EQ(header(reply, "Content-Type"), "application/wasm");
    EXPECT_EQ(header(reply, "Content-Encoding"), "");
    EXPECT_EQ(header(reply, "Vary"), "Accept-Encoding");
    EXPECT_EQ(header(reply, "Cache-Control"), "no-cache");
    EXPECT_EQ(header(reply, "X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(header(reply, "Content-Security-Policy"),
              "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; manifest-src 'self'; "
              "style-src 'self'; connect-src 'self'; media-src 'self'; img-src 'self' data:; base-uri 'none'; "
              "form-action 'none'; "
              "frame-ancestors 'none'");
}

// A service worker that a browser kept for a year could never be replaced.
TEST_F(StaticFilesTest, TheServiceWorkerAndTheManifestAreAskedForAnewEachTime) {
    const FileReply worker = get("/sw.js");
    EXPECT_EQ(header(worker, "Content-Type"), "text/javascript; charset=utf-8");
    EXPECT_EQ(header(worker, "Cache-Control"), "no-cache");
    const FileReply manifest = get("/manifest.webmanifest");
    EXPECT_EQ(header(manifest, "Content-Type"), "application/manifest+json");
    EXPECT_EQ(header(manifest, "Cache-Control"), "no-cache");
}

TEST_F(StaticFilesTest, PrefersBrotliThenGzipThenThePlainFile) {
    EXPECT_EQ(get("/core.wasm", "gzip, deflate, br").body, "wasm as br");
    EXPECT_EQ(header(get("/core.wasm", "gzip, deflate, br"), "Content-Encoding"), "br");
    EXPECT_EQ(header(get("/core.wasm", "br"), "Content-Type"), "application/wasm");
    EXPECT_EQ(get("/core.wasm", "br;q=0, gzip").body, "wasm as gz");
    EXPECT_EQ(header(get("/core.wasm", "GZIP"), "Content-Encoding"), "gzip");
    EXPECT_EQ(get("/core.wasm", "br; q=0.000").body, "wasm");
    EXPECT_EQ(get("/core.wasm", "br; q=0.5").body, "wasm as br");
    EXPECT_EQ(get("/core.wasm", "brotli").body, "wasm");
    EXPECT_EQ(get("/assets/short.js", "br, gzip").body, "code");
}

TEST_F(StaticFilesTest, KnowsTheTypesOfAWebApp) {
    EXPECT_EQ(contentType("a.js"), "text/javascript; charset=utf-8");
    EXPECT_EQ(contentType("a/b.css"), "text/css; charset=utf-8");
    EXPECT_EQ(contentType("icon.SVG"), "image/svg+xml");
    EXPECT_EQ(contentType("site.webmanifest"), "application/manifest+json");
    EXPECT_EQ(contentType("index.html"), "text/html; charset=utf-8");
    EXPECT_EQ(contentType("x.js.br"), "application/octet-stream");
    EXPECT_EQ(contentType("folder.js/name"), "application/octet-stream");
}

TEST_F(StaticFilesTest, OnlyHashedAssetsAreImmutable) {
    EXPECT_EQ(header(get("/assets/main-Ab3_x-9Z.js"), "Cache-Control"), "public, max-age=31536000, immutable");
    EXPECT_EQ(header(get("/assets/short.js"), "Cache-Control"), "no-cache");
    EXPECT_EQ(header(get("/"), "Cache-Control"), "no-cache");
}

TEST_F(StaticFilesTest, AnUnchangedFileIsNotSentAgain) {
    const std::string tag = header(get("/core.wasm"), "ETag");
    ASSERT_EQ(tag.size(), 18u);
    EXPECT_EQ(get("/core.wasm", "", tag).status, 304);
    EXPECT_EQ(get("/core.wasm", "", tag).body, "");
    EXPECT_EQ(header(get("/core.wasm", "", tag), "ETag"), tag);
    EXPECT_EQ(get("/core.wasm", "", "\"other\", W/" + tag).status, 304);
    EXPECT_EQ(get("/core.wasm", "", "*").status, 304);
    EXPECT_EQ(get("/core.wasm", "", "\"other\"").status, 200);
    EXPECT_NE(header(get("/core.wasm", "br"), "ETag"), tag);
    write("web/core.wasm", "wasm 2");
    EXPECT_EQ(get("/core.wasm", "", tag).status, 200);
}

TEST_F(StaticFilesTest, PathsWithoutExtensionGoToThePage) {
    for (const auto* target : {"/", "/?x=1", "/chessfootball", "/chessfootball/game?s=1#top", "/rules/", "/assets",
                               "http://localhost:8080/play", "http://localhost"}) {
        EXPECT_EQ(get(target).status, 200) << target;
        EXPECT_EQ(get(target).body, "<p>home") << target;
        EXPECT_EQ(header(get(target), "Content-Type"), "text/html; charset=utf-8") << target;
    }
    for (const auto* target : {"/missing.js", "/assets/missing-Ab3_x-9Z.js", "/core.wasm/x.js", "/favicon.ico"}) {
        EXPECT_EQ(get(target).status, 404) << target;
    }
}

TEST_F(StaticFilesTest, NothingOutsideTheFolderIsReached) {
    using namespace std::string_view_literals;
    for (const auto target : {"/../secret.txt"sv,
                              "/%2e%2e/secret.txt"sv,
                              "/..%2fsecret.txt"sv,
                              "/assets/../../secret.txt"sv,
                              "/%2E%2E%2Fsecret.txt"sv,
                              "/..\\secret.txt"sv,
                              "/..%5csecret.txt"sv,
                              "/%00"sv,
                              "/index.html%00.js"sv,
                              "/link.txt"sv,
                              "/linked/secret.txt"sv,
                              "/.hidden"sv,
                              "/%2ehidden"sv,
                              "//secret.txt"sv,
                              "//etc/passwd"sv,
                              "/assets//short.js"sv,
                              "secret.txt"sv,
                              ""sv,
                              "*"sv,
                              "/%"sv,
                              "/%2"sv,
                              "/%zz"sv,
                              "/a%0d%0ab"sv,
                              "/../web2/secret.txt"sv,
                              "/assets/\0x.js"sv,
                              "ftp://x/y.js"sv,
                              "/%2fetc/passwd"sv}) {
        const FileReply reply = get(target);
        EXPECT_TRUE(reply.status == 400 || reply.status == 404) << target << " got " << reply.status;
        EXPECT_EQ(reply.body.find("secret"), std::string::npos) << target;
        EXPECT_EQ(reply.body.find("hidden"), std::string::npos) << target;
        EXPECT_NE(header(reply, "Content-Security-Policy"), "") << target;
    }
}

TEST_F(StaticFilesTest, LinksThatStayInsideAndEscapedNamesAreServed) {
    EXPECT_EQ(get("/inside.html").body, "<p>home");
    EXPECT_EQ(get("/with%20space.txt").body, "space");
    EXPECT_EQ(get("/%63ore.wasm").body, "wasm");
}

TEST_F(StaticFilesTest, OnlyGetAndHeadAreAllowed) {
    const StaticFiles files(base_ / "web");
    EXPECT_EQ(files.answer({"HEAD", "/", "", ""}).status, 200);
    for (const auto* method : {"POST", "PUT", "DELETE", "OPTIONS", "get", ""}) {
        const FileReply reply = files.answer({method, "/", "", ""});
        EXPECT_EQ(reply.status, 405) << method;
        EXPECT_EQ(header(reply, "Allow"), "GET, HEAD") << method;
    }
}

}  // namespace
}  // namespace net
