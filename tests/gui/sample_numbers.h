// Views of a game with numbers on the table, a text that somebody says, and something hidden: made by hand.
#pragma once

#include <vector>

#include "gui/sample_views.h"

namespace nullo::gui {

std::vector<Sample> numbers_views();

app::View sample_board();   // "board": 5 and 10 are told, the third of four numbers is asked
app::View sample_typing();  // "solution" is being typed
app::View sample_judged();  // it has been, somebody takes the cards or nobody, all that is hidden has been asked for

}  // namespace nullo::gui
