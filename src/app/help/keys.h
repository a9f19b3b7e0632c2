// What each key means at the table now, for F1, as far as it hangs on what is asked.
#pragma once

#include <vector>

#include "app/table/pending.h"
#include "app/view.h"
#include "games/entry.h"

namespace nullo::app {

// All keys of the game that do something at this moment, and no others; those of the question come first. Leaves out
// the keys of every page (Enter, Backspace …).
std::vector<HelpView::Key> keys_now(const games::Entry& entry, const Pending& begun);

}  // namespace nullo::app
