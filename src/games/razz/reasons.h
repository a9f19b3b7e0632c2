// The fixed words of Razz's postings.
#pragma once

#include <string_view>

namespace nullo::razz {

inline constexpr std::string_view kAnte = "ante";
inline constexpr std::string_view kBet = "bet";
inline constexpr std::string_view kLeftAlone = "left_alone";  // everybody else folded
inline constexpr std::string_view kSplitOff = "split_off";    // out of the one pot, as a side pot
inline constexpr std::string_view kMainPot = "main_pot";
inline constexpr std::string_view kSidePot = "side_pot";
inline constexpr std::string_view kOddChip = "odd_chip";  // of a pot that does not divide
inline constexpr std::string_view kReturned = "returned";

}  // namespace nullo::razz
