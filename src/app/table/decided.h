// What an open question decides is not shown before its answer: no total, star or payment that it may take back.
#pragma once

#include "app/table/open_session.h"

namespace nullo::app {

// An answer to the open question may take back what the hand has scored so far: a moon that is added or subtracted.
bool may_take_back(const OpenSession& open);
// The session as if nothing of its last hand were entered.
OpenSession without_entries(const OpenSession& open);
// Puts who led at that moment into the view, and leaves out who leads no more.
void keep_standing_of(const OpenSession& then, TableView& view);
// Puts the totals, the scores and the sheet of that moment into the view.
void show_numbers_of(const OpenSession& then, TableView& view);

}  // namespace nullo::app
