// The way of entry in which a table keeps nothing but the points of each player, for good. Hands tell the other ways;
// of this one they do not say whether it is for one hand that nobody watched or for all.
#pragma once

#include <string_view>

#include "store/store.h"

namespace nullo::app {

// Kept with the settings, for the session with this id.
bool enters_only_points(store::Store& store, std::string_view session);
void set_enters_only_points(store::Store& store, std::string_view session, bool only_points);

}  // namespace nullo::app
