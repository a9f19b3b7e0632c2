// Facts that are a set of cards, entered one by one.
#include <algorithm>

#include <fmt/format.h>

#include "gui/kit/cards.h"
#include "gui/kit/widgets.h"
#include "gui/table/fields.h"

namespace nullo::gui {

float field_label_width(const Ui& ui, float width) {
  constexpr float kLeastBesideLabel = 560;
  constexpr float kLyingBeside = 400;  // there is no height for a label above the cells
  const float least = ui.shape() == Shape::kLying ? kLyingBeside : kLeastBesideLabel;
  return ui.units(width) < least ? 0 : std::min(ui.px(230), width * 0.28F);
}

float field_label_height(const Ui& ui, float width) {
  constexpr float kLine = 26;
  return field_label_width(ui, width) > 0 ? 0 : ui.px(kLine);
}

Rect draw_field_label(Ui& ui, Rect r, const FieldRow& row) {
  const float beside = field_label_width(ui, r.width());
  Rect label = beside > 0 ? r.cut_left(beside) : r.cut_top(field_label_height(ui, r.width()));
  label.cut_right(ui.px(beside > 0 ? 12 : 0));
  const std::string words = without_key(ui, row.label);
  const Type type = type_that_fits(ui, label.width(), label.height(), words, type::kBodyBold);
  const float height = ui.wrapped_height(label.width(), words, type);
  ui.wrapped(label.middle(label.width(), height), words, type, ui.theme.text);
  return r;
}

namespace {

constexpr float kSlot = 60;
constexpr float kSlotGap = 6;
constexpr float kSlotHeight = 74;

struct SetSlots {
  int across = 1;
  int lines = 1;
};

SetSlots slots_in(const Ui& ui, float width, const CardsRow& set) {
  const float room = ui.units(width - field_label_width(ui, width));
  const int count = std::max(1, static_cast<int>(set.cells.size()));
  const int across = std::clamp(static_cast<int>((room + kSlotGap) / (kSlot + kSlotGap)), 1, count);
  return {across, (count + across - 1) / across};
}

void draw_slot(Ui& ui, const Rect& r, const std::string& field, const CardsRow::Cell& cell) {
  const Touch touch = ui.target(fmt::format("set/{}/{}", field, to_string(cell.card)), r);
  ui.fill(r, cell.chosen ? ui.theme.chosen : touch.hovered ? ui.theme.raised_hover : ui.theme.raised, 8);
  if (cell.chosen) ui.outline(r, ui.theme.text, 8, 3);
  if (touch.focused) focus_ring(ui, r, 8);
  if (touch.clicked) ui.mean(app::TapSetCard{field, cell.card});
  const float high = r.height() - ui.px(12);
  draw_card(ui, r.middle(high / kCardShape, high), cell.card, {.spent = !cell.chosen});
  if (!cell.chosen) return;
  const Point corner{r.x1 - ui.px(8), r.y0 + ui.px(8)};
  ui.disc(corner, ui.px(10), ui.theme.text);
  ui.symbol(corner, "✓", ui.px(16), ui.theme.panel);
}

}  // namespace

float set_height(const Ui& ui, float width, const CardsRow& set) {
  return field_label_height(ui, width) +
         ui.px(kSlotHeight + kSlotGap) * static_cast<float>(slots_in(ui, width, set).lines);
}

void draw_set(Ui& ui, const Rect& r, const FieldRow& row, const CardsRow& set) {
  const SetSlots slots = slots_in(ui, r.width(), set);
  const Rect rest = draw_field_label(ui, r, row);
  int i = 0;
  for (const CardsRow::Cell& cell : set.cells) {
    const float x = rest.x0 + ui.px(kSlot + kSlotGap) * static_cast<float>(i % slots.across);
    const float y = rest.y0 + ui.px(kSlotHeight + kSlotGap) * static_cast<float>(i / slots.across);
    draw_slot(ui, rect_at(x, y, ui.px(kSlot), ui.px(kSlotHeight)), row.id, cell);
    ++i;
  }
}

}  // namespace nullo::gui
