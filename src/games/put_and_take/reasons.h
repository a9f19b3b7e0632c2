// The fixed words of Put and Take's postings.
#pragma once

#include <string_view>

namespace nullo::put_and_take {

inline constexpr std::string_view kPut = "put";
inline constexpr std::string_view kTake = "take";
inline constexpr std::string_view kDealerOwes = "dealer_owes";  // what the pot lacked
inline constexpr std::string_view kLeftOver = "left_over";      // the pot in the end

}  // namespace nullo::put_and_take
