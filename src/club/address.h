// The address of a club's hub, as people type it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace nullo::club {

// As it is kept: "http://192.168.1.5:7070". People may leave out "http://" and end with a stroke; empty: it is no
// address of a server.
std::string address_of(std::string_view said);
// 7070 of "http://192.168.1.5:7070"; 0: it has none.
std::uint16_t port_of(std::string_view address);
// As people type it: without "http://", which browsers add.
std::string typed(std::string_view address);

}  // namespace nullo::club
