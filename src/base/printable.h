// Makes text from anywhere safe to print. On a terminal a control character could move the cursor, change the colours
// or begin a line that was never written, and marks of direction could turn the text around them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nullo {

// Whether it is a control character, ends a line or a paragraph, or turns the direction of the text around it.
bool is_unprintable(char32_t code);

// How many bytes the text begins with that are printable ASCII: each is a character and takes one column.
std::size_t plain_bytes(std::string_view text);

// The text as one line: "\u001b" for each unprintable character, line feeds too, "\xff" for a byte that is not UTF-8.
std::string printable(std::string_view text);
// The same, but line feeds stay.
std::string printable_lines(std::string_view text);

}  // namespace nullo
