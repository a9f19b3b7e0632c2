// What a player has won, before their place: tricks laid down and the noted cards among them.
#pragma once

#include "app/view.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

void draw_winnings(Ui& ui, const Rect& r, const app::TableView::Place& place);

}  // namespace nullo::gui
