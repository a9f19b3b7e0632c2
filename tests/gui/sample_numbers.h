// Views of a game with numbers on the table, a text that somebody says, and something hidden: made by hand.
#pragma once

#include <vector>

#include "gui/sample_views.h"

namespace nullo::gui {

std::vector<Sample> numbers_views();

app::View sample_board();   // "board": 5 and 10 are entered, the third of four numbers is asked
app::View sample_typing();  // "solution" is being typed
app::View sample_judged();  // after that: somebody takes the cards or nobody, everything hidden is shown

}  // namespace nullo::gui
