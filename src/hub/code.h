// The code with which one looks on: it is in the QR code, and can be typed.
#pragma once

#include <string>
#include <string_view>

namespace nullo::hub {

// Eight letters and digits of 32 that are not mistaken for each other: 40 bits from the operating system. Wrong ones
// are answered late (hub/live.h), so that nobody tries them all within an evening.
std::string new_code();

// The code as people read it: "k3xq 8mw2".
std::string spaced(std::string_view code);

// Whether this is the code. Blanks and the size of letters do not count. Takes as long for every wrong one.
bool is_code(std::string_view said, std::string_view code);

}  // namespace nullo::hub
