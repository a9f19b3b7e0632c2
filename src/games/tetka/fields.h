// The ids of the fields of a Tëtka hand, and what their answers can be. Shared by entry.cpp and apply.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "games/deal.h"
#include "games/entry.h"
#include "games/tetka/tetka.h"

namespace nullo::tetka {

inline constexpr std::string_view kBumCard = "bum_card";
inline constexpr std::string_view kTricks = games::kTricksWon;
inline constexpr std::string_view kBumTrick = "summary/bum_trick";
inline constexpr std::string_view kLastTrick = "summary/last_trick";
inline constexpr std::string_view kBumSuit = "bum_suit";
inline constexpr std::string_view kBumSuitTop = "bum_suit_top";
inline constexpr std::string_view kRest = games::kTheRest;

// "captured/QH".
std::string captured_field_of(Card card);
std::optional<Card> card_of_captured_field(std::string_view field);

// The hand with `seat` entered in a field; nothing if this field takes no seat.
std::optional<Hand> with_seat(Hand hand, std::string_view field, std::optional<Seat> seat);

// The seats that the other facts leave possible for a field.
std::vector<Seat> possible_seats(const games::Deal& deal, const Hand& hand, std::string_view field);

}  // namespace nullo::tetka
