// Where points or chips came from, as bars: reasons down, players across.
#pragma once

#include "chart/sources.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

float sources_height(const Ui& ui, float width, const chart::Sources& sources);
void draw_sources(Ui& ui, const Rect& r, const chart::Sources& sources);

}  // namespace nullo::gui
