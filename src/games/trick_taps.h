// The taps that tell tricks, the same for every game that has them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/seat.h"
#include "core/trick.h"
#include "games/deal.h"
#include "games/entry.h"
#include "games/scored.h"
#include "games/tricks.h"

namespace nullo::games {

tl::unexpected<TapRefusal> refuse(std::string text, bool asks = false);
// The answer to a tap that this hand has no place for.
tl::unexpected<TapRefusal> cannot_be_told();
// What a tap told cannot be, in names: "It must be Clara, whose A♠ takes the trick, not Boris."
tl::unexpected<TapRefusal> refuse(const std::vector<Conflict>& conflicts, const Names& names);

bool holds(const Trick& trick, Card card);
void take_out(Trick& trick, Card card);

// Tricks of a hand under the taps of a person; each call changes them or says why it cannot.
class TrickTaps {
 public:
  using Done = tl::expected<void, TapRefusal>;

  TrickTaps(std::vector<Trick>& tricks, std::optional<Seat> first_leader, const TrickRules& rules)
      : tricks_{tricks}, first_leader_{first_leader}, rules_{rules} {}

  // Notes the card in a trick that is being told or has been; where it is noted there, takes it out. With two packs a
  // second tap notes the second card.
  Done note(const NoteCard& tap);
  // One more heart whose rank nobody told; where there is no room for it, none of them after all.
  Done heart(int trick);
  Done win(const WinTrick& tap);
  Done insert(const InsertTrick& tap);
  Done remove(const RemoveTrick& tap);
  // All tricks that are not told yet go to one seat.
  Done rest(Seat seat);
  // The trick being told stays on the table.
  Done nobody();
  // The trick being told takes two rounds, or after all one.
  Done two_rounds();
  // From the trick being told on, every card is told in the order played; where that is so already, no longer.
  Done every_card();
  // The next card of such a trick; with its last card the next trick begins.
  Done play(Card card);

  // The trick being told, from 0: the last one if it is not over, else the next.
  [[nodiscard]] std::size_t being_told() const;

 private:
  [[nodiscard]] TrickOutcomes outcomes() const { return outcomes_of(tricks_, first_leader_, rules_); }
  // The rounds of the hand are all told.
  [[nodiscard]] bool all_told() const;
  Trick* open(int number);

  std::vector<Trick>& tricks_;
  std::optional<Seat> first_leader_;
  const TrickRules& rules_;
};

}  // namespace nullo::games
