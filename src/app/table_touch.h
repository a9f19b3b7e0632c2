// What a touch at the table means: with what is asked, it becomes a tap, or waits for more.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "app/hold.h"
#include "core/card.h"
#include "core/seat.h"
#include "games/entry.h"

namespace nullo::app {

// A tap to send on; nothing (the hold has changed); or a word to the person.
struct KeyResult {
  std::optional<games::Tap> tap;
  std::string complaint;
  std::optional<int> number = {};  // of a count that was typed: its digits, which stand there if it is refused
};
inline KeyResult tap(games::Tap made) { return {std::move(made), {}}; }
inline KeyResult complain(std::string text) { return {std::nullopt, std::move(text)}; }

// The count that follows from the others is said all the same: it is the same, or something is wrong. One that is not
// needed is told.
KeyResult check_number(const games::Entry& entry, Hold& hold, int number);
// The same of a player who follows as the answer.
KeyResult check_seat(Hold& hold, Seat seat);
KeyResult touch_seat(const games::Entry& entry, Hold& hold, Seat seat);
KeyResult touch_card(const games::Entry& entry, Hold& hold, Card card);
KeyResult touch_choice(const games::Entry& entry, Hold& hold, const std::string& field, const std::string& choice);
// A card of a set of cards that are told one by one.
KeyResult touch_set(Hold& hold, const std::string& field, Card card);
// All that is left of the counts goes to one seat.
KeyResult touch_rest(Hold& hold, const std::string& field, Seat seat);
// A card that adds to a seat's number, by its place among the additions; of a number typed before, so many.
KeyResult touch_addition(const games::Entry& entry, Hold& hold, const std::string& field, Seat seat, std::size_t which);
// One of several numbers: it is the number, or will be told next.
KeyResult touch_number(Hold& hold, const std::string& field, int place, std::optional<int> number);
// What can be tapped in place of typing it into a text.
KeyResult touch_piece(const games::Entry& entry, Hold& hold, const std::string& field, const std::string& piece);
KeyResult touch_nobody(Hold& hold, const std::string& field);
KeyResult touch_shortcut(const games::Entry& entry, Hold& hold, const std::string& id);
KeyResult touch_field(const games::Entry& entry, Hold& hold, const std::string& id, Seat seat,
                      std::optional<int> count);
// Opens a told trick for mending; the one being told, or the same again, closes it.
void touch_trick(const games::Entry& entry, Hold& hold, int trick);

// A card that somebody means: the answer to a card question, a noted card, or the card whose captor is told next.
KeyResult mean_card(const games::Entry& entry, Hold& hold, Card card);
// Takes the last card of a hand that is being told back.
KeyResult drop_held(const HandAsked& asked, Hold& hold);
// One more of counts that nobody is asked for, or as many as were typed; what has been begun goes on.
KeyResult step_up(const games::CountsField& counts, Hold& hold, Seat seat);
KeyResult begin_text(const games::TextField& field, Hold& hold);
KeyResult add_text(const games::TextField& field, Hold& hold, std::string_view piece);

}  // namespace nullo::app
