// The pack of Briscola: which cards it has, how they rank, what they count.
#include <array>

#include "games/briscola/briscola.h"

namespace nullo::briscola {
namespace {

constexpr games::Ranking kRanking = games::ranking_of(
    {Rank::kAce, Rank{3}, Rank::kKing, Rank::kQueen, Rank::kJack, Rank{7}, Rank{6}, Rank{5}, Rank{4}, Rank::kTwo});

constexpr std::array<games::RankPoints, 5> kWorth{{{Rank::kAce, 11, "ace"},
                                                   {Rank{3}, 10, "three"},
                                                   {Rank::kKing, 4, "king"},
                                                   {Rank::kQueen, 3, "queen"},
                                                   {Rank::kJack, 2, "jack"}}};

}  // namespace

int hands_of(const Rules& rules, int seats) { return rules.hands.value_or(seats == 3 ? 3 : 2); }

games::PileRules pile_rules(const Rules& rules, const games::Deal& deal, const Hand& hand) {
  static const CardSet kPack = games::cards_of(
      {Rank::kAce, Rank{3}, Rank::kKing, Rank::kQueen, Rank::kJack, Rank{7}, Rank{6}, Rank{5}, Rank{4}, Rank::kTwo});
  games::PileRules piles;
  piles.tricks.seats = deal.seats;
  piles.tricks.pack = kPack;
  if (deal.seats == 3) piles.tricks.pack.erase(rules.removed.value_or(kUsuallyRemoved));
  piles.tricks.rounds = piles.tricks.pack.size() / deal.seats;
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
