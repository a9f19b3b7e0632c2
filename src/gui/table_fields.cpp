// The facts of a hand as rows, players across: quick entry, and what decides a tie.
#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "gui/cards.h"
#include "gui/table.h"
#include "gui/widgets.h"

namespace nullo::gui {

namespace {

using Row = app::TableView::FieldRow;

constexpr float kRow = 52;
constexpr float kLabelLine = 24;
constexpr float kPad = 48;
constexpr float kGap = 6;

// A card that lies on the table is shown there; without the table, as a row.
bool shows(const app::TableView& view, const Row& row) {
  return row.kind != Row::Kind::kCard || view.form == games::Form::kSummary;
}

// In a narrow column the label stands above its cells.
bool narrow(const Ui& ui, float width) { return ui.units(width) < 560; }

float label_width(const Ui& ui, float width) { return narrow(ui, width) ? 0 : std::min(ui.px(230), width * 0.28F); }
float sum_width(const Ui& ui, float width) { return narrow(ui, width) ? 0 : ui.px(96); }

bool pad_open(const Ui& ui, const Row& row) {
  if (row.kind != Row::Kind::kCounts) return false;
  if (ui.draft.count_cell) return ui.draft.count_cell->field == row.id;
  return row.current;
}

// Whose count the pad of numbers sets.
std::optional<Seat> pad_seat(const Ui& ui, const Row& row) {
  if (ui.draft.count_cell && ui.draft.count_cell->field == row.id) return ui.draft.count_cell->seat;
  for (int i = 0; i < static_cast<int>(row.cells.size()); ++i) {
    if (row.cells[static_cast<std::size_t>(i)].asked) return Seat{i};
  }
  return std::nullopt;
}

int pad_per_row(const Ui& ui, float width, int count) {
  const int fit = std::max(1, static_cast<int>((ui.units(width) + 4) / (kTarget + 4)));
  const int rows = (count + fit - 1) / fit;
  return (count + rows - 1) / rows;
}

float pad_height(const Ui& ui, float width, const Row& row) {
  if (!pad_open(ui, row)) return 0;
  const int across = pad_per_row(ui, width, row.most + 1);
  return ui.px(kPad) * static_cast<float>((row.most + across) / across);
}

float row_height(const Ui& ui, float width, const Row& row) {
  if (row.kind == Row::Kind::kCard) return ui.px(kRow);
  return ui.px(kRow + (narrow(ui, width) ? kLabelLine : 0)) + pad_height(ui, width, row);
}

// The card's own key, as the palette has it.
std::string_view key_of(const app::TableView& view, const Row& row) {
  for (const auto& entry : view.palette) {
    if (row.card == entry.card && row.kind == Row::Kind::kSeat) return entry.key;
  }
  return {};
}

void draw_label(Ui& ui, Rect r, const app::TableView& view, const Row& row) {
  if (row.card) {
    const float w = std::min(ui.px(34), (r.height() - ui.px(2)) / kCardShape);
    const Rect face = r.cut_left(w);
    draw_card(ui, face.middle(w, w * kCardShape), *row.card);
    r.cut_left(ui.px(10));
  }
  if (const auto key = key_of(view, row); !key.empty()) {
    r.cut_left(key_cap(ui, {r.x0, r.center().y}, key) + ui.px(10));
  }
  ui.text(r, row.label, type::kStrong, row.current ? ui.theme.accent : ui.theme.text);
}

void draw_cell(Ui& ui, const Rect& r, const Row& row, int index) {
  const Row::Cell& cell = row.cells[static_cast<std::size_t>(index)];
  const Seat seat{index};
  const Touch touch = ui.target(fmt::format("field/{}/{}", row.id, index + 1), r, cell.enabled);
  const bool picked = pad_open(ui, row) && pad_seat(ui, row) == seat;
  ui.fill(r, cell.chosen ? ui.theme.accent_soft : touch.hovered ? ui.theme.raised_hover : ui.theme.raised, 8);
  if (cell.chosen || cell.asked || picked) ui.outline(r, ui.theme.accent, 8, cell.chosen || picked ? 3 : 2);
  if (touch.focused) focus_ring(ui, r, 8);
  if (touch.clicked && row.kind == Row::Kind::kCounts) ui.draft.count_cell = {row.id, seat};
  if (touch.clicked && row.kind == Row::Kind::kSeat) ui.mean(app::TapField{row.id, seat, std::nullopt});
  const ImU32 ink = !cell.enabled || cell.follows ? ui.theme.dim : ui.theme.text;
  const Type type = row.kind == Row::Kind::kSeat && ui.units(r.width()) < 110 ? type::kStrong : type::kTitle;
  if (!cell.text.empty()) return ui.text(r.inset(ui.px(4), 0), cell.text, type, ink, Align::kCenter);
  if (cell.chosen) return ui.symbol(r.center(), "✓", ui.px(22), ui.theme.accent);
  if (cell.asked) ui.text(r, "?", type::kTitle, ui.theme.accent, Align::kCenter);
}

void draw_pad(Ui& ui, const Rect& r, const Row& row) {
  const auto seat = pad_seat(ui, row);
  if (!seat) return;
  const int across = pad_per_row(ui, r.width(), row.most + 1);
  const auto current = row.cells[static_cast<std::size_t>(seat->index())].count;
  for (int n = 0; n <= row.most; ++n) {
    const Rect line = rect_at(r.x0, r.y0 + ui.px(kPad) * static_cast<float>(n / across), r.width(), ui.px(kTarget));
    const Rect cell = line.column(n % across, across, ui.px(4));
    if (button(ui, fmt::format("count/{}", n), cell, fmt::format("{}", n), {.chosen = current == n})) {
      ui.mean(app::TapField{row.id, *seat, n});
      ui.draft.count_cell.reset();
    }
  }
}

// A tap on it asks for another card.
void draw_card_row(Ui& ui, const Rect& r, const app::TableView& view, const Row& row) {
  const Touch touch = ui.target("field/" + row.id, r);
  if (touch.hovered) ui.fill(r, ui.theme.raised, 8);
  if (touch.focused) focus_ring(ui, r, 8);
  if (touch.clicked) ui.mean(app::TapField{row.id, Seat{}, std::nullopt});
  draw_label(ui, r, view, row);
  if (!row.card)
    ui.text({r.x0 + label_width(ui, r.width()), r.y0, r.x1, r.y1}, "not known yet", type::kBody, ui.theme.dim);
}

void draw_row(Ui& ui, Rect r, const app::TableView& view, const Row& row) {
  const float width = r.width();
  const float pad = pad_height(ui, width, row);
  const Rect numbers = r.cut_bottom(pad);
  r.cut_bottom(ui.px(kGap));
  if (row.kind == Row::Kind::kCard) return draw_card_row(ui, r, view, row);
  if (narrow(ui, width)) {
    Rect label = r.cut_top(ui.px(kLabelLine));
    ui.text(label.cut_right(ui.px(90)), row.sum, type::kSmall, ui.theme.dim, Align::kRight);
    draw_label(ui, label, view, row);
  } else {
    draw_label(ui, r.cut_left(label_width(ui, width)), view, row);
    ui.text(r.cut_right(sum_width(ui, width)), row.sum, type::kBody, ui.theme.dim, Align::kRight);
  }
  for (int i = 0; i < static_cast<int>(row.cells.size()); ++i)
    draw_cell(ui, r.column(i, view.seats, ui.px(kGap)), row, i);
  if (pad > 0) draw_pad(ui, numbers, row);
}

Rect name_columns(const Ui& ui, Rect r) {
  const float width = r.width();
  r.cut_left(label_width(ui, width));
  r.cut_right(sum_width(ui, width));
  return r;
}

HeadLook names_look(const Ui& ui, float width, const app::TableView& view) {
  std::vector<std::string> names;
  for (const auto& place : view.places) names.push_back(place.name);
  const Rect columns = name_columns(ui, rect_at(0, 0, width, 0));
  return head_look(ui, columns.column(0, view.seats, ui.px(kGap)).width(), names);
}

void draw_names(Ui& ui, const Rect& r, const app::TableView& view) {
  const Rect columns = name_columns(ui, r);
  const HeadLook look = names_look(ui, r.width(), view);
  for (const auto& place : view.places) {
    draw_head(ui, columns.column(place.seat.index(), view.seats, ui.px(kGap)), place.name, place.seat, place.key, look);
  }
}

}  // namespace

float fields_height(const Ui& ui, float width, const app::TableView& view) {
  const float inner = width - ui.px(24);
  float height = 0;
  for (const Row& row : view.fields) height += shows(view, row) ? row_height(ui, inner, row) : 0;
  return height > 0 ? height + names_look(ui, inner, view).height + ui.px(16) : 0;
}

void draw_fields(Ui& ui, const Rect& r, const app::TableView& view) {
  ui.fill(r, ui.theme.panel, 12);
  ui.outline(r, ui.theme.panel_edge, 12, 1);
  Rect rest = r.inset(ui.px(12), ui.px(8));
  draw_names(ui, rest.cut_top(names_look(ui, rest.width(), view).height), view);
  for (const Row& row : view.fields) {
    if (shows(view, row)) draw_row(ui, rest.cut_top(row_height(ui, rest.width(), row)), view, row);
  }
}

}  // namespace nullo::gui
