// The words that documents use for the options of Hearts, in the order of their enumerators. Source:
// docs/documents.md#hearts.
#pragma once

#include <array>
#include <string_view>

namespace nullo::hearts {

inline constexpr std::array<std::string_view, 6> kMoonWords{"add", "subtract", "choice", "auto", "win", "none"};
inline constexpr std::array<std::string_view, 2> kEndWords{"reach", "exceed"};
inline constexpr std::array<std::string_view, 2> kTieWords{"shared", "play_on"};
inline constexpr std::array<std::string_view, 2> kTeamWords{"together", "individual"};  // from the second enumerator on
inline constexpr std::array<std::string_view, 2> kFirstLeadWords{"lowest_club", "left_of_dealer"};
inline constexpr std::array<std::string_view, 2> kFirstTrickWords{"free", "no_points"};
inline constexpr std::array<std::string_view, 3> kHeartsLedWords{"any", "broken", "broken_or_queen"};
inline constexpr std::array<std::string_view, 8> kPassWords{"left",   "right",   "across", "left2",
                                                            "right2", "scatter", "dealer", "hold"};

}  // namespace nullo::hearts
