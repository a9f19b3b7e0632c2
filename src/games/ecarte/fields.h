// The ids of the fields of a hand of Écarté. Shared by entry.cpp and apply.cpp.
#pragma once

#include <string_view>

namespace nullo::ecarte {

inline constexpr std::string_view kUpcard = "upcard";
inline constexpr std::string_view kKing = "king_shown";  // a field, and the shortcut to it
inline constexpr std::string_view kRefused = "refused";  // a field, and the shortcut to it

}  // namespace nullo::ecarte
