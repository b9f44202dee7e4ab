#include "net/static_server.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <future>
#include <stop_token>
#include <string>
#include <thread>

namespace net {
namespace {

namespace fs = std::filesystem;

// A plain blocking client, so that the server is tested by something that shares no code with it.
class Client {
  public:
    explicit Client(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
        const timeval patience{10, 0};
        ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        const void* generic = &address;
        connected_ = ::connect(socket_, static_cast<const sockaddr*>(generic), sizeof address) == 0;
    }
    ~Client() { ::close(socket_); }
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    bool connected() const { return connected_; }
    void send(std::string_view text) const { (void)::send(socket_, text.data(), text.size(), MSG_NOSIGNAL); }

    // The next reply: its head, and as many bytes of body as Content-Length says; empty at the end of the connection.
    std::string receive(bool hasBody = true) {
        std::size_t end;
        while ((end = buffer_.find("\r\n\r\n")) == std::string::npos) {
            if (!more()) return std::exchange(buffer_, {});
        }
        std::size_t size = end + 4;
        const std::size_t length = buffer_.find("Content-Length: ");
        if (hasBody && length < end) size += std::stoul(buffer_.substr(length + 16));
        while (buffer_.size() < size) {
            if (!more()) break;
        }
        std::string reply = buffer_.substr(0, size);
        buffer_.erase(0, size);
        return reply;
    }

    // Whether the server has closed the connection and sent nothing more.
    bool closed() { return buffer_.empty() && !more(); }

  private:
    bool more() {
        char block[4096];
        const ssize_t n = ::recv(socket_, block, sizeof block, 0);
        if (n > 0) buffer_.append(block, static_cast<std::size_t>(n));
        return n > 0;
    }

    int socket_;
    bool connected_ = false;
    std::string buffer_;
};

class StaticServerTest : public testing::Test {
  protected:
    StaticServerTest() {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        root_ =
            fs::path(testing::TempDir()) / (std::string("static_server_") + test->name() + std::to_string(::getpid()));
        fs::remove_all(root_);
        fs::create_directories(root_);
        std::ofstream(root_ / "index.html") << "home";
        std::ofstream(root_ / "big.bin") << std::string(3'000'000, 'x');
    }
    ~StaticServerTest() override {
        stop_.request_stop();
        if (server_.joinable()) server_.join();
        fs::remove_all(root_);
    }

    // Runs a server on any free port; returns the port.
    std::uint16_t start() {
        std::promise<std::uint16_t> listening;
        auto port = listening.get_future();
        server_ = std::thread([this, &listening] {
            ended_ = serve({root_.string(), "127.0.0.1", 0, [&](std::uint16_t p) { listening.set_value(p); }},
                           stop_.get_token());
        });
        return port.get();
    }

    fs::path root_;
    std::stop_source stop_;
    std::thread server_;
    std::optional<base::Fault> ended_ = base::Fault{"still_running", "", {}};
};

TEST_F(StaticServerTest, AnswersSeveralRequestsOnOneConnection) {
    Client client(start());
    ASSERT_TRUE(client.connected());
    client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    const std::string first = client.receive();
    EXPECT_TRUE(first.starts_with("HTTP/1.1 200 OK\r\n")) << first;
    EXPECT_TRUE(first.ends_with("\r\n\r\nhome")) << first;
    EXPECT_NE(first.find("Content-Security-Policy: default-src 'none'"), std::string::npos);

    client.send("GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\nGET /no.js HTTP/1.1\r\nHost: x\r\n\r\n");  // pipelined
    EXPECT_TRUE(client.receive().ends_with(std::string(3'000'000, 'x')));
    EXPECT_TRUE(client.receive().starts_with("HTTP/1.1 404 "));
}

TEST_F(StaticServerTest, HeadHasTheLengthButNoBody) {
    Client client(start());
    client.send("HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    const std::string reply = client.receive(false);
    EXPECT_NE(reply.find("Content-Length: 4\r\n"), std::string::npos) << reply;
    EXPECT_TRUE(reply.ends_with("\r\n\r\n"));
    EXPECT_TRUE(client.closed());
}

TEST_F(StaticServerTest, NotModifiedHasNoBody) {
    Client client(start());
    client.send("GET / HTTP/1.1\r\nHost: x\r\nIf-None-Match: *\r\n\r\n");
    EXPECT_TRUE(client.receive(false).starts_with("HTTP/1.1 304 "));
    client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_TRUE(client.receive().starts_with("HTTP/1.1 200 "));
}

TEST_F(StaticServerTest, ConnectionsEndWhenAsked) {
    const std::uint16_t port = start();
    for (const auto* request :
         {"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "GET / HTTP/1.0\r\nHost: x\r\n\r\n"}) {
        Client client(port);
        client.send(request);
        EXPECT_TRUE(client.receive().ends_with("home"));
        EXPECT_TRUE(client.closed());
    }
}

TEST_F(StaticServerTest, RefusesWhatItCannotTake) {
    const std::uint16_t port = start();
    const auto reply = [port](const std::string& request) {
        Client client(port);
        client.send(request);
        std::string text = client.receive();
        EXPECT_TRUE(client.closed());
        return text;
    };
    EXPECT_TRUE(reply("nonsense\r\n\r\n").starts_with("HTTP/1.1 400 "));
    EXPECT_TRUE(reply("GET / HTTP/1.1\r\nbroken header\r\n\r\n").starts_with("HTTP/1.1 400 "));
    EXPECT_TRUE(
        reply("GET / HTTP/1.1\r\nHost: x\r\nA: " + std::string(9000, 'a') + "\r\n\r\n").starts_with("HTTP/1.1 431 "));
    EXPECT_TRUE(reply("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc").starts_with("HTTP/1.1 413 "));
}

TEST_F(StaticServerTest, AnIdleOrHalfSentConnectionDoesNotKeepItFromStopping) {
    const std::uint16_t port = start();
    Client idle(port);
    Client half(port);
    half.send("GET / HT");
    Client served(port);
    served.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_TRUE(served.receive().ends_with("home"));
    stop_.request_stop();
    server_.join();
    EXPECT_FALSE(ended_.has_value());
    EXPECT_TRUE(idle.closed());
    EXPECT_TRUE(half.closed());
    EXPECT_FALSE(Client(port).connected());
}

TEST_F(StaticServerTest, AReplyUnderWayIsFinishedBeforeTheEnd) {
    const std::uint16_t port = start();
    Client client(port);
    client.send("GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n");
    std::string head = client.receive(false);  // the rest waits in the client's and the server's buffers
    stop_.request_stop();
    std::string body;
    for (std::string part; !(part = client.receive(false)).empty();) body += part;
    EXPECT_EQ(body.size(), 3'000'000u);
    server_.join();
    EXPECT_FALSE(ended_.has_value());
}

TEST_F(StaticServerTest, SigtermEndsIt) {
    const std::uint16_t port = start();
    std::raise(SIGTERM);
    server_.join();
    EXPECT_FALSE(ended_.has_value());
    EXPECT_FALSE(Client(port).connected());
}

TEST_F(StaticServerTest, SaysWhyItCannotStart) {
    const std::uint16_t port = start();
    const auto busy = serve({root_.string(), "127.0.0.1", port, {}});
    ASSERT_TRUE(busy);
    EXPECT_EQ(*busy, (base::Fault{"port_in_use", "", {{"address", "127.0.0.1"}, {"port", std::int64_t{port}}}}));
    const auto noFolder = serve({(root_ / "none").string(), "127.0.0.1", 0, {}});
    ASSERT_TRUE(noFolder);
    EXPECT_EQ(noFolder->code, "web_folder_missing");
    const auto badAddress = serve({root_.string(), "localhost:1", 0, {}});
    ASSERT_TRUE(badAddress);
    EXPECT_EQ(badAddress->code, "bad_address");
    const auto elsewhere = serve({root_.string(), "192.0.2.1", 0, {}});
    ASSERT_TRUE(elsewhere);
    EXPECT_EQ(elsewhere->code, "cannot_listen");
}

}  // namespace
}  // namespace net
