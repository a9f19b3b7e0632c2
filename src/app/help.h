// Keys and rules, for F1: the keys of the page one came from, and none of others.
#pragma once

#include <vector>

#include "app/view.h"
#include "games/entry.h"
#include "games/info.h"
#include "games/option.h"

namespace nullo::app {

// The keys of a page that mean something there alone; those of the table are in help_keys.h.
std::vector<HelpView::Key> keys_of_start();
std::vector<HelpView::Key> keys_of_new_session();
std::vector<HelpView::Key> keys_of_import();
std::vector<HelpView::Key> keys_of_past_list();
std::vector<HelpView::Key> keys_of_past_session(const games::Info& game);
std::vector<HelpView::Key> keys_of_game_over();
std::vector<HelpView::Key> keys_of_replay();
// While a hand's result is shown.
std::vector<HelpView::Key> keys_of_hand_over(const games::Entry& entry);

// The rules of the game, `keys`, and those of every page. Nothing that the game has not.
HelpView help_view(const games::Info& game, std::vector<HelpView::Key> keys = {}, bool at_table = false);

}  // namespace nullo::app
