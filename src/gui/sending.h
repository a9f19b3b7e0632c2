// The ways out of the window: a message to copy, files to write.
#pragma once

#include <string>

#include "gui/events.h"
#include "gui/ui.h"

namespace nullo::gui {

// Two buttons side by side, or one above another where there is little room.
[[nodiscard]] float sending_height(const Ui& ui, float width);
void draw_sending(Ui& ui, const Rect& r);
// One button: "Copy as text".
void draw_copy(Ui& ui, const Rect& r);

// What the session in sight can be written as, over its page; `place`: into which folder.
void open_export(Draft& draft);
void draw_export(Ui& ui, const Rect& screen, const app::View& view);
// A key while that is open. True: it was one of its own.
bool act_on_export(Ui& ui, const KeyPress& key);

}  // namespace nullo::gui
