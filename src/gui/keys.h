// What a key does: looks it up in the tables of the page (app/key_row.h) and of what lies over it (gui/form_keys.h).
#pragma once

#include <string>

#include "app/view.h"
#include "gui/imgui/events.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

// The name of the key in the tables of keys: "Enter", "Ctrl+Z", "n". Empty: a character that is no plain letter.
std::string name_of(const KeyPress& key);

// A key that is held down goes through a list, and moves the focus; any other counts once.
bool counts(const KeyPress& key);

// Acts on one key that no text field wanted: sets the intent, or moves the focus. True: the key was F11.
bool act_on_key(Ui& ui, const app::View& view, const KeyPress& key, bool typing);

}  // namespace nullo::gui
