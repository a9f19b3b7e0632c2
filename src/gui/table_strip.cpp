// The tricks of the hand, 1 to 13, and the named shortcuts beside them.
#include <algorithm>

#include <fmt/format.h>

#include "gui/cards.h"
#include "gui/table.h"
#include "gui/widgets.h"

namespace nullo::gui {

namespace {

constexpr float kCellHeight = 78;
constexpr float kCellGap = 4;
constexpr Type kTiny{13, Weight::kRegular};
constexpr Type kTinyBold{13, Weight::kBold};

int per_row(const Ui& ui, float width, int count) {
  const int fit = std::max(1, static_cast<int>((ui.units(width) + kCellGap) / (kTarget + kCellGap)));
  const int rows = (count + fit - 1) / fit;
  return (count + rows - 1) / rows;
}

void draw_cell_cards(Ui& ui, const Rect& r, const app::TableView::TrickCell& cell) {
  const auto count = static_cast<float>(cell.cards.size());
  const float w = std::min({ui.px(19), r.height() / kCardShape, r.width() / std::max(1.0F, count)});
  float x = r.center().x - w * count / 2;
  for (const NotedCard& noted : cell.cards) {
    const Rect face = rect_at(x, r.center().y - w * kCardShape / 2, w - ui.px(1), w * kCardShape);
    draw_card(ui, face, noted.card);
    // Who played it, on its lower edge.
    if (noted.by) seat_badge(ui, {face.center().x, face.y1 - w * 0.1F}, w * 0.36F, *noted.by);
    x += w;
  }
}

void draw_cell(Ui& ui, const Rect& r, const app::TableView::TrickCell& cell) {
  const Touch touch = ui.target(fmt::format("trick/{}", cell.number), r, cell.told);
  const bool strong = cell.now || cell.mending;
  ui.fill(r,
          strong          ? ui.theme.accent_soft
          : touch.hovered ? ui.theme.raised_hover
          : cell.told     ? ui.theme.raised
                          : ui.theme.panel,
          8);
  if (cell.mending || cell.now)
    ui.outline(r, ui.theme.accent, 8, cell.mending ? 3 : 2);
  else
    ui.outline(r, ui.theme.panel_edge, 8, 1);
  if (touch.focused) focus_ring(ui, r, 8);
  if (touch.clicked) ui.mean(app::TapTrick{cell.number - 1});
  Rect rest = r.inset(ui.px(3), ui.px(4));
  Rect head = rest.cut_top(ui.px(20));
  const std::string number = fmt::format("{}", cell.number);
  if (cell.seat) {
    const Rect badge = head.cut_right(ui.px(18));
    seat_badge(ui, badge.center(), ui.px(8.5F), *cell.seat);
    ui.text(head.inset(ui.px(2), 0), number, kTinyBold, ui.theme.dim);
  } else {
    ui.text(head, number, kTinyBold, strong ? ui.theme.accent : ui.theme.dim, Align::kCenter);
  }
  if (!cell.mark.empty()) {
    const Rect mark = rest.cut_bottom(ui.wrapped_height(rest.width(), cell.mark, kTiny));
    ui.wrapped(mark, cell.mark, kTiny, ui.theme.accent, Align::kCenter);
  }
  const std::string_view went = cell.on_table ? "stays" : std::string_view{cell.winner};
  const ImU32 ink = cell.on_table ? ui.theme.dim : ui.theme.text;
  if (!went.empty()) ui.text(rest.cut_top(ui.px(17)), went, kTiny, ink, Align::kCenter);
  draw_cell_cards(ui, rest, cell);
}

}  // namespace

float strip_height(const Ui& ui, float width, const app::TableView& view) {
  const int count = static_cast<int>(view.strip.size());
  if (count == 0) return 0;
  const int row = per_row(ui, width, count);
  const int rows = (count + row - 1) / row;
  return ui.px(kCellHeight + kCellGap) * static_cast<float>(rows) - ui.px(kCellGap);
}

void draw_strip(Ui& ui, const Rect& r, const app::TableView& view) {
  const int row = per_row(ui, r.width(), static_cast<int>(view.strip.size()));
  int i = 0;
  for (const auto& cell : view.strip) {
    const Rect line = rect_at(r.x0, r.y0 + static_cast<float>(i / row) * ui.px(kCellHeight + kCellGap), r.width(),
                              ui.px(kCellHeight));
    draw_cell(ui, line.column(i % row, row, ui.px(kCellGap)), cell);
    ++i;
  }
}

// ---- shortcuts and the way to the other form

namespace {

struct Action {
  std::string name;
  std::string label;
  std::string key;
  app::Intent intent;
};

using Shortcuts = std::vector<games::Shortcut>;

Action action_of(const games::Shortcut& shortcut) {
  return {"shortcut/" + shortcut.id, shortcut.label, shortcut.key == 0 ? "" : std::string{shortcut.key},
          app::TapShortcut{shortcut.id}};
}

Action to_switch(const app::TableView& view) {
  const bool tricks = view.form == games::Form::kTricks;
  const std::string_view usual = tricks ? "Quick entry" : "Trick by trick";
  return {"switch", view.other_form.empty() ? std::string{usual} : view.other_form, "Tab",
          app::SwitchForm{tricks ? games::Form::kSummary : games::Form::kTricks}};
}

float action_width(const Ui& ui, const Action& action) { return button_width(ui, action.label, {.key = action.key}); }

// "Done" and "Cancel" come and go: what is beside and above them stays where it is.
int cells_of(const app::TableView& view) {
  const std::size_t most = std::max({view.shortcuts.size(), view.usual_shortcuts.size(), std::size_t{1}});
  return static_cast<int>(most) + (view.can_switch ? 1 : 0);
}

int actions_per_row(const Ui& ui, float width, const app::TableView& view) {
  const float widest = std::max(ui.px(80), shortcuts_width(ui, view));
  return std::clamp(static_cast<int>((width + ui.px(8)) / (widest + ui.px(8))), 1, cells_of(view));
}

}  // namespace

float shortcuts_width(const Ui& ui, const app::TableView& view) {
  float widest = view.can_switch ? action_width(ui, to_switch(view)) : 0;
  for (const Shortcuts* each : {&view.shortcuts, &view.usual_shortcuts}) {
    for (const games::Shortcut& shortcut : *each) widest = std::max(widest, action_width(ui, action_of(shortcut)));
  }
  return widest;
}

float shortcuts_height(const Ui& ui, float width, const app::TableView& view) {
  const int row = actions_per_row(ui, width, view);
  const int rows = (cells_of(view) + row - 1) / row;
  return ui.px(kTarget + 6) * static_cast<float>(rows) - ui.px(6);
}

void draw_shortcuts(Ui& ui, const Rect& r, const app::TableView& view) {
  const int row = actions_per_row(ui, r.width(), view);
  const auto draw = [&](int at, const Action& action) {
    const float y = r.y0 + static_cast<float>(at / row) * ui.px(kTarget + 6);
    const Rect cell = rect_at(r.x0, y, r.width(), ui.px(kTarget)).column(at % row, row, ui.px(8));
    if (button(ui, action.name, cell, action.label, {.key = action.key})) ui.mean(action.intent);
  };
  int at = 0;
  for (const games::Shortcut& shortcut : view.shortcuts) draw(at++, action_of(shortcut));
  if (view.can_switch) draw(cells_of(view) - 1, to_switch(view));
}

}  // namespace nullo::gui
