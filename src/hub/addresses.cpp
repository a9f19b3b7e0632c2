#include "hub/addresses.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

#include <arpa/inet.h>
#include <fmt/format.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace nullo::hub {

namespace {

std::string text_of(const in_addr& address) {
  std::array<char, INET_ADDRSTRLEN> text{};
  return ::inet_ntop(AF_INET, &address, text.data(), text.size()) == nullptr ? std::string{} : std::string{text.data()};
}

const sockaddr_in& of_inet(const sockaddr* address) {
  return *reinterpret_cast<const sockaddr_in*>(address);  // its family says so
}

// The address that packets to the world leave from: nothing is sent to ask for it. Empty: there is no way out.
std::string way_out() {
  const int sock = ::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (sock < 0) return {};
  sockaddr_in world{};
  world.sin_family = AF_INET;
  world.sin_port = htons(9);
  ::inet_pton(AF_INET, "192.0.2.1", &world.sin_addr);  // of documentation, so nobody's
  sockaddr_in own{};
  socklen_t size = sizeof own;
  const bool known = ::connect(sock, reinterpret_cast<const sockaddr*>(&world), sizeof world) == 0 &&
                     ::getsockname(sock, reinterpret_cast<sockaddr*>(&own), &size) == 0;
  ::close(sock);
  return known ? text_of(own.sin_addr) : std::string{};
}

std::string name_here() {
  std::array<char, 256> name{};
  if (::gethostname(name.data(), name.size() - 1) != 0) return {};
  return name.data();
}

std::string small(std::string_view text) {
  std::string letters{text};
  for (char& letter : letters) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return letters;
}

}  // namespace

bool is_local(std::string_view address) {
  in_addr parsed{};
  if (::inet_pton(AF_INET, std::string{address}.c_str(), &parsed) != 1) return false;
  const std::uint32_t number = ntohl(parsed.s_addr);
  struct Net {
    std::uint32_t base;
    unsigned bits;
  };
  constexpr auto kLocal =
      std::to_array<Net>({{0x7F000000, 8}, {0x0A000000, 8}, {0xAC100000, 12}, {0xC0A80000, 16}, {0xA9FE0000, 16}});
  return std::ranges::any_of(
      kLocal, [number](const Net& net) { return number >> (32 - net.bits) == net.base >> (32 - net.bits); });
}

std::vector<std::string> addresses_here() {
  std::vector<std::string> found;
  ifaddrs* first = nullptr;
  if (::getifaddrs(&first) != 0) return found;
  for (const ifaddrs* each = first; each != nullptr; each = each->ifa_next) {
    if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET) continue;
    if ((each->ifa_flags & IFF_UP) == 0 || (each->ifa_flags & IFF_LOOPBACK) != 0) continue;
    const std::string address = text_of(of_inet(each->ifa_addr).sin_addr);
    if (is_local(address)) found.push_back(address);
  }
  ::freeifaddrs(first);
  std::ranges::stable_partition(found, [out = way_out()](const std::string& address) { return address == out; });
  return found;
}

std::vector<std::string> web_addresses(const std::string& listens_at, std::uint16_t port) {
  std::vector<std::string> found = listens_at == kEverywhere ? addresses_here() : std::vector{listens_at};
  for (std::string& each : found) each = fmt::format("http://{}:{}", each, port);
  return found;
}

bool is_host_here(std::string_view host, std::uint16_t port, const std::vector<std::string>& addresses) {
  std::string name = small(host);
  if (const std::size_t colon = name.find(':'); colon != std::string::npos) {
    if (name.substr(colon + 1) != fmt::format("{}", port)) return false;
    name.resize(colon);
  }
  if (name == "localhost" || name == "127.0.0.1") return true;
  if (std::ranges::find(addresses, name) != addresses.end()) return true;
  const std::string own = small(name_here());
  return !own.empty() && (name == own || name == own + ".local");
}

bool is_named(std::string_view host, const std::vector<std::string>& names) {
  return std::ranges::find(names, small(host.substr(0, host.find(':')))) != names.end();
}

}  // namespace nullo::hub
