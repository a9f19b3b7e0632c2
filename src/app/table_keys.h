// What a key at the table means: the same as a touch, or a character of a card or a number.
#pragma once

#include "app/hold.h"
#include "app/table_touch.h"
#include "core/seat.h"
#include "games/entry.h"

namespace nullo::app {

// The digit that means a seat: 1 to 9, and 0 for the tenth.
char key_of(Seat seat);

// A number that stands for itself and may be high is typed digit by digit, and Enter ends it.
inline bool is_typed(const games::CountsField& counts) {
  constexpr int kMostTapped = 60;
  return !counts.total && (counts.most > kMostTapped || !counts.additions.empty());
}

KeyResult type_character(const games::Entry& entry, Hold& hold, char32_t character);
// Ends a count of which some digits have been typed: there are no more.
KeyResult end_number(const games::Entry& entry, Hold& hold);
// Ends a text that is being typed.
KeyResult end_text(Hold& hold);
// After the hand: only what is still offered has a key.
KeyResult type_offer(const games::Entry& entry, Hold& hold, char32_t character);

}  // namespace nullo::app
