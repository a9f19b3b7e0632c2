// Short ways for tests to name a card and a deal.
#pragma once

#include <algorithm>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "core/card.h"
#include "core/card_set.h"
#include "games/deal.h"

namespace nullo::testing {

inline Card card(std::string_view text) { return parse_card(text).value(); }

// The keys of a card: "qs".
inline std::string card_keys(Card card) {
  std::string keys = to_string(card);
  for (char& key : keys) key = key > '9' ? static_cast<char>(key - 'A' + 'a') : key;
  return keys;
}

inline std::vector<Card> shuffled(CardSet cards, std::mt19937& random) {
  std::vector<Card> pack;
  for (const Card card : cards) pack.push_back(card);
  std::shuffle(pack.begin(), pack.end(), random);
  return pack;
}

inline games::Deal deal_at(int seats, int dealer, int number = 0) {
  games::Deal deal;
  deal.seats = seats;
  deal.dealer = Seat{dealer};
  deal.number = number;
  deal.totals = PerSeat<Amount>(seats);
  return deal;
}

// A deal of four players.
inline games::Deal deal_by(int dealer, int number = 0) { return deal_at(4, dealer, number); }

}  // namespace nullo::testing
