#include "hub/client.h"

#include <array>
#include <cstring>

#include <arpa/inet.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace nullo::hub {

namespace {

sockaddr_in address_of(const char* address, std::uint16_t port) {
  sockaddr_in made{};
  made.sin_family = AF_INET;
  made.sin_port = htons(port);
  ::inet_pton(AF_INET, address, &made.sin_addr);
  return made;
}

}  // namespace

Client::Client(std::uint16_t port, const char* from) : socket_{::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)} {
  const sockaddr_in own = address_of(from, 0);
  EXPECT_EQ(::bind(socket_, reinterpret_cast<const sockaddr*>(&own), sizeof own), 0) << std::strerror(errno);
  const sockaddr_in other = address_of("127.0.0.1", port);
  EXPECT_EQ(::connect(socket_, reinterpret_cast<const sockaddr*>(&other), sizeof other), 0) << std::strerror(errno);
}
Client::~Client() { ::close(socket_); }

void Client::send(std::string_view bytes) const {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return;  // the other side has had enough, which its answer says
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

bool Client::receive() {
  std::array<char, 4096> piece{};
  const ssize_t size = ::recv(socket_, piece.data(), piece.size(), 0);
  if (size > 0) come_.append(piece.data(), static_cast<std::size_t>(size));
  return size > 0;
}

std::optional<std::string> Client::read_to(std::string_view wanted) {
  std::size_t at = come_.find(wanted);
  while (at == std::string::npos) {
    if (!receive()) return std::nullopt;
    at = come_.find(wanted);
  }
  std::string read = come_.substr(0, at + wanted.size());
  come_.erase(0, read.size());
  return read;
}

std::string Client::read_all() {
  while (receive()) {
  }
  return std::exchange(come_, {});
}

std::string Client::ask(std::string_view method, std::string_view path, std::string_view more_headers,
                        std::string_view host) {
  send(fmt::format("{} {} HTTP/1.1\r\nHost: {}\r\n{}Connection: close\r\n\r\n", method, path, host, more_headers));
  return read_all();
}

}  // namespace nullo::hub
