// The form in which a note is written: over the screen while ScreenState::Overlay::kNote is open.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "gui/kit/ui.h"

namespace nullo::gui {

void open_note_form(ScreenState& state, std::string_view note);
// Returns the note in the frame in which the person keeps it.
std::optional<std::string> draw_note_form(Ui& ui, const Rect& screen, std::string_view heading);

}  // namespace nullo::gui
