// The fixed words of Twenty-Four's postings and notes.
#pragma once

#include <string_view>

namespace nullo::twenty_four {

inline constexpr std::string_view kTaken = "taken";  // cards of a lost set
inline constexpr std::string_view kGiven = "given";  // own cards that somebody else takes

inline constexpr std::string_view kSolvable = "solvable";
inline constexpr std::string_view kUnsolvable = "unsolvable";
inline constexpr std::string_view kRightSolution = "right";
inline constexpr std::string_view kWrongSolution = "wrong";
inline constexpr std::string_view kUnreadableSolution = "unreadable";

}  // namespace nullo::twenty_four
