#include "app/keyboard.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "app/folding.h"
#include "base/utf8.h"
#include "text/say.h"

namespace nullo::app {
namespace {

constexpr std::array kPictures{Rank::kJack, Rank::kQueen, Rank::kKing, Rank::kAce};
constexpr char32_t kAscii = 0x80;

char upper(char letter) { return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter; }

// The letters that the language has of its own.
CardHalf half_of_language(char32_t character) {
  std::string key;
  utf8::append(character, key);
  key = folded(key);
  const auto is_key = [&key](auto half) { return key_of(half) == key; };
  CardHalf half;
  if (const auto* rank = std::ranges::find_if(kPictures, is_key); rank != kPictures.end()) half.rank = *rank;
  if (const auto* suit = std::ranges::find_if(kSuits, is_key); suit != kSuits.end()) half.suit = *suit;
  return half;
}

}  // namespace

char32_t on_english_keyboard(char32_t character) {
  constexpr std::u32string_view kRussian = U"йцукенгшщзфывапролдячсмитьі";
  constexpr std::u32string_view kEnglish = U"qwertyuiopasdfghjklzxcvbnms";
  constexpr char32_t kToSmall = U'а' - U'А';
  constexpr char32_t kToSmallAscii = U'a' - U'A';
  const bool capital = character >= U'А' && character <= U'Я';
  const std::size_t place = kRussian.find(capital ? character + kToSmall : character);
  return place == std::u32string_view::npos ? character : kEnglish[place] - (capital ? kToSmallAscii : 0);
}

CardHalf half_of(char32_t character) {
  CardHalf half = half_of_language(character);
  if (half && character >= kAscii) return half;  // its place on an English keyboard does not count then
  const char32_t english = on_english_keyboard(character);
  if (english >= kAscii) return half;
  const char letter = english == U'0' ? 'T' : upper(static_cast<char>(english));  // people type 1 and 0 for "10"
  if (!half.rank) half.rank = rank_of(letter);
  if (!half.suit) half.suit = suit_of(letter);
  return half;
}

std::string key_of(Rank rank) {
  if (rank < Rank::kTen) return to_text(rank);
  return rank == Rank::kTen ? "t" : folded(to_text(rank));
}

std::string key_of(Suit suit) {
  // The keys of the suits in this order, by the first letters of their names where no rank has them; c, d, h and s
  // work, too.
  const std::string keys = text::say("c d h s");
  std::string_view left = keys;
  for (auto before = static_cast<std::size_t>(suit); before > 0; --before)
    left.remove_prefix(std::min(left.find(' '), left.size() - 1) + 1);
  return std::string{left.substr(0, left.find(' '))};
}

std::string keys_of_ranks() {
  return text::say("2 to 9, {ten}, {jack}, {queen}, {king} or {ace}", key_of(Rank::kTen), key_of(Rank::kJack),
                   key_of(Rank::kQueen), key_of(Rank::kKing), key_of(Rank::kAce));
}

std::string keys_of_suits() {
  return text::say("{clubs}, {diamonds}, {hearts} or {spades}", key_of(Suit::kClubs), key_of(Suit::kDiamonds),
                   key_of(Suit::kHearts), key_of(Suit::kSpades));
}

}  // namespace nullo::app
