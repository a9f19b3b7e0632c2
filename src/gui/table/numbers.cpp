// Facts that are some numbers in order: as large as the cards that lie face up on the table.
#include <algorithm>

#include <fmt/format.h>

#include "gui/kit/widgets.h"
#include "gui/table/fields.h"

namespace nullo::gui {

namespace {

constexpr float kHigh = 96;
constexpr float kLow = 84;  // in a narrow row
constexpr float kLying = 64;
constexpr float kWidest = 170;

float cell_height(const Ui& ui, float width) {
  if (ui.shape() == Shape::kLying) return ui.px(kLying);
  return ui.px(field_label_width(ui, width) > 0 && !ui.low() ? kHigh : kLow);
}

void draw_number(Ui& ui, const Rect& r, const std::string& field, int place, const NumbersRow::Cell& cell) {
  const Touch touch = ui.target(fmt::format("place/{}/{}", field, place + 1), r);
  const bool filled = cell.number.has_value();
  const ImU32 ground = touch.hovered ? ui.theme.raised_hover : ui.theme.raised;
  if (filled) ui.fill(r.moved(0, ui.px(2)), IM_COL32(0, 0, 0, 60), 12);
  ui.fill(r, filled ? ui.theme.card : ground, 12);
  ui.outline(r, cell.asked ? ui.theme.ask : filled ? ui.theme.card_edge : ui.theme.panel_edge, 12, cell.asked ? 4 : 1);
  if (touch.focused) focus_ring(ui, r, 12);
  if (touch.clicked) ui.mean(app::TapNumber{field, place, std::nullopt});
  const float size = std::min(r.height() * 0.78F, r.width() * 0.72F);
  if (filled) return ui.symbol(r.center(), fmt::format("{}", *cell.number), size, ui.theme.card_black);
  if (cell.asked) ui.symbol(r.center(), "?", size * 0.7F, ui.theme.text);
}

}  // namespace

Box numbers_row(Ui& ui, const FieldRow& row, float width) {
  const auto& cells = row.as<NumbersRow>().cells;
  const float room = width - field_label_width(ui, width);
  const auto count = static_cast<float>(cells.size());
  const float each = std::min(ui.px(kWidest), (room - ui.px(kSmallGap) * (count - 1)) / count);
  std::vector<Box> parts;
  for (int i = 0; const NumbersRow::Cell& cell : cells) {
    parts.push_back(Box::fixed(each, cell_height(ui, width), [&ui, &row, &cell, place = i++](const Rect& r) {
      draw_number(ui, r, row.id, place, cell);
    }));
  }
  return labelled(ui, row, width, Box::row(ui.px(kSmallGap), std::move(parts))).pad({0, 0, 0, ui.px(kSmallGap)});
}

}  // namespace nullo::gui
