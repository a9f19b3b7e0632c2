// The ids of the fields of a hand of Hearts, and what their answers can be. Shared by entry.cpp and apply.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "games/deal.h"
#include "games/entry.h"
#include "games/facts/fact.h"
#include "games/hearts/hearts.h"

namespace nullo::hearts {

inline constexpr std::string_view kHearts = "summary/hearts";
inline constexpr std::string_view kTricks = games::kTricksWon;
inline constexpr std::string_view kCharged = "charged";
inline constexpr std::string_view kKittyTo = "kitty/to";
inline constexpr std::string_view kKittyCards = "kitty/cards";
inline constexpr std::string_view kLeader = "leader";
inline constexpr std::string_view kMoonChoice = "moon_choice";
inline constexpr std::string_view kAdd = "add";
inline constexpr std::string_view kSubtract = "subtract";
inline constexpr std::string_view kRest = games::kTheRest;
inline constexpr std::string_view kMoonShortcut = "the_moon";
inline constexpr std::string_view kNobody = "nobody";
inline constexpr std::string_view kTwoRounds = "two_rounds";
inline constexpr std::string_view kAHeart = "a_heart";
inline constexpr std::string_view kIntoKitty = "into_kitty";
inline constexpr std::string_view kThrowIn = "throw_in";

games::FactList summary_facts();
games::FactList kitty_facts();
inline const games::Fact& hearts_fact() { return summary_facts()[0]; }
inline const games::Fact& tricks_won_fact() { return summary_facts()[2]; }
inline const games::Fact& moon_choice_fact() { return Game::fact_list()[3]; }
inline const games::Fact& charged_fact() { return Game::fact_list()[4]; }
inline const games::Fact& kitty_cards_fact() { return kitty_facts()[0]; }
inline const games::Fact& kitty_to_fact() { return kitty_facts()[1]; }

// "captured/QS"; the second of two equal cards is "captured/QS/2".
std::string captured_field_of(Card card, int copy);
std::optional<Card> card_of_captured_field(std::string_view field);

// The hand with `seat` entered in a field; nothing if this field takes no seat.
std::optional<Hand> with_seat(Hand hand, std::string_view field, std::optional<Seat> seat);

// The seats that the other facts leave possible for a field.
std::vector<Seat> possible_seats(const Rules& rules, const games::Deal& deal, const Hand& hand, std::string_view field);

// The cards that may be exposed; the 10♣ where it doubles.
inline constexpr CardSet kChargeable{Card{Rank::kAce, Suit::kHearts}, kQueenOfSpades,
                                     Card{Rank::kJack, Suit::kDiamonds}, kTenOfClubs};
CardSet chargeable(const Rules& rules);

}  // namespace nullo::hearts
