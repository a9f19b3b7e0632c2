// The ids under which a hand of Razz is told: what entry() offers and apply() understands.
#pragma once

#include <string_view>

namespace nullo::razz {

inline constexpr std::string_view kBets = "bets";
inline constexpr std::string_view kShown = "shown";
inline constexpr std::string_view kCommunity = "community";

inline constexpr std::string_view kFold = "fold";
inline constexpr std::string_view kAllIn = "all_in";
inline constexpr std::string_view kBack = "back";          // who gave up or is all in is in after all
inline constexpr std::string_view kNothing = "nothing";    // whoever gave up and is not told bet nothing
inline constexpr std::string_view kShowdown = "showdown";  // the bets are over; or not, after all

}  // namespace nullo::razz
