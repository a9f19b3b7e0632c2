// What the entry log says about the chips of a session: how many had been handed over when its last hand began, and the
// hand in which the players stopped.
#pragma once

#include <cstddef>
#include <memory>

#include "app/table/open_session.h"
#include "session/session.h"
#include "store/store.h"

namespace nullo::app {

// A hand that was begun and left out when the players stopped.
struct StoppedIn {
  OpenSession before;      // the table with that hand
  session::Session after;  // right after that, without the hand
};

// The hand of an ended session at whose table chips move at once; nullptr: none was left out there.
std::shared_ptr<const StoppedIn> stopped_in(store::Store& store, const OpenSession& ended);

// How many of `open.handed` lay there when the last hand began. All, if neither the rows nor the log say it.
std::size_t handed_before(store::Store& store, const OpenSession& open);

}  // namespace nullo::app
