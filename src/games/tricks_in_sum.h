// Hands in which nothing but the winners of the tricks counts: entered trick by trick, or as how many tricks each seat
// won. An empty table: nothing known yet. Source: docs/documents.md, `summary`.
#pragma once

#include <optional>
#include <vector>

#include <tl/expected.hpp>

#include "core/unknown.h"
#include "games/counts.h"
#include "games/entry.h"
#include "games/scored.h"
#include "games/tricks.h"

namespace nullo::games {

// What is known of such a hand, in whichever form it was entered.
struct KnownTricks {
  TrickOutcomes outcomes;  // of the tricks, as far as they were entered
  Counts tricks;           // won in all, where that is known
  PerSeat<int> won;        // won so far, at least
  int left = 0;            // tricks whose winner nobody entered

  [[nodiscard]] bool all_over() const { return !any_unknown(tricks); }
};
KnownTricks known_tricks(const std::vector<Trick>& tricks, const std::optional<Counts>& summary, Seat first_leader,
                         const TrickRules& rules);

// Adds a conflict if tricks are there as well, or if the counts do not come to the total.
void check_tricks_in_sum(const Counts& counts, const std::vector<Trick>& tricks, int total,
                         std::vector<Conflict>& conflicts);

// Does what the tap says of the tricks: their cards and winners, who takes the rest, every card, the other form. False:
// it says nothing of them.
tl::expected<bool, TapRefusal> tap_tricks(const Tap& tap, Seat first_leader, const TrickRules& rules,
                                          std::vector<Trick>& tricks, std::optional<Counts>& summary);

}  // namespace nullo::games
