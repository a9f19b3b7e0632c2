// The pack of Fünfzehnern: which cards it has and what they count.
#include <array>

#include "games/fuenfzehnern/fuenfzehnern.h"

namespace nullo::fuenfzehnern {
namespace {

constexpr std::array<games::RankPoints, 5> kWorth{{{Rank::kAce, 5, "ace"},
                                                   {Rank::kKing, 4, "king"},
                                                   {Rank::kQueen, 3, "queen"},
                                                   {Rank::kJack, 2, "jack"},
                                                   {Rank::kTen, 1, "ten"}}};

}  // namespace

games::PileRules pile_rules(const Rules& rules, const games::Deal& deal) {
  static const CardSet kPack =
      games::cards_of({Rank::kAce, Rank::kKing, Rank::kQueen, Rank::kJack, Rank::kTen, Rank::kNine, Rank{8}, Rank{7}});
  games::PileRules piles;
  piles.tricks.seats = deal.seats;
  piles.tricks.rounds = kTricksPerHand;
  piles.tricks.pack = kPack;
  if (deal.seats == 3) {
    piles.tricks.pack = kPack - CardSet::of_suit(rules.removed.value_or(kUsuallyRemoved));
  }
  piles.first_leader = deal.dealer.left(deal.seats);
  piles.sides = deal.seats;
  piles.worth = kWorth;
  piles.total = kPointsInSuit * deal.seats;  // there are as many suits as players
  return piles;
}

}  // namespace nullo::fuenfzehnern
