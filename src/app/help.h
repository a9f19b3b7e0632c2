// Keys and rules, for F1.
#pragma once

#include "app/view.h"
#include "games/module.h"

namespace nullo::app {

// `game`: whose rules follow the keys; nullptr: none.
HelpView help_view(const games::Info* game);

}  // namespace nullo::app
