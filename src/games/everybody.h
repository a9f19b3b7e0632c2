// The count that all get who are alike, CountsField::alike: a tap of its own, as a tap on one player's count sets that
// one alone.
#pragma once

#include <string>
#include <string_view>

#include "games/entry.h"

namespace nullo::games {

inline constexpr std::string_view kEverybody = "everybody";
inline constexpr std::string_view kEverybodySure = "everybody/sure";  // after a question about an unlikely count

inline UseShortcut for_everybody(int count) { return {std::string{kEverybody}, {}, 0, count}; }
inline bool is_for_everybody(const UseShortcut& tap) { return tap.id == kEverybody || tap.id == kEverybodySure; }

}  // namespace nullo::games
