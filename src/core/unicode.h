// What Unicode says of characters and text: blanks, what cannot be seen, normal form, width. Text is UTF-8.
// Source: the Unicode Character Database, as utf8proc has it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace nullo::unicode {

struct Character {
  char32_t code = 0;
  std::size_t bytes = 0;
};
// The character that the text begins with; nothing where it is empty or begins with bytes that are no UTF-8.
std::optional<Character> first(std::string_view text);

// U+0000 to U+001F, U+007F to U+009F.
constexpr bool is_control(char32_t code) { return code < 0x20 || (code >= 0x7F && code <= 0x9F); }
// White space: blanks of every kind, tabs, and what ends a line.
bool is_blank(char32_t code);
// Whether a reader sees anything where it stands: no blank, no control character, nothing without a shape.
bool is_visible(char32_t code);
// How many columns of a terminal it takes: combining marks none, East Asian characters and emoji two.
std::size_t columns(char32_t code);

// Without the blanks at both ends.
std::string_view trimmed(std::string_view text);
// In normal form C: letters and their accents are one character where Unicode has one. Text that is no UTF-8 stays.
std::string normalized(std::string_view text);
// Adds the character in small letters without accents (U+0300 to U+036F): no more where it is one of these.
void append_folded(char32_t code, std::string& text);

}  // namespace nullo::unicode
