// Keys and rules, for F1.
#pragma once

#include "app/view.h"
#include "games/module.h"

namespace nullo::app {

// The keys, then the rules of the game at the table.
HelpView help_view(const games::Info& game);

}  // namespace nullo::app
