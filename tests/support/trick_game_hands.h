// Hands of the smaller trick-taking games for tests: shuffled packs played at random by the rules, told in every way.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <random>
#include <vector>

#include "games/briscola/briscola.h"
#include "games/ecarte/known.h"
#include "games/fuenfzehnern/fuenfzehnern.h"

namespace nullo::testing {

inline games::Deal deal_at(int seats, int dealer, int number = 0) {
  games::Deal deal;
  deal.seats = seats;
  deal.dealer = Seat{dealer};
  deal.number = number;
  deal.totals = PerSeat<Amount>(seats);
  return deal;
}

using Holdings = std::vector<std::vector<Card>>;

// Some of the cards, dealt evenly.
inline Holdings dealt_from(CardSet cards, int seats, int each, std::mt19937& random) {
  std::vector<Card> pack;
  for (const Card card : cards) pack.push_back(card);
  std::shuffle(pack.begin(), pack.end(), random);
  const auto count = static_cast<std::size_t>(seats);
  Holdings holdings(count);
  for (std::size_t i = 0; i < count * static_cast<std::size_t>(each); ++i) holdings[i % count].push_back(pack[i]);
  return holdings;
}

// Any of what may be played; all of it, where `may` allows nothing.
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

// Every trick of a hand in the order played; `choose` takes a card out of a holding, given the card led.
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

// A hand of piles told as played, as seen, and by the points of the piles.
inline std::array<games::Piles, 3> told_in_all_ways(const std::vector<Trick>& played, const games::PileRules& rules) {
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

// Any card may be played at any time, so all may as well be dealt at once.
inline std::array<briscola::Hand, 3> random_briscola(std::mt19937& random, const briscola::Rules& rules,
                                                     const games::Deal& deal) {
  briscola::Hand hand;
  hand.upcard = any_of(briscola::pile_rules(rules, deal, hand).tricks.pack, random);
  const games::PileRules piles = briscola::pile_rules(rules, deal, hand);
  const auto anything = [&random](std::vector<Card>& holding, std::optional<Card>) {
    return take_one(holding, random, [](Card) { return true; });
  };
  const std::vector<Trick> played = played_out(dealt_from(piles.tricks.pack, deal.seats, piles.tricks.rounds, random),
                                               piles.tricks, piles.first_leader, anything);
  std::array<briscola::Hand, 3> told{hand, hand, hand};
  const auto ways = told_in_all_ways(played, piles);
  for (std::size_t i = 0; i < ways.size(); ++i) {
    told.at(i).tricks = ways.at(i).tricks;
    told.at(i).points = ways.at(i).points;
  }
  told[1].upcard.reset();  // every trick says its winner
  return told;
}

// Suit is followed; nobody minds what they are bound to lead.
inline std::array<games::Piles, 3> random_fuenfzehnern(std::mt19937& random, const fuenfzehnern::Rules& rules,
                                                       const games::Deal& deal) {
  const games::PileRules piles = fuenfzehnern::pile_rules(rules, deal);
  const auto following = [&random](std::vector<Card>& holding, std::optional<Card> led) {
    return take_one(holding, random, [led](Card card) { return !led || card.suit() == led->suit(); });
  };
  return told_in_all_ways(played_out(dealt_from(piles.tricks.pack, deal.seats, fuenfzehnern::kTricksPerHand, random),
                                     piles.tricks, piles.first_leader, following),
                          piles);
}

// Who follows plays higher in the suit led, or lower, or a trump, or anything: by the rules. Told as played, as seats,
// in sum; who has the king of trumps shows it or not, and somebody refused the exchange or not.
inline std::array<ecarte::Hand, 3> random_ecarte(std::mt19937& random, const games::Deal& deal) {
  ecarte::Hand hand;
  hand.upcard = any_of(ecarte::trick_rules(hand).pack, random);
  if (random() % 3 == 0) hand.refused = Seat{static_cast<int>(random() % 2)};
  const games::TrickRules rules = ecarte::trick_rules(hand);
  const Holdings holdings =
      dealt_from(rules.pack - CardSet{*hand.upcard}, ecarte::kSeats, ecarte::kTricksPerHand, random);
  for (const Seat seat : Seats{ecarte::kSeats}) {
    const std::vector<Card>& own = holdings[static_cast<std::size_t>(seat.index())];
    const bool has_king = std::find(own.begin(), own.end(), *ecarte::king_of_trumps(hand)) != own.end();
    if (has_king && random() % 4 > 0) hand.king_shown = seat;
  }
  const auto by_the_rules = [&](std::vector<Card>& holding, std::optional<Card> led) {
    const auto has = [&holding](auto&& may) { return std::any_of(holding.begin(), holding.end(), may); };
    const auto heads = [&](Card card) { return led && games::beating(*led, rules).contains(card); };
    const auto follows = [&](Card card) { return led && card.suit() == led->suit(); };
    const auto trumps = [&](Card card) { return led && card.suit() == *rules.trump; };
    if (has(heads)) return take_one(holding, random, heads);
    return has(follows) ? take_one(holding, random, follows) : take_one(holding, random, trumps);
  };
  std::array<ecarte::Hand, 3> told{hand, hand, hand};
  told[0].tricks = played_out(holdings, rules, ecarte::first_leader(deal), by_the_rules);
  told[1].tricks = as_seen(told[0].tricks, ecarte::first_leader(deal), rules, {});
  told[2].summary = ecarte::known(deal, told[0]).tricks;
  return told;
}

}  // namespace nullo::testing
