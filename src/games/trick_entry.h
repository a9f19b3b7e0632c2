// The tricks of a hand as entry shows them, the same for every game that has them.
#pragma once

#include <string>
#include <vector>

#include "games/deal.h"
#include "games/entry.h"
#include "games/tricks.h"

namespace nullo::games {

// The ids of the shortcut after which every card is entered in the order played, and of the field for that card.
inline constexpr std::string_view kEveryCard = "every_card";
inline constexpr std::string_view kPlayedCard = "play";

// Whether the current trick is entered card by card.
bool in_order(const std::vector<Trick>& tricks, const TrickOutcomes& outcomes);

// Adds all tricks of the hand, entered or not, each with the players of its cards where those are known.
void fill_tricks(Entry& entry, const std::vector<Trick>& tricks, const TrickOutcomes& outcomes, const TrickRules& rules,
                 std::optional<Seat> first_leader);
// Adds what belongs to the tricks until all are entered: the field of the next card, "One player takes all that is
// left", "Every card".
void fill_trick_fields(Entry& entry, const std::vector<Trick>& tricks, const TrickOutcomes& outcomes,
                       const TrickRules& rules);

// "One player takes all that is left".
Shortcut rest_shortcut();

// "Trick 7 of 20 – Clara leads".
std::string trick_heading(const Entry& entry, std::size_t trick, const Names& names);
// Asks who won the current trick, or which card comes next in it. `what` stands before "Who won?": "Points in it?"
void ask_trick(Entry& entry, const std::vector<Trick>& tricks, const TrickOutcomes& outcomes, std::string_view what,
               const Names& names);
// The same of a trick that is not entered card by card: who won it.
void ask_winner(Entry& entry, std::string_view what, const Names& names);

}  // namespace nullo::games
