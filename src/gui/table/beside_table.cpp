// Beside the table: the score sheet, what is good to know, and every point of this hand with its reason.
#include <string>
#include <utility>
#include <vector>

#include "gui/kit/frame.h"
#include "gui/kit/sheet.h"
#include "gui/kit/whys.h"
#include "gui/table/table.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kHowHeight = 24;
constexpr text::Sentence kHowToCorrect = text::mark("Tap a hand to see or correct it");

// The newest first.
Box whys_so_far(Ui& ui, const app::TableView& view) {
  if (!view.whys.empty()) return whys_of(ui, view.whys);
  return line(ui, view.pays_at_once ? text::say("Nothing paid yet") : text::say("No points yet"), type::kBody,
              ui.theme.dim);
}

Box sheet_of_table(Ui& ui, const app::TableView& view, float room) {
  if (!opens_hands(view.sheet)) return sheet_panel(ui, view.sheet, room);
  return Box::column(0, {sheet_panel(ui, view.sheet, room - ui.px(kHowHeight)),
                         line(ui, text::say(kHowToCorrect), type::kNote, ui.theme.dim, Align::kCenter)});
}

Box known(Ui& ui, const std::vector<std::string>& lines) {
  return panel_of(ui, text::say("Good to know"), lines_of(ui, lines));
}

// As many whole sentences as that room has; the others scroll.
Box some_known(Ui& ui, const std::vector<std::string>& lines, float width, float room) {
  const float beside = ui.px(spacing_of(ui).padding);
  const float above = ui.px(10);
  std::vector<Box> parts;
  float whole = 0;
  bool fits = true;
  for (const std::string& each : lines) {
    parts.push_back(words(ui, each, type::kBody, ui.theme.text));
    const float high = parts.back().height(width - 2 * beside - ui.scroll_room());
    fits = fits && whole + high + 2 * above <= room;
    if (fits || whole == 0) whole += high;
  }
  return Box::column(0, {scrolling(ui, "known", Box::column(0, std::move(parts))).grow()})
      .high(whole + 2 * above)
      .pad(beside, above)
      .on(panel_ground(ui));
}

Box this_hand(Ui& ui, Box whys) { return panel_of(ui, text::say("This hand, newest first"), std::move(whys)); }

// The height of as many whole reasons as the room has, of one at least.
float whole_whys(Ui& ui, const std::vector<app::WhyLine>& whys, float width, float room) {
  float high = 0;
  std::vector<app::WhyLine> some;
  for (const app::WhyLine& why : whys) {
    some.push_back(why);
    const float next = this_hand(ui, whys_of(ui, some)).height(width);
    if (some.size() > 1 && next > room) break;
    high = next;
  }
  return high;
}

Box note_on_hand(Ui& ui, const app::TableView& view) {
  return panel_of(ui, text::say("Note on this hand"), lines_of(ui, {view.hand_note}));
}

bool has_whys(const app::TableView& view) { return view.form == games::Form::kTricks || !view.whys.empty(); }

}  // namespace

float draw_side(Ui& ui, const Rect& r, const app::TableView& view, float sheet_room) {
  std::vector<Box> parts{sheet_of_table(ui, view, sheet_room)};
  if (!view.panel.empty()) parts.push_back(known(ui, view.panel));
  if (has_whys(view)) parts.push_back(this_hand(ui, whys_so_far(ui, view)));
  if (!view.hand_note.empty()) parts.push_back(note_on_hand(ui, view));
  return draw_from_top(Box::column(ui.px(kGap), std::move(parts)), r);
}

void draw_side_column(Ui& ui, const Rect& r, const app::TableView& view, float sheet_room) {
  constexpr float kLeastWhys = 80;  // heading and a line
  const float width = r.width() - ui.scroll_room();
  const float gap = ui.px(kGap);
  const Box note = note_on_hand(ui, view);
  const Box good_to_know = known(ui, view.panel);
  const Box whys = this_hand(ui, whys_so_far(ui, view));
  // What the others leave is the sheet's, too.
  float others = 2 * gap;
  const auto leave_room = [&](const Box& part) { others += part.height(width) + gap; };
  if (!view.hand_note.empty()) leave_room(note);
  if (!view.panel.empty()) leave_room(good_to_know);
  if (has_whys(view)) leave_room(whys);
  std::vector<Box> parts{sheet_of_table(ui, view, std::max(sheet_room, r.height() - others))};
  float left = r.height() - parts.front().height(width);
  const auto add_if_it_fits = [&](Box part) {
    const float high = part.height(width) + gap;
    if (high > left) return false;
    left -= high;
    parts.push_back(std::move(part));
    return true;
  };
  if (!view.hand_note.empty()) add_if_it_fits(note);
  if (!view.panel.empty() && !add_if_it_fits(good_to_know))
    add_if_it_fits(some_known(ui, view.panel, width, left - gap));
  if (has_whys(view) && left >= ui.px(kLeastWhys)) {
    const bool all = whys.height(width) + gap <= left;
    parts.push_back(all ? whys
                        : this_hand(ui, scrolling(ui, "whys", whys_so_far(ui, view)).grow())
                              .high(whole_whys(ui, view.whys, width - ui.scroll_room(), left - gap)));
  }
  Rect column = r;
  column.x1 -= ui.scroll_room();
  scrolling(ui, "side", Box::column(gap, std::move(parts))).draw(column);
}

}  // namespace nullo::gui
