// The pack of Briscola: which cards it has, how they rank, what they count.
#include <array>

#include "games/briscola/briscola.h"

namespace nullo::briscola {
namespace {

constexpr std::initializer_list<Rank> kFromTheHighest{Rank::kAce, Rank{3}, Rank::kKing, Rank::kQueen, Rank::kJack,
                                                      Rank{7},    Rank{6}, Rank{5},     Rank{4},      Rank::kTwo};
constexpr games::Ranking kRanking = games::ranking_of(kFromTheHighest);

constexpr std::array<games::RankPoints, 5> kWorth{{{Rank::kAce, 11, "ace"},
                                                   {Rank{3}, 10, "three"},
                                                   {Rank::kKing, 4, "king"},
                                                   {Rank::kQueen, 3, "queen"},
                                                   {Rank::kJack, 2, "jack"}}};

}  // namespace

int hands_of(const Rules& rules, int seats) { return rules.hands.value_or(seats == 3 ? 3 : 2); }

CardSet pack() {
  static const CardSet kPack = games::cards_of(kFromTheHighest);
  return kPack;
}

games::PileRules pile_rules(const Rules& rules, const games::Deal& deal, const Hand& hand) {
  games::PileRules piles;
  piles.tricks.seats = deal.seats;
  piles.tricks.pack = pack();
  if (deal.seats == 3) piles.tricks.pack.erase(Card{Rank::kTwo, rules.removed});
  piles.tricks.rounds = rounds_of(deal.seats);
  piles.tricks.ranking = &kRanking;
  piles.tricks.has_trumps = true;
  if (hand.upcard) piles.tricks.trump = hand.upcard->suit();
  piles.first_leader = deal.dealer.left(deal.seats);
  piles.sides = sides_of(deal.seats);
  piles.worth = kWorth;
  piles.total = kPointsInPack;
  return piles;
}

games::Piles piles_of(const Hand& hand) { return {hand.tricks, hand.captured, hand.points}; }

}  // namespace nullo::briscola
