// What the years come to for one person, as a part of their page.
#pragma once

#include "app/view.h"
#include "gui/ui.h"

namespace nullo::gui {

// Drawn from the top of the rectangle on; returns where it ended. What a figure is made of stands in place of all else.
float draw_statistics(Ui& ui, const Rect& r, const app::StatisticsView& view);

}  // namespace nullo::gui
