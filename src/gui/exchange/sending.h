// The ways out of the window: a message to copy, files to write.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/view.h"
#include "gui/kit/layout.h"
#include "text/say.h"

namespace nullo::gui {

// Two buttons side by side, or one above another where there is little room.
[[nodiscard]] float sending_height(const Ui& ui, float width);
void draw_sending(Ui& ui, const Rect& r);
// What the button says that copies: where the device has a sheet of sharing, that takes the message.
inline std::string copy_words(const Ui& ui) {
  return ui.shares_text() ? text::say("Share as text") : text::say("Copy as text");
}
// Each of them alone.
Box copy_button(Ui& ui);
Box export_button(Ui& ui);

// The ways out of a page of results: a message to copy, and a file of each of these formats.
std::vector<Box> sends_of(Ui& ui, app::Intent copy, const std::vector<app::Format>& formats,
                          const std::function<app::Intent(app::Format)>& write);

// The form over a past session's page, or over another screen that shows a session: which file to write.
void open_export(ScreenState& state);
void draw_export(Ui& ui, const Rect& screen, const app::View& view);

}  // namespace nullo::gui
