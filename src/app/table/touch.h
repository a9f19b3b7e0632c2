// What a touch at the table means: depending on the question, it becomes a tap or begins a pending entry.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "app/table/pending.h"
#include "core/card.h"
#include "core/seat.h"
#include "games/entry.h"

namespace nullo::app {

// A tap to pass on; or a message for the person; or neither, if only the pending entry changed.
struct KeyResult {
  std::optional<games::Tap> tap;
  std::string complaint;
  std::optional<int> number = {};  // for a typed count: its number, which stays on the screen if it is refused
  std::optional<Checked> checked = {};
};
inline KeyResult tap(games::Tap made) { return {std::move(made), {}}; }
inline KeyResult complain(std::string text) { return {std::nullopt, std::move(text)}; }

// Compares a typed count with the one that follows from the others: either both agree, or something is wrong. A count
// that is not needed is entered.
KeyResult check_number(const games::Entry& entry, Pending& pending, int number);
// The same for a seat that follows as the answer.
KeyResult check_seat(Pending& pending, Seat seat);
KeyResult touch_seat(const games::Entry& entry, Pending& pending, Seat seat);
KeyResult touch_card(const games::Entry& entry, Pending& pending, Card card);
KeyResult touch_choice(const games::Entry& entry, Pending& pending, const std::string& field,
                       const std::string& choice);
// A card of a set that is entered card by card.
KeyResult touch_set(Pending& pending, const std::string& field, Card card);
// Gives one seat all that is left of the counts.
KeyResult touch_rest(Pending& pending, const std::string& field, Seat seat);
// A card that adds to a seat's number, by its index in the additions; if a number was typed before it, that many of it.
KeyResult touch_addition(const games::Entry& entry, Pending& pending, const std::string& field, Seat seat,
                         std::size_t which);
// One of several numbers: `number` is its value; without one, its value is entered next.
KeyResult touch_number(Pending& pending, const std::string& field, int place, std::optional<int> number);
// A part of a text, tapped instead of typed.
KeyResult touch_piece(const games::Entry& entry, Pending& pending, const std::string& field, const std::string& piece);
KeyResult touch_nobody(Pending& pending, const std::string& field);
KeyResult touch_shortcut(const games::Entry& entry, Pending& pending, const std::string& id);
KeyResult touch_field(const games::Entry& entry, Pending& pending, const std::string& id, Seat seat,
                      std::optional<int> count);
// Opens a trick for mending; touching the current trick, or the open one again, closes it.
void touch_trick(const games::Entry& entry, Pending& pending, int trick);

// Somebody names a card: it is the answer to a card question, a noted card, or the card whose captor is entered next.
KeyResult mean_card(const games::Entry& entry, Pending& pending, Card card);
// The card lies in that trick, so that noting it there takes it out.
bool takes_out(const games::Entry& entry, const games::NoteCard& noted);
// Removes the last card of the holding that is being entered.
KeyResult drop_held(const HandAsked& asked, Pending& pending);
// Adds one to counts that no question asks for; the pending entry stays.
KeyResult step_up(const games::CountsField& counts, Seat seat);
KeyResult begin_text(const games::TextField& field, Pending& pending);
KeyResult add_text(const games::TextField& field, Pending& pending, std::string_view piece);

}  // namespace nullo::app
