#include "games/razz/known.h"

#include <algorithm>

#include "games/from_the_left.h"

namespace nullo::razz {

std::vector<Seat> left_in(const Hand& hand, int seats) {
  std::vector<Seat> left;
  for (const Seat seat : Seats{seats}) {
    if (!holds(hand.folded, seat)) left.push_back(seat);
  }
  return left;
}

std::vector<Seat> still_in(const Hand& hand, int seats) {
  std::vector<Seat> in = left_in(hand, seats);
  std::erase_if(in, [&hand](Seat seat) { return holds(hand.all_in, seat); });
  return in;
}

Amount ante_of(const Rules& rules, const games::Deal& deal, const Hand& hand, Seat seat) {
  if (!holds(hand.all_in, seat)) return rules.ante;
  return std::clamp<Amount>(deal.totals[seat], 0, rules.ante);
}

std::optional<int> bet_entered(const Hand& hand, Seat seat) {
  return hand.bets.empty() ? std::nullopt : hand.bets[seat];
}

Stakes stakes_of(const Rules& rules, const games::Deal& deal, const Hand& hand) {
  Stakes stakes{PerSeat<Amount>(deal.seats), left_in(hand, deal.seats), PerSeat<bool>(deal.seats, false)};
  for (const Seat seat : Seats{deal.seats}) {
    stakes.put[seat] = ante_of(rules, deal, hand, seat) + bet_entered(hand, seat).value_or(0);
  }
  for (const Seat seat : hand.all_in) stakes.all_in[seat] = true;
  return stakes;
}

const Shown* shown_by(const Hand& hand, Seat seat) {
  const auto found = std::ranges::find_if(hand.shown, [seat](const Shown& shown) { return shown.seat == seat; });
  return found == hand.shown.end() ? nullptr : &*found;
}

namespace {

// Its own cards and the one that served all; empty until all are entered.
std::vector<Card> cards_of(const Hand& hand, Seat seat) {
  const Shown* shown = shown_by(hand, seat);
  if (shown == nullptr || static_cast<int>(shown->cards.size()) < own_cards(hand)) return {};
  std::vector<Card> cards = shown->cards;
  if (hand.community) cards.push_back(*hand.community);
  return cards;
}

// Puts those first who get odd chips first; equal ones stay as they are. [razz R4]
void order_for_odd_chips(const Rules& rules, const Hand& hand, const Lows& lows, std::vector<Seat>& winners) {
  if (rules.odd_chip == OddChip::kLeftOfDealer || winners.size() < 2) return;
  const bool highest = rules.odd_chip == OddChip::kHighCard;
  const auto chosen = [&](Seat seat) { return chosen_by_suit(cards_of(hand, seat), *lows[seat], highest); };
  std::ranges::stable_sort(winners,
                           [&](Seat one, Seat other) { return is_ahead_by_suit(chosen(one), chosen(other), highest); });
}

std::vector<Seat> best_of(const Lows& lows, const std::vector<Seat>& contenders) {
  if (contenders.size() == 1) return contenders;
  std::vector<Seat> best;
  std::uint32_t worth = UINT32_MAX;
  for (const Seat seat : contenders) {
    const std::optional<Low>& low = lows[seat];
    if (!low || low->worth > worth) continue;
    if (low->worth < worth) best.clear();
    worth = low->worth;
    best.push_back(seat);
  }
  return best;
}

}  // namespace

Lows lows_of(const Hand& hand, int seats) {
  Lows lows(seats);
  for (const Seat seat : left_in(hand, seats)) {
    const std::vector<Card> cards = cards_of(hand, seat);
    if (!cards.empty()) lows[seat] = best_low(cards);
  }
  return lows;
}

bool somebody_is_lower(const Lows& lows, Seat seat) {
  const std::optional<Low>& own = lows[seat];
  return own && std::ranges::any_of(lows, [&](const auto& low) { return low && low->worth < own->worth; });
}

text::Sentence odd_chip_text(const Rules& rules) {
  if (rules.odd_chip == OddChip::kHighCard) return text::mark("for the highest card by suit");
  return rules.odd_chip == OddChip::kLowCard ? text::mark("for the lowest card by suit")
                                             : text::mark("from the dealer's left");
}

Division division_of(const Rules& rules, const Hand& hand, const Lows& lows, const games::Deal& deal, const Pot& pot) {
  const std::vector<Seat> best = best_of(lows, pot.contenders);
  Division division;
  division.winners = games::from_the_left(deal, best);
  order_for_odd_chips(rules, hand, lows, division.winners);
  const auto shares = static_cast<Amount>(best.size());
  division.each = pot.size() / shares;
  division.odd = static_cast<std::size_t>(pot.size() % shares);
  return division;
}

}  // namespace nullo::razz
