// The menu of the hand: what is rarely needed at the table, and the small forms for a note and an adjustment.
#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "gui/overlay.h"
#include "gui/table.h"
#include "gui/widgets.h"

namespace nullo::gui {

namespace {

constexpr float kLine = 50;

struct Item {
  std::string_view name;
  std::string_view label;
  bool enabled = true;
  Tone tone = Tone::kNormal;
};

void choose(Ui& ui, std::string_view name, const app::TableView& view) {
  Draft& draft = ui.draft;
  draft.overlay = Draft::Overlay::kNone;
  if (name == "menu/turn") return ui.mean(app::TurnTable{});
  if (name == "menu/misdeal") return ui.mean(app::Misdeal{});
  if (name == "menu/stop") return ui.mean(app::StopPlaying{});
  if (name == "menu/settings") return ui.mean(app::Go{app::Screen::kSettings});
  if (name == "menu/start") return ui.mean(app::Go{app::Screen::kStart});
  if (name == "menu/help") return ui.mean(app::Go{app::Screen::kHelp});
  if (name == "menu/note") {
    draft.note = view.hand_note;
    draft.overlay = Draft::Overlay::kNote;
  }
  if (name == "menu/adjust") {
    draft.adjustment = {};
    draft.overlay = Draft::Overlay::kAdjust;
  }
  draft.focus.clear();
  if (name == "menu/note") draft.focus_wish = "note";
}

// Who dealt this hand: another seat can be tapped.
void choose_dealer(Ui& ui, Rect line, const app::TableView& view) {
  ui.text(line.cut_left(ui.px(70)), "Dealt by", type::kSmall, ui.theme.dim);
  for (const auto& place : view.places) {
    const Rect cell = line.column(place.seat.index(), view.seats, ui.px(4));
    if (!button(ui, fmt::format("menu/dealer/{}", place.seat.index() + 1), cell, place.name,
                {.chosen = place.dealer})) {
      continue;
    }
    ui.mean(app::SetHandDealer{place.seat});
    ui.draft.overlay = Draft::Overlay::kNone;
  }
}

void draw_menu(Ui& ui, const Rect& screen, const app::TableView& view) {
  const std::vector<Item> items{
      {"menu/turn", "Turn the table"},
      {"menu/note", view.hand_note.empty() ? "Write a note on this hand" : "Change the note on this hand"},
      {"menu/adjust", "Adjust the score"},
      {"menu/misdeal", "Misdeal: deal again", view.can_misdeal},
      {"menu/start", "To the start page"},
      {"menu/settings", "Settings"},
      {"menu/help", "Keys and rules"},
      {"menu/stop", "Stop playing", true, Tone::kDanger},
  };
  const auto count = static_cast<float>(items.size());
  const Overlay overlay = begin_overlay(ui, "##menu", screen, ui.px(480), ui.px(kLine * (count + 1) + 34 + 36));
  Rect rest = overlay.inside;
  Rect head = rest.cut_top(ui.px(34));
  ui.text(head, "The hand", type::kTitle, ui.theme.text);
  Rect content = ui.begin_scroll("menu", rest);
  choose_dealer(ui, content.cut_top(ui.px(kLine - 6)), view);
  content.cut_top(ui.px(6));
  for (const Item& item : items) {
    const Rect line = content.cut_top(ui.px(kLine - 6));
    content.cut_top(ui.px(6));
    if (button(ui, item.name, line, item.label, {.tone = item.tone, .enabled = item.enabled, .align = Align::kLeft})) {
      choose(ui, item.name, view);
    }
  }
  ui.end_scroll(content.y0);
  end_overlay();
  if (overlay.beside) ui.draft.overlay = Draft::Overlay::kNone;
}

void draw_note_form(Ui& ui, const Rect& screen) {
  const Overlay overlay = begin_overlay(ui, "##note", screen, ui.px(560), ui.px(36 + 34 + 56 + 60));
  Rect rest = overlay.inside;
  ui.text(rest.cut_top(ui.px(34)), "A note on this hand", type::kTitle, ui.theme.text);
  rest.cut_top(ui.px(6));
  const Ui::Typed typed = ui.text_field("note", rest.cut_top(ui.px(46)), ui.draft.note, "What should be remembered?");
  Rect row = rest.cut_bottom(ui.px(46));
  const bool cancel = button(ui, "note/cancel", row.column(0, 2, ui.px(10)), "Cancel", {.key = "Esc"});
  const bool keep =
      button(ui, "note/keep", row.column(1, 2, ui.px(10)), "Keep", {.tone = Tone::kPrimary, .key = "Enter"});
  end_overlay();
  if (keep || typed.entered) ui.mean(app::NoteHand{ui.draft.note});
  if (cancel || keep || typed.entered) ui.draft.overlay = Draft::Overlay::kNone;
}

// A row of seats and the bank. Returns true when another has been tapped.
void choose_account(Ui& ui, std::string_view name, const Rect& r, const app::TableView& view,
                    std::optional<Seat>& chosen) {
  const int count = view.seats + 1;
  const Rect bank = r.column(0, count, ui.px(4));
  if (button(ui, fmt::format("{}/bank", name), bank, "Bank", {.chosen = !chosen})) chosen.reset();
  for (const auto& place : view.places) {
    const Rect cell = r.column(place.seat.index() + 1, count, ui.px(4));
    if (button(ui, fmt::format("{}/{}", name, place.seat.index() + 1), cell, place.name,
               {.chosen = chosen == place.seat})) {
      chosen = place.seat;
    }
  }
}

void draw_adjust_form(Ui& ui, const Rect& screen, const app::TableView& view) {
  auto& adjustment = ui.draft.adjustment;
  const Overlay overlay = begin_overlay(ui, "##adjust", screen, ui.px(680), ui.px(36 + 34 + 2 * 76 + 60 + 56 + 56));
  Rect rest = overlay.inside;
  ui.text(rest.cut_top(ui.px(34)), "Agreed on besides the rules", type::kTitle, ui.theme.text);
  Rect row = rest.cut_bottom(ui.px(46));
  rest.cut_bottom(ui.px(8));
  Rect content = ui.begin_scroll("adjust", rest);
  ui.text(content.cut_top(ui.px(24)), "From", type::kSmall, ui.theme.dim);
  choose_account(ui, "adjust/from", content.cut_top(ui.px(kTarget)), view, adjustment.from);
  ui.text(content.cut_top(ui.px(28)), "To", type::kSmall, ui.theme.dim);
  choose_account(ui, "adjust/to", content.cut_top(ui.px(kTarget)), view, adjustment.to);
  content.cut_top(ui.px(10));
  Rect amount = content.cut_top(ui.px(kTarget));
  if (const auto value = stepper(ui, "adjust/amount", amount.cut_left(ui.px(180)), adjustment.amount, {1, 9999})) {
    adjustment.amount = *value;
  }
  content.cut_top(ui.px(8));
  ui.text_field("adjust/note", content.cut_top(ui.px(kTarget)), adjustment.note, "Why?");
  ui.end_scroll(content.y0);
  const bool different = adjustment.from != adjustment.to;
  const bool cancel = button(ui, "adjust/cancel", row.column(0, 2, ui.px(10)), "Cancel", {.key = "Esc"});
  const bool keep = button(ui, "adjust/keep", row.column(1, 2, ui.px(10)), "Write it down",
                           {.tone = Tone::kPrimary, .enabled = different});
  end_overlay();
  if (keep) ui.mean(app::Adjust{adjustment.from, adjustment.to, adjustment.amount, adjustment.note});
  if (cancel || keep) ui.draft.overlay = Draft::Overlay::kNone;
}

}  // namespace

void draw_hand_menu(Ui& ui, const Rect& screen, const app::TableView& view) {
  switch (ui.draft.overlay) {
    case Draft::Overlay::kNone:
      return;
    case Draft::Overlay::kHandMenu:
      return draw_menu(ui, screen, view);
    case Draft::Overlay::kNote:
      return draw_note_form(ui, screen);
    case Draft::Overlay::kAdjust:
      return draw_adjust_form(ui, screen, view);
  }
}

}  // namespace nullo::gui
