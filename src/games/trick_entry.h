// The tricks of a hand as entry shows them, the same for every game that has them.
#pragma once

#include <string>
#include <vector>

#include "games/deal.h"
#include "games/entry.h"
#include "games/tricks.h"

namespace nullo::games {

// The id of the shortcut after which every card is told in the order played, and of the next card told so.
inline constexpr std::string_view kEveryCard = "every_card";
inline constexpr std::string_view kPlayedCard = "play";

// Whether the trick being told is told card by card.
bool in_order(const std::vector<Trick>& tricks, const TrickOutcomes& outcomes);

// All tricks of a hand that has so many as its rules say, told or not, each with the players of its cards where those
// are known.
void fill_tricks(Entry& entry, const std::vector<Trick>& tricks, const TrickOutcomes& outcomes, const TrickRules& rules,
                 std::optional<Seat> first_leader);
// What else belongs to them while they are told: the field of the next card, "One player takes the rest", "Every card".
void fill_trick_fields(Entry& entry, const std::vector<Trick>& tricks, const TrickOutcomes& outcomes,
                       const TrickRules& rules);

// "Trick 7 of 20 – Clara leads".
std::string trick_heading(const Entry& entry, std::size_t trick, const Names& names);
// Asks who won the trick being told, or which card comes next in it. `what`: "Points in it?", before who won it.
void ask_trick(Entry& entry, const std::vector<Trick>& tricks, const TrickOutcomes& outcomes, std::string_view what,
               const Names& names);

}  // namespace nullo::games
