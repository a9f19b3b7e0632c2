#include "export/csv.h"

#include <optional>

#include <fmt/format.h>

#include "base/unicode.h"

namespace nullo::exports {
namespace {

// Includes full-width characters, since spreadsheets accept formulas in them, too.
constexpr std::u32string_view kBeginFormulas = U"=+-@＝＋－＠";

// A character that a spreadsheet may skip or remove before it looks for a formula.
bool is_passed_over(char32_t code) { return !unicode::is_visible(code); }

bool begins_with_control(std::string_view cell) {
  const std::optional<unicode::Character> front = unicode::first(cell);
  return front && unicode::is_control(front->code);
}

bool is_formula(std::string_view cell) {
  if (begins_with_control(cell)) return true;  // a tab or the end of a line
  std::optional<unicode::Character> front = unicode::first(cell);
  while (front && is_passed_over(front->code)) {
    cell.remove_prefix(front->bytes);
    front = unicode::first(cell);
  }
  return front && kBeginFormulas.find(front->code) != std::u32string_view::npos;
}

// Replaces control characters that have no meaning in a table by U+FFFD, the replacement character, since tables are
// shown on terminals, too.
std::string without_commands(std::string_view cell) {
  std::string text;
  while (const std::optional<unicode::Character> character = unicode::first(cell)) {
    const bool stays =
        !unicode::is_control(character->code) || cell.front() == '\t' || cell.front() == '\r' || cell.front() == '\n';
    text += stays ? cell.substr(0, character->bytes) : "\uFFFD";
    cell.remove_prefix(character->bytes);
  }
  return text.append(cell);
}

// Some readers also split cells at semicolons and tabs, and some strip blanks at the ends.
bool needs_quotes(std::string_view cell) {
  return cell.find_first_of("\",;\t\r\n") != std::string_view::npos || cell.starts_with(' ') || cell.ends_with(' ');
}

}  // namespace

Csv& Csv::text(std::string_view cell) {
  separate();
  const std::string_view guard = is_formula(cell) ? "'" : "";
  const std::string shown = without_commands(cell);
  if (!needs_quotes(shown)) {
    text_.append(guard).append(shown);
    return *this;
  }
  text_.append("\"").append(guard);
  for (const char letter : shown) text_.append(letter == '"' ? 2 : 1, letter);
  text_ += '"';
  return *this;
}

Csv& Csv::number(Amount number) {
  separate();
  text_ += fmt::format("{}", number);
  return *this;
}

Csv& Csv::no_value() {
  separate();
  return *this;
}

void Csv::end_row() {
  text_ += "\r\n";
  row_begun_ = false;
}

void Csv::give(const Out& out) {
  out(text_);
  text_.clear();
}

void Csv::separate() {
  if (row_begun_) text_ += ',';
  row_begun_ = true;
}

}  // namespace nullo::exports
