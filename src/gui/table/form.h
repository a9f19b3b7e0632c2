// The facts of a hand as one table. Where they are few, people are its rows, with their totals at the end; else the
// facts are, with the people or the partners across.
#pragma once

#include <memory>
#include <vector>

#include "gui/kit/layout.h"
#include "gui/table/fields.h"

namespace nullo::gui {

using Rows = std::vector<const FieldRow*>;

struct PeopleColumns;

// How the table stands in a width.
struct FormLook {
  float cell = kTarget;                              // units: height of a cell
  float gap = 4;                                     // units: between cells
  std::shared_ptr<const PeopleColumns> people = {};  // people are its rows
  bool above = false;                                // labels stand above their cells
  bool halves = false;                               // two tables side by side, where there is no height for one
};

// From the roomiest on; never empty.
std::vector<FormLook> form_looks(const Ui& ui, float width, const app::TableView& view, const Rows& rows);
// `view` and `rows` must outlive the box.
Box form(Ui& ui, const app::TableView& view, const Rows& rows, const FormLook& look, float width);

}  // namespace nullo::gui
