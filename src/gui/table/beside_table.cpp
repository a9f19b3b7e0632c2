// Beside the table: the score sheet, what is good to know, and every point of this hand with its reason.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "gui/kit/frame.h"
#include "gui/kit/sheet.h"
#include "gui/kit/widgets.h"
#include "gui/table/table.h"

namespace nullo::gui {

namespace {

constexpr float kHowHeight = 24;
constexpr std::string_view kHowToCorrect = "Tap a hand to see or correct it";

// The newest first: whose, how much, why with its cards, in which trick.
Box whys_of(Ui& ui, const app::TableView& view) {
  float amount = 0;
  for (const app::WhyLine& why : view.whys) amount = std::max(amount, ui.text_width(why.parts.amount, type::kBodyBold));
  std::vector<Box> rows;
  for (const app::WhyLine& why : view.whys) {
    const std::string trick = why.parts.trick > 0 ? fmt::format("trick {}", why.parts.trick) : std::string{};
    rows.push_back(
        Box::row(ui.px(8), {why.seat ? disc(ui, 9, *why.seat) : space(ui.px(18)),
                            line(ui, why.parts.amount, type::kBodyBold, ui.theme.text, Align::kRight).wide(amount),
                            words_and_cards(ui, why.parts.words, why.parts.cards, type::kBody, ui.theme.text),
                            line(ui, trick, type::kNote, ui.theme.dim).middle()}));
  }
  if (rows.empty())
    rows.push_back(line(ui, view.pays_at_once ? "Nothing paid yet" : "No points yet", type::kBody, ui.theme.dim));
  return Box::column(ui.px(4), std::move(rows));
}

Rect part(Ui& ui, Rect& rest, float content, std::string_view heading) {
  const Rect room = rest.cut_top(content + panel_heading_height(ui) + ui.px(10));
  rest.cut_top(ui.px(10));
  return panel(ui, room, heading);
}

void draw_panel_lines(Ui& ui, Rect& rest, const app::TableView& view) {
  if (view.panel.empty()) return;
  const float width = rest.width() - ui.px(24);
  float height = 0;
  for (const auto& line : view.panel) height += ui.wrapped_height(width, line, type::kBody) + ui.px(4);
  Rect inside = part(ui, rest, height, "Good to know");
  for (const auto& line : view.panel) {
    inside.cut_top(ui.wrapped(inside, line, type::kBody, ui.theme.text) + ui.px(4));
  }
}

void draw_whys(Ui& ui, Rect& rest, const app::TableView& view) {
  const Box whys = whys_of(ui, view);
  whys.draw(part(ui, rest, whys.height(rest.width() - ui.px(24)), "This hand, newest first"));
}

void draw_note(Ui& ui, Rect& rest, const app::TableView& view) {
  if (view.hand_note.empty()) return;
  const float height = ui.wrapped_height(rest.width() - ui.px(24), view.hand_note, type::kBody);
  ui.wrapped(part(ui, rest, height + ui.px(4), "Note on this hand"), view.hand_note, type::kBody, ui.theme.text);
}

}  // namespace

float draw_side(Ui& ui, const Rect& r, const app::TableView& view, float sheet_room) {
  Rect rest = r;
  rest.y1 = r.y0 + 1e6F;
  const float how = opens_hands(view.sheet) ? ui.px(kHowHeight) : 0;
  const SheetPart part = part_of_sheet(ui, rest.width() - ui.px(12), view.sheet, sheet_room - how);
  Rect sheet = rest.cut_top(part_height(ui, rest.width() - ui.px(12), part) + ui.px(12) + how);
  rest.cut_top(ui.px(10));
  draw_panel_ground(ui, sheet);
  if (how > 0) ui.text(sheet.cut_bottom(how), kHowToCorrect, type::kNote, ui.theme.dim, Align::kCenter);
  draw_part(ui, sheet.inset(ui.px(6)), part);
  draw_panel_lines(ui, rest, view);
  draw_whys(ui, rest, view);
  draw_note(ui, rest, view);
  return rest.y0;
}

}  // namespace nullo::gui
