// What all pages share: margins, panels, the question, notices, buttons, seats' discs.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/view.h"
#include "gui/kit/layout.h"
#include "gui/kit/widgets.h"

namespace nullo::gui {

// Units, by the shape of the window.
struct Spacing {
  float edge;      // around the page
  float gap;       // between panels
  float row_gap;   // between the rows of a list
  float padding;   // in a panel
  float question;  // height
  float side;      // width of the right column
};
Spacing spacing_of(const Ui& ui);
inline constexpr float kEnterHeight = 56;  // height of the button that Enter presses
// Width of the right column of a desk's pages, in pixels.
float right_column(const Ui& ui, float window);
// Whether there is room for two columns, with Enter below the right one.
bool is_wide_desk(const Ui& ui);

// The button that Enter presses, at the bottom right of a page; it keeps its place while Enter does nothing.
struct Accept {
  std::string name;
  std::string label;
  std::string on_phone = {};  // a shorter label; empty: the same
  bool enabled = true;
  app::Intent intent = app::Accept{};
};
void draw_accept(Ui& ui, const Rect& r, const Accept& accept);
Box accept_button(Ui& ui, Accept accept);

Box::Draw panel_ground(const Ui& ui);
Box panel_of(Ui& ui, std::string heading, Box content);
// What the page is about. `refused`: the sentence says why something did not count.
Box question(Ui& ui, std::string heading, std::string sentence, bool refused = false);
// Sentences, one below the other.
Box lines_of(Ui& ui, const std::vector<std::string>& lines);
// What Nullo says by itself.
Box notice(Ui& ui, std::string heading, const std::vector<std::string>& lines);
// A sentence; `refused`: it says why something did not count. Nothing for an empty one.
Box remark(Ui& ui, const std::string& sentence, bool refused);
// What is typed in it is searched for; `found` says how much was.
Box search_field(Ui& ui, std::string name, const std::string& search, std::string hint, std::string found);
// Buttons beside each other, of which one is chosen. `choices` must outlive the box; `tapped` gets the id.
Box choices_of(Ui& ui, std::string name, const std::vector<app::Choice>& choices, float width,
               std::function<void(const std::string&)> tapped);
Box push_button(Ui& ui, std::string name, std::string label, const ButtonLook& look, std::function<void()> pressed);
// One of a page's buttons: as high as a finger, with the page's key for that name. It means that intent.
Box page_button(Ui& ui, std::string name, std::string label, app::Intent intent, ButtonLook look = {});
// The heading of what lies over a page, with a button that closes it. `closed` must outlive the box.
Box closing_head(Ui& ui, std::string name, std::string heading, Type type, bool& closed);
Box disc(const Ui& ui, float radius_units, Seat seat);
// A person's colour with the first letter of their name; a ring if they have chosen no colour.
void person_badge(Ui& ui, const Rect& r, float radius, std::string_view name, std::optional<int> colour);

// The same as a part of a page. `name` must outlive it.
Box badge_of(Ui& ui, const std::string& name, std::optional<int> colour);
// A part of a list that is tapped as a whole: brighter below the pointer, with a ring where the focus is. True: it was.
bool is_tapped(Ui& ui, std::string_view name, const Rect& r);

// A line of a list: what it does, and in a second line what tells it from its neighbours.
struct ListRow {
  std::string name;
  std::string label;
  std::string what = {};  // not shown in low rows
  bool enabled = true;
  std::function<void()> pressed;
  bool destroys = false;
};
// Parts one below the other in one ground, below their heading.
Box group(Ui& ui, std::string heading, std::vector<Box> parts);
// The same of lines of that height.
Box group_of(Ui& ui, std::string heading, std::vector<ListRow> rows, float row_units);
// The score sheet with all of its hands.
Box sheet_panel(Ui& ui, const app::Sheet& sheet);
// The same with as many of them as that room has place for, and buttons that turn to others.
Box sheet_panel(Ui& ui, const app::Sheet& sheet, float room);
// The chart of the totals; it grows.
Box chart_panel(Ui& ui, const app::Chart& chart);

// What stands beside a result: the chart, if there is room for it, and how high the sheet may be, in units.
struct SideLook {
  bool chart = false;
  float sheet = 0;
};
// From the one that shows most on.
std::vector<SideLook> side_looks(const Ui& ui, const app::Chart& chart);
// Two columns with margins: everything else, and below the right one Enter.
Box two_columns(Ui& ui, const Rect& r, Box left, Box right, const Accept& accept);

}  // namespace nullo::gui
