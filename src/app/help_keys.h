// What each key means at the table now, for F1.
#pragma once

#include <vector>

#include "app/hold.h"
#include "app/view.h"
#include "games/entry.h"

namespace nullo::app {

// All keys of the game that mean something at this moment, and no others; those of the question come first. Keys of
// every page (Enter, Backspace …) are not among them.
std::vector<HelpView::Key> keys_now(const games::Entry& entry, const Hold& held);

}  // namespace nullo::app
