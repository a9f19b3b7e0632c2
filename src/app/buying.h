// Chips bought from the bank in the course of a session: who may want some, and what everybody has won without them.
#pragma once

#include <string>
#include <vector>

#include "app/view.h"
#include "core/seat.h"
#include "session/session.h"

namespace nullo::app {

struct Told;

// What each seat has bought, less what it gave back, at the table as it sits now.
PerSeat<Amount> chips_bought(const session::Session& session, const session::SessionResult& result);
// "−60 without the 100 bought"; empty where nothing was bought.
std::string gained_text(const session::Session& session, const session::SessionResult& result, Seat seat);

// Those at the table who have hardly any chips left, the poorest first. Nothing is offered that would change what the
// hand has come to.
std::vector<ChipsForSale> chips_for_sale(const Told& told);

}  // namespace nullo::app
