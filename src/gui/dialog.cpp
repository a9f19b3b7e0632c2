#include <algorithm>

#include "gui/overlay.h"
#include "gui/screens.h"
#include "gui/widgets.h"

namespace nullo::gui {

void draw_dialog(Ui& ui, const Rect& screen, const app::Dialog& dialog) {
  const float width = std::min(ui.px(560), screen.width() - ui.px(16));
  const float inner = width - ui.px(36);
  const bool narrow = button_width(ui, dialog.yes) + button_width(ui, dialog.no) > inner - ui.px(10);
  const float buttons = ui.px(narrow ? 2 * 50 + 8 : 50);
  const float title = ui.wrapped_height(inner, dialog.title, type::kTitle);
  const float text = ui.wrapped_height(inner, dialog.text, type::kBody);
  const Overlay overlay = begin_overlay(ui, "##dialog", screen, width, title + text + buttons + ui.px(36 + 8 + 20));
  Rect rest = overlay.inside;
  Rect row = rest.cut_bottom(buttons);
  rest.cut_bottom(ui.px(12));
  Rect content = ui.begin_scroll("dialog", rest);
  content.cut_top(ui.wrapped(content, dialog.title, type::kTitle, ui.theme.text) + ui.px(8));
  const float end =
      content.y0 + ui.wrapped({content.x0, content.y0, rest.x1, content.y1}, dialog.text, type::kBody, ui.theme.text);
  ui.end_scroll(end);
  const Rect no = narrow ? row.row(1, 2, ui.px(8)) : row.column(0, 2, ui.px(10));
  const Rect yes = narrow ? row.row(0, 2, ui.px(8)) : row.column(1, 2, ui.px(10));
  // The bright one is what Enter does.
  const bool enter_is_no = dialog.careful || dialog.escape_is_yes;
  const Tone other = dialog.careful ? Tone::kDanger : Tone::kNormal;
  if (button(ui, "dialog/no", no, dialog.no, {.tone = enter_is_no ? Tone::kPrimary : Tone::kNormal}))
    ui.mean(app::Decline{});
  if (button(ui, "dialog/yes", yes, dialog.yes, {.tone = enter_is_no ? other : Tone::kPrimary})) ui.mean(app::Accept{});
  end_overlay();
}

}  // namespace nullo::gui
