#include "base/printable.h"

#include <algorithm>
#include <iterator>
#include <optional>

#include <fmt/format.h>

#include "base/unicode.h"

namespace nullo {
namespace {

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
  std::string out;
  out.reserve(text.size());
  while (true) {
    const std::size_t plain = plain_bytes(text);
    out.append(text, 0, plain);
    text.remove_prefix(plain);
    if (text.empty()) return out;
    if (keep_line_feeds && text.front() == '\n') {
      out += '\n';
      text.remove_prefix(1);
    } else {
      escape_one(text, out);
    }
  }
}

}  // namespace

bool is_unprintable(char32_t code) {
  return unicode::is_control(code) || code == 0x2028 || code == 0x2029 || (code >= 0x202A && code <= 0x202E) ||
         (code >= 0x2066 && code <= 0x2069);
}

std::size_t plain_bytes(std::string_view text) {
  const auto is_plain = [](char byte) { return byte >= 0x20 && byte < 0x7F; };
  return static_cast<std::size_t>(std::ranges::find_if_not(text, is_plain) - text.begin());
}

std::string printable(std::string_view text) { return escaped(text, false); }

std::string printable_lines(std::string_view text) { return escaped(text, true); }

}  // namespace nullo
