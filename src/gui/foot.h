// The foot: the line at the bottom of a phone, where the thumbs are, on every page of the table. Undo is at the bottom
// left, and what Enter does is at the bottom right; nothing else ever lies there. On a lying phone the shortcuts stand
// between them, because there is no height for a line of their own.
#pragma once

#include <string_view>

#include "app/view.h"
#include "gui/kit/frame.h"

namespace nullo::gui {

[[nodiscard]] bool has_foot(const Ui& ui, const app::View& view);
// Undo and redo alone, in the same place, on any other page whose bar has no room for the words of undo.
Rect draw_undo_foot(Ui& ui, const Rect& r, const app::View& view);
// Returns what is left of `r`.
Rect draw_foot(Ui& ui, const Rect& r, const app::View& view);

// Whether the page is the table, or comes after a hand: on these pages undo keeps its place.
[[nodiscard]] bool is_of_table(const app::View& view);

// What Enter does on the page.
[[nodiscard]] Accept accept_of(const app::TableView& view);
[[nodiscard]] Accept accept_of(const app::HandOverView& view);
[[nodiscard]] Accept accept_of(const app::GameOverView& view);
[[nodiscard]] Accept accept_of(const app::CompareView& view);

}  // namespace nullo::gui
