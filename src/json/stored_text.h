// Texts that are stored already. Earlier versions of Nullo accepted U+0080 to U+009F, which documents may no longer
// have.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/fault.h"
#include "json/phrase.h"
#include "json/tree.h"

namespace nullo::json {

// Like read_text() and read_line() of json/reader.h, but these characters are allowed.
std::optional<std::string> read_stored_text(Value value, std::size_t least, std::size_t most, Faults& faults,
                                            const Phrase& what);
std::optional<std::string> read_stored_line(Value value, std::size_t most, Faults& faults, const Phrase& what);

}  // namespace nullo::json
