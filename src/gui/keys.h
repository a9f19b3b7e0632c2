// What a key means, on each screen.
#pragma once

#include "app/view.h"
#include "gui/events.h"
#include "gui/ui.h"

namespace nullo::gui {

// Acts on one key that no text field wanted: says what was meant, or moves the focus. True: F11.
bool act_on_key(Ui& ui, const app::View& view, const KeyPress& key, bool typing);

}  // namespace nullo::gui
