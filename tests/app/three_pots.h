// A hand of Razz whose main pot and two side pots lie in one heap.
#pragma once

#include "support/table_driver.h"

namespace nullo::app {

// Begins a session and plays it. Returns its result, or nullptr if the table asks for more.
inline const HandOverView* three_pots_of_razz(testing::TableDriver& table) {
  table.start("razz", {"Anna", "Boris", "Clara", "Dmitri"});
  table.app.handle(Adjust{Seat{2}, std::nullopt, 190, "lost", false});
  table.app.handle(Adjust{Seat{3}, std::nullopt, 194, "lost", false});
  table.type("20\nl3l4w");
  for (const char* shown : {"ac2c3c4c6ckckd", "khksqcqdqhjcjd", "ad2d3d4d6dqsjh", "ah2h3h4h5hjstc"}) table.type(shown);
  return table.on<HandOverView>();
}

}  // namespace nullo::app
