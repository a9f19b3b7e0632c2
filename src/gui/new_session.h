// The two halves of the New session screen: what is played, and who sits where. Both return where they ended.
#pragma once

#include "app/view.h"
#include "gui/ui.h"

namespace nullo::gui {

float draw_rules(Ui& ui, const Rect& r, const app::NewSessionView& view);
float draw_people(Ui& ui, const Rect& r, const app::NewSessionView& view);

}  // namespace nullo::gui
