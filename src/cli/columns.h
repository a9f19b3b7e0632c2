// Text in columns on a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nullo::cli {

// How many columns printable UTF-8 text takes: combining marks none, East Asian characters and emoji two.
std::size_t width_of(std::string_view text);

// Columns that are as wide as their widest cell, for rows that are gone through twice: fitted, then put down as lines
// with what is unprintable in them escaped.
// `sides` has a letter for each column: 'l' to the left, 'r' to the right; those beyond the letters to the right.
class Columns {
 public:
  explicit Columns(std::string_view sides) : sides_{sides} {}

  void fit(const std::vector<std::string>& row);
  [[nodiscard]] std::string line(const std::vector<std::string>& row) const;

 private:
  std::string sides_;
  std::vector<std::size_t> widths_;
};

// Rows of cells as lines, escaped too; a column is as wide as its widest cell. Cells are put to the left, or to the
// right from column `first_right` on, with two blanks between them.
std::string in_columns(const std::vector<std::vector<std::string>>& rows, std::size_t first_right);
// The same with the letters that Columns takes.
std::string in_columns(const std::vector<std::vector<std::string>>& rows, std::string_view sides);

}  // namespace nullo::cli
