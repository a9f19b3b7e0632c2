// What is known of a hand of Écarté, in whichever form it was entered. Shared by checking, scoring, notes and entry.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "games/ecarte/ecarte.h"
#include "games/tricks_in_sum.h"
#include "text/sentence.h"

namespace nullo::ecarte {

// Reasons of postings.
inline constexpr std::string_view kKingTurned = "king_turned";
inline constexpr std::string_view kKingShown = "king_shown";
inline constexpr std::string_view kMajorityWon = "majority";
inline constexpr std::string_view kAllTricks = "all_tricks";
inline constexpr std::string_view kVulnerable = "vulnerable";

inline constexpr text::Sentence kWhichUpcard = text::mark("Which card was turned up? Its suit is trumps.");

// Kings to sevens.
CardSet pack();
games::TrickRules trick_rules(const Hand& hand);
inline Seat first_leader(const games::Deal& deal) { return deal.dealer.left(kSeats); }
inline Seat other(Seat seat) { return seat.left(kSeats); }

struct Known : games::KnownTricks {
  bool trumps_decide = false;  // who won a trick depends on the trump suit, which is not known
};
Known known(const games::Deal& deal, const Hand& hand);

inline bool is_king(std::optional<Card> card) { return card && card->rank() == Rank::kKing; }
// The king of trumps, if trumps are known.
std::optional<Card> king_of_trumps(const Hand& hand);

// Who had reached the target before a card was played, by a king that was turned up or shown. [ecarte E2]
std::optional<Seat> won_by_king(const Rules& rules, const games::Deal& deal, const Hand& hand);

// Play against the rules, as far as the known cards prove it.
std::vector<games::Note> notes_of(const Hand& hand, const Known& known);

}  // namespace nullo::ecarte
