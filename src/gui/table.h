// The parts of the Table screen, each drawn into a rectangle it is given. The *_height functions say what a part needs
// in a width.
#pragma once

#include "app/view.h"
#include "gui/ui.h"

namespace nullo::gui {

[[nodiscard]] float prompt_height(const Ui& ui, float width, const app::TableView& view);
// Of what it holds because of a tap that could not be.
[[nodiscard]] float problem_height(const Ui& ui, float width, const app::TableView& view);
void draw_prompt(Ui& ui, const Rect& r, const app::TableView& view);

// The table from above. `with_pots`: those that do not lie among the places stand in a row above them.
void draw_places(Ui& ui, const Rect& r, const app::TableView& view, bool with_pots = true);
// What it needs besides the places: to say who passes to whom, and for the pots.
[[nodiscard]] float above_places(const Ui& ui, float width, const app::TableView& view);

[[nodiscard]] float palette_height(const Ui& ui, float width, const app::TableView& view);
// What it takes of that width.
[[nodiscard]] float palette_width(const Ui& ui, float width, const app::TableView& view);
void draw_palette(Ui& ui, const Rect& r, const app::TableView& view);

// The whole pack of the game, laid out by suit.
[[nodiscard]] float picker_height(const Ui& ui, float width, const app::TableView& view);
void draw_picker(Ui& ui, const Rect& r, const app::TableView& view);

[[nodiscard]] float strip_height(const Ui& ui, float width, const app::TableView& view);
void draw_strip(Ui& ui, const Rect& r, const app::TableView& view);

// What they need at the least to stand side by side or one above another.
[[nodiscard]] float shortcuts_width(const Ui& ui, const app::TableView& view);
[[nodiscard]] float shortcuts_height(const Ui& ui, float width, const app::TableView& view);
void draw_shortcuts(Ui& ui, const Rect& r, const app::TableView& view);

// The facts as rows: quick entry, and what decides a tie.
[[nodiscard]] float fields_height(const Ui& ui, float width, const app::TableView& view);
void draw_fields(Ui& ui, const Rect& r, const app::TableView& view);

// What is shown only when asked. No height: nothing is hidden.
[[nodiscard]] float reveal_height(const Ui& ui, float width, const app::TableView& view);
void draw_reveal(Ui& ui, const Rect& r, const app::TableView& view);

// Score sheet, what is good to know, whys, note. Both return where they ended.
float draw_side(Ui& ui, const Rect& r, const app::TableView& view);

// The menu of the hand and what opens from it, over everything else.
void draw_hand_menu(Ui& ui, const Rect& screen, const app::TableView& view);
// Of it: who sits where from this hand on.
void draw_players_form(Ui& ui, const Rect& screen, const app::TableView& view);

}  // namespace nullo::gui
