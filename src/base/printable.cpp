#include "base/printable.h"

#include <algorithm>
#include <iterator>
#include <optional>

#include <fmt/format.h>

#include "base/unicode.h"

namespace nullo {
namespace {

bool is_plain_ascii(char byte) { return byte >= 0x20 && byte < 0x7F; }

// Moves the first character of the text to `out`; an unprintable one, or a byte that is not UTF-8, as its escape.
void escape_one(std::string_view& text, std::string& out) {
  const std::optional<unicode::Character> character = unicode::first(text);
  const std::size_t bytes = character ? character->bytes : 1;
  if (!character) {
    fmt::format_to(std::back_inserter(out), "\\x{:02x}", static_cast<unsigned char>(text.front()));
  } else if (is_unprintable(character->code)) {
    fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<unsigned>(character->code));
  } else {
    out.append(text, 0, bytes);
  }
  text.remove_prefix(bytes);
}

std::string escaped(std::string_view text, bool keep_line_feeds) {
  const auto stays = [=](char byte) { return is_plain_ascii(byte) || (keep_line_feeds && byte == '\n'); };
  std::string out;
  out.reserve(text.size());
  while (true) {
    const auto plain = static_cast<std::size_t>(std::ranges::find_if_not(text, stays) - text.begin());
    out.append(text, 0, plain);
    text.remove_prefix(plain);
    if (text.empty()) return out;
    escape_one(text, out);
  }
}

}  // namespace

bool is_unprintable(char32_t code) {
  return unicode::is_control(code) || code == 0x2028 || code == 0x2029 || (code >= 0x202A && code <= 0x202E) ||
         (code >= 0x2066 && code <= 0x2069);
}

std::string printable(std::string_view text) { return escaped(text, false); }

std::string printable_lines(std::string_view text) { return escaped(text, true); }

}  // namespace nullo
