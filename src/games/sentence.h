// What a sentence carries as data until somebody reads it: seats, until it is known who sits there, and keys, which a
// phone does not have. A control character marks them. No name has one (core/name.h), so none is taken for a seat or
// key.
#pragma once

#include <string>
#include <string_view>

#include "core/seat.h"
#include "games/deal.h"

namespace nullo::games {

// The seat within a sentence.
std::string seat_text(Seat seat);
// The sentence with its seats: the players' names, or "seat 2", as documents say it, where there are none.
std::string with_names(std::string_view said, const Names& names = {});

// Stands before the name of a key, and before what follows a button's label: its key in parentheses.
inline constexpr std::string_view kKeySign = "\036";
std::string_view label_alone(std::string_view label);  // a button's label without its key: "Done" of "Done (Enter)"
std::string key_named(std::string_view name);          // the name of any key, with the sign
inline constexpr std::string_view kEnter = "\036Enter";
inline constexpr std::string_view kBackspace = "\036Backspace";
inline constexpr std::string_view kEsc = "\036Esc";
// The text with its keys, for somebody who has a keyboard: "Next digit, or Enter.", "Press Enter" (text/either.h).
std::string with_keys(std::string_view text);
// The same for somebody who has none: "Tap Enter"; what is called so there has to be put in before.
std::string without_keys(std::string_view text);

}  // namespace nullo::games
