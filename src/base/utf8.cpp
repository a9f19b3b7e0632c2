#include "base/utf8.h"

#include <algorithm>
#include <array>

namespace nullo::utf8 {

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), begins_character));
}

std::string_view cut(std::string_view text, std::size_t most) {
  if (text.size() <= most) return text;
  while (most > 0 && !begins_character(text[most])) --most;
  return text.substr(0, most);
}

std::string_view without_last(std::string_view text) { return text.empty() ? text : cut(text, text.size() - 1); }

void append(char32_t character, std::string& text) {
  constexpr char32_t kMostOfOneByte = 0x7F;
  if (character <= kMostOfOneByte) {
    text += static_cast<char>(character);
    return;
  }
  unsigned tails = character < 0x800 ? 1 : character < 0x10000 ? 2 : 3;
  constexpr std::array<unsigned, 4> kFirst{0, 0xC0, 0xE0, 0xF0};
  text += static_cast<char>(kFirst.at(tails) | (character >> (6 * tails)));
  while (tails-- > 0) text += static_cast<char>(0x80U | ((character >> (6 * tails)) & 0x3FU));
}

}  // namespace nullo::utf8
