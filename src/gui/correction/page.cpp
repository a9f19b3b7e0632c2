// A correction before it is saved: the score sheets before and after, side by side where there is room.
#include <algorithm>

#include "gui/chips/due.h"
#include "gui/kit/sheet.h"
#include "gui/kit/whys.h"
#include "gui/kit/widgets.h"
#include "gui/screens.h"

namespace nullo::gui {

namespace {

using app::CompareView;

constexpr float kCompareButton = 52;

float draw_words(Ui& ui, Rect r, std::string_view text, Type type, ImU32 ink) {
  if (text.empty()) return r.y0;
  r.y1 = r.y0 + 1e6F;
  return r.y0 + ui.wrapped(r, text, type, ink) + ui.px(6);
}

// A box with a question, or with what else changes.
float draw_box(Ui& ui, Rect r, const std::vector<std::string>& lines, Type type, ImU32 ground) {
  if (lines.empty()) return r.y0;
  const float width = r.width() - ui.px(28);
  float height = ui.px(16);
  for (const auto& line : lines) height += ui.wrapped_height(width, line, type) + ui.px(4);
  r.y1 = r.y0 + height;
  ui.fill(r, ground, 12);
  Rect inside = r.inset(ui.px(14), ui.px(8));
  for (const auto& line : lines) inside.cut_top(ui.wrapped(inside, line, type, ui.theme.text) + ui.px(4));
  return r.y1 + ui.px(kGap);
}

float draw_pots_left(Ui& ui, Rect r, const std::vector<app::PotView>& pots) {
  if (pots.empty()) return r.y0;
  r.y1 = r.y0 + pots_height(ui, r.width(), pots) + ui.px(16);
  draw_pots(ui, r, pots, ui.theme.text);
  return r.y1 + ui.px(kGap);
}

float draw_side(Ui& ui, Rect r, const CompareView::Side& side, bool after) {
  r.y0 = draw_words(ui, r, side.heading, type::kName, after ? ui.theme.text : ui.theme.dim);
  Rect sheet = r;
  sheet.y1 = r.y0 + sheet_height(ui, r.width() - ui.px(24), side.sheet) + ui.px(20);
  draw_sheet(ui, panel(ui, sheet), side.sheet);
  r.y0 = sheet.y1 + ui.px(kGap);
  r.y0 = draw_words(ui, r, side.outcome, type::kBodyBold, ui.theme.text);
  r.y0 = draw_words(ui, r, side.standing, type::kBody, ui.theme.text);
  r.y0 = draw_pots_left(ui, r, side.pots);
  return draw_whys(ui, r, after ? "Only after" : "Only before", side.whys);
}

// Which chips move once the correction is saved.
float draw_moves(Ui& ui, Rect r, const std::vector<app::DueLine>& due) {
  if (due.empty()) return r.y0;
  r.y0 = draw_words(ui, r, "Then these chips change hands:", type::kBodyBold, ui.theme.text);
  r.y1 = r.y0 + due_height(ui, r.width(), due);
  draw_due(ui, r, due, {}, {});
  return r.y1 + ui.px(kGap);
}

float draw_content(Ui& ui, Rect r, const CompareView& view) {
  if (!view.question.empty()) r.y0 = draw_box(ui, r, {view.question}, type::kName, ui.theme.ask_soft);
  r.y0 = draw_box(ui, r, view.changes, type::kBodyBold, ui.theme.tell_soft);
  r.y0 = draw_moves(ui, r, view.due);
  const bool two = ui.units(r.width()) >= 600;
  const Rect left = two ? r.column(0, 2, ui.px(2 * kGap)) : r;
  const float before = draw_side(ui, left, view.before, false);
  Rect right = two ? r.column(1, 2, ui.px(2 * kGap)) : r;
  if (!two) right.y0 = before + ui.px(kGap);
  return std::max(before, draw_side(ui, right, view.after, true));
}

void draw_buttons(Ui& ui, const Rect& r, const CompareView& view) {
  const bool in_foot = !ui.names_keys();  // the button that saves is in the foot
  const Rect back = in_foot ? r : r.column(0, 2, ui.px(kGap));
  if (button(ui, "compare/back", back, view.back, {.type = type::kName})) ui.mean(app::Back{});
  if (in_foot) return;
  const ButtonLook look{.tone = Tone::kPrimary, .enabled = view.can_accept, .type = type::kName};
  if (button(ui, "compare/accept", r.column(1, 2, ui.px(kGap)), view.accept, look)) ui.mean(app::Accept{});
}

}  // namespace

void draw_compare(Ui& ui, const Rect& r, const CompareView& view) {
  Rect rest = r.inset(ui.px(12));
  draw_buttons(ui, rest.cut_bottom(ui.px(kCompareButton)), view);
  rest.cut_bottom(ui.px(kGap));
  const Rect content = ui.begin_scroll("compare", rest);
  ui.end_scroll(draw_content(ui, content, view));
  draw_due_list(ui, ui.window(), view.due);
}

}  // namespace nullo::gui
