// Places around a table, as rectangles: turn 0 in the middle of the bottom side, then clockwise.
#pragma once

#include <vector>

#include "gui/kit/ui.h"

namespace nullo::gui {

struct Around {
  std::vector<Rect> boxes;  // by turn
  float bottom = 0;         // y of the bottom side: a box that ends here sits there
  Rect middle;              // what is free between them
};

struct BoxSize {
  float most_width = 290;  // units
  float most_height = 170;
  float middle = 110;  // kept free between left and right
};

// True if the upper and the lower edge have room for several boxes; if not, most stand at the left and the right.
bool fits_boxes_abreast(const Ui& ui, float width, int seats);
// The gap between boxes.
float around_gap(const Ui& ui);
// How many rows of boxes seat_around() makes in that width.
int rows_around(const Ui& ui, float width, int seats);
Around seat_around(const Ui& ui, const Rect& r, int seats, const BoxSize& size);

// Felt in a wooden rim.
void draw_felt(const Ui& ui, const Rect& r);
// The dealer's button: a white disc with a D.
void draw_dealer_button(const Ui& ui, Point center, float radius);

}  // namespace nullo::gui
