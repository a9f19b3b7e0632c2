// A browser as simple as can be: sends bytes, and reads what comes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nullo::hub {

class Client {
 public:
  // Connects to this machine, from this address of it.
  explicit Client(std::uint16_t port, const char* from = "127.0.0.1");
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  void send(std::string_view bytes) const;
  // What has come once it holds `wanted`, and takes it away up to there; nothing: the other side has closed before.
  std::optional<std::string> read_to(std::string_view wanted);
  // All that comes until the other side closes.
  std::string read_all();
  // Sends a request and reads the whole answer to it.
  std::string ask(std::string_view method, std::string_view path, std::string_view more_headers = "",
                  std::string_view host = "localhost");

 private:
  bool receive();

  int socket_;
  std::string come_;
};

}  // namespace nullo::hub
