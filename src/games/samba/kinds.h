// The kinds of cards, as documents and people call them.
#pragma once

#include <array>
#include <string_view>

#include "games/samba/samba.h"

namespace nullo::samba {

inline constexpr std::array<std::string_view, kKinds> kKindKeys{"joker",         "two",           "ace",
                                                                "eight_to_king", "four_to_seven", "black_three"};
inline constexpr std::array<std::string_view, kKinds> kKindNames{"jokers",    "twos",   "aces",
                                                                 "8 to king", "4 to 7", "black threes"};

}  // namespace nullo::samba
