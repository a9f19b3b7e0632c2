#include "games/reversis/espagnolette.h"

#include <algorithm>

namespace nullo::reversis {
namespace {

constexpr int kAcesNeeded = 4;

bool qualifies(CardSet cards) {
  const int aces = (cards & kAces).size();
  return aces == kAcesNeeded || (aces == kAcesNeeded - 1 && cards.contains(kQuinola));
}

// The tricks as one seat played them.
class Follower {
 public:
  Follower(const Hand& hand, const Known& known, Seat seat) : hand_{hand}, known_{known}, seat_{seat} {}

  // Whether the seat did not play the suit led to this trick (from 0), though it is known to have had a card of it.
  [[nodiscard]] bool revoked_in(std::size_t k) const {
    const std::optional<Card> card = card_in(k);
    if (!card || wins_or_leads(k)) return false;
    const CardSet later = cards_after(k);
    if (const std::optional<Suit> led = led_to(k)) return *led != card->suit() && !later.in_suit(*led).empty();
    if (!is_discard(*card)) return false;
    return std::ranges::all_of(kSuits, [&](Suit suit) { return suit == card->suit() || !later.in_suit(suit).empty(); });
  }

  // Whether the seat may have failed to follow suit in this trick, as far as is known.
  [[nodiscard]] bool may_have_revoked_in(std::size_t k) const {
    if (k >= hand_.tricks.size() || !known_.outcomes[k].over()) return true;
    if (wins_or_leads(k)) return false;
    const std::optional<Card> card = card_in(k);
    const std::optional<Suit> led = led_to(k);
    if (!card || !led) return true;
    if (card->suit() == *led) return false;
    for (std::size_t later = k + 1; later < kTricksPerHand; ++later) {
      if (!card_in(later) || card_in(later)->suit() == *led) return true;
    }
    return false;
  }

 private:
  [[nodiscard]] std::optional<Card> card_in(std::size_t k) const { return known_.played[k][at(seat_)]; }
  [[nodiscard]] bool wins_or_leads(std::size_t k) const {
    return known_.outcomes[k].leader == seat_ || known_.outcomes[k].winner == seat_;
  }
  [[nodiscard]] std::optional<Suit> led_to(std::size_t k) const {
    return games::led_suit(hand_.tricks[k], known_.outcomes[k], kTrickRules);
  }
  // Whether the card is known to have fallen on another suit: an ace of the suit led would have won the trick.
  [[nodiscard]] bool is_discard(Card card) const {
    const Paid* paid = known_.paid.find(card);
    return paid != nullptr && paid->fall == Fall::kDiscarded;
  }
  [[nodiscard]] CardSet cards_after(std::size_t k) const {
    CardSet cards;
    for (std::size_t later = k + 1; later < kTricksPerHand; ++later) {
      if (const std::optional<Card> card = card_in(later)) cards.insert(*card);
    }
    return cards;
  }

  const Hand& hand_;
  const Known& known_;
  Seat seat_;
};

}  // namespace

bool held_its_cards(const Known& known, Seat seat) { return qualifies(known.played_by[at(seat)]); }

std::optional<Seat> proven_espagnolette(const Hand& hand, const Known& known) {
  for (const Seat seat : Seats{kSeats}) {
    if (!held_its_cards(known, seat)) continue;
    const Follower follower{hand, known, seat};
    const int first = std::min(known.tricks_over(), kUndertaken);
    for (int k = 0; k < first; ++k) {
      if (follower.revoked_in(static_cast<std::size_t>(k))) return seat;
    }
    return std::nullopt;
  }
  return std::nullopt;
}

CardSet can_have_held(const Known& known, Seat seat) {
  CardSet elsewhere = known.set_aside();
  for (const Seat other : Seats{kSeats}) {
    if (other != seat) elsewhere |= known.played_by[at(other)];
  }
  return kPaid - elsewhere;
}

RuledOut rules_out_espagnolette(const Hand& hand, const Known& known, Seat seat) {
  if (!qualifies(can_have_held(known, seat))) return RuledOut::kTooFewAces;
  const Follower follower{hand, known, seat};
  for (std::size_t k = 0; k < kUndertaken; ++k) {
    if (follower.may_have_revoked_in(k)) return RuledOut::kNo;
  }
  return RuledOut::kFollowedSuit;
}

}  // namespace nullo::reversis
