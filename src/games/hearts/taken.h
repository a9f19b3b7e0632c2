// What each seat is known to have taken in a hand of Hearts, in whichever form the hand was entered. Shared by scoring,
// checking and entry.
#pragma once

#include <optional>
#include <string>

#include "core/card_set.h"
#include "core/seat.h"
#include "games/counts.h"
#include "games/deal.h"
#include "games/hearts/hearts.h"
#include "games/hearts/pack.h"
#include "games/tricks.h"

namespace nullo::hearts {

// The cards that have to be entered, and how.
struct Counting {
  CardSet cards;      // with a penalty, a bonus or a doubling, or needed for a moon
  CardSet penalties;  // worth more than 0
  CardSet bonus;      // bonus cards that a moon needs too
  CardSet by_count;   // hearts that a summary has as a number for each seat: all, if they are worth the same
};
Counting counting_of(const Rules& rules, const Pack& pack);

// Cards in play. `once` has every card of them, `twice` those of which there are two.
struct Copies {
  CardSet once;
  CardSet twice;

  void add(Card card) { (once.contains(card) ? twice : once).insert(card); }
  [[nodiscard]] int count(CardSet of) const { return (once & of).size() + (twice & of).size(); }
};

// The same for each seat. Two small tables, as scoring makes them for every hand: one table of Copies is so large that
// clearing it takes longer than the rest.
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
  bool by_count = false;          // some hearts are entered as counts: in a summary, or of a trick
  games::TrickOutcomes outcomes;  // of a hand entered trick by trick
  CopiesPerSeat cards;            // counting cards captured; of a summary, without those entered as a count
  Copies out;                     // counting cards in play without a known trick, captor or place in the kitty
  games::Counts hearts;           // of hearts entered as counts: each seat's number, the named ones included
  PerSeat<int> hearts_least;      // each seat's hearts that are known even if its count is not
  games::Counts tricks;           // tricks won, of a summary
  std::vector<Card> in_kitty;     // known to lie in the kitty: as entered, or all that was never played
  std::optional<Seat> kitty_to;
  bool players_known = false;  // it is known who played a card

  // Who captured a card (the first of two), if it is known.
  [[nodiscard]] std::optional<Seat> captor_of(Card card) const;
};

// A kitty that is the remainder of an even deal goes with the first trick, any other with the first penalty card.
// Source: pagat.com, "Hearts", Deal and Other Numbers of Players.
bool goes_with_first_trick(const Pack& pack, int seats);
// "2 cards are left over; whoever takes the first trick gets them".
std::string kitty_text(const Pack& pack, int seats);

// A hand with all that its rules and facts make known.
struct Known {
  const Rules& rules;
  const games::Deal& deal;
  const Hand& hand;
  Pack pack;
  Counting counting;
  Taken taken;

  // The cards still out whose captor is asked for one by one: not hearts that are counted in their tricks.
  [[nodiscard]] CardSet asked_singly() const;
  // How many cards the kitty has room for beside those entered.
  [[nodiscard]] int room_in_kitty() const;
  // Where some hearts are known as numbers only: how many lie in no trick, with no captor, and not in the kitty.
  [[nodiscard]] int hearts_in_no_trick() const;
  // All tricks are entered, and some hearts lie in none.
  [[nodiscard]] bool asks_hearts() const;
};
Known known(const Rules& rules, const games::Deal& deal, const Hand& hand);

// How many hearts are counted in tricks without their ranks.
int hearts_counted(const std::vector<Trick>& tricks);

// In how many piles captured cards lie: partners who pool their tricks have one. The seats `piles` apart share one.
inline int piles_of(const Rules& rules, int seats) { return rules.teams == Teams::kTogether ? kSides : seats; }
inline Seat pile_of(Seat seat, int piles) { return Seat{seat.index() % piles}; }
// The sum of the counts of the seats that share a pile; nothing if one of them is not known.
std::optional<int> sum_of_pile(const games::Counts& counts, Seat pile, int piles);

// Who gets the kitty by that rule; nothing: nobody yet, or not known.
std::optional<Seat> kitty_by_rule(const Known& known);

}  // namespace nullo::hearts
