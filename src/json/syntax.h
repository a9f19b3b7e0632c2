// What is said of a text that is no JSON: our words for the lexer's findings, with line and column.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/fault.h"

namespace nullo::json {

// "line 73, column 3", both from 1; columns count characters. A byte order mark is none.
std::string line_and_column(std::string_view text, std::size_t index);

// The fault of the whole text. `index`: the last byte that the lexer read; at the text's size or beyond: the end.
// `token`: what it was reading; `lexer_says`: nlohmann's message; `after`: a whole value has been read before.
Fault syntax_fault(std::string_view text, std::size_t index, std::string_view token, std::string_view lexer_says,
                   bool after);

}  // namespace nullo::json
