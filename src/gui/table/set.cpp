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

Box labelled(Ui& ui, const FieldRow& row, float width, Box cells) {
  constexpr float kLine = 26;
  constexpr float kLabelGap = 12;
  const auto draw = [&ui, &row](const Rect& r) {
    const std::string words = without_key(ui, row.label);
    const Type type = type_that_fits(ui, r.width(), r.height(), words, type::kBodyBold);
    ui.wrapped(r.middle(r.width(), ui.wrapped_height(r.width(), words, type)), words, type, ui.theme.text);
  };
  const float beside = field_label_width(ui, width);
  if (beside <= 0) return Box::column(0, {Box::fixed(0, ui.px(kLine), draw), std::move(cells)});
  return Box::row(ui.px(kLabelGap), {Box::fixed(beside - ui.px(kLabelGap), 0, draw), std::move(cells).grow()});
}

namespace {

constexpr float kSlot = 60;
constexpr float kSlotGap = 6;
constexpr float kSlotHeight = 74;

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

Box set_row(Ui& ui, const FieldRow& row, float width) {
  std::vector<Box> slots;
  for (const CardsRow::Cell& cell : row.as<CardsRow>().cells) {
    slots.push_back(Box::fixed(ui.px(kSlot), ui.px(kSlotHeight),
                               [&ui, &row, &cell](const Rect& r) { draw_slot(ui, r, row.id, cell); }));
  }
  return labelled(ui, row, width, Box::wrap(ui.px(kSlotGap), std::move(slots)).pad({0, 0, 0, ui.px(kSlotGap)}));
}

}  // namespace nullo::gui
