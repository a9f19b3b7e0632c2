// The fixed words of Put and Take's postings.
#pragma once

#include <string>
#include <string_view>

#include "core/card.h"

namespace nullo::put_and_take {

inline constexpr std::string_view kPut = "put";
inline constexpr std::string_view kTake = "take";
inline constexpr std::string_view kDealerOwes = "dealer_owes";  // what the pot lacked
inline constexpr std::string_view kLeftOver = "left_over";      // what lay in the pot at the end

// "sevens".
std::string all_of(Rank rank);

}  // namespace nullo::put_and_take
