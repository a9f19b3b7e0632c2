// Cards, drawn: white faces with rank and suit, backs, tricks laid down.
#pragma once

#include "core/card.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

inline constexpr float kCardShape = 1.4F;  // height to width

struct CardLook {
  bool spent = false;   // no longer in play: drawn greyer
  bool chosen = false;  // a line around it
};

ImU32 suit_colour(const Ui& ui, Suit suit, bool spent = false);

// The card fills the rectangle. Small ones show rank over suit, larger ones a corner and a pip.
void draw_card(const Ui& ui, const Rect& r, Card card, const CardLook& look = {});
// The same, turned clockwise by an angle in radians around a point.
void draw_turned_card(const Ui& ui, const Rect& r, Card card, float angle, Point around);
void draw_back(const Ui& ui, const Rect& r);
// `count` tricks as they lie on the table, every second crosswise, from the left; squeezed to the width there is.
void draw_tricks(const Ui& ui, const Rect& r, int count);
// Width of so many tricks in that height.
float tricks_width(float height, int count);

}  // namespace nullo::gui
