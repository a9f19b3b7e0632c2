#include "json/syntax.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "base/digits.h"
#include "base/unicode.h"
#include "base/utf8.h"
#include "text/say.h"

namespace nullo::json {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t kLongestToken = 40;  // bytes of the found token that are shown

bool is_hex(char c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

std::string found_byte(char c) {
  const auto byte = static_cast<unsigned char>(c);
  if (byte > ' ' && byte < 0x7F) return fmt::format("\"{}\"", c);
  return text::say("the byte {byte}", fmt::format("0x{:02X}", byte));
}

bool is_word(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '+' || c == '.';
}

constexpr std::size_t kEscape = 6;  // bytes of "\u0041"

bool is_high_surrogate(std::string_view text, std::size_t at) {
  constexpr std::string_view kSecond = "89abAB";  // second digits of \uD800 to \uDBFF
  return at + 3 < text.size() && text[at + 1] == 'u' && (text[at + 2] == 'd' || text[at + 2] == 'D') &&
         kSecond.find(text[at + 3]) != std::string_view::npos;
}

// What is missing in the escape whose backslash is at `at`, in a string that the lexer read up to `index`; nothing if
// it is whole.
std::optional<text::Sentence> missing_in_escape(std::string_view text, std::size_t at, std::size_t index) {
  constexpr text::Sentence kPair = text::mark("a whole pair of surrogates");
  if (index == at + 1) return text::mark("an escape that JSON knows");
  if (text[at + 1] != 'u') return std::nullopt;
  const bool pair = is_high_surrogate(text, at);
  if (index >= at + (pair ? 2 * kEscape : kEscape)) return std::nullopt;
  if (pair && (index == at + kEscape || index == at + kEscape + 1)) return kPair;
  return index < text.size() && is_hex(text[index]) ? kPair : text::mark("four hexadecimal digits behind \\u");
}

std::size_t length_of_escape(std::string_view text, std::size_t at) {
  if (text[at + 1] != 'u') return 2;
  return is_high_surrogate(text, at) ? 2 * kEscape : kEscape;
}

// What is missing in the string that begins at `begin`; nothing if it is whole.
std::optional<text::Sentence> missing_in_string(std::string_view text, std::size_t begin, std::size_t index) {
  std::size_t at = begin + 1;
  while (at < index) {
    if (text[at] == '\\') {
      if (const auto missing = missing_in_escape(text, at, index)) return missing;
      at += length_of_escape(text, at);
    } else {
      const std::optional<unicode::Character> character = unicode::first(text.substr(at));
      if (!character) return text::mark("UTF-8");
      at += character->bytes;
    }
  }
  if (index >= text.size()) return text::mark("a closing quote");
  if (text[index] == '"') return std::nullopt;  // it is whole
  if (static_cast<unsigned char>(text[index]) < ' ')
    return text::mark("control characters of a text written as \\u0000");
  return text::mark("UTF-8");
}

std::optional<text::Sentence> missing_in_number(std::string_view text, std::size_t begin, std::size_t index) {
  constexpr std::string_view kBeforeDigits = "-+.eE";
  const bool wants_digit = index > begin && kBeforeDigits.find(text[index - 1]) != std::string_view::npos;
  if (wants_digit && (index >= text.size() || !is_digit(text[index]))) return text::mark("a digit");
  return std::nullopt;
}

// What is missing in the token that begins at `begin`; nothing if it is whole, but must not stand there.
std::optional<text::Sentence> missing_in_token(std::string_view text, std::size_t begin, std::size_t index) {
  if (begin >= text.size()) return std::nullopt;
  if (text[begin] == '"') return missing_in_string(text, begin, index);
  if (text[begin] == '-' || is_digit(text[begin])) return missing_in_number(text, begin, index);
  if (begin == 0 && text[0] == kByteOrderMark[0]) return text::mark("a byte order mark or a value");
  return std::nullopt;
}

// `mark`: the "," or ":" after what was read last; 0: there is none.
text::Sentence expected_after(const Reached& reached, char mark) {
  using Within = Reached::Within;
  constexpr text::Sentence kValue = text::mark("a value");
  const bool fresh = mark == ',' || reached.after == Reached::After::kNothing;
  switch (reached.within) {
    case Within::kArray:
      return fresh ? kValue : text::mark("\",\" or \"]\"");
    case Within::kObject:
      if (reached.after == Reached::After::kKey) return mark == ':' ? kValue : text::mark("\":\"");
      return fresh ? text::mark("a key in quotes") : text::mark("\",\" or \"}\"");
    case Within::kNothing:
      break;
  }
  return reached.after == Reached::After::kNothing ? kValue : text::mark("the end of the text");
}

std::size_t skip_blanks(std::string_view text, std::size_t at) {
  return std::min(text.find_first_not_of(" \t\n\r", at), text.size());
}

// The unexpected token at `begin`: a whole string, which ends at `index`, a word, or one byte.
std::string_view token_at(std::string_view text, std::size_t begin, std::size_t index) {
  std::size_t end = text[begin] == '"' ? index + 1 : begin + 1;
  while (is_word(text[begin]) && end < text.size() && is_word(text[end])) ++end;
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
  return text::say("line {line}, column {column}", std::to_string(line), std::to_string(column));
}

Fault syntax_fault(std::string_view text, std::size_t index, const Reached& reached) {
  const std::size_t behind_mark = reached.end == 0 && text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
  std::size_t begin = skip_blanks(text, std::max(reached.end, behind_mark));
  char mark = 0;
  if (begin < index && begin < text.size() && (text[begin] == ',' || text[begin] == ':')) {
    mark = text[begin];
    begin = skip_blanks(text, begin + 1);
  }
  begin = std::min(begin, index);
  // The lexer reads "01" as a zero and then a one that must not stand there.
  const bool leading_zero =
      begin == reached.end && begin > 0 && begin < text.size() && text[begin - 1] == '0' && is_digit(text[begin]);
  if (leading_zero) --begin;
  const std::optional<text::Sentence> missing = missing_in_token(text, begin, index);
  std::string expected = text::say(missing ? *missing : expected_after(reached, mark));
  if (index >= text.size())
    return {"", std::move(expected), text::say("the end of the text at {position}", line_and_column(text, index))};
  const std::string found = missing ? found_byte(text[index]) : found_token(token_at(text, begin, index));
  const std::string position = line_and_column(text, missing ? index : begin);
  return {"", std::move(expected), text::say("{found} at {position}", found, position)};
}

}  // namespace nullo::json
