// Text in UTF-8 as characters: counting them, cutting between them, adding one.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nullo::utf8 {

// Whether a character begins with this byte; the other bytes continue one.
constexpr bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

std::size_t characters(std::string_view text);

// The longest beginning of the text that has at most `most` bytes and ends between characters.
std::string_view cut(std::string_view text, std::size_t most);
// The text without its last character; empty text stays empty.
std::string_view without_last(std::string_view text);

// `character` is a code point of Unicode.
void append(char32_t character, std::string& text);

}  // namespace nullo::utf8
