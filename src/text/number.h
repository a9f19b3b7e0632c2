// Numbers as people write them, in the language that is spoken.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nullo::text {

// "10,000", "−5" (with the minus sign).
std::string grouped(std::int64_t number);
// What somebody typed as grouped() writes it, or without groups or with a plain minus sign. Nothing: it is no whole
// number, or one that no int has.
std::optional<int> whole_number(std::string_view typed);
// Hundredths with so many decimals, 0 to 2, of which those that are cut off are not rounded: "−3.33", "0.10", "6.5".
std::string with_decimals(std::int64_t hundredths, int decimals);
// With as many as they take: "3.33", "0.1", "4".
std::string decimal(std::int64_t hundredths);

}  // namespace nullo::text
