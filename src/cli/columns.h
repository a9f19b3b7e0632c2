// Text in columns on a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nullo::cli {

// The columns that printable UTF-8 text takes: a combining mark takes none, an East Asian character or emoji two.
std::size_t width_of(std::string_view text);

// Columns as wide as their widest cell. Pass each row twice: first to measure it, then to get it as a line, in which
// unprintable characters are escaped. `sides` has a letter for each column: 'l' aligns left, 'r' right; further columns
// are aligned right.
class Columns {
 public:
  explicit Columns(std::string_view sides) : sides_{sides} {}

  void fit(const std::vector<std::string>& row);
  [[nodiscard]] std::string line(const std::vector<std::string>& row) const;

 private:
  std::string sides_;
  std::vector<std::size_t> widths_;
};

// Rows of cells as lines, with unprintable characters escaped; a column is as wide as its widest cell. Columns are
// aligned left, or right from `first_right` on, and two blanks apart.
std::string in_columns(const std::vector<std::vector<std::string>>& rows, std::size_t first_right);
// The same with alignment letters, see Columns.
std::string in_columns(const std::vector<std::vector<std::string>>& rows, std::string_view sides);

}  // namespace nullo::cli
