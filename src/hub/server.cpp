#include "hub/server.h"

#include <atomic>
#include <chrono>
#include <list>
#include <map>
#include <optional>
#include <thread>
#include <utility>  // before Asio: its 1.74 leaves it to others

#include <boost/asio.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <fmt/format.h>

#include "hub/addresses.h"

namespace nullo::hub {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;

constexpr std::uint32_t kMostHeader = 8 * 1024;
constexpr int kPortsTried = 10;
constexpr double kLastMoment = 0.5;  // seconds for readers to take the last text
constexpr int kMostDrained = 1000;   // pieces of a body that nobody wants
constexpr double kSlowest = 20'000;  // bytes in a second that a reader takes

using Text = std::shared_ptr<const std::string>;
using Body = http::string_body;
using Sent = http::span_body<const char>;  // of an answer, which outlives it

std::chrono::steady_clock::duration seconds(double count) {
  return std::chrono::duration_cast<std::chrono::steady_clock::duration>(std::chrono::duration<double>{count});
}

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }
beast::string_view boost_view(std::string_view text) { return {text.data(), text.size()}; }

// What every answer says: nothing of it may be kept, guessed at, framed, or fed from elsewhere.
void add_usual_headers(http::fields& headers) {
  headers.set(http::field::cache_control, "no-store");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "no-referrer");
  headers.set("Content-Security-Policy",
              "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
              "base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
}

std::string_view body_of(const Answer& answer) { return answer.shared != nullptr ? *answer.shared : answer.body; }

http::response<Sent> response_of(const Answer& answer, unsigned version, bool keep_alive) {
  http::response<Sent> response{static_cast<http::status>(answer.status), version};
  add_usual_headers(response);
  response.set(http::field::content_type, boost_view(answer.type));
  for (const auto& [name, value] : answer.headers) response.set(boost_view(name), boost_view(value));
  response.keep_alive(keep_alive);
  response.body() = {body_of(answer).data(), body_of(answer).size()};
  response.prepare_payload();
  return response;
}

}  // namespace

// Everything but the constructor, the destructor, publish() and close_readers() runs on the one thread.
class Server::Work {
 public:
  Work(Options options, std::function<Reply(const Request&)> answer, std::function<void()> read)
      : options_{std::move(options)}, answer_{std::move(answer)}, read_{std::move(read)} {
    listen();
    asio::co_spawn(context_, accept(*this), asio::detached);
    thread_ = std::thread{[this] { context_.run(); }};
  }
  // Readers get the newest text first, as far as they take it at once.
  ~Work() {
    asio::post(context_, [this] {
      closing_ = true;
      acceptor_ = tcp::acceptor{context_};  // closes it
      last_moment_.expires_after(seconds(kLastMoment));
      last_moment_.async_wait([this](error_code /*waited*/) { context_.stop(); });
      for (Reader* reader : reading_) reader->bell.cancel();
      if (reading_.empty()) context_.stop();
    });
    thread_.join();
  }
  Work(const Work&) = delete;
  Work& operator=(const Work&) = delete;

  [[nodiscard]] std::uint16_t port() const { return port_; }
  [[nodiscard]] int readers() const { return readers_; }

  void publish(std::string of, std::string text) {
    asio::post(context_, [this, of = std::move(of), line = line_of(std::move(text))]() mutable {
      newest_.insert_or_assign(std::move(of), std::move(line));
      for (Reader* reader : reading_) reader->bell.cancel();
    });
  }

  void publish_to_all(std::string text) {
    asio::post(context_, [this, line = line_of(std::move(text))] {
      for (auto& each : newest_) each.second = line;
      for (Reader* reader : reading_) reader->bell.cancel();
    });
  }

  void close_readers() {
    asio::post(context_, [this] {
      for (Reader* reader : reading_) {
        reader->gone = true;
        reader->bell.cancel();
      }
    });
  }

 private:
  static Text line_of(std::string text) { return std::make_shared<const std::string>(std::move(text) + '\n'); }

  // Somebody who reads the newest text.
  struct Reader {
    explicit Reader(asio::io_context& context) : bell{context} {}
    asio::steady_timer bell;  // cancelled when there is a newer text, or the reader has gone
    bool gone = false;
  };

  // Counts a connection for as long as it lives.
  class Counted {
   public:
    Counted(Work& work, const std::string& peer) : work_{work}, of_peer_{work.of_peers_.try_emplace(peer).first} {
      ++work_.connections_;
      ++of_peer_->second;
    }
    ~Counted() {
      --work_.connections_;
      if (--of_peer_->second == 0) work_.of_peers_.erase(of_peer_);
    }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;

   private:
    Work& work_;
    std::map<std::string, std::size_t>::iterator of_peer_;
  };

  [[nodiscard]] bool has_room_for(const std::string& peer) const {
    const auto found = of_peers_.find(peer);
    const std::size_t of_peer = found == of_peers_.end() ? 0 : found->second;
    return connections_ < options_.most_connections && of_peer < options_.most_of_one;
  }

  // This machine may have got another address since.
  bool is_host_of_ours(std::string_view host) {
    if (is_named(host, options_.hosts)) return true;
    if (is_host_here(host, port_, hosts_)) return true;
    hosts_ = addresses_here();
    if (options_.address != kEverywhere) hosts_.push_back(options_.address);
    return is_host_here(host, port_, hosts_);
  }

  // What the request asks for that no answer can give; nothing: it is in order.
  std::optional<Answer> refusal_of(const http::request_parser<Body>& parser) {
    const http::request<Body>& request = parser.get();
    if (!is_host_of_ours(view(request[http::field::host])))
      return Answer{.status = 421, .body = "Nullo does not answer to this name. Type the address it shows.\n"};
    const bool reads = request.method() == http::verb::get || request.method() == http::verb::head;
    if (!reads && (options_.most_body == 0 || request.method() != http::verb::post))
      return Answer{
          .status = 405,
          .body = options_.most_body == 0 ? "Only reading is possible here.\n" : "This is not possible here.\n",
          .headers = {{"Allow", options_.most_body == 0 ? "GET, HEAD" : "GET, HEAD, POST"}}};
    if (reads && !parser.is_done()) return Answer{.status = 413, .body = "Too large.\n"};
    if (!reads && !parser.content_length())
      return Answer{.status = 411, .body = "How long is it? Content-Length is missing.\n"};
    return std::nullopt;
  }

  // Keeps a reader in the list for as long as it lives.
  class Listed {
   public:
    Listed(Work& work, Reader& reader) : work_{work}, at_{work.reading_.insert(work.reading_.end(), &reader)} {
      ++work_.readers_;
      work_.read_();
    }
    ~Listed() {
      work_.reading_.erase(at_);
      --work_.readers_;
      if (work_.context_.stopped()) return;
      work_.read_();
      if (work_.closing_ && work_.reading_.empty()) work_.context_.stop();
    }
    Listed(const Listed&) = delete;
    Listed& operator=(const Listed&) = delete;

   private:
    Work& work_;
    std::list<Reader*>::iterator at_;
  };

  void listen() {
    error_code error;
    const asio::ip::address address = asio::ip::make_address(options_.address, error);
    if (error) throw ServerFailure{fmt::format("{} is no address", options_.address)};
    std::vector<std::uint16_t> ports;
    for (int i = 0; i < (options_.only_this_port ? 1 : kPortsTried) && options_.port != 0; ++i)
      ports.push_back(static_cast<std::uint16_t>(options_.port + i));
    if (ports.empty() || !options_.only_this_port) ports.push_back(0);
    for (const std::uint16_t port : ports) {
      try {
        acceptor_ = tcp::acceptor{context_, {address, port}};
        port_ = acceptor_.local_endpoint().port();
        return;
      } catch (const boost::system::system_error& failure) {
        error = failure.code();
      }
    }
    throw ServerFailure{error.message()};
  }

  static asio::awaitable<void> accept(Work& work) {
    while (work.acceptor_.is_open()) {
      error_code error;
      tcp::socket socket = co_await work.acceptor_.async_accept(asio::redirect_error(asio::use_awaitable, error));
      if (!error) {
        const tcp::endpoint peer = socket.remote_endpoint(error);
        const std::string address = error ? std::string{} : peer.address().to_string();
        if ((is_local(address) || !work.options_.only_local) && work.has_room_for(address))
          asio::co_spawn(work.context_, serve(work, beast::tcp_stream{std::move(socket)}, address), asio::detached);
        continue;  // else the socket closes
      }
      // Too many files are open, say: what is there goes on meanwhile.
      asio::steady_timer pause{work.context_, seconds(0.1)};
      co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, error));
    }
  }

  static asio::awaitable<void> serve(Work& work, beast::tcp_stream stream, std::string peer) {
    const Counted counted{work, peer};
    beast::flat_buffer buffer{kMostHeader + 1024};
    bool goes_on = true;
    while (goes_on) {
      error_code error;
      http::request_parser<Body> parser;
      parser.header_limit(kMostHeader);
      parser.body_limit(work.options_.most_body);
      stream.expires_after(seconds(work.options_.idle_seconds));
      co_await http::async_read_header(stream, buffer, parser, asio::redirect_error(asio::use_awaitable, error));
      if (error == http::error::end_of_stream || error == beast::error::timeout) break;
      if (error && error.category() != http::make_error_code(http::error::bad_method).category()) break;
      std::optional<Reply> reply;
      if (error) {
        const bool large = error == http::error::header_limit || error == http::error::body_limit;
        reply = Answer{.status = large ? 413 : 400, .body = large ? "Too large.\n" : "Not understood.\n"};
      }
      const http::request<Body>& request = parser.get();
      if (!reply) reply = work.refusal_of(parser);
      if (!reply) {
        const std::string_view target = view(request.target());
        const std::size_t end = std::min(target.find('?'), target.size());
        Request asked{target.substr(0, end),
                      target.substr(std::min(end + 1, target.size())),
                      view(request[http::field::authorization]),
                      peer,
                      view(request[http::field::if_none_match]),
                      view(request[http::field::accept_language]),
                      view(request[http::field::accept_encoding]).find("gzip") != std::string_view::npos,
                      request.method() == http::verb::post,
                      {}};
        reply = co_await ask(work, asked);
        if (const TakesBody* const takes = std::get_if<TakesBody>(&*reply)) {
          reply = co_await read_body(work, stream, buffer, parser, takes->most);
          if (!reply) break;
          if (std::get_if<TakesBody>(&*reply) != nullptr) {
            asked.body = request.body();
            reply = co_await ask(work, asked);
          }
        }
      }
      if (const Newest* const newest = std::get_if<Newest>(&*reply)) {
        co_await stream_newest(work, stream, newest->of, request.version(), request.method() == http::verb::head);
        break;
      }
      const Answer& answer = std::get<Answer>(*reply);
      if (answer.after > 0) {
        asio::steady_timer pause{work.context_, seconds(answer.after)};
        co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, error));
      }
      goes_on = !error && request.keep_alive() && parser.is_done();
      http::response<Sent> response = response_of(answer, request.version(), goes_on);
      http::response_serializer<Sent> serializer{response};
      const auto size = static_cast<double>(body_of(answer).size());
      stream.expires_after(seconds(work.options_.idle_seconds + size / kSlowest));
      if (request.method() == http::verb::head) {
        co_await http::async_write_header(stream, serializer, asio::redirect_error(asio::use_awaitable, error));
      } else {
        co_await http::async_write(stream, serializer, asio::redirect_error(asio::use_awaitable, error));
      }
      goes_on = goes_on && !error;
      if (!error && !parser.is_done()) co_await drain(work, stream);
    }
    stream.close();
  }

  // Somebody who waits for a reply from another thread.
  struct Waiting {
    explicit Waiting(asio::io_context& context) : bell{context, asio::steady_timer::time_point::max()} {}
    asio::steady_timer bell;  // cancelled when it is there
    std::optional<Reply> reply = {};
  };

  static asio::awaitable<Reply> ask(Work& work, const Request& request) {
    Reply reply = work.answer_(request);
    const Later* const later = std::get_if<Later>(&reply);
    if (later == nullptr) co_return reply;
    const auto waiting = std::make_shared<Waiting>(work.context_);
    later->begin([&work, waiting](Reply found) {
      asio::post(work.context_, [waiting, found = std::move(found)]() mutable {
        waiting->reply = std::move(found);
        waiting->bell.cancel();
      });
    });
    error_code woken;
    while (!waiting->reply) co_await waiting->bell.async_wait(asio::redirect_error(asio::use_awaitable, woken));
    co_return std::move(*waiting->reply);
  }

  // What stands against the body; TakesBody: it is read. Nothing: it does not come.
  static asio::awaitable<std::optional<Reply>> read_body(Work& work, beast::tcp_stream& stream,
                                                         beast::flat_buffer& buffer, http::request_parser<Body>& parser,
                                                         std::size_t most) {
    if (parser.content_length().value_or(0) > most) co_return Answer{.status = 413, .body = "Too large.\n"};
    error_code error;
    stream.expires_after(seconds(work.options_.body_seconds));
    if (beast::iequals(parser.get()[http::field::expect], "100-continue")) {
      constexpr std::string_view kGoOn = "HTTP/1.1 100 Continue\r\n\r\n";
      co_await asio::async_write(stream, asio::buffer(kGoOn), asio::redirect_error(asio::use_awaitable, error));
    }
    if (!error && !parser.is_done())
      co_await http::async_read(stream, buffer, parser, asio::redirect_error(asio::use_awaitable, error));
    if (error) co_return std::nullopt;
    co_return TakesBody{most};
  }

  // Takes what is still sent after an answer that did not wait for it: otherwise the answer could be lost on its way.
  static asio::awaitable<void> drain(Work& work, beast::tcp_stream& stream) {
    std::array<char, 16'384> piece{};
    error_code error;
    error = stream.socket().shutdown(tcp::socket::shutdown_send, error);
    stream.expires_after(seconds(work.options_.idle_seconds));
    for (int i = 0; i < kMostDrained && !error; ++i)
      co_await stream.async_read_some(asio::buffer(piece), asio::redirect_error(asio::use_awaitable, error));
  }

  // Notices when the reader goes: nothing more is expected of it.
  static asio::awaitable<void> watch(std::shared_ptr<Reader> reader, tcp::socket& socket) {
    std::array<char, 64> more{};
    error_code error;
    while (!error && !reader->gone)
      co_await socket.async_read_some(asio::buffer(more), asio::redirect_error(asio::use_awaitable, error));
    reader->gone = true;
    reader->bell.cancel();
  }

  static asio::awaitable<void> stream_newest(Work& work, beast::tcp_stream& stream, std::string of, unsigned version,
                                             bool only_header) {
    http::response<http::empty_body> response{http::status::ok, version};
    add_usual_headers(response);
    response.set(http::field::content_type, "application/x-ndjson; charset=utf-8");
    response.set("X-Accel-Buffering", "no");
    response.keep_alive(false);
    const bool chunked = version >= 11;
    response.chunked(chunked);
    http::response_serializer<http::empty_body> serializer{response};
    error_code error;
    stream.expires_after(seconds(work.options_.idle_seconds));
    co_await http::async_write_header(stream, serializer, asio::redirect_error(asio::use_awaitable, error));
    if (error || only_header) co_return;

    const auto reader = std::make_shared<Reader>(work.context_);
    asio::co_spawn(work.context_, watch(reader, stream.socket()), asio::detached);
    const Listed listed{work, *reader};
    const Text beat = line_of({});
    const auto newest = work.newest_.try_emplace(std::move(of), beat).first;
    Text sent;
    while (!reader->gone && !error) {
      Text next = newest->second;
      if (next == sent) {
        if (work.closing_) break;
        reader->bell.expires_after(seconds(work.options_.beat_seconds));
        error_code woken;
        co_await reader->bell.async_wait(asio::redirect_error(asio::use_awaitable, woken));
        if (woken) continue;  // something is new
        next = beat;
      } else {
        sent = next;
      }
      stream.expires_after(seconds(work.options_.idle_seconds));
      if (chunked) {
        co_await asio::async_write(stream, http::make_chunk(asio::buffer(*next)),
                                   asio::redirect_error(asio::use_awaitable, error));
      } else {
        co_await asio::async_write(stream, asio::buffer(*next), asio::redirect_error(asio::use_awaitable, error));
      }
    }
    reader->gone = true;
    stream.cancel();  // so that watch() ends before the socket does
    stream.close();
  }

  Options options_;
  std::function<Reply(const Request&)> answer_;
  std::function<void()> read_;
  std::vector<std::string> hosts_;      // the addresses by which this machine was called last
  std::map<std::string, Text> newest_;  // by name
  std::size_t connections_ = 0;
  std::map<std::string, std::size_t> of_peers_;  // how many of them come from each address
  std::atomic<int> readers_ = 0;
  std::list<Reader*> reading_;
  std::uint16_t port_ = 0;
  asio::io_context context_{1};
  tcp::acceptor acceptor_{context_};
  asio::steady_timer last_moment_{context_};
  bool closing_ = false;
  std::thread thread_;
};

Server::Server(Options options, std::function<Reply(const Request&)> answer, std::function<void()> read)
    : work_{std::make_unique<Work>(std::move(options), std::move(answer), std::move(read))} {}
Server::~Server() = default;

std::uint16_t Server::port() const { return work_->port(); }
int Server::readers() const { return work_->readers(); }
void Server::publish(std::string of, std::string text) { work_->publish(std::move(of), std::move(text)); }
void Server::publish_to_all(std::string text) { work_->publish_to_all(std::move(text)); }
void Server::close_readers() { work_->close_readers(); }

}  // namespace nullo::hub
