// The parts of the Table screen, each drawn into a rectangle it is given. The *_height functions say what a part needs
// in a width.
#pragma once

#include "app/view.h"
#include "gui/kit/layout.h"

namespace nullo::gui {

[[nodiscard]] float prompt_height(const Ui& ui, float width);
void draw_prompt(Ui& ui, const Rect& r, const app::TableView& view);

// The table from above; pots that do not lie among the places stand in a row above them.
void draw_places(Ui& ui, const Rect& r, const app::TableView& view);
// Height that draw_places() needs above the places: for the pots.
[[nodiscard]] float above_places(const Ui& ui, float width, const app::TableView& view);

// `low`: without captions below the cards.
[[nodiscard]] float palette_height(const Ui& ui, float width, const app::TableView& view, bool low = false);
// Whether the cards are so many that they stand close.
[[nodiscard]] bool many_cards(const Ui& ui, const app::TableView& view);
void draw_palette(Ui& ui, const Rect& r, const app::TableView& view, bool low = false);

// The whole pack of the game, laid out by suit.
[[nodiscard]] float picker_height(const Ui& ui, float width, const app::TableView& view);
void draw_picker(Ui& ui, const Rect& r, const app::TableView& view);

// The tricks in order; none if there are none.
Box strip(Ui& ui, const app::TableView& view, float width);
// The same on one line: who won which trick. A tap opens the tricks over the table.
Box strip_line(Ui& ui, const app::TableView& view);
void draw_tricks(Ui& ui, const Rect& screen, const app::TableView& view);

[[nodiscard]] float shortcuts_height(const Ui& ui, float width, const app::TableView& view);
void draw_shortcuts(Ui& ui, const Rect& r, const app::TableView& view);
// The shortcuts that stand in the foot of a lying phone.
void draw_foot_shortcuts(Ui& ui, const Rect& r, const app::TableView& view);

// The facts as rows: quick entry, and what decides a tie. They stand closer where they have no room otherwise.
[[nodiscard]] float fields_height(Ui& ui, float width, const app::TableView& view, float room);
void draw_fields(Ui& ui, const Rect& r, const app::TableView& view);

// What is shown only when people ask for it. Something is hidden.
Box reveal(Ui& ui, const app::TableView& view, float width);

// Score sheet, what is good to know, reasons, note. The sheet takes at most `sheet_room` of the height, and shows its
// newest rows. Returns the y where it ended.
float draw_side(Ui& ui, const Rect& r, const app::TableView& view, float sheet_room = 1e6F);
// The same in a column of a desk: what has no room in it scrolls by whole sentences, or is left out. `r` has
// room for a scroll bar at the right.
void draw_side_column(Ui& ui, const Rect& r, const app::TableView& view, float sheet_room);

// The menu of the hand, over everything else.
void draw_menu(Ui& ui, const Rect& screen, const app::TableView& view);
// The menu and the forms that it opens.
void draw_hand_menu(Ui& ui, const Rect& screen, const app::TableView& view);
// One of these forms: who sits where from this hand on.
void draw_players_form(Ui& ui, const Rect& screen, const app::TableView& view);

}  // namespace nullo::gui
