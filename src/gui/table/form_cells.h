// The parts of the table of facts (form.h): a row's label, a cell for each player, and the rows that have none.
#pragma once

#include "gui/kit/layout.h"
#include "gui/table/fields.h"

namespace nullo::gui {

enum class LabelLook : std::uint8_t {
  kLine,    // on one line above the cells
  kNarrow,  // small, beside the cells
  kBeside,
};
void draw_form_label(Ui& ui, const Rect& r, const app::TableView& view, const FieldRow& row, LabelLook look);

// Whether the cells need the whole width, and show whose they are: each player's cards, on a phone.
[[nodiscard]] bool spans(const Ui& ui, const FieldRow& row);
// Least width of a cell, in units.
[[nodiscard]] float least_cell(const Ui& ui, const FieldRow& row);
// Least height of a cell, in units. `several`: lines of cells.
[[nodiscard]] float least_height(const Ui& ui, const FieldRow& row, bool several);
[[nodiscard]] bool asks_cell(const FieldRow& row, Seat seat);
// `badge`: it shows whose it is. `view` and `row` must outlive what is returned.
Box::Draw form_cell(Ui& ui, const app::TableView& view, const FieldRow& row, Seat seat, bool badge);

// A card, a set of cards, a choice, numbers, a text. `label`: width of the labels of the other rows.
Box row_without_cells(Ui& ui, const FieldRow& row, float width, float label);
Box card_row(Ui& ui, const FieldRow& row, float label);

}  // namespace nullo::gui
