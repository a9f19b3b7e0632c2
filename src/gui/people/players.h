// The parts of a person's page. Each is drawn from the top of its rectangle on and returns where it ended.
#pragma once

#include "app/view.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

// Who they are: names, colour, and which names are one person.
float draw_person(Ui& ui, const Rect& r, const app::PlayerView& view);

}  // namespace nullo::gui
