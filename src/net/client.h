// Asks a server over HTTP or HTTPS, one request after another over one connection. libcurl does the work; it is loaded
// when somebody is first asked, so whoever is in no club does not wait for it at the start.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

namespace nullo::net {

// No answer came: why, in words without a full stop ("nothing answers there").
struct NoAnswer : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct Reply {
  int status = 0;
  std::string body = {};
};

// From another thread: whatever is asked gives up within a second.
class Stop {
 public:
  void stop() { stopped_ = true; }
  [[nodiscard]] bool is_stopped() const { return stopped_; }

 private:
  std::atomic<bool> stopped_ = false;
};

class Client {
 public:
  // `address`: "http://192.168.1.5:7070". `token`: empty: none is sent. Throws NoAnswer if there is no libcurl.
  // `stop`: nullptr: nobody stops it; else it must outlive this.
  Client(std::string address, std::string token, const Stop* stop = nullptr);
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  // GETs a text that does not end, and gives each line of it to `line`, without its line feed. Returns when the other
  // side ends it. Throws NoAnswer, also if it says nothing for 40 seconds, or its status is no success. For one call
  // alone.
  void listen(const std::string& path, const std::function<void(std::string_view)>& line);

  // GET, or POST with a body. Follows no redirection, and takes at most 16 MB. Throws NoAnswer.
  Reply ask(const std::string& path, const std::string& body = {});

 private:
  struct Handle;
  std::string address_;
  std::string token_;
  const Stop* stop_;
  std::unique_ptr<Handle> handle_;
};

}  // namespace nullo::net
