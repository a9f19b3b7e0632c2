// The ids of the fields of a hand of Reversis. Shared by entry.cpp and apply.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/card.h"
#include "core/seat.h"
#include "games/deal.h"
#include "games/reversis/reversis.h"

namespace nullo::reversis {

inline constexpr std::string_view kPoints = "points";
inline constexpr std::string_view kEspagnolette = "espagnolette";  // the shortcut: this seat did not follow suit
inline constexpr std::string_view kClaims = "claims/";             // "claims/AD": whether payment for it was claimed
inline constexpr std::string_view kClaim = "claim";                // the one choice of a claim

// "led/4": the suit led to this trick (from 0), the fourth.
std::string led_field_of(int trick);

// The hand with the seat as the player of a noted ace or Quinola; nothing if the card is noted in no seen trick.
std::optional<Hand> with_player(Hand hand, Card card, std::optional<Seat> seat);

// The seats that the other facts leave possible as its player.
std::vector<Seat> possible_players(const Rules& rules, const games::Deal& deal, const Hand& hand, Card card);

inline const games::Fact& points_fact() { return Game::fact_list()[1]; }

}  // namespace nullo::reversis
