// Shuffled packs played out at random by the rules of a trick-taking game, in every form of entry.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <random>
#include <vector>

#include "games/piles.h"
#include "games/tricks.h"
#include "support/cards.h"

namespace nullo::testing {

using Holdings = std::vector<std::vector<Card>>;

// Deals some of the cards evenly.
inline Holdings dealt_from(CardSet cards, int seats, int each, std::mt19937& random) {
  const std::vector<Card> pack = shuffled(cards, random);
  const auto count = static_cast<std::size_t>(seats);
  Holdings holdings(count);
  for (std::size_t i = 0; i < count * static_cast<std::size_t>(each); ++i) holdings[i % count].push_back(pack[i]);
  return holdings;
}

// Takes any card that `may` allows out of the holding; any card at all, if it allows none.
template <class May>
Card take_one(std::vector<Card>& holding, std::mt19937& random, const May& may) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < holding.size(); ++i) {
    if (may(holding[i])) places.push_back(i);
  }
  const std::size_t at = places.empty() ? random() % holding.size() : places[random() % places.size()];
  const Card card = holding[at];
  holding.erase(holding.begin() + static_cast<std::ptrdiff_t>(at));
  return card;
}

// Every trick of a hand in the order played; `choose` takes a card out of a holding, and is given the card led.
template <class Choose>
std::vector<Trick> played_out(Holdings holdings, const games::TrickRules& rules, Seat leader, const Choose& choose) {
  std::vector<Trick> tricks;
  for (int k = 0; k < rules.rounds; ++k) {
    Trick& trick = tricks.emplace_back();
    trick.is_play = true;
    std::optional<Card> led;
    for (int i = 0; i < rules.seats; ++i) {
      const Seat seat = leader.left(rules.seats, i);
      const Card card = choose(holdings[static_cast<std::size_t>(seat.index())], led);
      if (!led) led = card;
      trick.cards.push_back({card, std::nullopt});
    }
    leader = *games::outcomes_of({trick}, leader, rules)[0].winner;
  }
  return tricks;
}

// The tricks as somebody saw them: who won each, and the cards that count.
inline std::vector<Trick> as_seen(const std::vector<Trick>& played, Seat leader, const games::TrickRules& rules,
                                  CardSet counting) {
  const games::TrickOutcomes outcomes = games::outcomes_of(played, leader, rules);
  std::vector<Trick> seen;
  for (std::size_t k = 0; k < played.size(); ++k) {
    Trick& trick = seen.emplace_back();
    trick.winner = outcomes[k].winner;
    for (const NotedCard& noted : played[k].cards) {
      if (counting.contains(noted.card)) trick.cards.push_back(noted);
    }
  }
  return seen;
}

// A hand of piles entered as played, as seen, and by the points of the piles.
inline std::array<games::Piles, 3> in_all_ways(const std::vector<Trick>& played, const games::PileRules& rules) {
  const PerSeat<int> captured = games::known({played, {}, std::nullopt}, rules).captured(rules);
  games::Counts points(rules.sides);
  for (const Seat side : Seats{rules.sides}) points[side] = captured[side];
  return {games::Piles{played, {}, std::nullopt},
          games::Piles{as_seen(played, rules.first_leader, rules.tricks, rules.counting()), {}, std::nullopt},
          games::Piles{{}, {}, points}};
}

inline Card any_of(CardSet cards, std::mt19937& random) {
  auto at = cards.begin();
  for (auto steps = random() % static_cast<unsigned>(cards.size()); steps > 0; --steps) ++at;
  return *at;
}

}  // namespace nullo::testing
