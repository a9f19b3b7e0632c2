// What a key means, on each screen.
#pragma once

#include "app/view.h"
#include "gui/kit/ui.h"
#include "gui/window/events.h"

namespace nullo::gui {

// Acts on one key that no text field wanted: sets the intent, or moves the focus. True: the key was F11.
bool act_on_key(Ui& ui, const app::View& view, const KeyPress& key, bool typing);

}  // namespace nullo::gui
