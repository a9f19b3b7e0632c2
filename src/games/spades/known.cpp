#include "games/spades/known.h"

#include <algorithm>

namespace nullo::spades {

const games::TrickRules& trick_rules() {
  static const games::TrickRules kRules = [] {
    games::TrickRules rules;
    rules.seats = kSeats;
    rules.rounds = kTricksPerHand;
    rules.has_trumps = true;
    rules.trump = Suit::kSpades;
    return rules;
  }();
  return kRules;
}

Known known(const games::Deal& deal, const Hand& hand) {
  return {games::known_tricks(hand.tricks, hand.summary, first_leader(deal), trick_rules())};
}

Contract contract_of(const Rules& rules, const Hand& hand, const Known& known, int side) {
  Contract contract;
  contract.all_bid = true;
  contract.left = known.left;
  for (const Seat seat : seats_of(side)) {
    const std::optional<int> bid = hand.bid(seat);
    contract.all_bid = contract.all_bid && bid;
    contract.bid += tricks_bid(bid.value_or(0));
  }
  // If both partners bid nil, there is no bid that their tricks could help. [spades SP6]
  const bool nil_helps = rules.nil_tricks == NilTricks::kHelp && (contract.bid > 0 || !contract.all_bid);
  for (const Seat seat : seats_of(side)) {
    if (is_nil(hand.bid(seat).value_or(0)) && !nil_helps) {
      if (rules.nil_tricks != NilTricks::kNothing) contract.beside += known.won[seat];
    } else {
      contract.won += known.won[seat];
      contract.may_grow = contract.may_grow || known.may_win_more(seat);
    }
  }
  return contract;
}

Bags bags_of(const Rules& rules, const State& before, const Contract& contract, int side) {
  if (rules.bags == 0) return {};
  Bags bags;
  bags.all = before.bags[static_cast<std::size_t>(side)] + contract.bags();
  bags.penalties = bags.all / rules.bags;
  return bags;
}

}  // namespace nullo::spades
