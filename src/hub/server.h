// A web server, for the local network unless it is told otherwise: it listens, keeps to its limits, and asks whoever
// made it for each answer. One thread of its own does all of that.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "hub/addresses.h"

namespace nullo::hub {

// It cannot listen: why, in words, without a full stop.
struct ServerFailure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct Request {
  std::string_view path;
  std::string_view query;                // what stands behind "?"
  std::string_view authorization;        // the header; empty: there is none
  std::string_view peer;                 // the address it comes from
  std::string_view has;                  // the tag of what it has of this already (If-None-Match); empty: nothing
  std::string_view languages;            // that the reader wants (Accept-Language); empty: it does not say
  bool takes_gzip = false;               // the answer may be compressed
  bool posts = false;                    // POST; otherwise GET or HEAD
  std::optional<std::string_view> body;  // of a POST, once it is taken
};

struct Answer {
  int status = 200;
  std::string type = "text/plain; charset=utf-8";
  std::string body = {};
  std::vector<std::pair<std::string, std::string>> headers = {};
  double after = 0;                                // seconds that it is held back
  std::shared_ptr<const std::string> shared = {};  // a body that many get; nullptr: it is `body`
};
// The newest text of this name, whole, at first and after each change, a line each; only the newest waits for a slow
// reader.
struct Newest {
  std::string of = {};
};
// The body is wanted, of at most so many bytes: the request comes again with it. Until then nothing of it is read.
struct TakesBody {
  std::size_t most = 0;
};
// The reply is found in another thread: `begin` is called at once, and what it is given is to be called there, once,
// with one of the others. The request lives until then.
struct Later;
using Reply = std::variant<Answer, Newest, TakesBody, Later>;
struct Later {
  using Done = std::function<void(Reply)>;
  std::function<void(Done)> begin;
};

class Server {
 public:
  struct Options {
    std::string address = kEverywhere;    // to listen at
    std::uint16_t port = 0;               // 0: any; where it is taken, one of the nine behind it, or any
    bool only_this_port = false;          // where it is taken, it fails
    bool only_local = true;               // answers nobody but this machine and its local network
    std::vector<std::string> hosts = {};  // names that it is called by besides its own, in small letters
    std::size_t most_body = 0;            // bytes that a POST may send; 0: nothing may be posted
    std::size_t most_connections = 400;   // more than that are closed at once
    std::size_t most_of_one = 60;         // the same of those from one address
    double idle_seconds = 15;             // to wait for a request, or for a reader who does not read
    double body_seconds = 60;             // to wait for a body
    double beat_seconds = 15;             // an empty line keeps a stream alive after so long without news
  };

  // `answer` and `read` are called from the server's thread: the one for each request, which need not be finished by
  // then, and must not throw; the other when there are more or fewer who read the newest text. Throws ServerFailure.
  Server(Options options, std::function<Reply(const Request&)> answer, std::function<void()> read);
  // Ends all connections, and the thread.
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  [[nodiscard]] std::uint16_t port() const;
  [[nodiscard]] int readers() const;
  // The newest text of a name; it has no line break. From any thread.
  void publish(std::string of, std::string text);
  // The newest one, and the last, of all names of which there is any. From any thread.
  void publish_to_all(std::string text);
  // Ends what all readers read: whoever still may asks anew. From any thread.
  void close_readers();

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

}  // namespace nullo::hub
