// Chips bought from the bank in the course of a session: who may want some, and what everybody has won without them.
#pragma once

#include <string>
#include <vector>

#include "app/view.h"
#include "core/seat.h"
#include "session/session.h"

namespace nullo::app {

struct Told;

// What each seat has bought, less what it gave back, at the table as it sits after the hands added so far.
class ChipsBought {
 public:
  explicit ChipsBought(const session::Session& session);
  // Of all hands of a result.
  ChipsBought(const session::Session& session, const session::SessionResult& result);

  // In the order played.
  void add(const session::HandResult& hand);

  // "−60 without the 100 bought", of a seat that has `total` now; empty where nothing was bought.
  [[nodiscard]] std::string gained_text(Amount total, Seat seat) const;

 private:
  bool pays_at_once_;
  PerSeat<Amount> began_;  // with what; both go along with the people
  PerSeat<Amount> bought_;
};

// Those at the table who have hardly any chips left, the poorest first. Nothing is offered that would change what the
// hand has come to.
std::vector<ChipsForSale> chips_for_sale(const Told& told);

}  // namespace nullo::app
