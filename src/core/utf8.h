// Text in UTF-8 by its characters: counting them, cutting between them, adding one.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nullo::utf8 {

// Whether a character begins with this byte; the other bytes go on with one.
constexpr bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

std::size_t characters(std::string_view text);

// At most so many bytes of it, cut between characters.
std::string_view cut(std::string_view text, std::size_t most);
// All but its last character; empty text stays so.
std::string_view without_last(std::string_view text);

// `character` is a code point of Unicode.
void append(char32_t character, std::string& text);

}  // namespace nullo::utf8
