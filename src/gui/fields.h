// The kinds of facts that rows are made of. The *_height functions say what one needs in a width.
#pragma once

#include <string>

#include "app/view.h"
#include "gui/ui.h"

namespace nullo::gui {

using FieldRow = app::TableView::FieldRow;

// Width of a label that stands beside the rest; 0 where it stands over it.
[[nodiscard]] float field_label_width(const Ui& ui, float width);
// Height of the line of one that stands over the rest; 0 where it stands beside it.
[[nodiscard]] float field_label_height(const Ui& ui, float width);
// Returns the room that is left for the rest.
Rect draw_field_label(Ui& ui, Rect r, const FieldRow& row);

// On a phone there is no room for what is typed and for what is tapped one by one: the one takes the other's place.
enum class Face { kAll, kTyped, kSteps };
[[nodiscard]] Face face_of(const Ui& ui, const app::TableView& view);
// That what is tapped one by one can be turned to, and back.
[[nodiscard]] bool has_faces(const Ui& ui, const app::TableView& view);

// The choice that is asked now: it is drawn in place of the table. nullptr: none.
const FieldRow* asked_choice(const app::TableView& view);
[[nodiscard]] float choices_height(const Ui& ui, float width, const FieldRow& row);
// As large cards, each with what it leads to.
void draw_choices(Ui& ui, const Rect& r, const FieldRow& row);
// As buttons, when they are not asked.
[[nodiscard]] float choice_row_height(const Ui& ui, float width, const FieldRow& row);
void draw_choice_row(Ui& ui, const Rect& r, const FieldRow& row);

// Cards to tap in and out of a set.
[[nodiscard]] float set_height(const Ui& ui, float width, const FieldRow& row);
void draw_set(Ui& ui, const Rect& r, const FieldRow& row);

// Numbers in order, as large as cards that lie on the table.
[[nodiscard]] float numbers_height(const Ui& ui, float width);
void draw_numbers(Ui& ui, const Rect& r, const FieldRow& row);

// One line of text, and what there is to say of it.
[[nodiscard]] float text_row_height(const Ui& ui, float width);
void draw_text_row(Ui& ui, const Rect& r, const FieldRow& row);

// What to tap for the count or number that is asked, and "+ rest"; for a text that is being typed its pieces. It stands
// in one place for all rows, and its room is kept while nothing is asked. No height: no row ever needs it.
// What Enter does now, and what its button says.
struct EnterKey {
  std::string label = "OK";
  bool enabled = false;
};
[[nodiscard]] EnterKey enter_key(const app::TableView& view);
[[nodiscard]] float pad_height(const Ui& ui, float width, const app::TableView& view);
[[nodiscard]] bool pad_is_open(const app::TableView& view);  // something is tapped in it now
void draw_pad(Ui& ui, const Rect& r, const app::TableView& view);

}  // namespace nullo::gui
