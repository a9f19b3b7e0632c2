#include "core/card.h"

#include <array>

#include "text/say.h"

namespace nullo {
namespace {

constexpr std::string_view kRankLetters = "23456789TJQKA";
constexpr std::string_view kSuitLetters = "CDHS";

}  // namespace

std::optional<Rank> rank_of(char letter) {
  const std::size_t place = kRankLetters.find(letter);
  if (place == std::string_view::npos) return std::nullopt;
  return static_cast<Rank>(place + 2);
}

std::optional<Suit> suit_of(char letter) {
  const std::size_t place = kSuitLetters.find(letter);
  if (place == std::string_view::npos) return std::nullopt;
  return static_cast<Suit>(place);
}

char letter(Rank rank) { return kRankLetters[static_cast<std::size_t>(rank) - 2]; }
char letter(Suit suit) { return kSuitLetters[static_cast<std::size_t>(suit)]; }

std::optional<Card> parse_card(std::string_view text) {
  const bool ten = text.size() == 3 && text.starts_with("10");
  if (!ten && text.size() != 2) return std::nullopt;
  const std::optional<Rank> rank = ten ? Rank::kTen : rank_of(text.front());
  const std::optional<Suit> suit = suit_of(text.back());
  if (!rank || !suit) return std::nullopt;
  return Card{*rank, *suit};
}

std::optional<Suit> parse_suit(std::string_view text) {
  return text.size() == 1 ? suit_of(text.front()) : std::nullopt;
}

std::string to_string(Card card) { return {letter(card.rank()), letter(card.suit())}; }

std::string to_text(Card card) { return to_text(card.rank()).append(to_text(card.suit())); }

std::string_view to_text(Suit suit) {
  constexpr std::array<std::string_view, 4> kSymbols{"♣", "♦", "♥", "♠"};
  return kSymbols[static_cast<std::size_t>(suit)];
}

std::string to_text(Rank rank) {
  constexpr std::array<text::Sentence, 4> kPictures{text::mark("J"), text::mark("Q"), text::mark("K"), text::mark("A")};
  if (rank <= Rank::kTen) return std::to_string(static_cast<int>(rank));
  return text::say(kPictures[static_cast<std::size_t>(rank) - static_cast<std::size_t>(Rank::kJack)]);
}

std::string suit_name(Suit suit) {
  constexpr std::array<text::Sentence, 4> kNames{text::mark("clubs"), text::mark("diamonds"), text::mark("hearts"),
                                                 text::mark("spades")};
  return text::say(kNames[static_cast<std::size_t>(suit)]);
}

}  // namespace nullo
