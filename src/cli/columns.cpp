#include "cli/columns.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace nullo::cli {

namespace {

struct Range {
  std::uint32_t first;
  std::uint32_t last;
};

// Unicode blocks, coarsely: enough for names.
constexpr std::array kNoColumn{Range{0x0300, 0x036F}, Range{0x0483, 0x0489}, Range{0x0591, 0x05BD},
                               Range{0x064B, 0x065F}, Range{0x1AB0, 0x1AFF}, Range{0x1DC0, 0x1DFF},
                               Range{0x200B, 0x200F}, Range{0x20D0, 0x20FF}, Range{0x3099, 0x309A},
                               Range{0xFE00, 0xFE0F}, Range{0xFE20, 0xFE2F}};
constexpr std::array kTwoColumns{Range{0x1100, 0x115F},   Range{0x2E80, 0x303E},   Range{0x3041, 0xA4CF},
                                 Range{0xAC00, 0xD7A3},   Range{0xF900, 0xFAFF},   Range{0xFE30, 0xFE4F},
                                 Range{0xFF00, 0xFF60},   Range{0xFFE0, 0xFFE6},   Range{0x1F300, 0x1F64F},
                                 Range{0x1F680, 0x1F6FF}, Range{0x1F900, 0x1FAFF}, Range{0x20000, 0x3FFFD}};

template <std::size_t N>
bool is_in(const std::array<Range, N>& ranges, std::uint32_t character) {
  return std::any_of(ranges.begin(), ranges.end(),
                     [&](const Range& range) { return character >= range.first && character <= range.last; });
}

// Takes the first character off valid UTF-8.
std::uint32_t take_character(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text.front());
  const std::size_t size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  std::uint32_t character = size == 1 ? first : first & (0xFFU >> (size + 1));
  for (std::size_t i = 1; i < std::min(size, text.size()); ++i) {
    character = character << 6U | (static_cast<unsigned char>(text[i]) & 0x3FU);
  }
  text.remove_prefix(std::min(size, text.size()));
  return character;
}

}  // namespace

std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  while (!text.empty()) {
    const std::uint32_t character = take_character(text);
    const bool wide = is_in(kTwoColumns, character);
    width += is_in(kNoColumn, character) ? std::size_t{0} : wide ? std::size_t{2} : std::size_t{1};
  }
  return width;
}

std::string in_columns(const std::vector<std::vector<std::string>>& rows, std::size_t first_right) {
  return in_columns(rows, std::string(first_right, 'l'));
}

std::string in_columns(const std::vector<std::vector<std::string>>& rows, std::string_view sides) {
  std::vector<std::size_t> widths;
  for (const std::vector<std::string>& row : rows) {
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
