#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "core/card.h"
#include "gui/kit/cards.h"
#include "gui/kit/widgets.h"
#include "gui/screens.h"

namespace nullo::gui {

namespace {

void set(Ui& ui, app::Look look) { ui.mean(app::SetLook{look}); }

constexpr std::string_view kAtTheTable = "A table grows only as far as a whole hand fits in the window.";

float draw_sizes(Ui& ui, Rect r, const app::Look& look) {
  const int across = ui.units(r.width()) >= 640 ? static_cast<int>(app::kSizes.size()) : 4;
  const int rows = static_cast<int>(app::kSizes.size()) / across;
  const float words = ui.wrapped_height(r.width() - ui.px(24), kAtTheTable, type::kBody) + ui.px(8);
  r.y1 = r.y0 + panel_heading_height(ui) + ui.px(12 + 52) * static_cast<float>(rows) + words;
  Rect inside = panel(ui, r, "Size of everything (Ctrl + and Ctrl −)");
  Rect below = inside.cut_bottom(words);
  below.cut_top(ui.px(8));
  ui.wrapped(below, kAtTheTable, type::kBody, ui.theme.dim);
  for (int i = 0; i < static_cast<int>(app::kSizes.size()); ++i) {
    const int percent = app::kSizes.at(static_cast<std::size_t>(i));
    const Rect line = inside.row(i / across, rows, ui.px(8));
    const Rect cell = line.column(i % across, across, ui.px(8));
    if (button(ui, fmt::format("size/{}", percent), cell, fmt::format("{} %", percent),
               {.chosen = look.percent == percent})) {
      app::Look next = look;
      next.percent = percent;
      set(ui, next);
    }
  }
  return r.y1 + ui.px(kGap);
}

float draw_theme(Ui& ui, Rect r, const app::Look& look) {
  r.y1 = r.y0 + panel_heading_height(ui) + ui.px(12 + 52);
  const Rect inside = panel(ui, r, "Colours of the screen");
  const std::array<std::string, 2> words{"Evening: dark", "Day: light"};
  if (const auto choice = choice_row(ui, "theme", inside, words, look.dark ? 0 : 1)) {
    app::Look next = look;
    next.dark = *choice == 0;
    set(ui, next);
  }
  return r.y1 + ui.px(kGap);
}

float draw_pack(Ui& ui, Rect r, const app::Look& look) {
  r.y1 = r.y0 + panel_heading_height(ui) + ui.px(12 + 52 + 76);
  Rect inside = panel(ui, r, "Pack");
  const Rect cards = inside.cut_bottom(ui.px(76)).inset(0, ui.px(4));
  const std::array<std::string, 2> words{"Two colours", "Four colours"};
  if (const auto choice = choice_row(ui, "pack", inside, words, look.four_colours ? 1 : 0)) {
    app::Look next = look;
    next.four_colours = *choice == 1;
    set(ui, next);
  }
  for (int i = 0; i < 4; ++i) {
    const Rect cell = cards.middle(ui.px(4 * 56), cards.height()).column(i, 4, ui.px(6));
    draw_card(ui, cell.middle(cell.height() / kCardShape, cell.height()),
              Card{Rank::kQueen, kSuits.at(static_cast<std::size_t>(i))});
  }
  return r.y1 + ui.px(kGap);
}

// A field that shows the saved text until somebody types in it. True: the text has changed.
bool type_in(Ui& ui, std::string_view name, const Rect& r, std::string& text, bool& typing, std::string_view kept,
             std::string_view hint) {
  if (!typing) text = kept;
  const Ui::Typed typed = ui.text_field(name, r, text, hint, true);
  typing = typed.active;
  if (typed.entered) ui.state.focus.clear();
  return typed.changed;
}

// Height of the error in what was typed, or else of the note on it.
float note_height(const Ui& ui, float width, std::string_view problem, std::string_view note) {
  const std::string_view text = problem.empty() ? note : problem;
  return text.empty() ? 0 : ui.wrapped_height(width, text, type::kBody) + ui.px(8);
}

void draw_note(Ui& ui, const Rect& r, std::string_view problem, std::string_view note) {
  const std::string_view text = problem.empty() ? note : problem;
  const Rect room{r.x0, r.y0 + ui.px(6), r.x1, r.y1};
  problem.empty() ? ui.wrapped(room, text, type::kBody, ui.theme.dim) : refusal(ui, room, text, type::kBody);
}

float draw_chips(Ui& ui, Rect r, const app::SettingsView& view) {
  const float inner = r.width() - ui.px(24);
  std::vector<std::string> words;
  int chosen = 0;
  for (const auto& choice : view.chips) {
    if (choice.chosen) chosen = static_cast<int>(words.size());
    words.push_back(choice.values);
  }
  const float grid = word_grid(ui, inner, words).height(ui);
  const float note = note_height(ui, inner, view.chips_problem, view.chips_start);
  r.y1 = r.y0 + panel_heading_height(ui) + grid + ui.px(8 + kTarget + 12) + note;
  Rect inside = panel(ui, r, "Chips of the table");
  if (const auto choice = choice_grid(ui, "chips", inside.cut_top(grid), words, chosen)) {
    ui.mean(app::SetChips{words[static_cast<std::size_t>(*choice)]});
  }
  inside.cut_top(ui.px(8));
  ScreenState& state = ui.state;
  // Only what was typed to its end is meant: "1/10/50" on the way to a refused "1/10/50/3" is not.
  const bool typed = state.typing_chips;
  type_in(ui, "chips/own", inside.cut_top(ui.px(kTarget)), state.chips, state.typing_chips, "",
          "Others: type 1/5/25/100");
  if (typed && !state.typing_chips && !state.chips.empty()) ui.mean(app::SetChips{state.chips});
  if (note > 0) draw_note(ui, inside, view.chips_problem, view.chips_start);
  return r.y1 + ui.px(kGap);
}

// "−  0.10  +", which can also be typed; whom it is settled against stands beside it, or below.
float draw_stake(Ui& ui, Rect r, const app::SettingsView& view) {
  constexpr Amount kStep = 5;
  const float inner = r.width() - ui.px(24);
  const bool narrow = ui.units(inner) < 640;
  const std::string_view none = view.stake == 0 ? "No stake: points are played for nothing" : "";
  const float note = note_height(ui, inner, view.stake_problem, none);
  r.y1 = r.y0 + panel_heading_height(ui) + ui.px(narrow ? 12 + 52 + 52 : 12 + 52) + note;
  Rect inside = panel(ui, r, "Stake: money for a point");
  if (note > 0) draw_note(ui, inside.cut_bottom(note), view.stake_problem, none);
  Rect amount = narrow ? inside.row(0, 2, ui.px(8)) : inside;
  const Rect against = narrow ? inside.row(1, 2, ui.px(8)) : [&] {
    const Rect right = amount.cut_right(amount.width() - ui.px(240));
    return Rect{right.x0 + ui.px(8), right.y0, right.x1, right.y1};
  }();
  const auto set = [&](Amount per_point, bool winner) { ui.mean(app::SetStake{per_point, winner}); };
  if (button(ui, "stake/less", amount.cut_left(ui.px(52)), "−", {.enabled = view.stake > 0})) {
    set(std::max(Amount{0}, view.stake - kStep), view.against_winner);
  }
  if (button(ui, "stake/more", amount.cut_right(ui.px(52)), "+", {.enabled = view.stake < view.highest_stake})) {
    set(std::min(view.highest_stake, view.stake + kStep), view.against_winner);
  }
  ScreenState& state = ui.state;
  if (type_in(ui, "stake/amount", amount.inset(ui.px(6), 0), state.stake, state.typing_stake, view.stake_amount,
              "0.10")) {
    ui.mean(app::TypeStake{state.stake});
  }
  const std::array<std::string, 2> words{"Against the average", "Against the winner"};
  if (const auto choice = choice_row(ui, "against", against, words, view.against_winner ? 1 : 0)) {
    set(view.stake, *choice == 1);
  }
  return r.y1 + ui.px(kGap);
}

float draw_screens(Ui& ui, Rect r, const app::SettingsView& view) {
  const bool narrow = ui.units(r.width()) < 560;
  const int rows = narrow ? 2 : 1;
  const float note = note_height(ui, r.width() - ui.px(24), "", view.awake_note);
  r.y1 = r.y0 + panel_heading_height(ui) + ui.px(12) + ui.px(52) * static_cast<float>(rows) + note;
  Rect inside = panel(ui, r, "Screens");
  if (note > 0) draw_note(ui, inside.cut_bottom(note), view.awake_note, "");
  const auto cell = [&](int i) { return narrow ? inside.row(i, 2, ui.px(8)) : inside.column(i, 2, ui.px(10)); };
  if (button(ui, "awake", cell(0), view.keep_awake ? "✓ Keep the screen awake" : "Keep the screen awake",
             {.chosen = view.keep_awake})) {
    ui.mean(app::SetKeepAwake{!view.keep_awake});
  }
  if (button(ui, "board", cell(1), view.board ? "✓ The board, for a TV" : "The board, for a TV",
             {.key = ui.key_of("board"), .chosen = view.board})) {
    ui.mean(app::ToggleBoard{});
  }
  return r.y1 + ui.px(kGap);
}

float draw_vibration(Ui& ui, Rect r, const app::SettingsView& view) {
  if (!view.vibrate) return r.y0;
  r.y1 = r.y0 + panel_heading_height(ui) + ui.px(12 + 52);
  const Rect inside = panel(ui, r, "For a recorded hand, and for a refusal");
  const std::array<std::string, 2> words{"Vibrate", "Do not vibrate"};
  if (const auto choice = choice_row(ui, "vibrate", inside, words, *view.vibrate ? 0 : 1))
    ui.mean(app::SetVibrate{*choice == 0});
  return r.y1 + ui.px(kGap);
}

float draw_data(Ui& ui, Rect r, const app::SettingsView& view) {
  const float inner = r.width() - ui.px(24);
  const float height = ui.wrapped_height(inner, view.data_place, type::kBody) +
                       ui.wrapped_height(inner, view.data_size, type::kBody) +
                       ui.wrapped_height(inner, view.version, type::kBody);
  r.y1 = r.y0 + panel_heading_height(ui) + height + ui.px(16 + kTarget + 10);
  Rect inside = panel(ui, r, "Where your data are kept");
  if (button(ui, "import", inside.cut_bottom(ui.px(kTarget)), "Import sessions from files")) {
    ui.mean(app::Go{app::Screen::kImport});
  }
  inside.cut_top(ui.wrapped(inside, view.data_place, type::kBody, ui.theme.text));
  inside.cut_top(ui.wrapped(inside, view.data_size, type::kBody, ui.theme.dim) + ui.px(4));
  ui.wrapped(inside, view.version, type::kBody, ui.theme.dim);
  return r.y1 + ui.px(kGap);
}

// "2026-11-21 19:30   14 sessions, 312 kB   [Restore]"; on two lines beside the button where there is little room.
void draw_backup(Ui& ui, Rect line, const app::SettingsView::BackupLine& backup, bool narrow) {
  const Rect restore = line.cut_right(ui.px(110));
  if (button(ui, "restore/" + backup.id, restore, "Restore", {.enabled = backup.can_restore})) {
    ui.mean(app::RestoreBackup{backup.id});
  }
  line.cut_right(ui.px(8));
  const Rect made = narrow ? line.row(0, 2, 0) : line.cut_left(ui.px(190));
  ui.text(made, backup.made, type::kBodyBold, ui.theme.text);
  ui.text(narrow ? line.row(1, 2, 0) : line, backup.what, narrow ? type::kNote : type::kBody,
          backup.can_restore ? ui.theme.text : ui.theme.dim);
}

float draw_backups(Ui& ui, Rect r, const app::SettingsView& view) {
  constexpr std::string_view kWhen =
      "Nullo makes one after every session and before an update, and keeps the last ten.";
  const float inner = r.width() - ui.px(24);
  const bool narrow = ui.units(inner) < 560;
  const float when = ui.wrapped_height(inner, kWhen, type::kBody);
  const float place = ui.wrapped_height(inner, view.backup_place, type::kBody);
  const float note = note_height(ui, inner, "", view.backup_note);
  const float each = ui.px(kTarget + 8);
  const float lines = each * static_cast<float>(view.backups.size());
  r.y1 = r.y0 + panel_heading_height(ui) + when + place + note + ui.px(8 + 52 + 12) + lines;
  Rect inside = panel(ui, r, "Backups");
  inside.cut_top(ui.wrapped(inside, kWhen, type::kBody, ui.theme.text));
  inside.cut_top(ui.wrapped(inside, view.backup_place, type::kBody, ui.theme.dim) + ui.px(8));
  Rect line = inside.cut_top(ui.px(kTarget));
  constexpr std::string_view kOpen = "Open folder";
  if (view.can_show_folder && button(ui, "backup/folder", line.cut_right(button_width(ui, kOpen)), kOpen)) {
    ui.mean(app::ShowFolder{view.backup_place});
  }
  if (view.can_show_folder) line.cut_right(ui.px(8));
  if (button(ui, "backup", line, "Back up now", {.enabled = view.can_back_up})) ui.mean(app::BackUpNow{});
  if (note > 0) draw_note(ui, inside.cut_top(note), "", view.backup_note);
  for (const auto& backup : view.backups) {
    inside.cut_top(ui.px(8));
    draw_backup(ui, inside.cut_top(ui.px(kTarget)), backup, narrow);
  }
  return r.y1;
}

}  // namespace

void draw_settings(Ui& ui, const Rect& r, const app::SettingsView& view) {
  const Rect room = r.inset(ui.px(12));
  Rect content = ui.begin_scroll("settings", room);
  content = content.middle(std::min(content.width(), ui.px(900)), content.height());
  const auto below = [&](float y) { return Rect{content.x0, y, content.x1, y}; };
  float y = draw_sizes(ui, below(content.y0), view.look);
  y = draw_theme(ui, below(y), view.look);
  y = draw_pack(ui, below(y), view.look);
  y = draw_chips(ui, below(y), view);
  y = draw_stake(ui, below(y), view);
  y = draw_screens(ui, below(y), view);
  y = draw_vibration(ui, below(y), view);
  y = draw_data(ui, below(y), view);
  ui.end_scroll(draw_backups(ui, below(y), view));
}

}  // namespace nullo::gui
