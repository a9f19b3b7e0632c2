// Who passes cards to whom, drawn over the places around the table.
#pragma once

#include "app/view.h"
#include "gui/kit/ui.h"
#include "gui/table/around.h"

namespace nullo::gui {

void draw_passing_arrows(const Ui& ui, const Around& around, const app::TableView& view);

}  // namespace nullo::gui
