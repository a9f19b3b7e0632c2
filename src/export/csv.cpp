#include "export/csv.h"

#include <optional>

#include <fmt/format.h>

#include "base/unicode.h"

namespace nullo::exports {
namespace {

// Includes full-width characters, since spreadsheets accept formulas in them, too.
constexpr std::u32string_view kBeginFormulas = U"=+-@＝＋－＠";

// Where a reader may split a cell, whatever stands around it.
constexpr std::string_view kSplits = ",;\t\r\n";

// A character that a spreadsheet may skip or remove before it looks for a formula.
bool is_passed_over(char32_t code) { return code == U'"' || !unicode::is_visible(code); }

bool begins_with_control(std::string_view cell) {
  const std::optional<unicode::Character> front = unicode::first(cell);
  return front && unicode::is_control(front->code);
}

bool is_formula(std::string_view cell) {
  std::optional<unicode::Character> front = unicode::first(cell);
  while (front && is_passed_over(front->code)) {
    cell.remove_prefix(front->bytes);
    front = unicode::first(cell);
  }
  return front && kBeginFormulas.find(front->code) != std::u32string_view::npos;
}

// The text with an apostrophe before each part that would be a formula, if a reader split the cell there.
std::string guarded(std::string_view cell) {
  const bool begins_a_line = begins_with_control(cell) && !is_formula(cell.substr(0, cell.find_first_of(kSplits)));
  std::string text = begins_a_line ? "'" : "";
  while (true) {
    const std::size_t end = cell.find_first_of(kSplits);
    const std::string_view part = cell.substr(0, end);
    if (is_formula(part)) text += '\'';
    text += part;
    if (end == std::string_view::npos) return text;
    text += cell[end];
    cell.remove_prefix(end + 1);
  }
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

// Some readers also strip blanks at the ends.
bool needs_quotes(std::string_view cell) {
  return cell.find('"') != std::string_view::npos || cell.find_first_of(kSplits) != std::string_view::npos ||
         cell.starts_with(' ') || cell.ends_with(' ');
}

}  // namespace

Csv& Csv::text(std::string_view cell) {
  separate();
  const std::string shown = without_commands(guarded(cell));
  if (!needs_quotes(cell)) {
    text_ += shown;
    return *this;
  }
  text_ += '"';
  for (const char letter : shown) text_.append(letter == '"' ? 2 : 1, letter);
  text_ += '"';
  return *this;
}

Csv& Csv::number(Amount number) {
  separate();
  text_ += fmt::format("{}", number);
  return *this;
}

Csv& Csv::number(double number) {
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
