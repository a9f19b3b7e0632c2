// Beside the table: the score sheet, what is good to know, and every point of this hand with its reason.
#include <algorithm>

#include "gui/kit/sheet.h"
#include "gui/kit/widgets.h"
#include "gui/table/table.h"

namespace nullo::gui {

namespace {

constexpr float kHowHeight = 24;
constexpr std::string_view kHowToCorrect = "Tap a hand to see or correct it";

float why_height(const Ui& ui, float width, const app::WhyLine& why) {
  return std::max(ui.px(26), ui.wrapped_height(width - ui.px(30), why.text, type::kBody) + ui.px(6));
}

void draw_why(Ui& ui, Rect r, const app::WhyLine& why) {
  const Rect badge = r.cut_left(ui.px(24));
  if (why.seat) seat_badge(ui, {badge.x0 + ui.px(9), badge.y0 + ui.px(11)}, ui.px(9), *why.seat);
  r.cut_left(ui.px(6));
  ui.wrapped(r, why.text, type::kBody, ui.theme.text);
}

Rect part(Ui& ui, Rect& rest, float content, std::string_view heading) {
  const Rect room = rest.cut_top(content + panel_heading_height(ui) + ui.px(10));
  rest.cut_top(ui.px(10));
  return panel(ui, room, heading);
}

void draw_panel_lines(Ui& ui, Rect& rest, const app::TableView& view) {
  if (view.panel.empty()) return;
  const float width = rest.width() - ui.px(24);
  float height = 0;
  for (const auto& line : view.panel) height += ui.wrapped_height(width, line, type::kBody) + ui.px(4);
  Rect inside = part(ui, rest, height, "Good to know");
  for (const auto& line : view.panel) {
    inside.cut_top(ui.wrapped(inside, line, type::kBody, ui.theme.text) + ui.px(4));
  }
}

void draw_whys(Ui& ui, Rect& rest, const app::TableView& view) {
  const float width = rest.width() - ui.px(24);
  float height = view.whys.empty() ? ui.px(26) : 0;
  for (const auto& why : view.whys) height += why_height(ui, width, why);
  Rect inside = part(ui, rest, height, "This hand, newest first");
  if (view.whys.empty())
    ui.text(inside, view.pays_at_once ? "Nothing paid yet" : "No points yet", type::kBody, ui.theme.dim);
  for (const auto& why : view.whys) draw_why(ui, inside.cut_top(why_height(ui, inside.width(), why)), why);
}

void draw_note(Ui& ui, Rect& rest, const app::TableView& view) {
  if (view.hand_note.empty()) return;
  const float height = ui.wrapped_height(rest.width() - ui.px(24), view.hand_note, type::kBody);
  ui.wrapped(part(ui, rest, height + ui.px(4), "Note on this hand"), view.hand_note, type::kBody, ui.theme.text);
}

}  // namespace

float draw_side(Ui& ui, const Rect& r, const app::TableView& view, float sheet_room) {
  Rect rest = r;
  rest.y1 = r.y0 + 1e6F;
  const float how = opens_hands(view.sheet) ? ui.px(kHowHeight) : 0;
  const SheetPart part = part_of_sheet(ui, rest.width() - ui.px(12), view.sheet, sheet_room - how);
  Rect sheet = rest.cut_top(part_height(ui, rest.width() - ui.px(12), part) + ui.px(12) + how);
  rest.cut_top(ui.px(10));
  ui.fill(sheet, ui.theme.panel, 12);
  ui.outline(sheet, ui.theme.panel_edge, 12, 1);
  if (how > 0) ui.text(sheet.cut_bottom(how), kHowToCorrect, type::kNote, ui.theme.dim, Align::kCenter);
  draw_part(ui, sheet.inset(ui.px(6)), part);
  draw_panel_lines(ui, rest, view);
  draw_whys(ui, rest, view);
  draw_note(ui, rest, view);
  return rest.y0;
}

}  // namespace nullo::gui
