// Beside the table: the score sheet, what is good to know, and every point of this hand with its reason.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "gui/kit/frame.h"
#include "gui/kit/sheet.h"
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

Box lines_of(Ui& ui, const std::vector<std::string>& lines) {
  std::vector<Box> parts;
  for (const std::string& each : lines) parts.push_back(words(ui, each, type::kBody, ui.theme.text));
  return Box::column(ui.px(4), std::move(parts));
}

}  // namespace

Box side_of_table(Ui& ui, const app::TableView& view, float sheet_room) {
  std::vector<Box> parts;
  if (opens_hands(view.sheet)) {
    const float how = ui.px(kHowHeight);
    parts.push_back(Box::column(0, {sheet_panel(ui, view.sheet, sheet_room - how),
                                    line(ui, std::string{kHowToCorrect}, type::kNote, ui.theme.dim, Align::kCenter)}));
  } else {
    parts.push_back(sheet_panel(ui, view.sheet, sheet_room));
  }
  if (!view.panel.empty()) parts.push_back(panel_of(ui, "Good to know", lines_of(ui, view.panel)));
  const bool form = view.form != games::Form::kTricks;
  if (!form || !view.whys.empty()) parts.push_back(panel_of(ui, "This hand, newest first", whys_of(ui, view)));
  if (!view.hand_note.empty()) parts.push_back(panel_of(ui, "Note on this hand", lines_of(ui, {view.hand_note})));
  return Box::column(ui.px(kGap), std::move(parts));
}

float draw_side(Ui& ui, const Rect& r, const app::TableView& view, float sheet_room) {
  return draw_from_top(side_of_table(ui, view, sheet_room), r);
}

}  // namespace nullo::gui
