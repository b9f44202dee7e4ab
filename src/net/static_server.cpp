#include "net/static_server.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <set>
#include <utility>

#include "net/static_files.h"

namespace net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;
using namespace std::chrono_literals;

namespace {

constexpr std::uint32_t kHeaderLimit = 8 * 1024;  // bytes
constexpr std::size_t kMaxConnections = 512;
constexpr auto kReadTimeout = 30s;   // for one request, and for the wait before it
constexpr auto kWriteTimeout = 60s;  // for one reply
constexpr auto kDrainTimeout = 3s;   // for replies under way when the server stops

// A client, listed while it lives so that the server can end its wait.
struct Connection {
    Connection(tcp::socket socket, std::set<Connection*>& all) : stream(std::move(socket)), list(all) {
        list.insert(this);
    }
    ~Connection() { list.erase(this); }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    beast::tcp_stream stream;
    std::set<Connection*>& list;
    bool waiting = false;  // for a request: nothing is lost if it is closed now
};

class Server {
  public:
    explicit Server(const std::filesystem::path& root) : files_(root) {}

    std::optional<base::Fault> listen(const ServeOptions& options);
    std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
    void run();
    void requestStop();  // from any thread

  private:
    asio::awaitable<void> accept();
    asio::awaitable<void> talk(tcp::socket socket);
    // Reads one request and answers it; false if the connection is to be closed.
    asio::awaitable<bool> exchange(Connection& connection, beast::flat_buffer& buffer);
    void stop();

    StaticFiles files_;
    std::set<Connection*> connections_;  // before io_, with which the last coroutines and their connections die
    bool stopping_ = false;
    asio::io_context io_{1};
    tcp::acceptor acceptor_{io_};
    asio::steady_timer drain_{io_};
    asio::signal_set signals_{io_, SIGINT, SIGTERM};
};

std::optional<base::Fault> Server::listen(const ServeOptions& options) {
    error_code error;
    const auto address = asio::ip::make_address(options.address, error);
    if (error) return base::Fault{"bad_address", "", {{"address", options.address}}};
    const tcp::endpoint endpoint(address, options.port);
    acceptor_.open(endpoint.protocol(), error);
    if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
    if (!error) return std::nullopt;
    base::Args args{{"address", options.address}, {"port", std::int64_t{options.port}}};
    if (error == asio::error::address_in_use) return base::Fault{"port_in_use", "", std::move(args)};
    args.push_back({"reason", error.message()});
    return base::Fault{"cannot_listen", "", std::move(args)};
}

asio::awaitable<void> Server::accept() {
    while (!stopping_) {
        error_code error;
        tcp::socket socket = co_await acceptor_.async_accept(asio::redirect_error(asio::use_awaitable, error));
        if (stopping_) break;
        if (error) {  // out of descriptors, most likely: wait until some are free
            asio::steady_timer pause(io_, 100ms);
            co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, error));
        } else if (connections_.size() < kMaxConnections) {
            asio::co_spawn(io_, talk(std::move(socket)), asio::detached);
        }
    }
}

asio::awaitable<void> Server::talk(tcp::socket socket) {
    Connection connection(std::move(socket), connections_);
    beast::flat_buffer buffer;
    while (!stopping_ && co_await exchange(connection, buffer)) continue;
    error_code ignored;
    connection.stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
    if (stopping_ && connections_.size() == 1) drain_.cancel();  // this was the last one
}

http::response<http::string_body> makeResponse(FileReply reply, bool keepAlive, bool head) {
    constexpr unsigned version = 11;
    http::response<http::string_body> response(http::int_to_status(static_cast<unsigned>(reply.status)), version);
    for (const auto& [name, value] : reply.headers) response.set(name, value);
    response.keep_alive(keepAlive);
    if (response.result() != http::status::not_modified) response.content_length(reply.body.size());
    if (!head) response.body() = std::move(reply.body);
    return response;
}

// The reply to a request that could not be read; none if the peer is gone, silent or cut off, and nobody would read it.
std::optional<FileReply> refusalOf(const error_code& error) {
    if (error == http::error::header_limit) return refusal(431, "Request header too large");
    if (error == http::error::unexpected_body) return refusal(413, "No request body is accepted");
    const bool syntax = error.category() == http::make_error_code(http::error::bad_method).category();
    if (!syntax || error == http::error::end_of_stream || error == http::error::partial_message) return std::nullopt;
    return refusal(400, "Bad request");
}

asio::awaitable<bool> Server::exchange(Connection& connection, beast::flat_buffer& buffer) {
    error_code error;
    http::request_parser<http::empty_body> parser;
    parser.header_limit(kHeaderLimit);
    connection.stream.expires_after(kReadTimeout);
    connection.waiting = true;
    co_await http::async_read(connection.stream, buffer, parser, asio::redirect_error(asio::use_awaitable, error));
    connection.waiting = false;

    const auto& request = parser.get();
    std::optional<FileReply> reply;
    if (error) {
        reply = refusalOf(error);
        if (!reply) co_return false;
    } else {
        reply = files_.answer({request.method_string(), request.target(), request[http::field::accept_encoding],
                               request[http::field::if_none_match]});
    }
    const bool keepAlive = !error && !stopping_ && request.keep_alive();
    const bool head = request.method() == http::verb::head;
    const auto response = makeResponse(*std::move(reply), keepAlive, head);
    connection.stream.expires_after(kWriteTimeout);
    co_await http::async_write(connection.stream, response, asio::redirect_error(asio::use_awaitable, error));
    co_return keepAlive && !error;
}

void Server::stop() {
    if (stopping_) return;
    stopping_ = true;
    error_code ignored;
    acceptor_.close(ignored);
    signals_.cancel(ignored);
    for (Connection* connection : connections_) {
        if (connection->waiting) connection->stream.cancel();
    }
    if (connections_.empty()) return;
    drain_.expires_after(kDrainTimeout);
    drain_.async_wait([this](const error_code& error) {
        if (!error) io_.stop();
    });
}

void Server::requestStop() {
    asio::post(io_, [this] { stop(); });
}

void Server::run() {
    signals_.async_wait([this](const error_code& error, int) {
        if (!error) stop();
    });
    asio::co_spawn(io_, accept(), asio::detached);
    io_.run();
}

}  // namespace

std::optional<base::Fault> serve(const ServeOptions& options, std::stop_token stop) {
    std::error_code missing;
    if (!std::filesystem::is_regular_file(std::filesystem::path(options.root) / "index.html", missing)) {
        return base::Fault{"web_folder_missing", "", {{"folder", options.root}}};
    }
    Server server(options.root);
    if (auto fault = server.listen(options)) return fault;
    const std::stop_callback onStop(stop, [&server] { server.requestStop(); });
    if (options.onListening) options.onListening(server.port());
    server.run();
    return std::nullopt;
}

}  // namespace net
