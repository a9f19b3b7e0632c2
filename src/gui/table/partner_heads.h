// Partners who share their counts, over their column of the rows: who they are, what this hand has brought them so far,
// and where that leaves them.
#pragma once

#include "app/view.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

[[nodiscard]] float partner_head_height(const Ui& ui, float column, const app::TableView& view);
void draw_partner_head(Ui& ui, const Rect& r, const app::TableView& view, int side);

}  // namespace nullo::gui
