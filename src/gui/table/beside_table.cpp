// Beside the table: the score sheet, what is good to know, and every point of this hand with its reason.
#include <string>
#include <utility>
#include <vector>

#include "gui/kit/frame.h"
#include "gui/kit/sheet.h"
#include "gui/kit/whys.h"
#include "gui/table/table.h"

namespace nullo::gui {

namespace {

constexpr float kHowHeight = 24;
constexpr std::string_view kHowToCorrect = "Tap a hand to see or correct it";

// The newest first.
Box whys_so_far(Ui& ui, const app::TableView& view) {
  if (!view.whys.empty()) return whys_of(ui, view.whys);
  return line(ui, view.pays_at_once ? "Nothing paid yet" : "No points yet", type::kBody, ui.theme.dim);
}

}  // namespace

Box side_of_table(Ui& ui, const app::TableView& view, float sheet_room) {
  std::vector<Box> parts;
  if (opens_hands(view.sheet)) {
    const float how = ui.px(kHowHeight);
    parts.push_back(Box::column(0, {sheet_panel(ui, view.sheet, sheet_room - how),
                                    line(ui, std::string{kHowToCorrect}, type::kNote, ui.theme.dim, Align::kCenter)}));
  } else {
    parts.push_back(sheet_panel(ui, view.sheet, sheet_room));
  }
  if (!view.panel.empty()) parts.push_back(panel_of(ui, "Good to know", lines_of(ui, view.panel)));
  const bool form = view.form != games::Form::kTricks;
  if (!form || !view.whys.empty()) parts.push_back(panel_of(ui, "This hand, newest first", whys_so_far(ui, view)));
  if (!view.hand_note.empty()) parts.push_back(panel_of(ui, "Note on this hand", lines_of(ui, {view.hand_note})));
  return Box::column(ui.px(kGap), std::move(parts));
}

float draw_side(Ui& ui, const Rect& r, const app::TableView& view, float sheet_room) {
  return draw_from_top(side_of_table(ui, view, sheet_room), r);
}

}  // namespace nullo::gui
