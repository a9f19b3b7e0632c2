// Reads ids.
#pragma once

#include <optional>
#include <string>

#include "core/fault.h"
#include "json/tree.h"

namespace nullo::json {

// A UUID, in lower case, so that equal ids are equal texts. Nothing, with a fault, if it is none.
std::optional<std::string> read_uuid(Value value, Faults& faults);

}  // namespace nullo::json
