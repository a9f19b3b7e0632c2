// What each seat is known to have taken in a hand of Hearts, whichever way the hand is told. Shared by scoring,
// checking and entry.
#pragma once

#include <optional>

#include "core/card_set.h"
#include "core/seat.h"
#include "games/counts.h"
#include "games/deal.h"
#include "games/hearts/hearts.h"
#include "games/hearts/pack.h"
#include "games/tricks.h"

namespace nullo::hearts {

// The cards that have to be told, and how.
struct Counting {
  CardSet cards;      // with a penalty, a bonus or a doubling, or that a moon needs
  CardSet penalties;  // worth more than 0
  CardSet bonus;      // that a moon needs besides
  CardSet by_count;   // hearts that a sum tells as one number for each seat: all of them, where they are worth the same
};
Counting counting_of(const Rules& rules, const Pack& pack);

// Cards in play, each once or twice.
struct Copies {
  CardSet once;
  CardSet twice;

  void add(Card card) { (once.contains(card) ? twice : once).insert(card); }
  [[nodiscard]] int count(CardSet of) const { return (once & of).size() + (twice & of).size(); }
};

// The same for each seat. Two small tables, as scoring makes them for every hand: one of Copies is so large that the
// compiler clears it with an instruction that takes longer than all the rest of making it.
class CopiesPerSeat {
 public:
  explicit CopiesPerSeat(int seats) : once_(seats), twice_(seats) {}

  [[nodiscard]] int size() const { return once_.size(); }
  Copies operator[](Seat seat) const { return {once_[seat], twice_[seat]}; }
  void add(Seat seat, Card card) { (once_[seat].contains(card) ? twice_ : once_)[seat].insert(card); }
  // Cards of which there is only one.
  void add(Seat seat, CardSet cards) { once_[seat] |= cards; }

 private:
  PerSeat<CardSet> once_;
  PerSeat<CardSet> twice_;
};

struct Taken {
  explicit Taken(int seats) : cards(seats), hearts_least(seats) {}

  bool in_sum = false;
  bool by_count = false;          // some hearts are told as counts: in a sum, or of a trick
  games::TrickOutcomes outcomes;  // of a hand told trick by trick
  CopiesPerSeat cards;            // counting cards captured; in a sum without those that are told as a count
  Copies out;                     // counting cards in play that lie in no trick, and in a sum with nobody
  games::Counts hearts;           // where they are told as counts: those of each seat, the named ones included
  PerSeat<int> hearts_least;      // of those, that are known even where the count is not
  games::Counts tricks;           // tricks won, in a sum
  std::vector<Card> in_kitty;     // known to lie in the kitty: as told, or all that was never played
  std::optional<Seat> kitty_to;
  bool players_known = false;  // somebody told who played a card

  // Who captured a card (the first of two), if it is known.
  [[nodiscard]] std::optional<Seat> captor_of(Card card) const;
};

// A kitty of what does not divide goes with the first trick, one that is agreed on with the first penalty card.
// Source: pagat.com, "Hearts", Deal and Other Numbers of Players.
bool goes_with_first_trick(const Pack& pack, int seats);
// Who gets it by that; nothing: nobody yet, or not told.
std::optional<Seat> kitty_by_rule(const Pack& pack, const Counting& counting, const Hand& hand, const Taken& taken);

Taken taken(const Rules& rules, const Pack& pack, const Counting& counting, const games::Deal& deal, const Hand& hand);

}  // namespace nullo::hearts
