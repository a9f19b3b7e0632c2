#include "base/unicode.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>

#include <utf8proc.h>

#include "base/utf8.h"

namespace nullo::unicode {
namespace {

// The greater part of what people write; no library needs to look at it.
bool is_ascii(char byte) { return static_cast<unsigned char>(byte) < 0x80; }

// Of a character before U+0300, the first one that combines with others.
bool is_before_combining(char byte) { return static_cast<unsigned char>(byte) < 0xCC; }

const utf8proc_uint8_t* bytes_of(std::string_view text) {
  return reinterpret_cast<const utf8proc_uint8_t*>(text.data());
}

// Characters that Unicode counts as letters, symbols or visible formats, although nothing is drawn for them.
bool is_drawn_empty(char32_t code) {
  constexpr char32_t kBrailleBlank = 0x2800;
  constexpr char32_t kNullNotehead = 0x1D159;
  const bool annotation = code >= 0xFFF9 && code <= 0xFFFB;
  return code == kBrailleBlank || code == kNullNotehead || annotation;
}

// The characters into which utf8proc takes this one apart, or into which it turns it.
std::u32string parts_of(char32_t code, utf8proc_option_t how) {
  constexpr std::size_t kMostParts = 32;  // no character has more than 18
  std::array<utf8proc_int32_t, kMostParts> parts{};
  int unused = 0;
  const utf8proc_ssize_t count =
      utf8proc_decompose_char(static_cast<utf8proc_int32_t>(code), parts.data(), kMostParts, how, &unused);
  return {parts.begin(), parts.begin() + (count < 0 ? 0 : count)};
}

}  // namespace

Library library() { return {"utf8proc", utf8proc_version()}; }

std::optional<Character> first(std::string_view text) {
  if (!text.empty() && is_ascii(text.front())) return Character{static_cast<char32_t>(text.front()), 1};
  utf8proc_int32_t code = -1;
  const auto size = static_cast<utf8proc_ssize_t>(text.size());
  const utf8proc_ssize_t bytes = size == 0 ? 0 : utf8proc_iterate(bytes_of(text), size, &code);
  if (bytes <= 0) return std::nullopt;
  return Character{static_cast<char32_t>(code), static_cast<std::size_t>(bytes)};
}

bool is_blank(char32_t code) {
  constexpr char32_t kNextLine = 0x85;
  if (code == ' ' || (code >= '\t' && code <= '\r') || code == kNextLine) return true;
  if (code < kNextLine) return false;
  const utf8proc_category_t category = utf8proc_category(static_cast<utf8proc_int32_t>(code));
  return category == UTF8PROC_CATEGORY_ZS || category == UTF8PROC_CATEGORY_ZL || category == UTF8PROC_CATEGORY_ZP;
}

bool is_visible(char32_t code) {
  if (is_blank(code) || is_control(code) || is_drawn_empty(code)) return false;
  return utf8proc_get_property(static_cast<utf8proc_int32_t>(code))->ignorable == 0;
}

std::size_t columns(char32_t code) {
  if (code >= ' ' && code <= '~') return 1;
  return static_cast<std::size_t>(utf8proc_charwidth(static_cast<utf8proc_int32_t>(code)));
}

std::string_view trimmed(std::string_view text) {
  while (const std::optional<Character> front = first(text)) {
    if (!is_blank(front->code)) break;
    text.remove_prefix(front->bytes);
  }
  while (!text.empty()) {
    const std::size_t before = utf8::without_last(text).size();
    const std::optional<Character> back = first(text.substr(before));
    if (!back || before + back->bytes < text.size() || !is_blank(back->code)) break;
    text.remove_suffix(text.size() - before);
  }
  return text;
}

std::string normalized(std::string_view text) {
  if (std::ranges::all_of(text, is_before_combining)) return std::string{text};
  utf8proc_uint8_t* made = nullptr;
  const utf8proc_ssize_t size = utf8proc_map(bytes_of(text), static_cast<utf8proc_ssize_t>(text.size()), &made,
                                             static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE));
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> freed{made, &std::free};
  if (size < 0) return std::string{text};
  return {reinterpret_cast<const char*>(made), static_cast<std::size_t>(size)};
}

std::string capitalized(std::string_view text) {
  const std::optional<Character> letter = first(text);
  if (!letter) return std::string{text};
  std::string capital;
  utf8::append(static_cast<char32_t>(utf8proc_toupper(static_cast<utf8proc_int32_t>(letter->code))), capital);
  return capital.append(text.substr(letter->bytes));
}

void append_folded(char32_t code, std::string& text) {
  for (const char32_t letter : parts_of(code, UTF8PROC_DECOMPOSE)) {
    const bool accent = letter >= 0x0300 && letter <= 0x036F;  // U+0345, an accent, would be folded to a letter
    if (accent) continue;
    for (const char32_t part : parts_of(letter, UTF8PROC_CASEFOLD)) utf8::append(part, text);
  }
}

}  // namespace nullo::unicode
