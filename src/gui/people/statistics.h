// A person's statistics over the years, as a part of their page.
#pragma once

#include "app/view.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

// Draws from the top of the rectangle on; returns the y where it ended. While a figure is opened, what it is made of
// takes the place of everything else.
float draw_statistics(Ui& ui, const Rect& r, const app::StatisticsView& view);

}  // namespace nullo::gui
