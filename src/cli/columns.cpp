#include "cli/columns.h"

#include <algorithm>
#include <optional>

#include "core/printable.h"
#include "core/unicode.h"

namespace nullo::cli {

std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  while (const std::optional<unicode::Character> character = unicode::first(text)) {
    width += unicode::columns(character->code);
    text.remove_prefix(character->bytes);
  }
  return width;
}

std::string in_columns(const std::vector<std::vector<std::string>>& rows, std::size_t first_right) {
  return in_columns(rows, std::string(first_right, 'l'));
}

std::string in_columns(std::vector<std::vector<std::string>> rows, std::string_view sides) {
  std::vector<std::size_t> widths;
  for (std::vector<std::string>& row : rows) {
    std::transform(row.begin(), row.end(), row.begin(), printable);
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width_of(row[i]));
  }
  std::string text;
  for (const std::vector<std::string>& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string padding(widths[i] - width_of(row[i]), ' ');
      line += (i > 0 ? "  " : "") + (i < sides.size() && sides[i] == 'l' ? row[i] + padding : padding + row[i]);
    }
    line.resize(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

}  // namespace nullo::cli
