// Shooting the moon and the sun. Source: hearts H2-H7; docs/documents.md#hearts (`moon`, `moon_points`, `sun_points`).
#pragma once

#include <optional>

#include "core/seat_set.h"
#include "games/hearts/hearts.h"
#include "games/hearts/sheet.h"
#include "games/hearts/taken.h"

namespace nullo::hearts {

struct Shot {
  SeatSet shooters;         // one seat, or both partners who pool their tricks
  bool sun = false;         // every trick was taken
  bool may_be_sun = false;  // a summary does not say who took all tricks
};

// How many of these cards a side has captured in a complete hand. Where hearts are entered as counts, `cards` has all
// hearts or none.
int captured_count(CardSet cards, const Known& known, SeatSet side);

// Who has captured every penalty card, and every bonus card if the moon needs it; nothing if nobody has or it is not
// known. The captors of all counting cards must be known.
std::optional<Shot> shot_of(const Known& known);

// What a moon is worth. `captured`: what the shooters' penalty cards count in this hand.
Amount moon_worth(const Known& known, const Shot& shot, Amount captured);

// The penalty points of the cards that the shooters captured, charged ones doubled.
Amount captured_by(const Shot& shot, const Sheet& sheet);

// Settles a hand: the moon is added to the others or subtracted from the shooters, then scores are doubled and totals
// reset. Returns the totals after it. `sheet` has the postings of the captured cards and gets the others.
PerSeat<Amount> settle(const Known& known, const std::optional<Shot>& shot, std::optional<MoonChoice> choice,
                       Sheet& sheet);

// How an `auto` moon is settled [hearts H5].
MoonChoice automatic(const Known& known, const Shot& shot, const Sheet& sheet);

}  // namespace nullo::hearts
