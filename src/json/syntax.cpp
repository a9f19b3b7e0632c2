#include "json/syntax.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "core/utf8.h"

namespace nullo::json {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t kLongestToken = 40;     // bytes of what was found that are shown
constexpr std::size_t kLongestMessage = 200;  // nlohmann's words come first, then the whole token

using Words = std::pair<std::string_view, std::string_view>;

// What nlohmann says of a token that is broken in itself, and what should have been there.
constexpr std::array kBroken{
    Words{"ill-formed UTF-8", "UTF-8"},
    Words{"missing closing quote", "a closing quote"},
    Words{"control character", "control characters of a text written as \\u0000"},
    Words{"must be followed by 4 hex digits", "four hexadecimal digits behind \\u"},
    Words{"surrogate", "a whole pair of surrogates"},
    Words{"forbidden character after backslash", "an escape that JSON knows"},
    Words{"invalid number", "a digit"},
    Words{"invalid BOM", "a byte order mark or a value"},
};

// Where it was when a token came that does not belong there. "object key" before "object".
constexpr std::array kContexts{
    Words{"while parsing object key", "a key in quotes"},
    Words{"while parsing object separator", "\":\""},
    Words{"while parsing object", "\",\" or \"}\""},
    Words{"while parsing array", "\",\" or \"]\""},
};

template <std::size_t N>
std::optional<std::string_view> find(const std::array<Words, N>& table, std::string_view message) {
  for (const Words& words : table) {
    if (message.find(words.first) != std::string_view::npos) return words.second;
  }
  return std::nullopt;
}

std::string found_byte(char c) {
  const auto byte = static_cast<unsigned char>(c);
  if (byte > ' ' && byte < 0x7F) return fmt::format("\"{}\"", c);
  return fmt::format("the byte 0x{:02X}", byte);
}

bool is_word(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '+' || c == '.';
}

// The piece of text that was not expected, which the lexer has read up to `index`: a string, a word, or one byte. What
// nlohmann calls the token begins too early for all but strings and numbers.
std::string_view token_at(std::string_view text, std::size_t index, std::string_view token) {
  if (text[index] == '"' && token.size() > 1 && token.size() <= index + 1) {
    return text.substr(index + 1 - token.size(), token.size());
  }
  std::size_t begin = index;
  while (begin > 0 && is_word(text[index]) && is_word(text[begin - 1])) --begin;
  std::size_t end = index + 1;
  while (end < text.size() && is_word(text[index]) && is_word(text[end])) ++end;
  return text.substr(begin, end - begin);
}

std::string found_token(std::string_view token) {
  if (token.size() == 1) return found_byte(token.front());
  const std::string shown =
      fmt::format("{}{}", utf8::cut(token, kLongestToken), token.size() > kLongestToken ? "…" : "");
  return token.front() == '"' ? shown : fmt::format("\"{}\"", shown);
}

}  // namespace

std::string line_and_column(std::string_view text, std::size_t index) {
  std::string_view before = text.substr(0, std::min(index, text.size()));
  if (text.starts_with(kByteOrderMark)) before.remove_prefix(std::min(before.size(), kByteOrderMark.size()));
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t line_end = before.rfind('\n');
  if (line_end != std::string_view::npos) before.remove_prefix(line_end + 1);
  const std::size_t column = 1 + utf8::characters(before);
  return fmt::format("line {}, column {}", line, column);
}

Fault syntax_fault(std::string_view text, std::size_t index, std::string_view token, std::string_view lexer_says,
                   bool after) {
  const std::string_view message = lexer_says.substr(0, kLongestMessage);
  const std::optional<std::string_view> broken = find(kBroken, message);
  const std::optional<std::string_view> context = find(kContexts, message);
  const std::string_view expected = broken    ? *broken
                                    : after   ? std::string_view{"the end of the text"}
                                    : context ? *context
                                              : std::string_view{"a value"};
  if (index >= text.size()) {
    return {"", std::string{expected}, "the end of the text at " + line_and_column(text, index)};
  }
  if (broken) return {"", std::string{expected}, found_byte(text[index]) + " at " + line_and_column(text, index)};
  const std::string_view piece = token_at(text, index, token);
  const auto begin = static_cast<std::size_t>(piece.data() - text.data());
  return {"", std::string{expected}, found_token(piece) + " at " + line_and_column(text, begin)};
}

}  // namespace nullo::json
