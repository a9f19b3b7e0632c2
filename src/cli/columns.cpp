#include "cli/columns.h"

#include <algorithm>
#include <optional>

#include "base/printable.h"
#include "base/unicode.h"

namespace nullo::cli {

std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  while (true) {
    const std::size_t plain = plain_bytes(text);
    width += plain;
    text.remove_prefix(plain);
    const std::optional<unicode::Character> character = unicode::first(text);
    if (!character) return width;
    width += unicode::columns(character->code);
    text.remove_prefix(character->bytes);
  }
}

std::string in_columns(const std::vector<std::vector<std::string>>& rows, std::size_t first_right) {
  return in_columns(rows, std::string(first_right, 'l'));
}

std::string in_columns(const std::vector<std::vector<std::string>>& rows, std::string_view sides) {
  Columns columns{sides};
  for (const std::vector<std::string>& row : rows) columns.fit(row);
  std::string text;
  for (const std::vector<std::string>& row : rows) text += columns.line(row);
  return text;
}

void Columns::fit(const std::vector<std::string>& row) {
  widths_.resize(std::max(widths_.size(), row.size()));
  for (std::size_t i = 0; i < row.size(); ++i) widths_[i] = std::max(widths_[i], width_of(printable(row[i])));
}

std::string Columns::line(const std::vector<std::string>& row) const {
  std::string line;
  for (std::size_t i = 0; i < row.size(); ++i) {
    const std::string cell = printable(row[i]);
    const std::size_t padding = widths_[i] - width_of(cell);
    const bool left = i < sides_.size() && sides_[i] == 'l';
    if (i > 0) line.append(2, ' ');
    if (!left) line.append(padding, ' ');
    line += cell;
    if (left) line.append(padding, ' ');
  }
  line.resize(line.find_last_not_of(' ') + 1);
  line += '\n';
  return line;
}

}  // namespace nullo::cli
