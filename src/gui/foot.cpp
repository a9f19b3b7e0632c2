#include "gui/foot.h"

#include <optional>
#include <string>

#include "gui/kit/widgets.h"
#include "gui/screens.h"
#include "gui/table/fields.h"
#include "gui/table/table.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kFoot = 64;
constexpr float kLyingFoot = 56;
constexpr float kAcceptPart = 0.42F;
constexpr float kLyingAcceptPart = 0.19F;
constexpr float kLyingBackPart = 0.22F;

struct AcceptOf {
  template <class Other>
  std::optional<Accept> operator()(const Other& view) const {
    if constexpr (requires { accept_of(view); }) return accept_of(view);
    return std::nullopt;
  }
};

// Takes back the digit typed last, or else the last entry.
void draw_take_back(Ui& ui, const Rect& r, const app::View& view) {
  const auto* table = std::get_if<app::TableView>(&view.screen);
  const bool digits = table != nullptr && !table->pending.empty();
  const std::string what = digits ? table->pending : view.undo.empty() ? text::say("Undo") : view.undo;
  const std::string label = "↶  " + what;
  if (button(ui, "undo", r, label, {.enabled = digits || !view.undo.empty()}))
    ui.mean(digits ? app::Intent{app::TypeKey{.named = app::TypeKey::Named::kBackspace}} : app::Intent{app::Undo{}});
}

// Cuts the foot off and draws redo in it. Returns what is left of the foot.
Rect begin_foot(Ui& ui, Rect& above, const app::View& view) {
  const Rect foot = above.cut_bottom(ui.px(ui.shape() == Shape::kLying ? kLyingFoot : kFoot));
  ui.fill(foot, ui.theme.panel);
  ui.fill({foot.x0, foot.y0, foot.x1, foot.y0 + ui.px(1)}, ui.theme.panel_edge);
  Rect rest = foot.inset(ui.px(8), ui.px(4));
  const Rect redo = rest.cut_left(ui.px(kTarget));
  rest.cut_left(ui.px(kTightGap));
  if (button(ui, "redo", redo, "↷", {.enabled = !view.redo.empty(), .type = type::kName})) ui.mean(app::Redo{});
  return rest;
}

}  // namespace

bool is_of_table(const app::View& view) { return std::visit(AcceptOf{}, view.screen).has_value(); }

bool has_foot(const Ui& ui, const app::View& view) { return !ui.names_keys() && is_of_table(view); }

Rect draw_undo_foot(Ui& ui, const Rect& r, const app::View& view) {
  Rect above = r;
  draw_take_back(ui, begin_foot(ui, above, view), view);
  return above;
}

Rect draw_foot(Ui& ui, const Rect& r, const app::View& view) {
  const bool lying = ui.shape() == Shape::kLying;
  Rect above = r;
  Rect rest = begin_foot(ui, above, view);
  const float whole = rest.width();
  const Rect at_right = rest.cut_right(whole * (lying ? kLyingAcceptPart : kAcceptPart));
  rest.cut_right(ui.px(kTightGap));
  if (lying) {
    Rect between = rest;
    rest = between.cut_left(whole * kLyingBackPart);
    between.cut_left(ui.px(kTightGap));
    if (const auto* table = std::get_if<app::TableView>(&view.screen)) draw_foot_shortcuts(ui, between, *table);
    if (const auto* over = std::get_if<app::HandOverView>(&view.screen)) draw_foot_next(ui, between, *over);
    if (const auto* over = std::get_if<app::GameOverView>(&view.screen)) draw_foot_ways_on(ui, between, *over);
  }
  draw_take_back(ui, rest, view);
  const auto accept = std::visit(AcceptOf{}, view.screen);
  draw_accept(ui, at_right, *accept);
  return above;
}

Accept accept_of(const app::TableView& view) {
  const EnterKey ok = enter_key(view);
  return {"ok", ok.label, {}, ok.enabled};
}

Accept accept_of(const app::HandOverView& view) { return {"accept", view.accept, text::say("Record")}; }

Accept accept_of(const app::GameOverView& /*it always can be*/) {
  return {"rematch", app::with_key(text::say("Rematch"), "Enter"), {}, true, app::Rematch{}};
}

Accept accept_of(const app::CompareView& view) { return {"compare/accept", view.accept, {}, view.can_accept}; }

}  // namespace nullo::gui
