// The few things that can be tapped, and the small marks, that all screens are made of.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "gui/kit/ui.h"
#include "text/say.h"

namespace nullo::gui {

enum class Tone { kNormal, kPrimary, kQuiet, kDanger };

struct ButtonLook {
  Tone tone = Tone::kNormal;
  std::string_view key = {};  // shown on it: "Enter"
  bool enabled = true;
  bool chosen = false;
  Type type = type::kBodyBold;
  Align align = Align::kCenter;
};

// True when it has been tapped.
bool button(Ui& ui, std::string_view name, const Rect& r, std::string_view label, const ButtonLook& look = {});
// The largest type, from `type` down, in which the text on as many lines as it takes is no higher than `height`; if
// none is, that of size `least`.
Type type_that_fits(const Ui& ui, float width, float height, std::string_view text, Type type, float least = 10);
// A heading at the top of the rectangle. Returns where its room ends.
float draw_heading(Ui& ui, const Rect& r, std::string_view words);
// Width that `label` and its key need.
float button_width(const Ui& ui, std::string_view label, const ButtonLook& look = {});

// The label of a button as it is shown; where there is no keyboard, without the key that games/sentence.h marks in it:
// "Done (Enter)" becomes "Done".
std::string without_key(const Ui& ui, std::string_view label);
// The same for a sentence: where there is no keyboard, "Next digit, or Enter." asks for OK, and "press Enter" for a tap
// on it. `ok`: what its button says.
inline constexpr text::Sentence kOk = text::mark("OK");
std::string without_keys(const Ui& ui, std::string sentence, const std::string& ok = text::say(kOk));
std::string with_taps(std::string sentence, const std::string& ok = text::say(kOk));

// What a key of the tables of keys is called on the screen.
std::string key_name(std::string_view key);

// A line around what the keyboard's focus is on.
void focus_ring(const Ui& ui, const Rect& r, float rounding_units);

// The seat's own disc with its digit: colour is never its only sign.
void seat_badge(const Ui& ui, Point center, float radius, Seat seat, char key);
// The same without a table's keys: the digit is the seat's number.
void seat_badge(const Ui& ui, Point center, float radius, Seat seat);

// A player's disc and name over a column: side by side, or one above another where columns are narrow.
struct HeadLook {
  bool stacked = false;
  float height = 0;  // pixels
  float width = 0;   // of the widest
  Align align = Align::kCenter;
};
HeadLook head_look(const Ui& ui, float column, std::span<const std::string> names);
// `quiet`: the name is less important than the others.
void draw_head(Ui& ui, const Rect& r, std::string_view name, Seat seat, char key, const HeadLook& look,
               bool quiet = false);

// The key of a seat that is given none.
constexpr char seat_key(Seat seat) { return static_cast<char>('0' + (seat.index() + 1) % 10); }

// A key as printed on a keyboard. Returns its width.
float key_cap(Ui& ui, Point left_middle, std::string_view key);

// "−  4  +". Returns the new value when one of the two has been tapped.
struct Range {
  int least = 0;
  int most = 0;
  int step = 1;  // of a stepper, and the small one of a number field
};
std::optional<int> stepper(Ui& ui, std::string_view name, const Rect& r, int value, Range range);

// The same for numbers of any size: "−10  −  50  +  +10", the outer two where the range and the room are large enough,
// and the number can be typed.
std::optional<int> number_field(Ui& ui, std::string_view name, const Rect& r, int value, Range range);
float number_width(const Ui& ui, Range range);

// Several words side by side (or below one another), one of them chosen. Returns the one tapped.
std::optional<int> choice_row(Ui& ui, std::string_view name, const Rect& r, std::span<const std::string> words,
                              int chosen);

// Words in as many columns as have room for the longest of them.
struct WordGrid {
  int columns = 1;
  int rows = 1;
  std::vector<float> widths = {};  // of one line that holds all words, but not in equal columns; empty: equal columns

  [[nodiscard]] float height(const Ui& ui) const;
  [[nodiscard]] Rect cell(const Ui& ui, const Rect& r, int index) const;
};
WordGrid word_grid(const Ui& ui, float width, std::span<const std::string> words);
// One of the words in a grid is chosen. Returns the one tapped.
std::optional<int> choice_grid(Ui& ui, std::string_view name, const Rect& r, std::span<const std::string> words,
                               int chosen);

// The ground of a part of a screen, with its edge.
void draw_panel_ground(const Ui& ui, const Rect& r);
// A part of a screen: that ground, perhaps with a heading. Returns the room inside.
Rect panel(Ui& ui, const Rect& r, std::string_view heading = {});
float panel_heading_height(const Ui& ui);
// A line at the panel's left edge: what the panel is for shows in the colour.
void draw_stripe(Ui& ui, const Rect& r, ImU32 colour);
// A sentence that says why something was refused, on the ground of the question. Returns its height.
float refusal(Ui& ui, const Rect& r, std::string_view text, Type type);

}  // namespace nullo::gui
