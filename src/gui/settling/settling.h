// Who hands whom what when all is over.
#pragma once

#include "app/view.h"
#include "gui/kit/layout.h"

namespace nullo::gui {

// Its button opens the form for the session's stake.
Box settling_panel(Ui& ui, const app::Settling& settling);

}  // namespace nullo::gui
