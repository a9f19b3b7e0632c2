// Keys and rules, for F1.
#pragma once

#include "app/view.h"
#include "games/module.h"

namespace nullo::app {

// The rules of the game, its keys, and those of every page. Nothing that the game has not.
// `entry`: what may be tapped at the table now; its own keys come first. nullptr: there is no table.
HelpView help_view(const games::Info& game, const games::Entry* entry = nullptr);

}  // namespace nullo::app
