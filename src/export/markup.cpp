#include "export/markup.h"

#include <algorithm>

#include <fmt/format.h>

#include "export/page_style.h"
#include "text/language.h"

namespace nullo::exports {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

// The length in bytes of a forbidden control character at the beginning; 0: there is none. U+0080 to U+009F take two
// bytes.
std::size_t forbidden(std::string_view text) {
  const auto byte = [text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  if ((byte(0) < 0x20 && text[0] != '\t' && text[0] != '\n') || byte(0) == 0x7F) return 1;
  return text.size() > 1 && byte(0) == 0xC2 && byte(1) >= 0x80 && byte(1) < 0xA0 ? 2 : 0;
}

std::string_view entity(char letter) {
  switch (letter) {
    case '&':
      return "&amp;";
    case '<':
      return "&lt;";
    case '>':
      return "&gt;";
    case '"':
      return "&quot;";
    case '\'':
      return "&#39;";
    default:
      return {};
  }
}

// Whether the byte is written as it is, whatever follows it.
bool stays(char letter) {
  const auto byte = static_cast<unsigned char>(letter);
  return byte >= 0x20 && byte != 0x7F && byte != 0xC2 && entity(letter).empty();
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  while (true) {
    const auto plain = static_cast<std::size_t>(std::ranges::find_if_not(text, stays) - text.begin());
    result.append(text, 0, plain);
    text.remove_prefix(plain);
    if (text.empty()) return result;
    std::size_t used = 1;
    if (text.starts_with("\r\n")) {
      result += '\n';
      used = 2;
    } else if (text.front() == '\r') {
      result += '\n';
    } else if (const std::size_t bytes = forbidden(text); bytes > 0) {
      result += kReplacement;
      used = bytes;
    } else if (const std::string_view said = entity(text.front()); !said.empty()) {
      result += said;
    } else {
      result += text.front();
    }
    text.remove_prefix(used);
  }
}

std::string page_head(std::string_view title) {
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>\n{}</style>\n</head>\n<body>\n",
      text::spoken().code, escaped(title), kPageStyle);
}

}  // namespace nullo::exports
