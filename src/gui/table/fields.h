// Facts as rows, by kind.
#pragma once

#include <optional>
#include <string>

#include "app/view.h"
#include "gui/kit/layout.h"
#include "gui/kit/widgets.h"
#include "text/say.h"

namespace nullo::gui {

using app::CardRow;
using app::CardsRow;
using app::ChoiceRow;
using app::CountsRow;
using app::FieldRow;
using app::HandsRow;
using app::NumbersRow;
using app::SeatRow;
using app::TextRow;

// Counts that are changed one by one, and never asked for; nullptr: the row is something else.
[[nodiscard]] const CountsRow* steps_of(const FieldRow& row);
// Some row has cards that add to a number.
[[nodiscard]] bool has_additions(const app::TableView& view);
// The row shows each player's cards, and so many of them that they need its height.
[[nodiscard]] bool has_long_hands(const FieldRow& row);
// The card that the row is about, or that is its value; nothing: it has none, or none is known yet.
[[nodiscard]] std::optional<Card> card_of(const FieldRow& row);

// Width of a label beside its row's cells; 0 where it stands above them.
[[nodiscard]] float field_label_width(const Ui& ui, float width);
// A row's label with its cells beside it or below it. `row` must outlive the box, in all rows here.
Box labelled(Ui& ui, const FieldRow& row, float width, Box cells);

// A phone has no room for both the facts that are typed and those tapped one by one: one takes the other's place.
enum class Face { kAll, kTyped, kSteps };
[[nodiscard]] Face face_of(const Ui& ui, const app::TableView& view);
// Whether people can switch between the two.
[[nodiscard]] bool has_faces(const Ui& ui, const app::TableView& view);

// Whether the row stands in the foot: on a lying phone, the card that a sum is about, whose row would take the others'
// room.
[[nodiscard]] bool is_in_foot(const Ui& ui, const app::TableView& view, const FieldRow& row);

// The choice that is asked now, drawn in place of the table. nullptr: none.
const FieldRow* asked_choice(const app::TableView& view);
// The same where it is drawn large, in place of the table. A wide desk has room for it among the counts of its form.
const FieldRow* large_choice(const Ui& ui, const app::TableView& view);
// As large cards, each with what it leads to.
Box choice_cards(Ui& ui, const FieldRow& field, float width);
void draw_choices(Ui& ui, const Rect& r, const FieldRow& field);
// As buttons, while another row is asked.
Box choice_row(Ui& ui, const FieldRow& field, float width);
// Cards to tap in and out of a set.
Box set_row(Ui& ui, const FieldRow& row, float width);
// Numbers in order, as large as cards that lie on the table.
Box numbers_row(Ui& ui, const FieldRow& row, float width);
// A line of text, and the remark on it.
Box text_row(Ui& ui, const FieldRow& row, float width);

// What Enter does now, and what its button says.
struct EnterKey {
  std::string label = text::say(kOk);
  bool enabled = false;
  bool result = false;  // Enter shows the hand's result, and does not end a number
};
[[nodiscard]] EnterKey enter_key(const app::TableView& view);
// What sentences call it where there are no keys: "OK", or “That's right”, as the button says.
[[nodiscard]] std::string ok_text(const app::TableView& view);
// What to tap for the count or number that is asked, and "+ rest"; for a text, its pieces. The pad has one place for
// all rows. Height 0: no row ever needs it.
[[nodiscard]] float pad_height(Ui& ui, float width, const app::TableView& view);
// The height in which its keys are as large as they should be.
[[nodiscard]] float roomy_pad(const Ui& ui, float least);
[[nodiscard]] bool pad_is_open(const app::TableView& view);  // something is tapped in it now
void draw_pad(Ui& ui, const Rect& r, const app::TableView& view);
// In the pad's place while a player is asked for and the table is out of sight: those who can be it, by name.
[[nodiscard]] float players_pad_height(Ui& ui, float width, const app::TableView& view);
void draw_players_pad(Ui& ui, const Rect& r, const app::TableView& view);

}  // namespace nullo::gui
