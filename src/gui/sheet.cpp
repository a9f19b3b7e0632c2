#include "gui/sheet.h"

#include <algorithm>

#include <fmt/format.h>

#include "gui/widgets.h"

namespace nullo::gui {

namespace {

constexpr float kHead = 34;
constexpr float kRow = 30;
constexpr float kOpenRow = 44;
constexpr float kTotals = 54;

constexpr Type kTotal{28, Weight::kBold};

struct Columns {
  Rect line;
  float label;
  int count;
  float gap;
  [[nodiscard]] Rect label_cell() const { return {line.x0, line.y0, line.x0 + label, line.y1}; }
  [[nodiscard]] Rect cell(int i) const {
    return Rect{line.x0 + label, line.y0, line.x1, line.y1}.column(i, count, gap);
  }
};

Columns columns(const Ui& ui, const app::Sheet& sheet, const Rect& line) {
  return {line,
          ui.px(sheet.names.size() > 6         ? 34
                : ui.units(line.width()) < 330 ? 42
                                               : 64),
          std::max(1, static_cast<int>(sheet.names.size())), ui.px(4)};
}

int best_place(const app::Sheet& sheet, int i) {
  const auto at = static_cast<std::size_t>(i);
  return sheet.any_complete && at < sheet.places.size() ? sheet.places[at] : 0;
}

void draw_head(Ui& ui, const Rect& r, const app::Sheet& sheet) {
  const Columns cols = columns(ui, sheet, r);
  for (int i = 0; i < static_cast<int>(sheet.names.size()); ++i) {
    Rect cell = cols.cell(i);
    const std::string& name = sheet.names[static_cast<std::size_t>(i)];
    const float wanted = ui.px(24) + ui.text_width(name, type::kStrong);
    if (ui.units(cell.width()) < 50) {
      seat_badge(ui, cell.center(), ui.px(11), Seat{i});
      continue;
    }
    if (wanted < cell.width()) cell = cell.middle(wanted, cell.height());
    seat_badge(ui, {cell.x0 + ui.px(9), cell.center().y}, ui.px(9), Seat{i});
    cell.cut_left(ui.px(22));
    ui.text(cell, name, type::kStrong, ui.theme.text);
  }
}

void draw_row(Ui& ui, const Rect& r, const app::Sheet& sheet, const app::Sheet::Row& row, const SheetLook& look) {
  const Columns cols = columns(ui, sheet, r);
  Touch touch;
  if (look.hands_open) touch = ui.target(fmt::format("hand/{}", row.hand), r);
  const bool chosen = look.chosen == row.hand;
  if (chosen || touch.hovered) ui.fill(r, chosen ? ui.theme.accent_soft : ui.theme.raised, 6);
  if (touch.focused) focus_ring(ui, r.inset(ui.px(2)), 6);
  if (touch.clicked) ui.mean(app::OpenHand{row.hand});
  Rect label = cols.label_cell();
  label.cut_left(ui.px(8));
  ui.text(label, row.label, type::kStrong, ui.theme.dim);
  for (int i = 0; i < cols.count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (at >= row.scores.size()) continue;
    const Rect cell = cols.cell(i);
    const bool total = at < row.totals.size() && !row.totals[at].empty() && ui.units(cell.width()) > 62;
    const Rect left = total ? Rect{cell.x0, cell.y0, cell.center().x - ui.px(3), cell.y1} : cell;
    const Rect right{cell.center().x + ui.px(3), cell.y0, cell.x1, cell.y1};
    ui.text(left, row.scores[at], type::kBody, row.complete ? ui.theme.text : ui.theme.accent,
            total ? Align::kRight : Align::kCenter);
    if (total) ui.text(right, row.totals[at], type::kSmall, ui.theme.dim);
  }
}

void draw_totals(Ui& ui, const Rect& r, const app::Sheet& sheet) {
  const Columns cols = columns(ui, sheet, r);
  ui.fill({r.x0, r.y0, r.x1, r.y0 + ui.px(1)}, ui.theme.dim);
  for (int i = 0; i < cols.count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (at >= sheet.totals.size()) continue;
    const Rect cell = cols.cell(i);
    const bool leads = best_place(sheet, i) == 1;
    if (leads) ui.fill(cell.inset(ui.px(1), ui.px(4)), ui.theme.accent_soft, 8);
    if (leads && ui.units(cell.width()) >= 50) {
      const float width = ui.text_width(sheet.totals[at], kTotal);
      ui.symbol({cell.center().x - width / 2 - ui.px(12), cell.center().y}, "★", ui.px(17), ui.theme.accent);
    }
    ui.text(cell, sheet.totals[at], kTotal, ui.theme.text, Align::kCenter);
  }
}

}  // namespace

float sheet_height(const Ui& ui, const app::Sheet& sheet, const SheetLook& look) {
  return ui.px(kHead + (look.hands_open ? kOpenRow : kRow) * static_cast<float>(sheet.rows.size()) + kTotals);
}

void draw_sheet(Ui& ui, const Rect& r, const app::Sheet& sheet, const SheetLook& look) {
  Rect rest = r;
  draw_head(ui, rest.cut_top(ui.px(kHead)), sheet);
  const Rect totals = rest.cut_bottom(ui.px(kTotals));
  const float row = ui.px(look.hands_open ? kOpenRow : kRow);
  const auto room = static_cast<std::size_t>(std::max(0.0F, rest.height() / row + 0.01F));
  const std::size_t first = look.all_rows || sheet.rows.size() <= room ? 0 : sheet.rows.size() - room;
  for (std::size_t i = first; i < sheet.rows.size(); ++i) {
    draw_row(ui, rest.cut_top(row), sheet, sheet.rows[i], look);
  }
  draw_totals(ui, totals.moved(0, std::min(0.0F, rest.y0 - totals.y0 + ui.px(2))), sheet);
}

}  // namespace nullo::gui
