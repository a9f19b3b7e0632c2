// A person's statistics over the years, as a part of their page.
#pragma once

#include "app/view.h"
#include "gui/kit/layout.h"

namespace nullo::gui {

// While a figure is opened, what it is made of takes the place of everything else. `view` must outlive the box.
Box statistics(Ui& ui, const app::StatisticsView& view, float width);

}  // namespace nullo::gui
