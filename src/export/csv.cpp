#include "export/csv.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace nullo::exports {
namespace {

// Full-width letters are formulas too where people type them.
constexpr std::array<std::string_view, 11> kBeginFormulas{"=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"};

bool is_formula(std::string_view cell) {
  return std::any_of(kBeginFormulas.begin(), kBeginFormulas.end(),
                     [cell](std::string_view begin) { return cell.starts_with(begin); });
}

// Semicolons and tabs separate cells for some readers, and some take blanks at the ends away.
bool needs_quotes(std::string_view cell) {
  return cell.find_first_of("\",;\t\r\n") != std::string_view::npos || cell.starts_with(' ') || cell.ends_with(' ');
}

}  // namespace

Csv& Csv::text(std::string_view cell) {
  separate();
  const std::string_view guard = is_formula(cell) ? "'" : "";
  if (!needs_quotes(cell)) {
    text_.append(guard).append(cell);
    return *this;
  }
  text_.append("\"").append(guard);
  for (const char letter : cell) text_.append(letter == '"' ? 2 : 1, letter);
  text_ += '"';
  return *this;
}

Csv& Csv::number(Amount number) {
  separate();
  text_ += fmt::format("{}", number);
  return *this;
}

Csv& Csv::empty() {
  separate();
  return *this;
}

void Csv::end_row() {
  text_ += "\r\n";
  row_begun_ = false;
}

void Csv::separate() {
  if (row_begun_) text_ += ',';
  row_begun_ = true;
}

}  // namespace nullo::exports
