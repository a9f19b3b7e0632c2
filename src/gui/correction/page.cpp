// A correction before it is kept: the score sheets before and after, side by side where there is room, and what else it
// changes.
#include <utility>
#include <vector>

#include "gui/chips/due.h"
#include "gui/chips/payments.h"
#include "gui/correction/sides.h"
#include "gui/foot.h"
#include "gui/kit/frame.h"
#include "gui/screens.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using app::CompareView;

// What else changes, and the chips that move once the correction is kept.
void add_changes(Ui& ui, const CompareView& view, float width, std::vector<Box>& parts) {
  if (!view.changes.empty()) parts.push_back(notice(ui, text::say("What else changes"), view.changes));
  if (!view.payments.empty()) parts.push_back(payments_panel(ui, view.payments, width));
}

Box asked(Ui& ui, const CompareView& view) { return question(ui, view.heading, view.question, !view.can_accept); }

Box back_button(Ui& ui, const CompareView& view) {
  return push_button(ui, "compare/back", view.back, {}, [&ui] { ui.mean(app::Back{}); });
}

void draw_wide(Ui& ui, const Rect& r, const CompareView& view) {
  constexpr float kLyingPart = 0.3F;
  const Spacing g = spacing_of(ui);
  const bool desk = ui.names_keys();
  const float right = desk ? right_column(ui, r.width()) : r.width() * kLyingPart;
  std::vector<Box> parts;
  add_changes(ui, view, right - ui.scroll_room(), parts);
  add_reasons(ui, view.before, view.after, parts);
  Box beside = scrolling(ui, "changes", Box::column(ui.px(g.gap), std::move(parts)));
  Box sides = both_sides(ui, view.before, view.after, r.width() - right - ui.px(3 * g.edge) - ui.scroll_room(),
                         Sides::kBeforeAndAfter);
  Box left = Box::column(ui.px(g.gap), {asked(ui, view), scrolling(ui, "compare", std::move(sides)).grow()});
  Box back = back_button(ui, view);
  if (desk) {
    left = Box::column(ui.px(g.gap), {std::move(left).grow(), Box::row(0, {std::move(back), space(0).grow()})});
    return two_columns(ui, r, std::move(left), std::move(beside), accept_of(view)).draw(r);
  }
  Box side = Box::column(ui.px(g.gap), {std::move(beside).grow(), std::move(back)});
  Box::row(ui.px(g.edge), {std::move(left).grow(), std::move(side).wide(right)})
      .pad(ui.px(g.edge), ui.px(g.gap))
      .draw(r);
}

void draw_upright(Ui& ui, const Rect& r, const CompareView& view) {
  const Spacing g = spacing_of(ui);
  const float width = r.width() - ui.px(2 * g.edge) - ui.scroll_room();
  std::vector<Box> parts;
  add_changes(ui, view, width, parts);
  parts.push_back(both_sides(ui, view.before, view.after, width, Sides::kBeforeAndAfter));
  add_reasons(ui, view.before, view.after, parts);
  Box content = scrolling(ui, "compare", Box::column(ui.px(g.gap), std::move(parts)));
  Box::column(ui.px(g.gap), {asked(ui, view), std::move(content).grow(), back_button(ui, view)})
      .pad(ui.px(g.edge), ui.px(g.gap))
      .draw(r);
}

}  // namespace

void draw_compare(Ui& ui, const Rect& r, const CompareView& view) {
  ui.shape() == Shape::kUpright ? draw_upright(ui, r, view) : draw_wide(ui, r, view);
  draw_due_list(ui, ui.window(), view.due);
}

}  // namespace nullo::gui
