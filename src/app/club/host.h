// This device as the hub of its own club: what it is to serve, and what is known of that.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace nullo::app {

struct HostWish {
  bool needs_code = false;  // this device is in no club yet
  std::uint16_t port = 0;   // where other devices look for it; 0: none does yet
  friend bool operator==(const HostWish&, const HostWish&) = default;
};

// What the window, which serves the club, says of it.
struct HostNews {
  std::string here = {};                    // where this device finds it: "http://127.0.0.1:7070"; empty: not yet
  std::vector<std::string> addresses = {};  // where others do, the likeliest first; none: there is no network
  std::string code = {};                    // lets this device in, if it needs one
  std::string failure = {};                 // why nothing can be served, without a full stop; empty: it is, or will be

  friend bool operator==(const HostNews&, const HostNews&) = default;
};

}  // namespace nullo::app
