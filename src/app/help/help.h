// Keys and rules, for F1: only the keys of the page from which F1 was pressed.
#pragma once

#include <vector>

#include "app/key_row.h"
#include "app/view.h"
#include "games/entry.h"
#include "games/info.h"
#include "games/value.h"

namespace nullo::app {

// The keys of what may still be claimed while a hand's result is shown; those of the table are in app/help/keys.h.
std::vector<HelpView::Key> keys_of_offers(const games::Entry& entry);

// The rules of the game, and `keys`, which hang on what is asked. With a table's rules also what it calls the game.
HelpView help_view(const games::Rules& rules, std::vector<HelpView::Key> keys = {});
HelpView help_view(const games::Info& game, std::vector<HelpView::Key> keys = {});

// The keys as F1 shows them: those that do the same, one after another, on one line. Leaves out rows without a text.
std::vector<HelpView::Key> lines_of(const std::vector<PageKey>& keys);

// Adds the keys that work on the page: its own, and those of every page.
void add_keys(HelpView& help, const View& page);

}  // namespace nullo::app
