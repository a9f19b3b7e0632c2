#include "games/tetka/taken.h"

#include <algorithm>

#include "core/unknown.h"

namespace nullo::tetka {
namespace {

void take_tricks(const Hand& hand, Taken& taken) {
  for (std::size_t k = 0; k < static_cast<std::size_t>(taken.tricks_over()); ++k) {
    const games::TrickOutcome& outcome = taken.outcomes[k];
    taken.players_known = taken.players_known || outcome.players_known;
    ++taken.won[*outcome.winner];
    taken.cards[*outcome.winner] |= outcome.cards;
  }
  for (const Captured& captured : hand.captured) taken.cards[captured.by].insert(captured.card);
  if (taken.tricks_over() == kTricksPerHand) {
    for (const Seat seat : Seats{kSeats}) taken.tricks[seat] = taken.won[seat];
    taken.last_trick = taken.outcomes[kTricksPerHand - 1].winner;
  }
  if (!hand.bum_card) return;
  const int bum_trick = bum_number(*hand.bum_card);
  if (bum_trick <= taken.tricks_over())
    taken.bum_trick = taken.outcomes[static_cast<std::size_t>(bum_trick) - 1].winner;
}

void take_summary(const Hand& hand, const Summary& summary, Taken& taken) {
  if (!summary.tricks.empty()) taken.tricks = games::with_followed(summary.tricks, kTricksPerHand);
  for (const Seat seat : Seats{kSeats}) taken.won[seat] = taken.tricks[seat].value_or(0);
  for (const Captured& captured : summary.captured) taken.cards[captured.by].insert(captured.card);
  taken.bum_trick = summary.bum_trick;
  taken.last_trick = summary.last_trick;
  if (hand.bum_card && bum_number(*hand.bum_card) == kTricksPerHand) {  // with a king the two are one trick [tetka T1]
    if (!taken.bum_trick) taken.bum_trick = taken.last_trick;
    if (!taken.last_trick) taken.last_trick = taken.bum_trick;
  }
}

}  // namespace

int bum_number(Card bum_card) { return bum_card.rank() == Rank::kAce ? 1 : static_cast<int>(bum_card.rank()); }

bool Taken::all_tricks() const { return !any_unknown(tricks); }

SeatSet Taken::with_most_tricks() const {
  const int most = *std::ranges::max_element(won);
  SeatSet seats;
  for (const Seat seat : Seats{kSeats}) {
    if (won[seat] == most) seats.insert(seat);
  }
  return seats;
}

CardSet Taken::all_cards() const {
  CardSet all;
  for (const CardSet& of_seat : cards) all |= of_seat;
  return all;
}

std::optional<Seat> Taken::captor_of(Card card) const {
  for (const Seat seat : Seats{kSeats}) {
    if (cards[seat].contains(card)) return seat;
  }
  return std::nullopt;
}

Taken taken(const games::Deal& deal, const Hand& hand) {
  Taken taken;
  if (!hand.bum_suit.empty()) taken.bum_suit = games::with_followed(hand.bum_suit, kTricksPerHand);
  taken.outcomes = games::outcomes_of(hand.tricks, deal.dealer.left(kSeats), kTrickRules);
  if (hand.summary) {
    take_summary(hand, *hand.summary, taken);
  } else {
    take_tricks(hand, taken);
  }
  return taken;
}

CardSet noted_cards(const Hand& hand) {
  CardSet cards;
  for (const Suit suit : kSuits) cards.insert(Card{Rank::kQueen, suit});
  if (hand.bum_card) cards.insert(*hand.bum_card);
  return cards;
}

}  // namespace nullo::tetka
