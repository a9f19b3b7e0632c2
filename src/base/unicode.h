// What Unicode says about characters and text: blanks, invisible characters, normal form, width. Text is UTF-8.
// Source: the Unicode Character Database, as utf8proc has it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/library.h"

namespace nullo::unicode {

// utf8proc, which all of this asks.
Library library();

struct Character {
  char32_t code = 0;
  std::size_t bytes = 0;
};
// The first character of the text; nothing if the text is empty or begins with bytes that are not UTF-8.
std::optional<Character> first(std::string_view text);

// U+0000 to U+001F, U+007F to U+009F.
constexpr bool is_control(char32_t code) { return code < 0x20 || (code >= 0x7F && code <= 0x9F); }
// White space: blanks of every kind, tabs, and what ends a line.
bool is_blank(char32_t code);
// Whether a reader sees the character: it is no blank, no control character and has a shape.
bool is_visible(char32_t code);
// How many columns of a terminal the character takes: a combining mark none, East Asian characters and emoji two.
std::size_t columns(char32_t code);

// The text without the blanks at both ends.
std::string_view trimmed(std::string_view text);
// The text in normal form C: a letter and its accents are one character if Unicode has one. Text that is not UTF-8
// stays as it is.
std::string normalized(std::string_view text);
// The text with a capital letter at its beginning, where it begins with a letter that has one.
std::string capitalized(std::string_view text);
// Appends the character in small letters and without accents (U+0300 to U+036F); for such an accent alone, nothing.
void append_folded(char32_t code, std::string& text);

}  // namespace nullo::unicode
