// What the entry log says about the hand in which the players stopped, at whose table chips move at once.
#pragma once

#include <cstddef>
#include <memory>

#include "app/table/open_session.h"
#include "session/session.h"
#include "store/store.h"

namespace nullo::app {

// A hand that was begun and left out when the players stopped.
struct StoppedIn {
  OpenSession before;         // the table with that hand
  session::Session after;     // right after that, without the hand
  std::size_t handed_before;  // how many of `before.handed` lay there when the hand began; all, if nothing says it
};

// The hand at the table that is left out if the players stop now, which leaves `after`.
StoppedIn stopping_in(store::Store& store, const OpenSession& open, session::Session after);

// The hand of an ended session at whose table chips move at once; nullptr: none was left out there.
std::shared_ptr<const StoppedIn> stopped_in(store::Store& store, const OpenSession& ended);

}  // namespace nullo::app
