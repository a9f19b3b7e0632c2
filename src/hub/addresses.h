// Which addresses this machine has on the local network, and which addresses and names are of it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nullo::hub {

inline constexpr const char* kEverywhere = "0.0.0.0";  // at every address of this machine

// An address that only a local network reaches: 10/8, 172.16/12, 192.168/16, 169.254/16, or this machine itself
// (127/8). `address`: IPv4 with dots; anything else is not local.
bool is_local(std::string_view address);

// The addresses at which others on the local network reach this machine, the likeliest first; none without a network.
std::vector<std::string> addresses_here();

// The same as people type them into a browser: "http://192.168.1.7:8473". `listens_at`: the one address at which a
// server listens, or kEverywhere.
std::vector<std::string> web_addresses(const std::string& listens_at, std::uint16_t port);

// Whether a request with this Host header is meant for this machine: one of `addresses`, 127.0.0.1, localhost or the
// machine's own name, alone or with `.local`; with that port, or with none. What else leads here is a name somebody
// made up to reach us from a page of theirs (DNS rebinding).
bool is_host_here(std::string_view host, std::uint16_t port, const std::vector<std::string>& addresses);

// Whether the Host header is one of these names, which are in small letters, with whatever port.
bool is_named(std::string_view host, const std::vector<std::string>& names);

}  // namespace nullo::hub
