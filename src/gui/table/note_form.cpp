#include "gui/table/note_form.h"

#include "gui/kit/overlay.h"
#include "gui/kit/widgets.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kArea = 124;  // of four lines

}  // namespace

void open_note_form(ScreenState& state, std::string_view note) {
  state.note = note;
  state.overlay = ScreenState::Overlay::kNote;
  state.focus.clear();
  state.focus_wish = "note";
}

std::optional<std::string> draw_note_form(Ui& ui, const Rect& screen, std::string_view heading) {
  const Overlay overlay = begin_overlay(ui, "##note", screen, ui.px(560), ui.px(36 + 34 + kArea + 24 + 66));
  Rect rest = overlay.inside;
  ui.text(rest.cut_top(ui.px(34)), heading, type::kName, ui.theme.text);
  rest.cut_top(ui.px(6));
  const Rect row = rest.cut_bottom(ui.px(kTarget));
  const bool roomy = ui.names_keys() && rest.height() >= ui.px(kTarget + 24);
  if (roomy)
    ui.text(rest.cut_bottom(ui.px(24)), text::say("Shift+Enter begins another line"), type::kNote, ui.theme.dim);
  const Ui::Typed typed =
      ui.text_area("note", rest.cut_top(ui.px(kArea)), ui.state.note, text::say("What should be remembered?"));
  const bool cancel =
      button(ui, "note/cancel", row.column(0, 2, ui.px(10)), text::say("Cancel"), {.key = ui.key_of("note/cancel")});
  const bool keep = button(ui, "note/keep", row.column(1, 2, ui.px(10)), text::say("Keep"),
                           {.tone = Tone::kPrimary, .key = ui.key_of("note/keep")});
  end_overlay();
  if (cancel || keep || typed.entered) ui.state.overlay = ScreenState::Overlay::kNone;
  return keep || typed.entered ? std::optional{ui.state.note} : std::nullopt;
}

}  // namespace nullo::gui
