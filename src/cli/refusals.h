// Prints faults on standard error.
#pragma once

#include <string_view>

#include "core/fault.h"

namespace nullo::cli {

// One line for each fault, "PLACE:/pointer: expected …, found …"; then how many more there are. `place`: "FILE" or
// "FILE:LINE".
void print_faults(std::string_view place, const Faults& faults);

}  // namespace nullo::cli
