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

CardSet pack() {
  static const CardSet kPack =
      games::cards_of({Rank::kAce, Rank::kKing, Rank::kQueen, Rank::kJack, Rank::kTen, Rank::kNine, Rank{8}, Rank{7}});
  return kPack;
}

games::PileRules pile_rules(const Rules& rules, const games::Deal& deal) {
  games::PileRules piles;
  piles.tricks.seats = deal.seats;
  piles.tricks.rounds = kTricksPerHand;
  piles.tricks.pack = deal.seats == 3 ? pack() - CardSet::of_suit(rules.removed) : pack();
  piles.first_leader = deal.dealer.left(deal.seats);
  piles.sides = deal.seats;
  piles.worth = kWorth;
  piles.total = points_in_pack(deal.seats);
  return piles;
}

}  // namespace nullo::fuenfzehnern
