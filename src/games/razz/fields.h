// The ids in the entry of a hand of Razz: what entry() offers and apply() understands.
#pragma once

#include <cstddef>
#include <string_view>

namespace nullo::razz {

inline constexpr std::string_view kBets = "bets";
inline constexpr std::string_view kShown = "shown";
inline constexpr std::string_view kCommunity = "community";

// Places in fact_list().
inline constexpr std::size_t kBetsFact = 0;
inline constexpr std::size_t kShownFact = 3;
inline constexpr std::size_t kCommunityFact = 4;

inline constexpr std::string_view kFold = "fold";
inline constexpr std::string_view kAllIn = "all_in";
inline constexpr std::string_view kBack = "back";          // a seat that gave up or is all in is in again
inline constexpr std::string_view kNoBets = "no_bets";     // the others gave up before anybody had bet
inline constexpr std::string_view kShowdown = "showdown";  // ends the bets; a second tap opens them again

}  // namespace nullo::razz
