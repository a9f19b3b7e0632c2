#include "games/hearts/points.h"

namespace nullo::hearts {

Points::Points(std::initializer_list<games::CardPoints> entries) {
  for (const games::CardPoints& entry : entries) set(entry);
}

Points::Points(const std::vector<games::CardPoints>& entries) {
  for (const games::CardPoints& entry : entries) set(entry);
}

void Points::set(const games::CardPoints& entry) {
  const auto points = static_cast<std::int16_t>(entry.points);
  if (!entry.rank) {
    of_suit_[static_cast<std::size_t>(entry.suit)] = points;
    for (const Card card : CardSet::of_suit(entry.suit)) settle(card);
    return;
  }
  const Card card{*entry.rank, entry.suit};
  own_.insert(card);
  own_worth_[card.index()] = points;
  settle(card);
}

void Points::settle(Card card) {
  const std::int16_t of_suit = of_suit_[static_cast<std::size_t>(card.suit())].value_or(std::int16_t{0});
  worth_[card.index()] = own_.contains(card) ? own_worth_[card.index()] : of_suit;
  counting_.erase(card);
  if (worth_[card.index()] != 0) counting_.insert(card);
}

CardSet Points::named() const {
  CardSet cards = own_;
  for (const Suit suit : kSuits) {
    if (of_suit_[static_cast<std::size_t>(suit)]) cards |= CardSet::of_suit(suit);
  }
  return cards;
}

std::vector<games::CardPoints> Points::entries() const {
  std::vector<games::CardPoints> entries;
  for (const Suit suit : kSuits) {
    if (const auto points = of_suit_[static_cast<std::size_t>(suit)]) entries.push_back({std::nullopt, suit, *points});
  }
  for (const Card card : own_) entries.push_back({card.rank(), card.suit(), own_worth_[card.index()]});
  return entries;
}

}  // namespace nullo::hearts
