// Shooting the moon and the sun. Source: rulings H2-H7; FORMAT.md (`moon`, `moon_points`, `sun_points`).
#pragma once

#include <optional>

#include "core/seat_set.h"
#include "games/hearts/hearts.h"
#include "games/hearts/sheet.h"
#include "games/hearts/taken.h"

namespace nullo::hearts {

struct Shot {
  SeatSet shooters;         // one seat; partners who pool their tricks
  bool sun = false;         // every trick was taken
  bool may_be_sun = false;  // a sum does not tell who took the tricks
};

// How many of these cards a side has captured, of a hand told whole. Hearts that are told as counts are counted all
// together: `cards` has all of them or none.
int captured_count(CardSet cards, const Counting& counting, const Taken& taken, SeatSet side);

// Who has taken every penalty card, and every bonus card where that is needed; nothing where nobody has or it is not
// known. All counting cards are told.
std::optional<Shot> shot_of(const Rules& rules, const Pack& pack, const Counting& counting, const Taken& taken);

// What a moon is worth. `captured`: what the shooters' penalty cards count in this hand.
Amount moon_worth(const Rules& rules, const Pack& pack, const Shot& shot, Amount captured);

// The penalty points of the cards that the shooters captured, charged ones doubled.
Amount captured_by(const Shot& shot, const Sheet& sheet);

// The hand scored with the moon added to the others or subtracted from the shooters, doubled and reset: the totals
// after it. `sheet` is of the captured cards alone and gets the postings.
PerSeat<Amount> settle(const Rules& rules, const Pack& pack, const games::Deal& deal, const Hand& hand,
                       const Taken& taken, const std::optional<Shot>& shot, std::optional<MoonChoice> choice,
                       Sheet& sheet);

// How an `auto` moon is settled [H5].
MoonChoice automatic(const Rules& rules, const Pack& pack, const games::Deal& deal, const Hand& hand,
                     const Taken& taken, const Shot& shot, const Sheet& sheet);

}  // namespace nullo::hearts
