// Reads and writes the plan of a club's evening, as it is kept and as it goes along to other devices.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/fault.h"
#include "draws/plan.h"

namespace nullo::document {

// Characters of a plan on one line: a hundred people in twelve rounds take 30,000 of them.
inline constexpr std::size_t kLongestEvening = 100'000;

Result<draws::Plan> read_evening(std::string_view text);
// Reading the text gives an equal plan.
std::string write_evening(const draws::Plan& plan);

}  // namespace nullo::document
