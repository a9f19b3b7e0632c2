// Describes why a text is no JSON: what is missing and what stands there instead, with line and column. The lexer says
// only where it stopped; its own sentences change between versions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/fault.h"

namespace nullo::json {

// "line 73, column 3", both from 1. Columns count characters; a byte order mark is not one.
std::string line_and_column(std::string_view text, std::size_t index);

// How far a text was read before the lexer met something that it cannot take.
struct Reached {
  enum class Within : std::uint8_t { kNothing, kArray, kObject };
  enum class After : std::uint8_t { kNothing, kKey, kValue };  // what was read last within it
  std::size_t end = 0;                                         // just after what was read last
  Within within = Within::kNothing;
  After after = After::kNothing;
};

// The fault of the whole text. `index`: the last byte that the lexer read, or at least the text's size at its end.
Fault syntax_fault(std::string_view text, std::size_t index, const Reached& reached);

}  // namespace nullo::json
