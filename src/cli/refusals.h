// Prints on standard error why something is refused.
#pragma once

#include <string_view>

#include "core/fault.h"

namespace nullo::cli {

// One line for each fault, "PLACE:/pointer: expected …, found …"; then how many more there are. `place`: "FILE" or
// "FILE:LINE".
void print_faults(std::string_view place, const Faults& faults);

// One line: why a call is refused. Returns the exit code of that.
int refuse_call(std::string_view why);

}  // namespace nullo::cli
