#include "games/spades/known.h"

#include <algorithm>

#include "core/unknown.h"

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
  Known known;
  known.tricks = games::Counts(kSeats);
  known.won = PerSeat<int>(kSeats);
  if (hand.summary) {
    if (!hand.summary->empty()) known.tricks = games::with_followed(*hand.summary, kTricksPerHand);
    for (const Seat seat : Seats{kSeats}) known.won[seat] = known.tricks[seat].value_or(0);
    known.left = kTricksPerHand - games::known_sum(known.tricks);
    return known;
  }
  known.outcomes = games::outcomes_of(hand.tricks, first_leader(deal), trick_rules());
  for (int k = 0; k < known.outcomes.over; ++k) ++known.won[*known.outcomes[static_cast<std::size_t>(k)].winner];
  known.left = kTricksPerHand - known.outcomes.over;
  for (const Seat seat : Seats{kSeats}) {
    if (known.left == 0) known.tricks[seat] = known.won[seat];
  }
  return known;
}

Contract contract_of(const Rules& rules, const Hand& hand, const Known& known, int side) {
  Contract contract;
  contract.all_bid = true;
  contract.left = known.left;
  for (const Seat seat : seats_of(side)) {
    const std::optional<Bid> bid = hand.bid(seat);
    contract.all_bid = contract.all_bid && bid;
    if (bid) contract.bid += bid->tricks;
  }
  // If both partners bid nil, there is no bid that their tricks could help. [spades SP6]
  const bool nil_helps = rules.nil_tricks == NilTricks::kHelp && (contract.bid > 0 || !contract.all_bid);
  for (const Seat seat : seats_of(side)) {
    const std::optional<Bid> bid = hand.bid(seat);
    if (bid && bid->is_nil() && !nil_helps) {
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

bool Known::all_over() const { return !any_unknown(tricks); }

}  // namespace nullo::spades
