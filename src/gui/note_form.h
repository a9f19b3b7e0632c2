// The form in which a note is written: over the screen while Draft::Overlay::kNote is open.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "gui/ui.h"

namespace nullo::gui {

void open_note_form(Draft& draft, std::string_view note);
// What is to be kept, once that is said.
std::optional<std::string> draw_note_form(Ui& ui, const Rect& screen, std::string_view heading);

}  // namespace nullo::gui
