// The facts of a Tëtka hand that have fields, and what their answers can be. Shared by entry.cpp and apply.cpp.
#pragma once

#include <string_view>
#include <vector>

#include "core/seat.h"
#include "games/deal.h"
#include "games/facts/fact.h"
#include "games/tetka/tetka.h"

namespace nullo::tetka {

inline constexpr std::string_view kBumTrick = "summary/bum_trick";
inline constexpr std::string_view kLastTrick = "summary/last_trick";
inline constexpr std::string_view kBumSuit = "bum_suit";
inline constexpr std::string_view kBumSuitTop = "bum_suit_top";

// The facts of a summary; the others are Game::fact_list().
games::FactList summary_facts();
inline const games::Fact& tricks_won_fact() { return summary_facts()[0]; }
inline const games::Fact& bum_trick_fact() { return summary_facts()[1]; }
inline const games::Fact& last_trick_fact() { return summary_facts()[2]; }
inline const games::Fact& bum_card_fact() { return Game::fact_list()[0]; }
inline const games::Fact& bum_suit_fact() { return Game::fact_list()[4]; }
inline const games::Fact& bum_suit_top_fact() { return Game::fact_list()[5]; }

// The hand with `seat` entered in a field; nothing if this field takes no seat.
std::optional<Hand> with_seat(const games::Deal& deal, Hand hand, std::string_view field, std::optional<Seat> seat);

// The seats that the other facts leave possible for a field.
std::vector<Seat> possible_seats(const games::Deal& deal, const Hand& hand, std::string_view field);

}  // namespace nullo::tetka
