// The ids in the entry of a hand of Put and Take: what entry() offers and apply() understands.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nullo::put_and_take {

// The card turned as number `turn` (from 0) of a round, "put/0"; and who held its rank, "put_matches/0".
inline std::string card_field(std::string_view round, int turn) {
  return std::string{round} + "/" + std::to_string(turn);
}
inline std::string matches_field(std::string_view round, int turn) {
  return std::string{round} + "_matches/" + std::to_string(turn);
}
inline constexpr std::string_view kCards = "cards";  // each seat's five
inline constexpr std::size_t kCardsFact = 4;         // their place in fact_list()

inline constexpr std::string_view kNobodyElse = "nobody_else";      // all seats whose matches are not entered hold none
inline constexpr std::string_view kMatchesAlone = "matches_alone";  // of a card turned only the matches are entered

}  // namespace nullo::put_and_take
