// What the form shows in which a whole session is corrected.
#pragma once

#include <string>
#include <vector>

#include "app/new_session/view.h"
#include "core/seat.h"

namespace nullo::app {

struct RepairView {
  NewSessionView rules;  // only its options and presets are used
  struct Place {
    Seat seat;
    std::string name;     // who sits there in hand `from`
    bool dealer = false;  // dealt the session's first hand
  };
  std::vector<Place> seats;
  int from = 1;  // the hands in which seats are exchanged, both included
  int to = 1;
  int first = 1;                     // the session's first hand, by its number in the evening
  int last = 1;                      // its last hand, likewise
  std::vector<std::string> others;   // who has played before and does not sit here, the most recent first
  std::string problem;               // why the last change was refused; empty: it was not
  std::vector<std::string> changes;  // all changes so far, as sentences
  std::string why_not;               // why it cannot be compared yet; empty: it can
};

}  // namespace nullo::app
