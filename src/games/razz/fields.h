// The ids in the entry of a hand of Razz: what entry() offers and apply() understands.
#pragma once

#include <string_view>

namespace nullo::razz {

inline constexpr std::string_view kBets = "bets";
inline constexpr std::string_view kShown = "shown";
inline constexpr std::string_view kCommunity = "community";

inline constexpr std::string_view kFold = "fold";
inline constexpr std::string_view kAllIn = "all_in";
inline constexpr std::string_view kBack = "back";          // a seat that gave up or is all in is in again
inline constexpr std::string_view kShowdown = "showdown";  // ends the bets; a second tap opens them again

}  // namespace nullo::razz
