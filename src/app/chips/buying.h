// Chips bought from the bank during a session: who may want to buy, and what everybody has won apart from bought chips.
#pragma once

#include <string>
#include <vector>

#include "app/view.h"
#include "core/seat.h"
#include "session/session.h"

namespace nullo::app {

struct OpenSession;

// The chips that each seat has bought, less those it gave back, at the table as people sit after the hands added so
// far.
class ChipsBought {
 public:
  explicit ChipsBought(const session::Session& session);
  // After all hands of a result.
  ChipsBought(const session::Session& session, const session::SessionResult& result);

  // Call it for each hand, in the order played.
  void add(const session::HandResult& hand);

  // "−60 without the 100 bought", for a seat whose total is now `total`; empty if it bought nothing.
  [[nodiscard]] std::string gained_text(Amount total, Seat seat) const;

 private:
  bool pays_at_once_;
  PerSeat<Amount> began_;  // the chips each began with; like the bought ones, they move when people change seats
  PerSeat<Amount> bought_;
};

// Those at the table who have hardly any chips left between hands, in seat order, so that a player's button does not
// move as the player gets poorer. Leaves out offers that would change the result of the hand; at table stakes there are
// none while a hand is played.
std::vector<ChipsForSale> chips_for_sale(const OpenSession& open);

}  // namespace nullo::app
