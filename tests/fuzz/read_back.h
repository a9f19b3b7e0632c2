// Readers of what Nullo writes for other programs, which know RFC 4180 and HTML and nothing of Nullo. They throw Broken
// where the text is not sound.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nullo::fuzz {

using Rows = std::vector<std::vector<std::string>>;

// All rows; each has as many cells as the first.
Rows read_csv(std::string_view text);

struct Page {
  std::vector<std::string> tags;   // every start tag with the names of its attributes, in order: "td class"
  std::vector<std::string> names;  // the texts of the <bdi> elements
  std::vector<Rows> tables;        // the texts of their cells
};
Page read_page(std::string_view text);

// The text with U+FFFD in place of each control character (U+0001 to U+001F, U+007F to U+009F) that is not among
// `kept`.
std::string without_controls(std::string_view text, std::string_view kept);
// CR LF and CR become LF.
std::string with_line_feeds(std::string_view text);

}  // namespace nullo::fuzz
