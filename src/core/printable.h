// Text that may have come from anywhere, made safe to print: on a terminal a control character would move the cursor,
// change the colours or begin a line that was never written, and marks of direction would turn what stands around them.
#pragma once

#include <string>
#include <string_view>

namespace nullo {

// Control characters, what ends a line or a paragraph, and what turns the direction of the text around it.
bool is_unprintable(char32_t code);

// As one line: "\u001b" for what is unprintable, line feeds too, "\xff" for a byte that is no UTF-8.
std::string printable(std::string_view text);
// The same, but line feeds stay.
std::string printable_lines(std::string_view text);

}  // namespace nullo
