// What a key at the table means: the same as a touch, or a character of a card or number.
#pragma once

#include "app/table/pending.h"
#include "app/table/touch.h"
#include "core/seat.h"
#include "games/entry.h"

namespace nullo::app {

// The digit for a seat: 1 to 9, and 0 for the tenth.
char key_of(Seat seat);

// Scores and other numbers that may be high are typed digit by digit and end with Enter.
inline bool is_typed(const games::CountsField& counts) {
  constexpr int kMostTapped = 60;
  return !counts.total && (counts.most > kMostTapped || !counts.additions.empty());
}

// Its key uses the shortcut, and means nothing else now.
bool works_now(const games::Entry& entry, const Pending& pending, const games::Shortcut& shortcut);

// Some digits of a number are typed; the next one or Enter is to follow.
bool types_number(const games::Entry& entry, const Pending& pending);
// The same, or cards were added up: Enter ends it, and no key that does not add to it counts before.
bool number_waits(const games::Entry& entry, const Pending& pending);

// The row of the choice is on the screen: it is asked for, or it can be changed, in the trick that is mended or in a
// complete hand.
bool is_shown(const games::Entry& entry, const Pending& pending, const games::ChoiceField& choice);
// The key that makes this choice now; 0: none does.
char key_now(const games::Entry& entry, const Pending& pending, const games::ChoiceField& field,
             const games::ChoiceField::Choice& choice);

// Half of a card begins a card, unless the key means something else: a card that counts, or where tricks are entered
// any card. "h 5" is the 5♥, "k s" the K♠.
bool begins_card(const games::Entry& entry, const Pending& pending, char32_t character);
// A card that counts and can be entered has this rank and suit; nothing: any.
bool some_card_has(const games::Entry& entry, std::optional<Rank> rank, std::optional<Suit> suit);

KeyResult type_character(const games::Entry& entry, Pending& pending, char32_t character);
// The card that the key notes; nothing: it means something else.
std::optional<Card> noted_by(const KeyResult& result);
// The card that this key alone would note now; nothing: it means something else.
std::optional<Card> card_of_key(const games::Entry& entry, const Pending& pending, char32_t character);
// The card that counts and that these two keys mean, rank and suit in either order, if it is still out or lies in the
// trick that is played now; nothing: none.
std::optional<Card> card_of_keys(const games::Entry& entry, char32_t one, char32_t other);
// The two answers to kTen.
KeyResult one_ten(Pending& pending);
KeyResult one_and_ten(Pending& pending);
// A rank that waits for its suit, or a suit for its rank, says so: only its other half, Backspace or Esc ends it.
KeyResult half_waits(const Pending& pending);
// Ends a count after its digits.
KeyResult end_number(const games::Entry& entry, Pending& pending);
// What is asked of one player goes to everybody: the number that is typed, or the next one.
KeyResult give_everybody(const games::Entry& entry, Pending& pending);
// Answers the count that a shortcut is said with: all that the seat has.
KeyResult take_all(const games::Entry& entry, Pending& pending);
// Ends the text that is being typed.
KeyResult end_text(Pending& pending);
// A key on the Hand over screen: only what that still offers has one.
KeyResult type_offer(const games::Entry& entry, Pending& pending, char32_t character);

}  // namespace nullo::app
