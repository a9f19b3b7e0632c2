// What a letter on a keyboard stands for: the same key of an English one, or half of a card. The letters of cards are
// those that people see on them, in the language that is spoken, and the English ones.
#pragma once

#include <optional>
#include <string>

#include "core/card.h"

namespace nullo::app {

// The same key of an English keyboard, where the layout is Russian or Ukrainian, in which people have typed names: "р"
// is the key of "h". Any other character stays as it is.
char32_t on_english_keyboard(char32_t character);

// Half of a card. Both: the letter may be either, as the German d is the queen (Dame) and diamonds. No other letter of
// the language is both, so two letters are always one card.
struct CardHalf {
  std::optional<Rank> rank;
  std::optional<Suit> suit;

  explicit operator bool() const { return rank || suit; }
};
// Small or capital; 0 is the ten, too. Neither: it is no half of a card.
CardHalf half_of(char32_t character);

// The key on which people find it: "d" for the French queen (Dame), "t" for the ten.
std::string key_of(Rank rank);
std::string key_of(Suit suit);
// As a sentence names them: "2 to 9, t, j, q, k or a", "c, d, h or s".
std::string keys_of_ranks();
std::string keys_of_suits();

}  // namespace nullo::app
