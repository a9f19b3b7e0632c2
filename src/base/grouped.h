// Whole numbers as people read them.
#pragma once

#include <cstdint>
#include <string>

namespace nullo {

// "10,000", "−5" (with the minus sign).
std::string grouped(std::int64_t number);

}  // namespace nullo
