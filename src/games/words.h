// Sentences shared by all games: a posting read aloud, a tap as the undo list names it, lists of names and cards.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/card_set.h"
#include "core/seat.h"
#include "games/deal.h"
#include "games/entry.h"
#include "games/info.h"
#include "games/scored.h"
#include "ledger/posting.h"

namespace nullo::games {

// How pots are called. A single one is "the pot". Those of several hands that lie there together have numbers, "pot 2".
// Those into which the bets of one hand are split are "the main pot" and "the side pot", or "side pot 1" and so on.
struct PotNames {
  int pots = 1;  // how many there are to tell apart
  bool numbered = false;

  [[nodiscard]] std::string of(int number) const;
};

// A reason in parts, as a table of reasons has them in columns. The parts come from where the reason is made, never out
// of a sentence.
struct Reason {
  std::string amount = {};       // with its sign, as the seat sees it: "+1", "−2"; from pot to pot "8"; empty: none
  std::string words = {};        // "another queen", "from Boris, the Quinola thrown"
  std::vector<Card> cards = {};  // those it is for, in their order; equal ones if there are several packs
  int trick = 0;                 // from 1; 0: it is of no one trick
  Amount counts = 0;             // the amount as a number without its sign

  friend bool operator==(const Reason&, const Reason&) = default;
};
// The reason with its amount, as this seat sees it, which pays or gets it, and whom it is from or to: another seat, or
// one of several pots that have numbers. No seat: chips go from pot to pot, and the words say from which into which.
Reason seen_by(std::optional<Seat> seat, const Posting& posting, Reason reason, const Names& names, PotNames pots);

// "trick 7, the bum card's number: +1 Clara"; between seats "…: Clara pays Anna 5".
std::string why(const Posting& posting, std::string_view reason_text, const Names& names, PotNames pots);
// Who hands over what: "Clara pays Anna 5", "Boris pays 25 into pot 1", "Anna takes 25 from the pot", "20 go into the
// side pot".
std::string handed_over(const Posting& posting, const Names& names, PotNames pots);
// Chips that go from one pot of a hand into another: "8 go into the side pot".
std::string split_off(const Posting& posting, PotNames pots);
// why() without amount and names: "trick 7, another queen (Q♥)".
std::string why_short(const Posting& posting, std::string_view reason_text);

// A tap as the undo list names it, after "Undo: ": "trick 7 to Clara", "Q♥ out of trick 7", "Bum card: 7♣".
// `entry` is the one from before the tap.
std::string describe(const Tap& tap, const Entry& entry, const Names& names);

// "Boris did not follow suit in trick 4, yet later played the 7♣: a revoke."
std::string revoke_text(const Note& revoke, const Names& names);

// The owner of a seat's count, or of another value in a field: "Anna", or "Anna and Clara" if a side shares it.
std::string whose(const Entry& entry, std::string_view field, Seat seat, const Names& names);
// The same with the field's label: "Anna and Clara: Cards still held".
std::string of_whom(const Entry& entry, std::string_view field, Seat seat, const Names& names);
// A count: "5", "−2", or its word, "Blind nil".
std::string count_text(const CountsField& field, int count);
// "Anna", "Anna and Boris", "Anna, Boris and Clara".
enum class Last : bool { kAnd, kOr };
std::string join_names(const std::vector<Seat>& seats, const Names& names, Last last = Last::kAnd);
// "Q♥", "Q♥ and 7♣", "2♣ 3♣ 4♣ 5♣" beyond three.
std::string join_cards(CardSet cards);
// "The Q♥ is in it. Who won?", "Q♥ and 7♣ are in it. Who won?", "Two A♥ are in it. Who won?"
std::string who_won_with(const TrickCards& cards);
// "1 point", "3 chips".
std::string amount_of(Amount amount, Unit unit);
// "+3", "−2" (with the minus sign), "0".
std::string signed_text(Amount amount);

}  // namespace nullo::games
