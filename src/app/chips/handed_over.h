// Chips that people hand over during a session in which chips move at once. What has been handed over lies on the
// table: it is not a fact, it is stored beside the session, and undo does not change it. What is due now is everything
// that fell due, as entered now, less what has been handed over.
//
// Chips stay with the people who have them, wherever those sit: here the account of a seat means the person whose chips
// began at that seat.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/seat.h"
#include "ledger/handing.h"
#include "session/session.h"

namespace nullo::app {

struct OpenSession;

class ChipsMoved {
 public:
  explicit ChipsMoved(const session::Session& session);

  // Adds the payments of the next hand to what is due.
  void add(const session::HandResult& hand);
  void hand_over(const Handing& handing);
  // Hands over everything that can be, and returns it.
  std::vector<Handing> hand_over_all();

  [[nodiscard]] HandingPlan plan() const { return plan_of(dues_.open(), held_); }
  [[nodiscard]] const Dues& dues() const { return dues_; }
  [[nodiscard]] const ChipsHeld& held() const { return held_; }
  // The account whose chips the seat has after the hand added last; the other function is the inverse. Pots and the
  // bank map to themselves.
  [[nodiscard]] Account began_at(Account seat_now) const;
  [[nodiscard]] Account sits_at(Account began) const;

 private:
  PerSeat<Seat> began_;  // for each seat
  Dues dues_;
  ChipsHeld held_;
};

// The default for a session of which no handed-over chips are stored, because it came as a document or is older than
// that table: people have paid what they were asked to, except what fell due last.
std::vector<Handing> handed_over_as_entered(const OpenSession& open);

// How many rows were handed over before the last hand began, told from the rows: by then all had been paid that
// could be. Nothing: that holds nowhere, as after a correction of an earlier hand.
std::optional<std::size_t> handed_before_last_hand(const OpenSession& open);

// What was handed over, after a correction of who sat where. Chips before a person move with the person if that
// person's points do, or if nobody's points change: a payment entered for one seat then belongs to another, named by
// the seat where the chips begin now.
std::vector<Handing> handed_along(const session::Session& before, const session::Session& after,
                                  std::vector<Handing> handed);

// The debts that are left when one part of an evening ends, as the first rows of the next part, `next`. The rows go
// from the creditor to the debtor, so that the debts fall due again. Debts with a pot, or with a person who leaves, go
// to the bank, as the evening is settled in money. `ended` has all that was handed over in it. Who begins `next` below
// 0 only because of such a debt owes it to the creditor, and not to the bank.
std::vector<Handing> carried_debts(const OpenSession& ended, const session::Session& next);

// An earlier part of the evening was corrected, or that was undone, so a session begins with other totals. No chips
// have moved. Returns the rows to add, so that the difference falls due.
std::vector<Handing> begun_otherwise(const session::Session& before, const session::Session& after);

// Whether what was due in `from` counts as handed over in `to`: the game has gone on between them. It has not where a
// fact was only entered differently.
bool due_counts_as_paid(const OpenSession& from, const OpenSession& to);

// The chips at the table, with everything that is due.
ChipsMoved chips_moved(const OpenSession& open);
}  // namespace nullo::app
