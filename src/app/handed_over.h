// Chips as they go from hand to hand in the course of a session where they move at once. What has been handed over lies
// on the table: it is no fact, it is kept beside the session, and undo leaves it alone. What is due now is all that
// fell due, as it is told now, less what has been handed over.
//
// People have their chips before them wherever they sit: here an account of a seat is whoever's chips began there.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/seat.h"
#include "ledger/handing.h"
#include "session/session.h"

namespace nullo::app {

struct Told;

class ChipsMoved {
 public:
  explicit ChipsMoved(const session::Session& session);

  // The payments of the next hand fall due.
  void add(const session::HandResult& hand);
  void hand_over(const Handing& handing);
  // All that can be; gives what that was.
  std::vector<Handing> hand_over_all();

  [[nodiscard]] HandingPlan plan() const { return plan_of(dues_.open(), held_); }
  [[nodiscard]] const Dues& dues() const { return dues_; }
  [[nodiscard]] const ChipsHeld& held() const { return held_; }
  // Whose chips a seat of the hand added last has, and the other way round. Pots and the bank are themselves.
  [[nodiscard]] Account began_at(Account seat_now) const;
  [[nodiscard]] Account sits_at(Account began) const;

 private:
  PerSeat<Seat> began_;  // of each seat
  Dues dues_;
  ChipsHeld held_;
};

// Where nothing is kept of a session (it came as a document, or from before that was kept): people have paid as they
// were told to, up to what fell due last.
std::vector<Handing> handed_over_as_told(const Told& told);

// Somebody has gone on from what the one shows to what the other shows: what was due is handed over by then. Telling
// something of it otherwise is not going on.
bool goes_on(const Told& from, const Told& to);

// At a table with everything that is due.
ChipsMoved chips_moved(const Told& told);
}  // namespace nullo::app
