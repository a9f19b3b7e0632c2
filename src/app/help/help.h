// Keys and rules, for F1: only the keys of the page from which F1 was pressed.
#pragma once

#include <vector>

#include "app/view.h"
#include "games/entry.h"
#include "games/info.h"
#include "games/option.h"

namespace nullo::app {

// The keys that only one page has; those of the table are in app/help/keys.h.
std::vector<HelpView::Key> keys_of_start();
std::vector<HelpView::Key> keys_of_new_session();
std::vector<HelpView::Key> keys_of_import();
std::vector<HelpView::Key> keys_of_past_list();
std::vector<HelpView::Key> keys_of_players();
std::vector<HelpView::Key> keys_of_person();
std::vector<HelpView::Key> keys_of_repair();
// Before and after a correction.
std::vector<HelpView::Key> keys_of_comparison();
std::vector<HelpView::Key> keys_of_past_session(const games::Info& game);
std::vector<HelpView::Key> keys_of_game_over();
std::vector<HelpView::Key> keys_of_replay();
// The keys while a hand's result is shown.
std::vector<HelpView::Key> keys_of_hand_over(const games::Entry& entry);

// The rules of the game, `keys`, and the keys of every page. Leaves out whatever the game does not have.
HelpView help_view(const games::Info& game, std::vector<HelpView::Key> keys = {}, bool at_table = false);

}  // namespace nullo::app
