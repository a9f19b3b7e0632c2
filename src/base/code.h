// A code that lets somebody in: to look on at a table, or to bring a device into a club. It can be read out and typed.
#pragma once

#include <string>
#include <string_view>

namespace nullo {

// Eight letters and digits of 32 that are not mistaken for each other: 40 bits from the operating system. Wrong ones
// are answered late (hub/doubts.h), so that nobody tries them all within an evening.
std::string new_code();

// The code as people read it: "k3xq 8mw2".
std::string spaced(std::string_view code);

// The code that somebody typed: without blanks, in small letters.
std::string typed_code(std::string_view said);

// Whether this is the code. Blanks and the size of letters do not count. Takes as long for every wrong one.
bool is_code(std::string_view said, std::string_view code);

}  // namespace nullo
