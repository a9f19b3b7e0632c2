// Where points or chips came from, as bars: reasons down, players across.
#pragma once

#include "chart/sources.h"
#include "gui/kit/layout.h"

namespace nullo::gui {

// There is a row at least. `sources` must outlive the box.
Box sources(Ui& ui, const chart::Sources& sources);

}  // namespace nullo::gui
